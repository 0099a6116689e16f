//! Amandum, the lustful (CK-AMANDUM-06 to CK-AMANDUM-19).

use super::scene::*;

#[test]
fn buys_the_spymaster_or_defence_first() {
    ledger::proves!("CK-AMANDUM-07");
    let home = Scene::of("amandum").has(ME, "wessex");
    let all = home.clone().display("royal_guard spymaster plate_armor");
    assert_eq!(all.realm(), "amandum-realm-1: development/spymaster");
    let defence = home.clone().display("royal_guard bank plate_armor");
    assert_eq!(defence.realm(), "amandum-realm-1: development/plate_armor");
    assert_eq!(home.display("bank navy").realm(), "amandum-realm-2: territory/wessex");
}

#[test]
fn builds_then_buys_anything() {
    ledger::proves!("CK-AMANDUM-08", "CK-AMANDUM-09");
    let home = Scene::of("amandum").has(ME, "wessex").display("bank navy");
    assert_eq!(home.clone().realm(), "amandum-realm-2: territory/wessex");
    assert_eq!(home.clone().castles("wessex").realm(), "amandum-realm-3: development/bank");
    assert_eq!(home.castles("wessex").display("").realm(), "nothing");
}

#[test]
fn divorces_its_king() {
    ledger::proves!("CK-AMANDUM-10");
    let set = Scene::of("amandum")
        .has(ME, "wessex")
        .king(ME, "william_i")
        .has(FRANKS, "normandy")
        .unrest("normandy");
    assert_eq!(set.clone().queen(ME, "edith").intrigue(), "amandum-intrigue-1: person/william_i");
    assert_eq!(set.intrigue(), "amandum-intrigue-2: territory/normandy", "he is not married");
}

#[test]
fn overthrows_second() {
    ledger::proves!("CK-AMANDUM-11");
    let set = Scene::of("amandum").has(ME, "wessex").has(FRANKS, "normandy").king(ME, "william_i");
    assert_eq!(set.clone().unrest("normandy").intrigue(), "amandum-intrigue-2: territory/normandy");
    assert_eq!(set.intrigue(), "amandum-intrigue-3: territory/normandy");
}

#[test]
fn incites_a_revolt_at_who_has_fewest_children() {
    ledger::proves!("CK-AMANDUM-12");
    let set = Scene::of("amandum").has(ME, "wessex").has(FRANKS, "normandy").has(GERMANS, "brittany");
    assert_eq!(
        set.clone().child(FRANKS, "renaud", "weak").intrigue(),
        "amandum-intrigue-3: territory/brittany"
    );
    let sibling = set.clone().sibling(FRANKS, "renaud", "weak");
    assert_eq!(sibling.intrigue(), "amandum-intrigue-3: territory/normandy", "siblings are no children");
    let far = Scene::of("amandum")
        .has(ME, "wessex")
        .has(FRANKS, "normandy")
        .has(GERMANS, "poland")
        .child(FRANKS, "renaud", "weak");
    assert_eq!(far.intrigue(), "nothing", "exactly who has fewest, and he is not adjacent");
}

/// The English hold Wessex and Mercia, with a footsoldier in Wessex.
fn at_war() -> Scene {
    Scene::of("amandum")
        .has(ME, "wessex mercia")
        .troops("wessex")
        .has(FRANKS, "normandy")
        .has(GERMANS, "wales")
}

#[test]
fn annexes_first() {
    ledger::proves!("CK-AMANDUM-13");
    assert_eq!(at_war().land_pact(ME, "brittany").war_card(), "amandum-war-1: territory/brittany");
    assert_eq!(at_war().war_card(), "nothing");
}

#[test]
fn never_invades_a_partner() {
    ledger::proves!("CK-AMANDUM-14", "CK-R-127");
    assert_eq!(at_war().pact(ME, FRANKS).pact(ME, GERMANS).war_card(), "nothing", "a dead line");
    let next = at_war().pact(ME, FRANKS).land_pact(GERMANS, "brittany");
    assert_eq!(next.war_card(), "amandum-war-3: territory/brittany");
}

#[test]
fn invades_what_another_has_a_pact_with() {
    ledger::proves!("CK-AMANDUM-15");
    assert_eq!(at_war().land_pact(FRANKS, "brittany").war_card(), "amandum-war-3: territory/brittany");
    assert_eq!(at_war().land_pact(FRANKS, "burgundy").war_card(), "nothing", "out of reach");
}

#[test]
fn invades_the_enemy_with_fewest_children() {
    ledger::proves!("CK-AMANDUM-16");
    let set = at_war().casus_belli(ME, FRANKS).casus_belli(ME, GERMANS);
    assert_eq!(set.clone().child(FRANKS, "renaud", "weak").war_card(), "amandum-war-4: territory/wales");
    assert_eq!(set.child(GERMANS, "bruno", "weak").war_card(), "amandum-war-4: territory/normandy");
    assert_eq!(
        at_war().casus_belli(ME, FRANKS).child(FRANKS, "renaud", "weak").war_card(),
        "nothing",
        "no Casus Belli against the Germans"
    );
}

#[test]
fn mobilises_next_to_its_pact() {
    ledger::proves!("CK-AMANDUM-17");
    let set = Scene::of("amandum").has(ME, "wessex mercia");
    assert_eq!(set.clone().land_pact(ME, "brittany").war_card(), "amandum-war-5: territory/wessex");
    assert_eq!(set.clone().land_pact(FRANKS, "brittany").war_card(), "nothing", "the Pact of another");
    assert_eq!(set.war_card(), "nothing");
}

#[test]
fn mobilises_next_to_whom_it_may_invade() {
    ledger::proves!("CK-AMANDUM-18");
    let set = Scene::of("amandum").has(ME, "wessex mercia").has(FRANKS, "brittany");
    assert_eq!(set.clone().casus_belli(ME, FRANKS).war_card(), "amandum-war-6: territory/wessex");
    assert_eq!(set.casus_belli(FRANKS, ME).war_card(), "nothing");
}
