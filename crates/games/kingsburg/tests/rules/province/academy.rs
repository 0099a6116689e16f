//! The Military Academy: a die of one's own instead of the King's soldiers (p.10, p.13).

use crate::dsl::{Play, Table, say};
use crate::province::scenes::{fought, gained};
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::Seat;

const ACADEMY: &str = "G1 G2 G3 G4";

/// Winter of year 3 against Demons of strength 6, where no building of row G adds anything.
fn winter(modules: &str) -> Play {
    let play = Play::year(3).winter().card("3.4").players(3).modules(modules);
    play.player(0, |p| p.builds(ACADEMY))
}

/// What the first three seats had in battle.
fn totals(t: &Table) -> [i16; 3] {
    [0, 1, 2].map(|seat| fought(t, seat).0)
}

#[test]
fn the_own_die_may_stand_in_place_of_the_kings_soldiers() {
    ledger::proves!("KB-MOD1-01", "KB-WINTER-06", "VR-13");
    for (king, own) in [(2, 5), (5, 2)] {
        let play = || winter("1").player(0, |p| p.soldiers(4)).rolls([king, own]);
        let mut t = play().start();
        assert!(t.events.contains(&Event::Reinforced { seat: Seat(0), soldiers: u16::from(king) }));
        let asked = format!("prompt-own-die own={own} sent={king} (VR-13)");
        assert_eq!(say(&t.prompt().message, t.prompt().rule), asked);
        t.seat(0).refused("good/gold", "VR-13");
        t.seat(0).may_only(["pass", "accept"]);
        assert_eq!(t.soldiers(0), 4 + u16::from(king), "first come those of the King");
        t.seat(0).answers("accept");
        let (king, own) = (i16::from(king), i16::from(own));
        assert_eq!(totals(&t), [4 + own, king, king], "instead of the King's, not beside them");
        let mut t = play().start();
        t.seat(0).answers("pass");
        assert_eq!(totals(&t), [4 + king, king, king], "or not");
    }
}

#[test]
fn a_die_that_changes_nothing_is_not_asked_about() {
    ledger::proves!("KB-MOD1-01");
    let t = winter("1").rolls([4, 4]).start();
    assert_eq!(totals(&t), [4, 4, 4]);
    assert!(
        t.events.iter().any(|e| matches!(e, Event::OwnDie { seat: Seat(0), soldiers: 4, .. })),
        "it was rolled"
    );
    let without = winter("1").player(0, |p| p.builds("G1 G2 G3")).rolls([4, 5]).start();
    assert_eq!(totals(&without), [4, 4, 4], "and only who has the Academy rolls");
}

#[test]
fn owners_roll_in_turn_order() {
    ledger::proves!("KB-R-38", "KB-MOD1-01");
    let play = winter("1").order([2, 0, 1]).player(2, |p| p.builds(ACADEMY)).rolls([1, 6, 3]);
    let mut t = play.start();
    t.seat(2).answers("accept");
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [3, 1, 6], "the die after the King's is of the first in turn order");
}

#[test]
fn it_replaces_the_fixed_number_of_heavy_snow_too() {
    ledger::proves!("KB-MOD1-01", "KB-MOD4-03");
    let mut t = winter("1").fate("heavy_snow").rolls([5]).start();
    assert_eq!(t.chance.dice_left(), 0, "the only die rolled is that of the Academy");
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [5, 2, 2]);
}

#[test]
fn with_request_tokens_the_die_is_halved_rounding_up() {
    ledger::proves!("KB-MOD1-04", "KB-MOD5-04");
    for (die, own) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut t = winter("1 5").rolls([die]).start();
        for seat in [0, 1, 2] {
            t.seat(seat).answers("request/4");
        }
        t.seat(0).may_only(["pass", "accept"]);
        t.seat(0).answers("accept");
        assert_eq!(totals(&t), [own, 4, 4], "a {die}");
    }
    let mut t = winter("1 5").rolls([6]).start();
    for seat in [0, 1, 2] {
        t.seat(seat).answers("request/3");
    }
    assert_eq!(totals(&t), [3, 3, 3], "half of 6 is what the token shows: nothing to ask");
}

#[test]
fn with_request_tokens_the_die_is_rolled_after_they_are_revealed() {
    ledger::proves!("KB-MOD1-05", "KB-R-55", "KB-MOD5-02");
    let mut t = winter("1 5").rolls([6]).start();
    for (seat, request) in [(0, "request/1"), (2, "request/2"), (1, "request/3")] {
        assert!(matches!(t.frame(), Frame::Requests { .. }));
        assert_eq!(t.chance.dice_left(), 1, "no die while tokens are chosen");
        t.seat(seat).answers(request);
    }
    assert_eq!(t.chance.dice_left(), 0);
    let told = |e: &Event| matches!(e, Event::Requested { .. } | Event::OwnDie { .. });
    let story: Vec<_> = t.events.iter().filter(|e| told(e)).collect();
    assert!(matches!(
        story[..],
        [.., Event::Requested { .. }, Event::OwnDie { seat: Seat(0), soldiers: 3, .. }]
    ));
    t.seat(0).answers("pass");
    assert_eq!(totals(&t), [1, 3, 2], "he kept what his token shows");
}

#[test]
fn soldiers_of_the_own_die_go_home_like_all_others() {
    ledger::proves!("KB-WINTER-16", "KB-MOD1-01");
    let mut t = winter("1").rolls([1, 6]).player(0, |p| p.soldiers(2)).start();
    t.seat(0).answers("accept");
    assert_eq!(fought(&t, 0).0, 8);
    assert_eq!(gained(&t, 0, "KB-WINTER-13").len(), 1, "8 against 6: the best of all");
    assert_eq!(t.soldiers(0), 0);
}
