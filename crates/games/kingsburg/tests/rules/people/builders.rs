//! Governors of building time: Tax Collector, Preacher, Architect.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::{Build, Favour, Frame, Point};

/// Seat 1 is the Tax Collector; seats 0 and 2 can complete row B.
fn tax() -> Play {
    let play = Play::year(3).summer().players(3).governors(["paladin", "tax_collector", "castellan"]);
    play.everybody(|p| p.builds("B1 B2 B3").has("5G 3S")).building()
}

#[test]
fn the_tax_collector_takes_a_good_the_moment_an_opponent_completes_a_row() {
    ledger::proves!("KB-GOV-16", "KB-GOV-17");
    let mut t = tax().player(1, |p| p.builds("").has("0G 0S")).start();
    t.seat(0).answers("building/B4");
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).refused("pass", "KB-GOV-16");
    t.seat(1).answers("good/wood");
    assert_eq!(t.has(1), "1W");
    assert_eq!(
        (t.waits_for(), t.frame()),
        (Some(1), Frame::Build(Build { place: 1, built: 0, favour: Favour::None }))
    );
    t.seat(1).answers("building/F1");
    assert_eq!((t.has(1).as_str(), t.buildings(1).as_str()), ("nothing", "F1"), "paid with the tax");
    t.seat(2).answers("building/B4");
    t.seat(1).answers("good/gold");
    assert_eq!(t.has(1), "1G", "each time; but his own turn is over");
    assert_ne!(t.phase(), Phase::Summer, "the season ends");
}

#[test]
fn only_the_fourth_column_of_opponents_is_taxed() {
    ledger::proves!("KB-GOV-16");
    for (left, building) in [("", "B1"), ("B1", "B2"), ("B1 B2", "B3")] {
        let mut t = tax().player(0, |p| p.builds(left).has("9G 9W 9S")).start();
        t.seat(0).answers(&format!("building/{building}"));
        assert!(
            matches!(t.frame(), Frame::Build(Build { place: 1, .. })),
            "nobody is asked about {building}"
        );
        assert_eq!(t.has(1), "5G 3S");
    }
    let mut t = tax().order([1, 0, 2]).start();
    t.seat(1).answers("building/B4");
    assert_eq!((t.waits_for(), t.has(1).as_str()), (Some(0), "nothing"), "nor is he taxed himself");
}

#[test]
fn two_buildings_of_one_turn_are_taxed_twice() {
    ledger::proves!("KB-GOV-16", "KB-ENVOY-08");
    let play = tax().agent(0).player(0, |p| p.builds("B1 B2 B3 F1 F2 F3").has("9G 9W 9S"));
    let mut t = play.player(1, |p| p.has("0G 0S")).start();
    t.seat(0).answers("building/B4");
    t.seat(1).answers("good/gold");
    assert_eq!(t.waits_for(), Some(0), "the builder goes on");
    t.seat(0).answers("building/F4");
    t.seat(1).answers("good/gold");
    assert_eq!(t.has(1), "2G");
}

#[test]
fn three_buildings_of_one_turn_are_taxed_three_times() {
    ledger::proves!("KB-GOV-16", "KB-MOD4-03");
    let play = tax().fate("night_yards").agent(0).player(1, |p| p.has("0G 0S"));
    let play = play.player(0, |p| p.builds("B1 B2 B3 D1 D2 D3 F1 F2 F3").has("20G 20W 20S"));
    let mut t = play.start();
    for (path, tax) in [("building/B4", 1), ("building/F4 agent", 2), ("", 3)] {
        let third =
            t.answers().into_iter().find(|answer| answer.starts_with("building/D4")).unwrap_or_default();
        t.seat(0).answers(if path.is_empty() { &third } else { path });
        t.seat(1).answers("good/gold");
        assert_eq!(t.has(1), format!("{tax}G"));
    }
    assert_eq!(t.waits_for(), Some(1), "then it is his own turn");
}

/// Seat 1 is the Preacher. Everybody could build one thing; these seats do.
fn preached(builders: &[u8]) -> Table {
    let play = Play::year(2).autumn().players(3).governors(["paladin", "preacher", "castellan"]);
    let mut t = play.everybody(|p| p.has("1W")).building().start();
    for seat in 0..3 {
        t.seat(seat).answers(if builders.contains(&seat) { "building/F1" } else { "pass" });
    }
    t
}

#[test]
fn the_preacher_scores_if_somebody_did_not_build() {
    ledger::proves!("KB-GOV-15", "KB-ORDERING-03");
    for (builders, vp) in
        [(&[0, 1, 2][..], 0), (&[1, 2], 1), (&[0, 1], 1), (&[0, 2], 1), (&[1], 1), (&[], 1), (&[0], 1)]
    {
        let t = preached(builders);
        assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [0, vp, 0], "those who built: {builders:?}");
    }
}

#[test]
fn the_preacher_preaches_every_season() {
    ledger::proves!("KB-GOV-15");
    let play = Play::year(2).spring().players(3).governors(["paladin", "preacher", "castellan"]);
    let mut t = play.everybody(|p| p.builds("F1").has("2W")).building().start();
    t.idle_to(Phase::Summer);
    assert_eq!((t.vp(0), t.vp(1)), (1, 2), "all have the King's reward, he one more");
    t.idle_to(Phase::Mercenaries);
    assert_eq!(t.vp(1) - t.vp(0), 3, "in Spring, Summer and Autumn");
}

/// Seat 2 is the Architect.
fn architect() -> Play {
    let play = Play::year(2).summer().players(3).governors(["paladin", "castellan", "architect"]);
    play.building()
}

#[test]
fn the_architect_builds_cheaper_while_everybody_else_has_more_buildings() {
    ledger::proves!("KB-GOV-08", "KB-R-57");
    let play = architect().order([2, 0, 1]).everybody(|p| p.builds("F1"));
    let mut t = play.player(2, |p| p.builds("").has("1G 1W")).frame(Frame::At(Point::Build));
    t = t.player(0, |p| p.has("0G"));
    let mut t = t.start();
    t.seat(2).may(["building/C1 good/gold", "building/C1 good/wood"]);
    t.seat(2).refused("building/B2", "KB-BUILD-07");
    t.seat(2).answers("building/C1 good/gold");
    assert_eq!((t.has(2).as_str(), t.buildings(2).as_str()), ("1W", "C1"), "the Inn for one good");
}

#[test]
fn at_least_one_good_is_always_paid() {
    ledger::proves!("KB-GOV-08", "KB-BUILD-03");
    let play = architect().order([2, 0, 1]).everybody(|p| p.builds("B1"));
    let play = play.player(2, |p| p.builds("").has("1W")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).may_only(["pass", "building/C1", "building/E1", "building/F1"]);
    t.seat(2).answers("building/F1");
    assert_eq!(t.has(2), "nothing", "the Barricade costs one good, and it stays one");
}

#[test]
fn the_architect_is_judged_when_his_turn_comes() {
    ledger::proves!("KB-GOV-08");
    let court = |first: &str| {
        let play = architect().player(0, |p| p.has("1W")).player(1, |p| p.builds("F1"));
        let mut t = play.player(2, |p| p.has("1G")).start();
        t.seat(0).answers(first);
        t.seat(1).answers("pass");
        t
    };
    let mut t = court("building/F1");
    t.seat(2).may(["building/B1", "building/C1"]);
    let mut t = court("pass");
    t.seat(2).may_only(["pass"]);
    t.seat(2).refused("building/B1", "KB-BUILD-03");
}

#[test]
fn the_favour_lasts_for_the_whole_turn() {
    ledger::proves!("KB-GOV-08", "KB-ENVOY-09");
    let play = architect().order([2, 0, 1]).agent(2).everybody(|p| p.builds("F1"));
    let play = play.player(2, |p| p.builds("").has("3W")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).answers("building/F1");
    t.seat(2).answers("building/E1");
    assert_eq!(t.has(2), "1W", "1 and 2-1: what he builds this turn, though he has no longer the fewest");
    let play = architect().order([2, 0, 1]).agent(2).everybody(|p| p.builds("F1"));
    let play = play.player(2, |p| p.has("2W")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).answers("building/E1");
    assert_eq!(t.has(2), "nothing", "with as many as another he pays in full");
}

#[test]
fn other_savings_are_not_the_architects_favour() {
    ledger::proves!("KB-GOV-08", "KB-BLD-20");
    // Everybody has three buildings; the Crane saves the Architect a gold, and that is all.
    let play = architect().order([2, 0, 1]).everybody(|p| p.builds("C1 F1 F2").has("2G 2S"));
    let play = play.player(2, |p| p.builds("E1 E2 F1 F2").has("1G 1S")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).refused("building/E3", "KB-BUILD-03");
    let play = architect().order([2, 0, 1]).everybody(|p| p.builds("B1 C1 D1 E1 F1"));
    let play = play.player(2, |p| p.builds("E1 E2 F1 F2").has("1G 1S")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).answers("building/E3");
    assert_eq!(
        t.has(2),
        "nothing",
        "2 gold and 2 stone, less a gold by the Crane, less a stone of his choice"
    );
}

#[test]
fn the_architect_shares_his_favour_with_nobody() {
    ledger::proves!("KB-GOV-08");
    let play = architect().everybody(|p| p.builds("F1").has("1G")).player(0, |p| p.builds(""));
    let mut t = play.frame(Frame::At(Point::Build)).start();
    t.seat(0).refused("building/B1", "KB-BUILD-03");
    t.seat(0).may_only(["pass"]);
}

#[test]
fn architect_and_wandering_builders_never_make_a_building_free() {
    ledger::proves!("KB-GOV-08", "KB-MOD4-03", "KB-BUILD-03");
    let play = architect().fate("wandering_builders").order([2, 0, 1]).everybody(|p| p.builds("B1"));
    let play = play.player(2, |p| p.builds("").has("1G 1W 1S")).frame(Frame::At(Point::Build));
    let mut t = play.start();
    t.seat(2).answers("building/C1 good/gold");
    assert_eq!(t.has(2), "1W 1S", "2 goods less 1 less 1, but at least 1");
    let play = architect().fate("wandering_builders").order([2, 0, 1]).everybody(|p| p.builds("B1 F1"));
    let play = play.player(2, |p| p.builds("D1").has("1G 1W 1S"));
    let mut t = play.frame(Frame::At(Point::Build)).start();
    t.seat(2).answers("building/D2 good/gold");
    assert_eq!(t.has(2), "1W 1S", "3 goods less 1 less 1");
}
