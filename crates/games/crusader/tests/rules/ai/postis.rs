//! Postis, the builder (CK-POSTIS-05 to CK-POSTIS-19).

use super::scene::*;

#[test]
fn buys_two_developments() {
    ledger::proves!("CK-POSTIS-06", "CK-R-123", "CK-R-116");
    let home = Scene::of("postis").has(ME, "wessex").owns(ME, "steward");
    let two = home.clone().display("bank navy library");
    assert_eq!(two.realm(), "postis-realm-1: development/navy development/bank", "the leftmost two");
    let one = home.clone().display("steward navy steward");
    assert_eq!(one.realm(), "postis-realm-1: development/navy", "only one is possible");
    let councillors = home.clone().owns(ME, "marshal").display("chancellor spymaster bank");
    assert_eq!(
        councillors.realm(),
        "postis-realm-1: development/chancellor development/bank",
        "three councillors are all"
    );
    let six = home.clone().owns(ME, "marshal chancellor bank navy library").display("longbow archbishop");
    assert_eq!(six.realm(), "postis-realm-2: territory/wessex", "it has six");
}

#[test]
fn builds_a_castle_second() {
    ledger::proves!("CK-POSTIS-07");
    let home = Scene::of("postis").has(ME, "wessex").owns(ME, "steward");
    assert_eq!(home.clone().realm(), "postis-realm-2: territory/wessex", "the display is empty");
    assert_eq!(home.clone().display("bank").realm(), "postis-realm-1: development/bank");
    assert_eq!(home.castles("wessex").realm(), "nothing");
}

#[test]
fn bribes_a_random_councillor() {
    ledger::proves!("CK-POSTIS-08");
    let home = Scene::of("postis").has(ME, "wessex").owns(ME, "steward").owns(FRANKS, "chancellor bank");
    assert_eq!(home.clone().intrigue(), "postis-intrigue-1: development/chancellor");
    let three = home.clone().owns(ME, "marshal archbishop");
    assert_eq!(three.intrigue(), "nothing", "it has three");
    let same = home.owns(ME, "chancellor");
    assert_eq!(same.intrigue(), "nothing", "one of a kind it owns, and an invention");
}

#[test]
fn overthrows_second() {
    ledger::proves!("CK-POSTIS-09");
    let set = Scene::of("postis").has(ME, "wessex").has(FRANKS, "normandy").unrest("normandy");
    assert_eq!(set.clone().intrigue(), "postis-intrigue-2: territory/normandy");
    assert_eq!(set.clone().owns(FRANKS, "marshal").intrigue(), "postis-intrigue-1: development/marshal");
    assert_eq!(
        Scene::of("postis").has(ME, "wessex").has(ME, "normandy").unrest("normandy").intrigue(),
        "nothing",
        "its own"
    );
}

#[test]
fn seeks_a_casus_belli_against_the_most_castles() {
    ledger::proves!("CK-POSTIS-10");
    let set = Scene::of("postis").has(ME, "scotland").has(FRANKS, "paris").has(GERMANS, "saxony poland");
    assert_eq!(set.clone().intrigue(), "nothing", "nobody has a Castle");
    assert_eq!(set.clone().castles("paris").intrigue(), "postis-intrigue-3: player/frankish");
    let germans = set.castles("paris saxony poland");
    assert_eq!(germans.clone().intrigue(), "postis-intrigue-3: player/german", "wherever they are");
    assert_eq!(germans.casus_belli(ME, GERMANS).intrigue(), "nothing", "exactly the leader, who is covered");
}

#[test]
fn kills_a_green_child() {
    ledger::proves!("CK-POSTIS-11");
    let set = Scene::of("postis")
        .has(ME, "scotland")
        .has(FRANKS, "paris")
        .child(GERMANS, "bruno", "weak")
        .child(GERMANS, "uta", "weak");
    assert_eq!(set.clone().child(FRANKS, "renaud", "clever").intrigue(), "postis-intrigue-4: person/renaud");
    assert_eq!(set.clone().child(FRANKS, "renaud", "weak").intrigue(), "nothing");
    let castle = set.castles("paris").child(FRANKS, "renaud", "clever");
    assert_eq!(castle.intrigue(), "postis-intrigue-3: player/frankish", "a line before it is possible");
}

#[test]
fn incites_a_revolt() {
    ledger::proves!("CK-POSTIS-12");
    let set = Scene::of("postis")
        .has(ME, "wessex")
        .has(FRANKS, "normandy brittany")
        .child(FRANKS, "renaud", "weak");
    let set = set.child(GERMANS, "bruno", "weak");
    assert_eq!(set.clone().intrigue(), "postis-intrigue-5: territory/normandy");
    assert_eq!(
        set.clone().troops("normandy").intrigue(),
        "postis-intrigue-5: territory/brittany",
        "not where a footsoldier is"
    );
    assert_eq!(set.troops("normandy brittany").intrigue(), "nothing");
}

/// The English hold Wessex with a footsoldier.
fn at_war() -> Scene {
    Scene::of("postis")
        .has(ME, "wessex mercia")
        .troops("wessex")
        .has(FRANKS, "normandy")
        .has(GERMANS, "saxony")
}

#[test]
fn annexes_first() {
    ledger::proves!("CK-POSTIS-13");
    assert_eq!(at_war().land_pact(ME, "brittany").war_card(), "postis-war-1: territory/brittany");
    assert_eq!(
        at_war().land_pact(ME, "burgundy").war_card(),
        "postis-war-3: territory/wales",
        "Burgundy is out of reach"
    );
}

#[test]
fn invades_what_another_has_a_pact_with() {
    ledger::proves!("CK-POSTIS-14");
    assert_eq!(at_war().land_pact(FRANKS, "brittany").war_card(), "postis-war-2: territory/brittany");
    let annexes = at_war().land_pact(FRANKS, "brittany").land_pact(ME, "wales");
    assert_eq!(annexes.war_card(), "postis-war-1: territory/wales");
    assert_eq!(at_war().war_card(), "postis-war-3: territory/wales", "nobody has one");
}

#[test]
fn invades_what_has_no_pact() {
    ledger::proves!("CK-POSTIS-15");
    assert_eq!(at_war().has(FRANKS, "wales").war_card(), "postis-war-3: territory/brittany");
    let none = at_war().has(FRANKS, "wales brittany").casus_belli(ME, FRANKS);
    assert_eq!(none.war_card(), "postis-war-4: territory/wales");
}

#[test]
fn invades_a_rival_with_one_success_only() {
    ledger::proves!("CK-POSTIS-16");
    let set = at_war().has(FRANKS, "wales brittany").casus_belli(ME, FRANKS);
    assert_eq!(set.clone().castles("wales").war_card(), "postis-war-4: territory/normandy");
    let hard = set.castles("wales brittany normandy").has(GERMANS, "northumbria");
    assert_eq!(
        hard.war_card(),
        "nothing",
        "two successes are too many, and it has all the footsoldiers it may have"
    );
}

#[test]
fn mobilises_far_from_rivals() {
    ledger::proves!("CK-POSTIS-17", "CK-R-122");
    let set = Scene::of("postis").has(ME, "wessex northumbria mercia").has(FRANKS, "normandy");
    // Scotland lies next to Northumbria, which is two steps from Normandy; Mercia and Wessex are one step from it.
    assert_eq!(set.clone().war_card(), "postis-war-5: territory/northumbria");
    assert_eq!(
        set.clone().has(GERMANS, "scotland").war_card(),
        "postis-war-5: territory/mercia",
        "all equally near now"
    );
    let closed = set.has(GERMANS, "scotland wales brittany");
    assert_eq!(
        closed.war_card(),
        "postis-war-6: territory/northumbria",
        "none is next to an independent one"
    );
}

#[test]
fn mobilises_next_to_a_rival_last() {
    ledger::proves!("CK-POSTIS-18");
    let set = Scene::of("postis").has(ME, "wessex mercia").has(FRANKS, "normandy northumbria wales brittany");
    assert_eq!(set.clone().war_card(), "postis-war-6: territory/mercia");
    assert_eq!(set.troops("mercia").war_card(), "nothing", "one footsoldier for two territories");
}
