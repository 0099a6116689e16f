//! Mobilise (p.14).

use super::WAR;
use crate::dsl::{Asked, Scene, land, player};
use crusader::{lands, rules};

fn home() -> Scene {
    Scene::five().lands("english", "wessex mercia wales northumbria scotland").lands("frankish", "paris")
}

#[test]
fn any_number_of_own_territories_is_mobilised_for_nothing() {
    ledger::proves!("CK-WAR-01", "CK-MOBILIZE-01", "CK-MOBILIZE-02", "CK-MOBILIZE-03", "CK-MOBILIZE-06");
    ledger::proves!("CK-INFANTRY-01", "CK-INFANTRY-05", "CK-CHECK-01");
    let mut t = home().gold("english", 3).acts("english", WAR);
    t.offers(0, ["done", "mobilise"]).does(0, "mobilise");
    t.is_refused(0, "territory/paris", "CK-MOBILIZE-02");
    t.does(0, "territory/wessex").does(0, "territory/wales").is_refused(
        0,
        "territory/wales",
        "CK-MOBILIZE-03",
    );
    t.does(0, "done").must_answer([]);
    assert_eq!(t.board().mobilised(player("english")).len(), 2);
    assert!(t.has_soldier("wessex") && t.has_soldier("wales") && !t.has_soldier("mercia"));
    assert_eq!(t.gold("english"), 3);
}

#[test]
fn never_more_than_four_are_mobilised() {
    ledger::proves!("CK-MOBILIZE-05", "CK-COMP-05");
    let mut t = home().soldiers("wessex mercia wales").acts("english", WAR);
    t.does(0, "mobilise").does(0, "territory/scotland").must_answer([]);
    assert!(!t.has_soldier("northumbria"), "a fifth is impossible: it is not even asked for");
    let mut t = home().soldiers("wessex mercia wales scotland").acts("english", WAR);
    t.is_refused(0, "mobilise", "CK-MOBILIZE-05");
    // Who has footsoldiers left has one in each of his territories.
    let few = Scene::five().lands("english", "wessex mercia").lands("frankish", "paris");
    few.soldiers("wessex mercia").acts("english", WAR).is_refused(0, "mobilise", "CK-MOBILIZE-03");
}

#[test]
fn unrest_goes_when_a_territory_is_mobilised_and_comes_no_more() {
    ledger::proves!("CK-MOBILIZE-04", "CK-MOBILIZE-07", "CK-MOBILIZE-08", "CK-REVOLT-08", "CK-UNREST-02");
    let mut t = home().unrest("mercia mercia wales").acts("english", WAR);
    t.does(0, "mobilise").does(0, "territory/mercia").does(0, "done");
    assert_eq!((t.unrest("mercia"), t.unrest("wales")), (0, 1));
    lands::add_unrest(&mut t.play(), land("mercia"), rules::CK_SACK_01);
    assert_eq!(t.unrest("mercia"), 0, "none may be placed on a mobilised territory");
    lands::place_footsoldier(&mut t.play(), land("wales"), rules::CK_VICTORY_02);
    assert!(t.board().mobilised(player("english")).has(land("wales")), "however the footsoldier came there");
    assert_eq!(t.unrest("wales"), 0);
}

#[test]
fn an_action_may_be_declined() {
    ledger::proves!("CK-ACTION-03", "CK-WAR-01");
    let mut t = home().acts("english", WAR);
    t.is_refused(0, "plot", "CK-TURN-03").does(0, "done").must_answer([]);
    assert!(t.board().footsoldiers.is_empty());
}
