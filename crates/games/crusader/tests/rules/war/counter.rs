//! Counterattack (p.15).

use super::{BAD, GOOD, invading};
use crate::dsl::{Asked, Scene, Sitting};

fn war() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris")
        .soldiers("wessex mercia normandy")
        .war("english", "frankish")
        .bag("english", BAD)
}

fn repelled(scene: Scene) -> Sitting {
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/normandy")
        .does(0, "from/mercia support/normandy")
        .does(0, "territory/normandy");
    t
}

#[test]
fn a_repelled_attack_may_be_answered_at_once() {
    ledger::proves!("CK-COUNTER-01", "CK-COUNTER-02", "CK-COUNTER-04", "CK-COUNTER-05", "CK-R-76");
    let mut t = repelled(war().bag("frankish", GOOD).gold("frankish", 3).gold("english", 4));
    t.must_answer([0]).does(0, "gold/0").must_answer([1]);
    t.offers_only(1, ["done", "territory/mercia", "territory/wessex"]);
    t.is_refused(1, "territory/wales", "CK-COUNTER-02").does(1, "territory/wessex");
    t.does(1, "territory/wessex").does(1, "gold/3");
    t.must_answer([0]).does(0, "gold/2");
    // The footsoldier of Wessex makes a second success necessary; of four draws one is sabotaged.
    assert_eq!(t.owner("wessex"), Some("frankish"));
    t.must_answer([1]).does(1, "territory/normandy").must_answer([]);
    assert!(t.has_soldier("wessex") && !t.has_soldier("normandy"));
}

#[test]
fn it_need_not_be_answered() {
    ledger::proves!("CK-COUNTER-01");
    let mut t = repelled(war());
    t.must_answer([1]).does(1, "done").must_answer([]);
}

#[test]
fn without_a_footsoldier_there_is_no_counterattack() {
    ledger::proves!("CK-COUNTER-01", "CK-R-75");
    let mut t = repelled(war().board(|board| board.footsoldiers.remove(crate::dsl::land("normandy"))));
    t.must_answer([]);
}

#[test]
fn a_counterattack_is_not_answered_by_another() {
    ledger::proves!("CK-COUNTER-06");
    let mut t = repelled(war().bag("frankish", BAD));
    t.does(1, "territory/wessex").does(1, "territory/wessex").must_answer([]);
    assert_eq!(
        (t.owner("wessex"), t.has_soldier("wessex"), t.has_soldier("normandy")),
        (Some("english"), true, true)
    );
}

#[test]
fn who_gave_support_by_a_pact_can_be_the_target() {
    ledger::proves!("CK-COUNTER-03", "CK-R-76");
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "normandy")
        .lands("german", "paris poland")
        .soldiers("wessex normandy")
        .war("english", "frankish")
        .pact("english", "german")
        .land_pact("english", "brittany");
    let mut t = invading(scene.bag("english", BAD).bag("frankish", GOOD));
    t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy").does(0, "player/german");
    t.does(2, "support-partner").must_answer([1]);
    t.offers_only(1, ["done", "territory/wessex", "territory/paris", "territory/brittany"]);
    t.does(1, "territory/paris").does(1, "territory/paris").does(1, "done");
    assert_eq!(t.owner("paris"), Some("frankish"), "the Casus Belli that support gives is enough");
    assert!(t.is_at_war("frankish", "german"));
}

#[test]
fn what_came_by_a_navy_is_answered_only_by_another() {
    ledger::proves!("CK-R-76", "CK-FLEET-01");
    let scene = || {
        Scene::five()
            .lands("english", "wessex")
            .lands("iberian", "portugal leon")
            .soldiers("wessex portugal")
            .owns("english", "navy")
            .war("english", "iberian")
            .bag("english", BAD)
    };
    let mut t = invading(scene());
    t.does(0, "from/wessex attack/portugal").does(0, "territory/portugal").must_answer([]);
    let mut t = invading(scene().owns("iberian", "navy"));
    t.does(0, "from/wessex attack/portugal").does(0, "territory/portugal");
    t.must_answer([4]).offers_only(4, ["done", "territory/wessex"]);
}

#[test]
fn partners_of_who_strikes_back_are_called_too() {
    ledger::proves!("CK-COUNTER-05", "CK-R-76", "CK-PACTSUPPORT-01", "CK-PACTSUPPORT-04", "CK-PACT-03");
    let scene = || {
        war()
            .lands("german", "brittany")
            .lands("italian", "apulia")
            .pact("frankish", "german")
            .pact("english", "italian")
            .bag("frankish", GOOD)
    };
    let mut t = repelled(scene());
    t.does(1, "territory/wessex").does(1, "territory/wessex");
    assert!(t.has_casus_belli("italian", "frankish"), "the partner of who is struck back is wronged");
    t.offers_only(1, ["done", "player/german"]).does(1, "player/german");
    t.must_answer([2]).offers_only(2, ["support-partner", "break-pact"]).does(2, "support-partner");
    assert!(t.has_casus_belli("english", "german"));
    assert_eq!((t.board().check.free, t.owner("wessex")), (2, Some("frankish")));
    let mut t = repelled(scene());
    t.does(1, "territory/wessex").does(1, "territory/wessex").does(1, "player/german").does(2, "break-pact");
    assert!(t.has_casus_belli("frankish", "german") && !t.has_casus_belli("english", "german"));
    assert_eq!((t.board().check.free, t.owner("wessex")), (1, Some("english")));
}
