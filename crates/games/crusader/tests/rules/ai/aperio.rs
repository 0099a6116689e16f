//! Aperio, the crusader (CK-APERIO-05 to CK-APERIO-13).

use super::scene::*;

#[test]
fn buys_all_that_it_seeks() {
    ledger::proves!("CK-APERIO-06");
    let home = Scene::of("aperio").has(ME, "wessex").owns(ME, "archbishop");
    let all = home.clone().display("plate_armor bank marshal");
    assert_eq!(
        all.realm(),
        "aperio-realm-1: development/marshal development/plate_armor",
        "and nothing else"
    );
    let other = home.clone().display("bank library steward");
    assert_eq!(
        other.realm(),
        "aperio-realm-1: development/bank",
        "one other, if none of the list is displayed"
    );
    let full = home.clone().owns(ME, "steward court_physician").display("marshal chancellor navy");
    assert_eq!(full.realm(), "aperio-realm-1: development/navy", "three councillors are all");
    let order = home.owns(ME, "steward").display("spymaster chancellor marshal");
    assert_eq!(order.realm(), "aperio-realm-1: development/marshal", "the first of the list");
}

#[test]
fn builds_second() {
    ledger::proves!("CK-APERIO-07");
    let home = Scene::of("aperio").has(ME, "wessex").owns(ME, "archbishop");
    assert_eq!(
        home.clone().display("archbishop").realm(),
        "aperio-realm-2: territory/wessex",
        "nothing it could buy"
    );
    assert_eq!(home.clone().display("bank").realm(), "aperio-realm-1: development/bank");
    assert_eq!(home.castles("wessex").realm(), "nothing");
}

#[test]
fn overthrows_first() {
    ledger::proves!("CK-APERIO-08");
    let set = Scene::of("aperio").has(ME, "wessex").has(FRANKS, "normandy brittany");
    assert_eq!(set.clone().unrest("brittany").intrigue(), "aperio-intrigue-1: territory/brittany");
    assert_eq!(set.intrigue(), "aperio-intrigue-2: territory/normandy");
}

#[test]
fn incites_a_revolt_preferably_at_the_leading_crusader() {
    ledger::proves!("CK-APERIO-09");
    let set = Scene::of("aperio").has(ME, "wessex").has(FRANKS, "normandy").has(GERMANS, "brittany");
    assert_eq!(set.clone().intrigue(), "aperio-intrigue-2: territory/normandy");
    let ahead = set.clone().shields(GERMANS, &[1]).castles("brittany");
    assert_eq!(ahead.intrigue(), "aperio-intrigue-2: territory/brittany", "though it is less sure");
    let safe = set.shields(GERMANS, &[1]).troops("brittany");
    assert_eq!(safe.intrigue(), "aperio-intrigue-2: territory/normandy", "it only prefers him");
    assert_eq!(Scene::of("aperio").has(ME, "wessex").intrigue(), "nothing");
}

/// The English hold Wessex and Mercia, with a footsoldier in Wessex.
fn at_war() -> Scene {
    let set = Scene::of("aperio")
        .has(ME, "wessex mercia")
        .troops("wessex")
        .has(FRANKS, "normandy")
        .has(GERMANS, "wales");
    set.casus_belli(ME, FRANKS).casus_belli(ME, GERMANS)
}

#[test]
fn invades_the_leading_crusader() {
    ledger::proves!("CK-APERIO-10");
    assert_eq!(
        at_war().shields(FRANKS, &[1, 3]).shields(GERMANS, &[2]).war_card(),
        "aperio-war-1: territory/normandy"
    );
    assert_eq!(at_war().shields(GERMANS, &[1]).war_card(), "aperio-war-1: territory/wales");
    assert_eq!(
        at_war().shields(ME, &[1]).castles("wales").war_card(),
        "aperio-war-2: territory/normandy",
        "its own do not count"
    );
}

#[test]
fn invades_any_territory() {
    ledger::proves!("CK-APERIO-11");
    // Brittany is as easy as the others, but nobody's.
    assert_eq!(
        at_war().has(GERMANS, "saxony poland").war_card(),
        "aperio-war-2: territory/wales",
        "the greatest threat"
    );
    assert_eq!(
        at_war().castles("wales normandy").war_card(),
        "aperio-war-2: territory/brittany",
        "the surest"
    );
    let closed =
        Scene::of("aperio").has(ME, "wessex mercia").troops("wessex").has(FRANKS, "normandy wales brittany");
    assert_eq!(closed.war_card(), "nothing");
}

#[test]
fn mobilises_where_most_targets_are() {
    ledger::proves!("CK-APERIO-12", "CK-R-119");
    let set = Scene::of("aperio").has(ME, "wessex northumbria mercia ireland");
    // Wessex reaches Wales, Brittany and Normandy; Northumbria Scotland; Mercia Wales and Normandy; Ireland Scotland and Wales.
    assert_eq!(set.clone().war_card(), "aperio-war-3: territory/wessex");
    assert_eq!(
        set.clone().unrest("mercia").war_card(),
        "aperio-war-3: territory/wessex",
        "targets go before Unrest"
    );
    let held = set.clone().has(FRANKS, "brittany");
    assert_eq!(
        held.clone().war_card(),
        "aperio-war-3: territory/mercia",
        "no Casus Belli: Brittany is no target"
    );
    assert_eq!(
        held.clone().unrest("ireland").war_card(),
        "aperio-war-3: territory/ireland",
        "as many, and in Unrest"
    );
    assert_eq!(held.casus_belli(ME, FRANKS).war_card(), "aperio-war-3: territory/wessex");
    assert_eq!(
        Scene::of("aperio")
            .has(ME, "wessex mercia")
            .has(FRANKS, "northumbria wales normandy brittany")
            .troops("wessex")
            .war_card(),
        "nothing",
        "at its limit"
    );
}
