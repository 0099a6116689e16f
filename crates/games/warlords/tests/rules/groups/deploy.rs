//! Deploy (p.8).

use super::{finished, four};
use crate::dsl::{Scene, army, kingdom};
use warlords::board::{Phase, State};
use warlords::content::KingdomId;

const BRITAIN: &str = "scotland L1, northumbria L1, england L3, wales L1, cornwall L1, ireland L1, ulster L1";

/// These recruits of a player are bought and not yet placed.
fn bought(seat: usize, soldiers: &str) -> impl FnOnce(&mut State) {
    let soldiers = army(soldiers);
    move |s| s.board.players[seat].recruits = soldiers
}

/// A castle is paid for in this kingdom.
fn ordered(seat: usize, kingdom: KingdomId) -> impl FnOnce(&mut State) {
    move |s| s.board.players[seat].beginning.insert(kingdom)
}

#[test]
fn each_places_everything_before_the_next_begins() {
    ledger::proves!("WE-DEPLOY-01", "WE-GROUP-03");
    let scene =
        four().order([2, 0, 1, 3]).holds(0, "england L3, wales L1").holds(2, "constantinople L3, nicaea L1");
    let mut t = scene.so(bought(0, "L1")).so(bought(2, "L2 l1")).deploy();
    t.answers(2, ["fief/constantinople", "soldier/lancer number/2"]);
    t.refused(2, "done", "WE-R-31");
    t.answers(2, ["fief/nicaea", "mercenary/lancer number/1"]);
    assert_eq!(t.waits_for(), Some(0));
    t.answers(0, ["fief/wales soldier/lancer"]);
    assert_ne!(t.phase(), Phase::Deploy);
}

#[test]
fn a_castle_paid_to_be_finished_loses_its_token_in_deploy() {
    ledger::proves!("WE-DEPLOY-02", "WE-CASTLE-06");
    let scene = four().order([1, 0, 2, 3]).holds(0, "england L3, nicaea L1").unfinished("nicaea").gold(0, 6);
    let mut t = scene.holds(1, "kiev L3, polotsk L1").so(bought(1, "L1")).recruit();
    t.answers(1, ["done"]).answers(0, ["finish fief/nicaea"]);
    t.refused(0, "finish fief/nicaea", "WE-CASTLE-06");
    t.pass_to(Phase::Deploy);
    assert_eq!((t.waits_for(), finished(&t, "nicaea")), (Some(1), Some(false)), "paid, but not his turn");
    t.answers(1, ["fief/polotsk soldier/lancer"]);
    assert_eq!(finished(&t, "nicaea"), Some(true));
}

#[test]
fn a_new_castle_stands_in_a_fief_of_ones_own_in_that_kingdom() {
    ledger::proves!("WE-DEPLOY-03", "WE-CASTLE-04", "WE-R-33");
    let scene = four()
        .holds(0, "england L3, brittany L1, gascony L1")
        .holds(1, "kiev L3, toulouse L1")
        .castle("toulouse");
    let mut t = scene.so(ordered(0, kingdom("france"))).deploy();
    assert_eq!(t.paths(), ["fief/brittany", "fief/gascony"]);
    t.refused(0, "fief/aquitaine", "WE-DEPLOY-03");
    t.refused(0, "fief/toulouse", "WE-DEPLOY-03");
    t.refused(0, "fief/england", "WE-DEPLOY-03");
    t.answers(0, ["fief/gascony"]);
    assert_eq!((finished(&t, "gascony"), finished(&t, "brittany")), (Some(false), None), "with its token");
}

#[test]
fn a_fief_without_a_castle_takes_one_recruit_a_round() {
    ledger::proves!("WE-DEPLOY-04", "WE-DEPLOY-05", "WE-DEPLOY-11");
    let scene = four().holds(0, "england L3, wales L1, ireland L1, nicaea L1");
    let mut t = scene.so(bought(0, "L2 F1 A1")).deploy();
    t.refused(0, "fief/cornwall soldier/lancer", "WE-DEPLOY-05");
    t.answers(0, ["fief/wales soldier/lancer"]);
    for soldier in ["lancer", "footman", "archer"] {
        t.refused(0, &format!("fief/wales soldier/{soldier}"), "WE-DEPLOY-04");
    }
    t.answers(0, ["fief/ireland soldier/footman", "fief/nicaea soldier/archer"]);
    assert_eq!(t.army("england"), "L4", "there is only the castle left for the last one");
    assert_eq!(["wales", "ireland", "nicaea"].map(|f| t.army(f)), ["L2", "L1 F1", "L1 A1"]);
    // The figures stand up again: next round it takes another.
    t.pass_to(Phase::Recruit);
    t.state.board.players[0].recruits = army("L1");
    t.pass_until(|t| t.phase() == Phase::Deploy && t.waits_for() == Some(0));
    assert!(t.may("fief/wales soldier/lancer"));
}

#[test]
fn a_castle_takes_any_number_but_not_in_the_round_it_is_begun() {
    ledger::proves!("WE-DEPLOY-06", "WE-CASTLE-07", "WE-R-32");
    let scene = || {
        four().holds(0, "england L3, brittany L1, nicaea L1").unfinished("nicaea").so(bought(0, "L5 K2 W1"))
    };
    let mut t = scene().so(ordered(0, kingdom("france"))).deploy();
    t.answers(0, ["fief/brittany"]);
    t.refused(0, "fief/brittany", "WE-DEPLOY-06");
    t.refused(0, "fief/brittany soldier/knight", "WE-DEPLOY-07");
    t.answers(0, ["fief/brittany soldier/lancer"]);
    t.refused(0, "fief/brittany soldier/lancer", "WE-DEPLOY-04");
    t.answers(0, ["fief/nicaea", "soldier/knight number/2", "fief/nicaea", "soldier/lancer number/3"]);
    t.refused(0, "fief/kiev", "WE-DEPLOY-06");
    t.answers(0, ["fief/england", "soldier/warlord number/1", "fief/england"]);
    t.refused(0, "soldier/lancer number/2", "WE-DEPLOY-06");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!(["england", "brittany", "nicaea"].map(|f| t.army(f)), ["L4 W1", "L2", "L4 K2"]);
}

#[test]
fn nobles_are_placed_in_castles() {
    ledger::proves!("WE-DEPLOY-07", "WE-CASTLE-12");
    let mut t = four().holds(0, "england L3, wales L1").so(bought(0, "L1 K1 W1")).deploy();
    t.refused(0, "fief/wales soldier/knight", "WE-DEPLOY-07");
    t.refused(0, "fief/wales soldier/warlord", "WE-DEPLOY-07");
    t.answers(0, ["fief/wales soldier/lancer"]);
    assert_eq!(t.army("england"), "L3 K1 W1");
}

#[test]
fn a_whole_kingdom_gives_four_lancers_inside_it() {
    ledger::proves!("WE-DEPLOY-08", "WE-DEPLOY-09", "WE-R-30", "WE-R-76");
    let mut t = four().holds(0, BRITAIN).holds(0, "brittany L1").gold(0, 3).taxes();
    t.answers(0, ["soldier/lancer number/1"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/wales soldier/lancer"]);
    t.refused(0, "fief/brittany number/1", "WE-DEPLOY-08");
    t.refused(0, "fief/wales number/5", "WE-DEPLOY-08");
    t.answers(0, ["fief/wales number/3"]);
    t.refused(0, "fief/wales number/2", "WE-DEPLOY-08");
    t.answers(0, ["fief/ulster number/1"]);
    assert_eq!(
        (t.army("wales").as_str(), t.army("ulster").as_str()),
        ("L5", "L2"),
        "where a recruit stands, too"
    );
    assert_ne!(t.phase(), Phase::Deploy);
}

#[test]
fn a_kingdom_with_one_fief_missing_gives_none() {
    ledger::proves!("WE-DEPLOY-08", "WE-R-30");
    let mut t =
        four().holds(0, "scotland L1, northumbria L1, england L3, wales L1, cornwall L1, ireland L1").taxes();
    t.pass_to(Phase::Initiative);
    assert_eq!(t.told("WE-DEPLOY-08").len(), 0);
}

#[test]
fn each_whole_kingdom_gives_its_own() {
    ledger::proves!("WE-DEPLOY-08", "WE-R-30");
    let italy = "venice L1, lombard_league L1, papal_states L1, pisa L1, sicily L1, ifriqiya L1";
    let mut t = four().holds(0, BRITAIN).holds(0, italy).taxes();
    t.pass_to(Phase::Deploy);
    t.refused(0, "fief/venice number/1", "WE-DEPLOY-08");
    t.answers(0, ["fief/england number/4"]);
    t.refused(0, "fief/england number/1", "WE-DEPLOY-08");
    t.answers(0, ["fief/venice number/4"]);
    assert_eq!((t.army("england").as_str(), t.army("venice").as_str()), ("L7", "L5"));
}

#[test]
fn what_counts_is_the_kingdom_at_taxes() {
    ledger::proves!("WE-R-30", "WE-R-26");
    let mut t = four().holds(0, BRITAIN).holds(0, "ulster l1").gold(0, 0).taxes();
    t.pass_to(Phase::Deploy);
    assert_eq!(t.owner("ulster"), None, "its mercenary was not paid");
    t.refused(0, "fief/ulster number/1", "WE-DEPLOY-08");
    t.answers(0, ["fief/cornwall number/4"]);
    assert_eq!(t.army("cornwall"), "L5", "Britain was whole when taxes were counted");
}

#[test]
fn new_mercenaries_go_anywhere_in_any_number() {
    ledger::proves!("WE-DEPLOY-10", "WE-MERC-07", "WE-R-47", "WE-R-76");
    let mut t = four().holds(0, "england L3, wales L1, ireland L1").so(bought(0, "L1 l5 k2")).deploy();
    t.answers(0, ["fief/wales soldier/lancer", "fief/wales"]);
    t.refused(0, "mercenary/lancer number/6", "WE-DEPLOY-10");
    t.answers(0, ["mercenary/lancer number/4"]);
    t.refused(0, "fief/kiev", "WE-MERC-07");
    t.answers(0, ["fief/ireland", "mercenary/knight number/2", "fief/england", "mercenary/lancer number/1"]);
    assert_eq!(["england", "wales", "ireland"].map(|f| t.army(f)), ["L3 l1", "L2 l4", "L1 k2"]);
}

#[test]
fn nothing_is_placed_beyond_fifteen_in_a_mountain() {
    ledger::proves!("WE-R-23", "WE-DEPLOY-05");
    let mut t = four().holds(0, BRITAIN).holds(0, "wales L13, scotland L15").gold(0, 4).taxes();
    t.answers(0, ["soldier/lancer number/1", "hire mercenary/lancer number/2"]);
    t.pass_to(Phase::Deploy);
    t.refused(0, "fief/scotland soldier/lancer", "WE-R-23");
    t.answers(0, ["fief/wales soldier/lancer"]);
    t.refused(0, "fief/scotland number/1", "WE-R-23");
    t.refused(0, "fief/wales number/2", "WE-DEPLOY-08");
    t.answers(0, ["fief/wales number/1", "fief/ulster number/3"]);
    t.refused(0, "fief/wales", "WE-R-23");
    t.answers(0, ["fief/ulster", "mercenary/lancer number/2"]);
    assert_eq!((t.army("wales").as_str(), t.army("ulster").as_str()), ("L15", "L4 l2"));
}

#[test]
fn without_a_castle_each_fief_takes_one() {
    ledger::proves!("WE-DEPLOY-04", "WE-R-53");
    let scene = Scene::four().holds(0, "wales L1, ireland L1").so(bought(0, "L2"));
    let mut t = scene.deploy();
    t.answers(0, ["fief/ireland soldier/lancer"]);
    assert_eq!(t.paths(), ["fief/wales soldier/lancer"]);
}
