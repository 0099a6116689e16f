//! Annexation (p.15).

use super::{BAD, invading};
use crate::dsl::{Asked, Scene, land, player};

fn partner() -> Scene {
    Scene::five().lands("english", "wessex mercia").soldiers("wessex mercia").bag("english", BAD)
}

#[test]
fn a_territory_of_the_own_pact_is_annexed_without_a_check() {
    ledger::proves!(
        "CK-ANNEX-01",
        "CK-ANNEX-02",
        "CK-ANNEX-03",
        "CK-ANNEX-04",
        "CK-PACT-05",
        "CK-R-47",
        "CK-R-77"
    );
    let mut t = invading(partner().land_pact("english", "wales"));
    t.does(0, "from/wessex attack/wales");
    t.is_refused(0, "from/mercia support/wales", "CK-SUPPORT-01");
    t.does(0, "done").does(0, "territory/wales");
    assert_eq!(t.owner("wales"), Some("english"), "though every token of the bag is red");
    assert!(t.board().land_pacts[player("english").index()].is_empty(), "the Pact ends");
    t.offers_only(0, ["done", "sack", "territory/wessex"]).does(0, "territory/wessex");
    assert!(t.has_soldier("wales") && !t.has_soldier("wessex"));
}

#[test]
fn it_takes_a_footsoldier_next_to_it_and_an_own_pact() {
    ledger::proves!("CK-ANNEX-03", "CK-ANNEX-01");
    let mut t = invading(
        partner().land_pact("english", "ireland").land_pact("german", "wales").lands("german", "poland"),
    );
    t.is_refused(0, "from/wessex attack/ireland", "CK-INVADE-06");
    t.does(0, "from/wessex attack/wales").does(0, "done").does(0, "territory/wales");
    assert_eq!(t.owner("wales"), None, "another's partner is invaded as any territory, and here in vain");
    assert!(t.board().land_pacts[player("english").index()].has(land("ireland")));
}
