//! Munitio, the defensive (CK-MUNITIO-08 to CK-MUNITIO-21).

use super::scene::*;

#[test]
fn builds_then_buys_for_defence() {
    ledger::proves!("CK-MUNITIO-09", "CK-MUNITIO-10", "CK-R-124");
    let home = Scene::of("munitio").has(ME, "wessex");
    let shown = home.clone().display("bank marshal royal_guard");
    assert_eq!(shown.clone().realm(), "munitio-realm-1: territory/wessex");
    assert_eq!(
        shown.castles("wessex").realm(),
        "munitio-realm-2: development/royal_guard",
        "in the order of the list"
    );
    let other = home.castles("wessex").display("court_physician bank marshal");
    assert_eq!(other.realm(), "munitio-realm-2: development/marshal");
}

#[test]
fn buys_anything_last() {
    ledger::proves!("CK-MUNITIO-11");
    let home = Scene::of("munitio").has(ME, "wessex").castles("wessex");
    assert_eq!(home.clone().display("bank navy steward").realm(), "munitio-realm-3: development/bank");
    assert_eq!(home.clone().display("bank marshal").realm(), "munitio-realm-2: development/marshal");
    assert_eq!(home.realm(), "nothing");
}

#[test]
fn overthrows_first() {
    ledger::proves!("CK-MUNITIO-12");
    let set =
        Scene::of("munitio").has(ME, "wessex").has(FRANKS, "normandy").child(FRANKS, "renaud", "clever");
    let set = set.child(GERMANS, "bruno", "weak");
    assert_eq!(set.clone().unrest("normandy").intrigue(), "munitio-intrigue-1: territory/normandy");
    assert_eq!(set.intrigue(), "munitio-intrigue-2: person/renaud");
}

#[test]
fn kills_a_green_child_second() {
    ledger::proves!("CK-MUNITIO-13");
    let set =
        Scene::of("munitio").has(ME, "wessex").king(FRANKS, "philippe_i").child(GERMANS, "bruno", "clever");
    assert_eq!(
        set.clone().intrigue(),
        "munitio-intrigue-3: person/philippe_i",
        "the Franks have fewest heirs, and no child"
    );
    let even = set.child(FRANKS, "renaud", "weak");
    assert_eq!(even.intrigue(), "munitio-intrigue-2: person/bruno");
}

#[test]
fn kills_a_king_third() {
    ledger::proves!("CK-MUNITIO-14");
    let set = Scene::of("munitio")
        .has(ME, "wessex")
        .has(FRANKS, "normandy")
        .king(FRANKS, "philippe_i")
        .child(GERMANS, "bruno", "weak");
    assert_eq!(set.clone().intrigue(), "munitio-intrigue-3: person/philippe_i");
    assert_eq!(set.round(1).intrigue(), "munitio-intrigue-4: territory/normandy");
}

#[test]
fn incites_a_revolt_fourth() {
    ledger::proves!("CK-MUNITIO-15");
    let set =
        Scene::of("munitio").round(1).has(ME, "wessex").has(FRANKS, "normandy").has(GERMANS, "brittany");
    assert_eq!(set.clone().intrigue(), "munitio-intrigue-4: territory/normandy");
    let grudge = set.clone().grudge(GERMANS);
    assert_eq!(grudge.intrigue(), "munitio-intrigue-4: territory/brittany", "who harmed it last");
    assert_eq!(set.troops("normandy brittany").intrigue(), "munitio-intrigue-5: player/frankish");
}

#[test]
fn seeks_a_casus_belli_last() {
    ledger::proves!("CK-MUNITIO-16");
    let set = Scene::of("munitio").round(1).has(ME, "wessex").has(FRANKS, "normandy").troops("normandy");
    assert_eq!(set.clone().intrigue(), "munitio-intrigue-5: player/frankish");
    assert_eq!(set.casus_belli(ME, FRANKS).intrigue(), "nothing");
}

/// The English hold Wessex and Mercia, with a footsoldier in Wessex.
fn at_war() -> Scene {
    Scene::of("munitio")
        .has(ME, "wessex mercia")
        .troops("wessex")
        .has(FRANKS, "normandy paris")
        .has(GERMANS, "saxony")
}

#[test]
fn invades_what_another_has_a_pact_with() {
    ledger::proves!("CK-MUNITIO-17");
    assert_eq!(at_war().land_pact(GERMANS, "brittany").war_card(), "munitio-war-1: territory/brittany");
    assert_eq!(
        at_war().land_pact(ME, "brittany").war_card(),
        "nothing",
        "its own Pact is not meant, and it is at its limit"
    );
}

#[test]
fn invades_who_has_fewest_territories() {
    ledger::proves!("CK-MUNITIO-18");
    let claims = at_war().casus_belli(ME, FRANKS).casus_belli(ME, GERMANS);
    assert_eq!(claims.clone().war_card(), "nothing", "the Germans have fewest, and are out of reach");
    assert_eq!(
        claims.has(GERMANS, "poland").war_card(),
        "munitio-war-2: territory/normandy",
        "as few as the Germans"
    );
    assert_eq!(at_war().has(GERMANS, "poland").war_card(), "nothing", "no Casus Belli");
}

#[test]
fn mobilises_next_to_a_foreign_pact() {
    ledger::proves!("CK-MUNITIO-19");
    let set =
        Scene::of("munitio").has(ME, "wessex mercia").has(GERMANS, "saxony").has(FRANKS, "paris toulouse");
    assert_eq!(set.clone().land_pact(FRANKS, "brittany").war_card(), "munitio-war-3: territory/wessex");
    assert_eq!(set.clone().land_pact(ME, "brittany").war_card(), "nothing", "its own is not meant");
    assert_eq!(set.war_card(), "nothing");
}

#[test]
fn mobilises_next_to_who_has_fewest_territories() {
    ledger::proves!("CK-MUNITIO-20");
    let set = Scene::of("munitio")
        .has(ME, "wessex mercia")
        .has(FRANKS, "brittany")
        .has(GERMANS, "northumbria saxony");
    assert_eq!(set.clone().war_card(), "munitio-war-4: territory/wessex");
    assert_eq!(set.clone().has(FRANKS, "paris toulouse").war_card(), "munitio-war-4: territory/mercia");
    assert_eq!(
        set.pact(ME, FRANKS).war_card(),
        "munitio-war-4: territory/mercia",
        "a partner is not counted"
    );
}
