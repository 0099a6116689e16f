//! Partners of who is attacked gain a Casus Belli (p.10, p.20).

use super::{BAD, invading};
use crate::dsl::{Asked, Scene, player};

#[test]
fn the_partner_of_an_attacked_territory_gains_a_casus_belli() {
    ledger::proves!("CK-PACT-02", "CK-R-49");
    let scene = Scene::five().lands("english", "wessex").lands("german", "poland").soldiers("wessex");
    let mut t = invading(scene.land_pact("german", "wales").bag("english", BAD));
    t.does(0, "from/wessex attack/wales");
    assert!(!t.has_casus_belli("german", "english"), "not when it is announced");
    t.does(0, "territory/wales");
    assert!(t.has_casus_belli("german", "english"), "when it is started, whatever the result");
    assert!(t.board().land_partner(crate::dsl::land("wales")).is_some(), "the Pact holds");
}

#[test]
fn the_partner_of_an_attacked_dynasty_gains_a_casus_belli() {
    ledger::proves!("CK-PACT-03", "CK-R-49");
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "normandy")
        .lands("german", "poland")
        .lands("italian", "apulia")
        .soldiers("wessex")
        .war("english", "frankish")
        .pact("frankish", "german");
    let mut t = invading(scene.bag("english", BAD));
    t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy");
    assert!(t.has_casus_belli("german", "english") && !t.has_casus_belli("italian", "english"));
    assert!(!t.has_casus_belli("english", "german"), "it goes one way");
}

#[test]
fn who_is_a_partner_of_both_leaves_the_invader() {
    ledger::proves!("CK-R-49", "CK-PACT-16", "CK-R-55", "CK-R-112");
    let scene = Scene::five()
        .lands("english", "the_low_countries")
        .lands("frankish", "lorraine")
        .lands("german", "saxony")
        .soldiers("the_low_countries")
        .war("english", "german")
        .pact("frankish", "german")
        .pact("frankish", "english");
    let mut t = invading(scene.bag("english", BAD));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony").must_answer([]);
    assert!(!t.is_allied("frankish", "english") && t.is_allied("frankish", "german"));
    assert!(t.has_casus_belli("frankish", "english"), "and gives no support");
    assert_eq!(t.board().check.free, 1);
    // A broken Pact is a hostile act; to the partner who stays nothing was done.
    let grudge = |of: &str, by: &str| t.board().grudges[player(of).index()][player(by).index()];
    assert_eq!((grudge("frankish", "english"), grudge("frankish", "german")), (1, 0));
}
