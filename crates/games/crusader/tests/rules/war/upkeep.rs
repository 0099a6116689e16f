//! What stands on the board in Upkeep, and what Unrest is good for.

use crate::dsl::{Asked, Scene, land, player};
use crusader::crusade::crusaders;
use crusader::sequence::{Demobilise, PayTroops};
use crusader::{lands, rules};

#[test]
fn footsoldiers_cost_gold_and_knights_do_not() {
    ledger::proves!("CK-INFANTRY-04", "CK-KNIGHT-02", "CK-UPKEEP-02");
    let scene =
        || Scene::five().lands("english", "wessex mercia wales").soldiers("wessex mercia").gold("english", 3);
    let mut t = scene().at("english", PayTroops { player: player("english") });
    t.does(0, "pay").must_answer([]);
    assert_eq!(t.gold("english"), 1, "two of three territories are mobilised");
    let mut t = scene().at("english", Demobilise { player: player("english") });
    t.does(0, "territory/mercia").does(0, "done");
    assert!(t.has_soldier("wessex") && !t.has_soldier("mercia"));
    assert_eq!((t.unrest("mercia"), t.gold("english")), (0, 3));
}

#[test]
fn unrest_opens_a_territory_to_overthrow_and_adds_up() {
    ledger::proves!("CK-UNREST-01", "CK-UNREST-03", "CK-REVOLT-07");
    let scene = || Scene::five().lands("english", "wessex").lands("frankish", "normandy brittany");
    let mut t = scene().acts("english", "intrigue_36");
    t.is_refused(0, "overthrow", "CK-OVERTHROW-02");
    let mut t = scene().unrest("normandy").bag("english", super::GOOD).acts("english", "intrigue_36");
    lands::add_unrest(&mut t.play(), land("normandy"), rules::CK_REVOLT_05);
    assert_eq!(t.unrest("normandy"), 2);
    t.does(0, "overthrow").offers_only(0, ["done", "territory/normandy"]).does(0, "territory/normandy");
    assert_eq!((t.owner("normandy"), t.unrest("normandy")), (None, 0), "all of it goes");
}

#[test]
fn a_ruling_queen_goes_only_if_there_is_no_man() {
    ledger::proves!("CK-SUCC-13");
    let queen = || Scene::five().lands("english", "wessex").king("english", "edith");
    let names = |scene: Scene| {
        let t = scene.acts("english", super::WAR);
        crusaders(&t.game, t.board(), player("english"))
            .iter()
            .map(crusader::content::CharacterId::word)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(queen()), ["edith"]);
    assert_eq!(names(queen().children("english", "aldred")), ["aldred"]);
    assert_eq!(names(queen().children("english", "godiva")), ["edith"], "no other woman goes");
}
