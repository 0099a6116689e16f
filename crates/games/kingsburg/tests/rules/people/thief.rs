//! The Thief.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::{Scripted, Seat};

/// The end of a season: seat 0 is the Thief.
fn season_end(season: Phase, goods: [&str; 3]) -> Table {
    let mut play = Play::year(2).phase(season).players(3).governors(["thief", "paladin", "castellan"]);
    for (seat, goods) in goods.into_iter().enumerate() {
        play = play.player(seat, |p| p.has(goods));
    }
    let mut t = play.frame(Frame::Build(Build { place: 2, built: 0, favour: Favour::None })).start();
    t.seat(2).answers("pass");
    t
}

fn steals(t: &Table) -> bool {
    t.waits_for() == Some(0) && t.answers().iter().any(|path| path.starts_with("seat/"))
}

#[test]
fn the_thief_starts_with_three_points_less() {
    ledger::proves!("KB-GOV-01", "KB-SETUP-10");
    let options = kingsburg::Options::of_modules(&[3]);
    let with_thief = |seed: u64| {
        let t = Table::with(&options, 5, Scripted::dice([]).then_seed(seed));
        let has = |t: &Table, seat: u8| t.answers_of(Seat(seat)).iter().any(|path| path == "governor/thief");
        (0..5).find(|seat| has(&t, *seat)).map(|seat| (t, seat))
    };
    let (mut t, thief) = (0..50).find_map(with_thief).expect("15 of 24 are dealt");
    for seat in 0..5 {
        assert_eq!(t.vp(thief), 0, "not before all have chosen");
        let first = t.answers_of(Seat(seat))[0].clone();
        let path = if seat == thief { "governor/thief" } else { first.as_str() };
        t.seat(seat).answers(path);
    }
    for seat in 0..5 {
        assert_eq!(t.vp(seat), if seat == thief { -3 } else { 0 }, "seat {seat}");
    }
}

#[test]
fn the_thief_takes_a_good_of_somebody_who_has_more() {
    ledger::proves!("KB-MOD3-05", "KB-INV-10");
    let mut t = season_end(Phase::Spring, ["1W", "1G 1S", "1W"]);
    t.seat(0).may_only(["pass", "seat/1 good/gold", "seat/1 good/stone"]);
    t.seat(0).refused("seat/1 good/wood", "KB-GOV-01");
    t.seat(0).refused("seat/2 good/wood", "KB-GOV-01");
    t.seat(0).refused("seat/0 good/wood", "KB-GOV-01");
    t.seat(0).answers("seat/1 good/stone");
    assert_eq!([0, 1].map(|seat| t.has(seat)), ["1W 1S", "1G"], "his by now, and no more the other's");
    assert!(!steals(&t), "one good");
}

#[test]
fn the_thief_may_leave_it() {
    ledger::proves!("KB-MOD3-05");
    let mut t = season_end(Phase::Autumn, ["0G", "1G", "2G"]);
    t.seat(0).may_only(["pass", "seat/1 good/gold", "seat/2 good/gold"]);
    t.seat(0).answers("pass");
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing", "1G", "2G"]);
    assert!(t.events.iter().any(|e| matches!(e, Event::Declined { .. })));
}

#[test]
fn the_thief_steals_in_spring_and_autumn() {
    ledger::proves!("KB-MOD3-05");
    for (season, there) in [(Phase::Spring, true), (Phase::Summer, false), (Phase::Autumn, true)] {
        assert_eq!(steals(&season_end(season, ["0G", "1G", "1G"])), there, "in {season:?}");
    }
}

#[test]
fn tokens_are_no_goods_and_equals_are_safe() {
    ledger::proves!("KB-R-12", "KB-MOD3-05");
    assert!(!steals(&season_end(Phase::Spring, ["1G", "1G", "1S 5T"])), "nobody has more goods");
    assert!(steals(&season_end(Phase::Spring, ["1G 9T", "2G", "0G"])), "his own tokens do not make him rich");
}

#[test]
fn what_is_spent_before_cannot_be_stolen() {
    ledger::proves!("KB-MOD3-05", "KB-BUILD-03");
    let play = Play::year(2).autumn().players(3).governors(["thief", "paladin", "castellan"]);
    let play = play.player(2, |p| p.has("1W")).frame(Frame::Build(Build {
        place: 2,
        built: 0,
        favour: Favour::None,
    }));
    let mut t = play.start();
    t.seat(2).answers("building/F1");
    assert!(!steals(&t), "the season's end comes after building");
}
