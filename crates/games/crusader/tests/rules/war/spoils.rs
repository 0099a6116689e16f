//! After a victory (p.15).

use super::{GOOD, invading};
use crate::dsl::{Asked, Scene, Sitting, land, player};
use crusader::supply;

fn war() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris")
        .soldiers("wessex mercia")
        .war("english", "frankish")
        .bag("english", GOOD)
}

fn won(scene: Scene) -> Sitting {
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/normandy")
        .does(0, "from/mercia support/normandy")
        .does(0, "territory/normandy");
    assert_eq!(t.owner("normandy"), Some("english"));
    t
}

#[test]
fn knight_and_footsoldier_of_the_target_are_removed() {
    ledger::proves!("CK-VICTORY-01", "CK-KNIGHT-01", "CK-KNIGHT-03", "CK-SETUP-06");
    let t = won(war().soldiers("normandy"));
    assert_eq!(t.board().lands(player("frankish")).len(), 1);
    assert!(!t.has_soldier("normandy"));
}

#[test]
fn one_footsoldier_that_took_part_may_move_in() {
    ledger::proves!("CK-VICTORY-02", "CK-MOBILIZE-07", "CK-R-74", "CK-SACK-02");
    let mut t = won(war().unrest("normandy"));
    t.offers_only(0, ["done", "sack", "territory/mercia", "territory/wessex"]);
    t.is_refused(0, "territory/paris", "CK-VICTORY-02").does(0, "territory/mercia").must_answer([]);
    assert!(t.has_soldier("normandy") && !t.has_soldier("mercia") && t.has_soldier("wessex"));
    assert_eq!(
        (t.unrest("normandy"), t.gold("english")),
        (0, 0),
        "Unrest goes, and there is no Sack any more"
    );
}

#[test]
fn a_taken_territory_may_be_sacked() {
    ledger::proves!("CK-SACK-01", "CK-SACK-02");
    let mut t = won(war());
    t.does(0, "sack").must_answer([]);
    assert_eq!((t.gold("english"), t.unrest("normandy")), (2, 1));
    assert!(!t.has_soldier("normandy"));
    let mut t = won(war());
    t.does(0, "done");
    assert_eq!((t.gold("english"), t.unrest("normandy")), (0, 0), "or neither");
}

#[test]
fn a_sack_pays_though_no_unrest_is_left() {
    ledger::proves!("CK-SUPPLY-01", "CK-R-11");
    let mut t = won(war().board(|board| board.unrest[land("paris")] = 12));
    assert_eq!(supply::unrest(&t.game, t.board()), 0);
    t.does(0, "sack");
    assert_eq!((t.gold("english"), t.unrest("normandy")), (2, 0));
}

#[test]
fn castle_and_tokens_stay_and_pacts_with_the_territory_end() {
    ledger::proves!("CK-R-74", "CK-CASTLE-05");
    let mut t = won(war().castles("normandy").unrest("normandy").board(|board| {
        board.harvest[land("normandy")] = 1;
        board.outbreaks.insert(land("normandy"));
    }));
    t.does(0, "done");
    assert!(t.has_castle("normandy"), "it serves whoever controls the territory");
    assert_eq!((t.unrest("normandy"), t.board().harvest[land("normandy")]), (1, 1));
    assert!(t.board().outbreaks.has(land("normandy")));
    let scene = Scene::five().lands("english", "wessex").lands("german", "poland").soldiers("wessex");
    let mut t = invading(scene.land_pact("german", "wales").bag("english", GOOD));
    t.does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "done");
    assert!(t.board().land_pacts[player("german").index()].is_empty());
}

#[test]
fn all_who_are_in_a_taken_duchy_die() {
    ledger::proves!("CK-VICTORY-03", "CK-DUKE-02");
    let scene = war().children("frankish", "thibault ermengarde").married("thibault", "heloise");
    let t = won(scene.duke("thibault", "normandy"));
    assert!(!t.lives("thibault") && !t.lives("heloise") && t.lives("ermengarde"));
}

#[test]
fn with_nine_territories_one_is_released() {
    ledger::proves!("CK-LIMIT-01", "CK-LIMIT-02", "CK-LIMIT-03", "CK-R-78", "CK-R-73");
    let scene = war()
        .lands("english", "wales scotland ireland northumbria brittany burgundy")
        .children("english", "aldred")
        .duke("aldred", "wales")
        .castles("wales")
        .unrest("wales");
    let mut t = won(scene);
    assert_eq!(t.board().lands(player("english")).len(), 9);
    t.does(0, "territory/wessex");
    t.is_refused(0, "territory/paris", "CK-LIMIT-02").offers(0, ["territory/normandy", "territory/wales"]);
    t.does(0, "territory/wales").must_answer([]);
    assert_eq!((t.board().lands(player("english")).len(), t.owner("wales")), (8, None));
    assert!(t.board().suitors[land("wales")].is_some(), "a character comes");
    assert!(t.has_castle("wales") && t.unrest("wales") == 1 && t.lives("aldred"));
    assert_eq!(t.board().duke(land("wales")), None, "the title lapses, the Duke lives");
}
