//! Module 3: three governors for each, of whom he keeps one (p.12).

use crate::dsl::Table;
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::content::GovernorId;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use std::collections::BTreeSet;
use table::{Game, Scripted, Seat, SeatSet, Waiting};

/// A game with governors, all else as in the base game.
fn dealt(seats: u8, seed: u64) -> Table {
    Table::with(&Options::of_modules(&[3]), seats, Scripted::dice([]).then_seed(seed))
}

fn hand(t: &Table, seat: u8) -> Vec<String> {
    t.answers_of(Seat(seat))
}

#[test]
fn three_different_governors_are_dealt_to_each_player() {
    ledger::proves!("KB-MOD3-01", "KB-COMP-07");
    for seats in 2..=5 {
        let t = dealt(seats, 7);
        let all: BTreeSet<String> = (0..seats).flat_map(|seat| hand(&t, seat)).collect();
        assert_eq!(all.len(), 3 * usize::from(seats), "each card is there once, with {seats} players");
        for seat in 0..seats {
            assert_eq!(hand(&t, seat).len(), 3, "three for each");
        }
        assert_eq!(t.phase(), Phase::Aid, "before the first year");
    }
    let all: BTreeSet<String> =
        (0..60).flat_map(|seed| (0..5).flat_map(move |seat| hand(&dealt(5, seed), seat))).collect();
    assert_eq!(all.len(), 24, "any of the 24 may come");
    let first: BTreeSet<Vec<String>> = (0..60).map(|seed| hand(&dealt(5, seed), 0)).collect();
    assert!(first.len() > 40, "hands are at random: {} of 60 differ", first.len());
}

#[test]
fn everybody_chooses_at_the_same_time_and_only_of_his_own_three() {
    ledger::proves!("KB-MOD3-03");
    let mut t = dealt(3, 2);
    let asked = |t: &Table| t.game.waiting(&t.state).must.iter().map(|s| s.0).collect::<Vec<_>>();
    assert_eq!(asked(&t), [0, 1, 2], "all are asked at once");
    assert_eq!(t.game.waiting(&t.state), Waiting::sealed(SeatSet::all(3)), "nobody sees what others answer");
    let (own, others) = (hand(&t, 1), hand(&t, 2));
    for path in &others {
        t.seat(1).refused(path, "KB-MOD3-03");
    }
    t.seat(1).refused("pass", "KB-MOD3-03");
    t.seat(1).refused("good/gold", "KB-MOD3-03");
    let nobodys = GovernorId::all()
        .map(|g| format!("governor/{}", g.name()))
        .find(|name| (0..3).all(|seat| !hand(&t, seat).contains(name)))
        .expect("nine of 24 are dealt");
    t.seat(1).refused(&nobodys, "KB-MOD3-03");
    t.seat(1).answers(&own[1]);
    assert_eq!(asked(&t), [0, 2], "he has chosen; the others may take their time");
    let last = hand(&t, 2)[2].clone();
    t.seat(2).answers(&last);
    assert_eq!(asked(&t), [0], "in any order");
}

#[test]
fn all_are_revealed_together_and_the_rest_leaves_the_game() {
    ledger::proves!("KB-MOD3-02", "KB-MOD3-03", "KB-MOD3-04", "KB-MOD3-05", "KB-INV-30");
    for seats in 2..=5 {
        let mut t = dealt(seats, 5);
        let kept: Vec<String> =
            (0..seats).map(|seat| hand(&t, seat)[usize::from(seat) % 3].clone()).collect();
        for seat in (0..seats).rev() {
            for other in 0..seats {
                assert_eq!(t.player(other).governor, None, "nobody has one before all have chosen");
            }
            let revealed = |e: &Event| matches!(e, Event::GovernorRevealed { .. });
            assert!(!t.events.iter().any(revealed), "nothing is revealed before");
            t.seat(seat).answers(&kept[usize::from(seat)]);
        }
        let told: Vec<_> = t
            .events
            .iter()
            .filter_map(|e| match e {
                Event::GovernorRevealed { seat, governor, vp } => Some((seat.0, governor.name(), *vp)),
                _ => None,
            })
            .collect();
        let expected: Vec<_> =
            (0..seats).zip(&kept).map(|(seat, path)| (seat, &path["governor/".len()..], 0)).collect();
        assert_eq!(told, expected, "each has the one he kept, and paid nothing");
        for (seat, name, _) in expected {
            assert_eq!(t.player(seat).governor.map(GovernorId::name), Some(name));
        }
        let default = [[GovernorId::default(); 3]; 5];
        assert_eq!(t.state.hidden.dealt, default, "of the others nothing is left");
        assert!(!matches!(t.frame(), Frame::Governors { .. }), "and the first year begins");
        assert_eq!((t.state.board.year, t.phase()), (1, Phase::Aid));
    }
}

#[test]
fn a_governor_is_for_the_whole_game() {
    ledger::proves!("KB-MOD3-05", "KB-MOD3-04");
    let mut t = dealt(3, 11);
    for seat in 0..3 {
        let first = hand(&t, seat)[0].clone();
        t.seat(seat).answers(&first);
    }
    let governors = [0, 1, 2].map(|seat| t.player(seat).governor);
    assert!(governors.iter().all(Option::is_some));
    t.idle_until(|t| t.frame() == Frame::Over);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).governor), governors, "the same ones after five years");
}

#[test]
fn without_the_module_nobody_has_a_governor() {
    ledger::proves!("KB-MOD-01", "KB-MOD-02");
    for modules in [&[][..], &[1], &[2], &[4], &[5], &[6]] {
        let t = Table::with(&Options::of_modules(modules), 3, Scripted::dice([]));
        assert!([0, 1, 2].iter().all(|seat| t.player(*seat).governor.is_none()), "with {modules:?}");
        assert!(
            !matches!(t.frame(), Frame::Governors { .. } | Frame::Name { .. }),
            "nobody is asked for one"
        );
    }
}

#[test]
fn lines_are_chosen_before_governors_are_dealt() {
    ledger::proves!("KB-R-51");
    let mut t = Table::with(&Options::of_modules(&[2, 3]), 2, Scripted::dice([]));
    let dealt = |t: &Table| t.events.iter().any(|e| matches!(e, Event::GovernorsDealt { .. }));
    for _ in 0..2 {
        assert!(matches!(t.frame(), Frame::Lines { .. }), "first the lines");
        assert!(!dealt(&t), "nobody knows his governors yet");
        let seat = t.waits_for().expect("one after another");
        t.seat(seat).answers("both");
    }
    assert!(matches!(t.frame(), Frame::Governors { .. }) && dealt(&t), "then the governors");
}
