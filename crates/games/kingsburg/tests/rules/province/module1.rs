//! The buildings of module 1 that work at the end of seasons and in phase 7 (p.10).

use crate::province::scenes::owner;
use kingsburg::board::Phase;
use kingsburg::event::Event;

#[test]
fn the_sawmill_turns_one_wood_into_two_gold() {
    ledger::proves!("KB-MOD1-06", "KB-EX-31");
    let mut t = owner("", "A1").summer().player(0, |p| p.has("2W")).season_end();
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).refused("good/wood", "KB-MOD1-06");
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.phase()), ("2G 1W", Phase::Autumn), "one wood, never two");
    let mut t = owner("", "A1").summer().player(0, |p| p.has("2W")).season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.phase()), ("2W", Phase::Autumn), "or none");
}

#[test]
fn quarry_and_goldsmith_convert_once_too() {
    ledger::proves!("KB-MOD1-06");
    let mut t = owner("", "A1 A2").summer().player(0, |p| p.has("2S")).season_end();
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.phase()), ("3G 1S", Phase::Autumn), "one stone for three gold");
    let mut t = owner("", "A1 A2 A3").summer().player(0, |p| p.has("2G")).season_end();
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!(
        (t.has(0).as_str(), t.soldiers(0), t.vp(0)),
        ("1G", 1, 1),
        "one gold for a soldier and a point"
    );
    assert_eq!(t.phase(), Phase::Autumn);
}

#[test]
fn they_work_at_the_end_of_summer_only_and_only_if_paid() {
    ledger::proves!("KB-MOD1-06", "KB-CLAR-10");
    for (phase, next) in [(Phase::Spring, Phase::Summer), (Phase::Autumn, Phase::Mercenaries)] {
        let t = owner("", "A1 A2 A3").phase(phase).player(0, |p| p.has("1G 1W 1S")).season_end();
        assert_eq!((t.has(0).as_str(), t.phase()), ("1G 1W 1S", next), "nothing in {phase:?}");
    }
    let t = owner("", "A1 A2 A3").summer().player(0, |p| p.has("3T")).season_end();
    assert_eq!(t.phase(), Phase::Autumn, "with nothing to pay nothing is asked");
    let mut t = owner("", "").summer().player(0, |p| p.has("3W 1S")).building().start();
    t.seat(0).answers("building/A1");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("accept");
    assert_eq!(t.has(0), "2G", "already in the Summer it is built in");
}

#[test]
fn what_one_gives_the_next_may_take() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD1-06");
    let mut t = owner("", "A1 A2 A3").summer().player(0, |p| p.has("1W")).season_end();
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!(t.has(0), "2G");
    t.seat(0).may_only(["pass", "accept"]);
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 1), "the Goldsmith has become applicable");
    assert_eq!(t.phase(), Phase::Autumn, "and each once only");
    let mut t = owner("", "A1 A2 A3").summer().player(0, |p| p.has("1W")).season_end();
    t.seat(0).answers("pass");
    assert_eq!(
        (t.has(0).as_str(), t.phase()),
        ("1W", Phase::Autumn),
        "without the gold he has nothing to pay"
    );
}

#[test]
fn their_owner_chooses_their_order_or_declines_them_all() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD1-06");
    let play = || owner("", "A1 A2 A3").summer().player(0, |p| p.has("1G 1W 1S"));
    let mut t = play().season_end();
    t.seat(0).may_only(["pass", "building/A1", "building/A2", "building/A3"]);
    t.seat(0).refused("accept", "KB-ORDERING-01");
    t.seat(0).refused("building/B1", "KB-ORDERING-02");
    t.seat(0).answers("building/A3");
    t.seat(0).answers("accept");
    t.seat(0).may_only(["pass", "building/A1", "building/A2"]);
    t.seat(0).answers("building/A2");
    t.seat(0).answers("pass");
    t.seat(0).answers("accept");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("2G 1S", 1), "Goldsmith, no Quarry, Sawmill");
    let mut t = play().season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.phase()), ("1G 1W 1S", Phase::Autumn), "all declined at once");
    assert_eq!(t.events.iter().filter(|e| matches!(e, Event::Declined { .. })).count(), 3);
}

#[test]
fn with_the_mint_they_work_in_every_season() {
    ledger::proves!("KB-MOD1-01", "KB-MOD1-06");
    for (phase, next) in
        [(Phase::Spring, Phase::Summer), (Phase::Summer, Phase::Autumn), (Phase::Autumn, Phase::Mercenaries)]
    {
        let mut t = owner("", "A1 A2 A3 A4 C1").phase(phase).player(0, |p| p.has("1S")).season_end();
        t.seat(0).may_only(["pass", "accept"]);
        t.seat(0).answers("accept");
        t.seat(0).may_only(["pass", "accept"]);
        t.seat(0).answers("accept");
        let token = if phase == Phase::Summer { "2G 1T" } else { "2G" };
        assert_eq!(
            (t.has(0).as_str(), t.soldiers(0), t.vp(0)),
            (token, 1, 1),
            "{phase:?}: the Inn only in Summer"
        );
        assert_eq!(t.phase(), next, "once a season");
    }
}

#[test]
fn the_mint_works_for_its_owner_from_the_season_it_is_built_in() {
    ledger::proves!("KB-MOD1-06", "KB-CLAR-10");
    let play = owner("", "A1 A2 A3").autumn().player(0, |p| p.has("6G 2W 1S"));
    let mut t = play.player(2, |p| p.builds("A1").has("1W")).building().start();
    t.seat(0).answers("building/A4");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("accept");
    t.seat(0).answers("pass");
    assert_eq!(t.has(0), "2G", "the Sawmill at the end of Autumn");
    assert_eq!((t.has(2).as_str(), t.phase()), ("1W", Phase::Mercenaries), "not for the Sawmill of another");
}

#[test]
fn the_recruiting_center_takes_tokens_as_goods() {
    ledger::proves!("KB-MOD1-01", "KB-MERC-01", "KB-R-12");
    let play = |buildings: &str| owner("", buildings).phase(Phase::Mercenaries).player(0, |p| p.has("1G 3T"));
    let mut t = play("G1 G2").start();
    t.seat(0).may_only(["pass", "plus2 plus2", "good/gold plus2"]);
    t.seat(0).refused("plus2 plus2 plus2", "KB-MERC-01");
    t.seat(0).refused("good/wood plus2", "KB-MERC-01");
    t.seat(0).answers("good/gold plus2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("2T", 1));
    t.seat(0).answers("plus2 plus2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("nothing", 2));
    t.seat(0).may_only(["pass"]);
    let mut t = play("G1").start();
    t.seat(0).may_only(["pass"]);
    t.seat(0).refused("plus2 plus2", "KB-MERC-01");
    let mut t = play("G1 G2 D1 D2 D3").start();
    t.seat(0).may_only(["pass", "good/gold", "plus2"]);
    t.seat(0).answers("plus2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1G 2T", 1), "with the Barracks one token is enough");
    t.seat(0).refused("plus2 plus2", "KB-BLD-15");
}

#[test]
fn the_recruiting_center_cannot_spend_tokens_that_are_not_there() {
    ledger::proves!("KB-MOD1-01", "KB-MERC-01");
    let mut t = owner("", "G1 G2").phase(Phase::Mercenaries).player(0, |p| p.has("1W 1T")).start();
    t.seat(0).may_only(["pass", "good/wood plus2"]);
    t.seat(0).refused("plus2 plus2", "KB-MERC-01");
    t.seat(0).answers("good/wood plus2");
    t.seat(0).refused("good/gold plus2", "KB-MERC-01");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("nothing", 1));
}

#[test]
fn the_training_camp_recruits_before_phase_seven() {
    ledger::proves!("KB-MOD1-07");
    for (before, after) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
        let play = owner("", "G1 G2 G3").phase(Phase::Mercenaries).player(0, |p| p.soldiers(before));
        let t = play.start();
        assert_eq!(t.soldiers(0), after, "with {before} soldiers");
        assert_eq!(
            (t.waits_for(), t.soldiers(2)),
            (Some(0), 0),
            "before anybody recruits, and only its owner"
        );
    }
    let mut t = owner("", "G1 G2 G3").phase(Phase::Mercenaries).player(0, |p| p.has("4G")).start();
    t.seat(0).answers("good/gold good/gold");
    t.seat(0).answers("good/gold good/gold");
    assert_eq!(t.soldiers(0), 3, "what he recruits then comes on top");
}
