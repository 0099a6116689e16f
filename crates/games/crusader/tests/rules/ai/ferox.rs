//! Ferox, the aggressive (CK-FEROX-07 to CK-FEROX-19).

use super::scene::*;
use crusader::content::Content;
use crusader::options::NavyRule;
use crusader::{Crusader, Options};
use table::Game;

/// The English hold Wessex and Mercia, with a footsoldier in Wessex.
fn at_war() -> Scene {
    Scene::of("ferox").has(ME, "wessex mercia").troops("wessex")
}

#[test]
fn builds_a_castle_first() {
    ledger::proves!("CK-FEROX-08", "CK-R-133");
    let home = Scene::of("ferox").has(ME, "wessex mercia scotland").display("bank navy library");
    // Mercia has Northumbria, Wales and Normandy around it, Wessex has Wales, Brittany and Normandy: the first in board order.
    assert_eq!(home.clone().realm(), "ferox-realm-1: territory/mercia");
    assert_eq!(home.clone().castles("mercia").realm(), "ferox-realm-1: territory/wessex");
    let partner = Scene::of("ferox").has(ME, "wessex mercia").has(FRANKS, "northumbria");
    assert_eq!(partner.clone().realm(), "ferox-realm-1: territory/mercia", "three dangers each");
    assert_eq!(partner.pact(ME, FRANKS).realm(), "ferox-realm-1: territory/wessex", "a partner is none");
    let ten = "paris lorraine burgundy toulouse saxony poland bohemia swabia hungary dalmatia";
    assert_eq!(home.clone().castles(ten).realm(), "ferox-realm-2: development/navy", "no Castle is left");
    assert_eq!(home.castles("mercia wessex scotland").realm(), "ferox-realm-2: development/navy");
}

#[test]
fn buys_the_navy_if_it_is_there() {
    ledger::proves!("CK-FEROX-09");
    let built = Scene::of("ferox").has(ME, "wessex").castles("wessex");
    assert_eq!(built.clone().display("bank navy library").realm(), "ferox-realm-2: development/navy");
    assert_eq!(
        built.clone().display("bank steward library").realm(),
        "ferox-realm-2: development/bank",
        "the leftmost"
    );
    let owner = built.clone().owns(ME, "bank navy");
    assert_eq!(
        owner.display("bank navy library").realm(),
        "ferox-realm-2: development/library",
        "no duplicates"
    );
    let full = built.clone().owns(ME, "bank navy library");
    assert_eq!(full.display("longbow plate_armor").realm(), "nothing", "three inventions are all");
    assert_eq!(built.realm(), "nothing", "an empty display");
}

#[test]
fn overthrows_what_is_in_unrest() {
    ledger::proves!("CK-FEROX-10", "CK-AI-11");
    let near = Scene::of("ferox").has(ME, "wessex").has(FRANKS, "normandy paris");
    assert_eq!(near.clone().unrest("normandy").intrigue(), "ferox-intrigue-1: territory/normandy");
    assert_eq!(near.unrest("paris").intrigue(), "ferox-intrigue-2: player/frankish", "Paris is not adjacent");
}

#[test]
fn of_two_overthrows_the_surer() {
    ledger::proves!("CK-R-112", "CK-AI-12");
    let near =
        Scene::of("ferox").has(ME, "wessex").has(FRANKS, "normandy brittany").unrest("normandy brittany");
    assert_eq!(near.clone().intrigue(), "ferox-intrigue-1: territory/normandy", "in board order");
    assert_eq!(
        near.castles("normandy").intrigue(),
        "ferox-intrigue-1: territory/brittany",
        "a Castle needs two successes"
    );
}

#[test]
fn seeks_a_casus_belli_against_a_neighbour() {
    ledger::proves!("CK-FEROX-11", "CK-R-120");
    let near = Scene::of("ferox").has(ME, "wessex").has(FRANKS, "normandy").has(GERMANS, "saxony");
    let near = near.king(FRANKS, "philippe_i").king(GERMANS, "heinrich_iv").child(GERMANS, "bruno", "weak");
    assert_eq!(near.clone().intrigue(), "ferox-intrigue-2: player/frankish");
    for covered in [near.clone().casus_belli(ME, FRANKS), near.clone().war(ME, FRANKS)] {
        assert_eq!(covered.intrigue(), "ferox-intrigue-4: person/philippe_i", "he is covered already");
    }
    assert_eq!(
        near.pact(ME, FRANKS).intrigue(),
        "nothing",
        "a partner is passed over, and he alone has fewest heirs"
    );
}

#[test]
fn kills_a_green_child_of_who_has_fewest_heirs() {
    ledger::proves!("CK-FEROX-12", "CK-R-121");
    let set = Scene::of("ferox").casus_belli(ME, FRANKS).has(ME, "wessex").has(FRANKS, "normandy");
    let set = set.child(GERMANS, "bruno", "brave").sibling(GERMANS, "uta", "kind").king(FRANKS, "philippe_i");
    let green = set.clone().child(FRANKS, "renaud", "weak brave");
    assert_eq!(green.intrigue(), "ferox-intrigue-3: person/renaud", "any green token will do");
    let red = set.clone().child(FRANKS, "renaud", "weak");
    assert_eq!(red.intrigue(), "ferox-intrigue-4: person/philippe_i", "the Germans have more heirs");
    let even =
        set.child(FRANKS, "renaud", "weak").child(FRANKS, "eudes", "ugly").child(FRANKS, "alix", "kind");
    assert_eq!(even.intrigue(), "ferox-intrigue-3: person/bruno", "now they have fewest");
}

#[test]
fn kills_the_king_with_fewest_heirs() {
    ledger::proves!("CK-FEROX-13", "CK-AI-13");
    let set = Scene::of("ferox").has(ME, "wessex").has(FRANKS, "paris").king(FRANKS, "philippe_i");
    let set = set.king(GERMANS, "heinrich_iv").child(FRANKS, "renaud", "weak");
    assert_eq!(set.clone().intrigue(), "ferox-intrigue-4: person/heinrich_iv");
    assert_eq!(set.clone().round(1).intrigue(), "nothing", "no King in the first Round");
    assert_eq!(set.pact(ME, GERMANS).intrigue(), "nothing", "never that of a partner");
}

#[test]
fn invades_an_independent_territory() {
    ledger::proves!("CK-FEROX-14");
    let set = at_war().has(FRANKS, "normandy").casus_belli(ME, FRANKS);
    assert_eq!(set.clone().war_card(), "ferox-war-1: territory/wales");
    assert_eq!(
        set.clone().land_pact(ME, "brittany").war_card(),
        "ferox-war-1: territory/brittany",
        "an Annexation is sure"
    );
    let none = set.has(GERMANS, "wales brittany");
    assert_eq!(none.war_card(), "ferox-war-2: territory/normandy", "none is independent");
}

#[test]
fn invades_a_rival_with_one_success() {
    ledger::proves!("CK-FEROX-15");
    let set = at_war().has(FRANKS, "normandy brittany wales");
    let claim = set.clone().casus_belli(ME, FRANKS);
    assert_eq!(claim.clone().castles("wales").war_card(), "ferox-war-2: territory/normandy");
    assert_eq!(
        set.clone().war(ME, FRANKS).castles("wales").war_card(),
        "ferox-war-2: territory/normandy",
        "War will do"
    );
    assert_eq!(claim.castles("wales normandy brittany").war_card(), "ferox-war-3: territory/wales");
    assert_eq!(set.war_card(), "nothing", "no Casus Belli, no independent neighbour");
}

#[test]
fn invades_a_rival_with_more_successes() {
    ledger::proves!("CK-FEROX-16");
    let set = at_war().has(FRANKS, "normandy brittany wales").castles("wales normandy brittany");
    let claim = set.clone().casus_belli(ME, FRANKS);
    assert_eq!(
        claim.clone().troops("wales brittany").war_card(),
        "ferox-war-3: territory/normandy",
        "two are surer than three"
    );
    assert_eq!(set.clone().war_card(), "nothing");
    assert_eq!(set.casus_belli(ME, GERMANS).war_card(), "nothing", "against the Franks none");
}

#[test]
fn mobilises_next_to_independent_territories() {
    ledger::proves!("CK-FEROX-17", "CK-AI-22", "CK-R-71");
    let set = Scene::of("ferox").has(ME, "wessex mercia").has(FRANKS, "normandy");
    assert_eq!(set.clone().war_card(), "ferox-war-4: territory/mercia", "in board order");
    assert_eq!(
        set.clone().land_pact(ME, "brittany").war_card(),
        "ferox-war-4: territory/wessex",
        "preferably of its Pact"
    );
    let closed = set.has(GERMANS, "northumbria wales brittany");
    assert_eq!(closed.clone().war_card(), "nothing", "none next to it");
    assert_eq!(closed.clone().casus_belli(ME, FRANKS).war_card(), "ferox-war-5: territory/mercia");
    // A Navy brings it next to the coasts of its seas only where that was agreed (CK-R-71).
    let mut navy = closed.owns(ME, "navy");
    assert_eq!(navy.clone().war_card(), "nothing");
    let options = Options { navy: NavyRule::Everything, ..Options::default() };
    navy.game = Crusader::new(Content::base(), &options.led(ME, lead("ferox")), 4).unwrap();
    assert_eq!(navy.war_card(), "ferox-war-4: territory/mercia");
}

#[test]
fn mobilises_next_to_whom_it_may_invade() {
    ledger::proves!("CK-FEROX-18");
    let set = Scene::of("ferox")
        .has(ME, "wessex mercia")
        .has(FRANKS, "normandy northumbria wales")
        .has(GERMANS, "brittany");
    assert_eq!(set.clone().casus_belli(ME, GERMANS).war_card(), "ferox-war-5: territory/wessex");
    assert_eq!(set.clone().war(ME, GERMANS).war_card(), "ferox-war-5: territory/wessex");
    assert_eq!(set.clone().casus_belli(GERMANS, ME).war_card(), "nothing", "it is the other's");
    assert_eq!(set.war_card(), "nothing");
}
