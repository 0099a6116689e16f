//! Alternative line F: Fountain, School, University (see `low_totals`), Architects' Guild (see `guild`).

use crate::dsl::Play;
use crate::province::scenes::{gained, owner, razed};
use kingsburg::board::Phase;
use kingsburg::goods::Bundle;

fn builder(buildings: &str) -> Play {
    owner("F", buildings).spring().player(0, |p| p.has("9G 9W 9S")).building()
}

#[test]
fn the_fountain_scores_for_other_buildings_of_column_one() {
    ledger::proves!("KB-MOD2-04", "KB-BUILD-09");
    for (owned, name, vp) in [
        ("F1a", "B1", 3 + 1),
        ("F1a", "A1", 1 + 1),
        ("F1a", "E1", 1),
        ("F1a", "G1", 1),
        ("F1a C1", "C2", 1),
        ("F1a", "F2a", 1),
        ("", "F1a", 0),
        ("", "B1", 3),
    ] {
        let mut t = builder(owned).start();
        t.seat(0).answers(&format!("building/{name}"));
        assert_eq!(t.vp(0), vp, "{name} beside {owned}");
    }
    let play = owner("B F", "F1a").spring().player(0, |p| p.has("1G 1S"));
    let mut t = play.building().start();
    t.seat(0).answers("building/B1a");
    assert_eq!(t.vp(0), 2 + 1, "of an alternative line too");
}

#[test]
fn the_fountain_scores_each_time_and_only_for_its_owner() {
    ledger::proves!("KB-MOD2-04", "KB-ENVOY-08");
    let mut t = builder("F1a").agent(0).player(1, |p| p.has("9G 9W 9S")).start();
    t.seat(0).answers("building/C1");
    t.seat(0).answers("building/E1");
    assert_eq!(t.vp(0), 2, "both buildings of this turn");
    t.seat(1).answers("building/B1");
    assert_eq!((t.vp(0), t.vp(1)), (2, 3), "not for what others build");
    let mut t = builder("").agent(0).start();
    t.seat(0).answers("building/F1a");
    t.seat(0).answers("building/E1");
    assert_eq!(t.vp(0), 1, "from the moment it is built");
}

#[test]
fn points_of_the_fountain_stay_when_the_building_falls() {
    ledger::proves!("KB-R-41", "KB-MOD2-04");
    // 2.3: two goods and a building.
    let play = owner("F", "F1a").autumn().card("2.3").player(0, |p| p.has("2G"));
    let mut t = play.building().start();
    t.seat(0).answers("building/B1");
    assert_eq!(t.vp(0), 3 + 1);
    t.rolls([1]);
    t.idle_until(|t| t.phase() == Phase::Aid || t.phase() == Phase::Spring);
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["B1"], 1), "only the printed points are lost");
}

#[test]
fn the_school_scores_after_phase_seven_with_two_soldiers() {
    ledger::proves!("KB-MOD2-18", "KB-CLAR-11");
    let played = |soldiers, buys: bool| {
        let play =
            owner("F", "F1a F2a").phase(Phase::Mercenaries).player(0, |p| p.soldiers(soldiers).has("2G"));
        let mut t = play.rolls([6]).start();
        if buys {
            t.seat(0).answers("good/gold good/gold");
            assert_eq!(t.vp(0), 0, "not before everybody had his chance");
        }
        t.idle_until(|t| t.phase() != Phase::Mercenaries);
        gained(&t, 0, "KB-MOD2-18")
    };
    assert_eq!(played(2, false), [Bundle::vp(1)]);
    assert_eq!(played(1, true), [Bundle::vp(1)], "soldiers of phase 7 count");
    assert_eq!(played(5, true), [Bundle::vp(1)], "one point, however many");
    assert_eq!(played(1, false), [], "the King's soldiers come too late");
    assert_eq!(played(0, true), []);
}
