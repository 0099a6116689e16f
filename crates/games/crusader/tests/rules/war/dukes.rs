//! Dukes ride with an attack out of their Duchy (p.12).

use super::invading;
use crate::dsl::{Asked, Scene, person, player};
use crusader::tokens;

fn duchy() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia")
        .soldiers("wessex mercia")
        .children("english", "aldred")
        .duke("aldred", "wessex")
}

#[test]
fn a_dukes_token_is_in_the_bag_for_the_check() {
    ledger::proves!("CK-DUKE-03", "CK-DUKE-04");
    let mut t = invading(duchy());
    t.does(0, "from/wessex attack/wales").does(0, "done").does(0, "territory/wales").does(0, "done");
    assert_eq!(t.owner("wales"), Some("english"), "the bag was empty but for the Duke's green token");
    assert_eq!(t.board().tokens_on(person("aldred")).count(), 1, "it lies on his card again");
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 0);
}

#[test]
fn only_the_duke_of_the_attacking_footsoldier_rides() {
    ledger::proves!("CK-R-45");
    let mut t = invading(duchy());
    t.does(0, "from/mercia attack/wales").does(0, "from/wessex support/wales").does(0, "territory/wales");
    assert_eq!(t.owner("wales"), None, "the Duke of a supporter stays at home");
    t.must_answer([]);
}

#[test]
fn a_sacrificed_token_of_a_duke_is_gone() {
    ledger::proves!("CK-R-45", "CK-SACRIFICE-03");
    let mut asked = 0;
    // His two green tokens are the whole bag: whichever comes first, the critical one only is sacrificed.
    for first in [0, 1] {
        let scene = Scene::five().lands("english", "wessex").soldiers("wessex").children("english", "aldred");
        let scene = scene.duke("aldred", "wessex").token("aldred", "kind").draws([first]);
        let mut t = invading(scene);
        t.does(0, "from/wessex attack/wales").does(0, "territory/wales");
        let left = if t.paths(table::Seat(0)).contains(&"sacrifice".to_owned()) {
            asked += 1;
            t.does(0, "sacrifice");
            1
        } else {
            2
        };
        assert_eq!(t.owner("wales"), Some("english"));
        assert_eq!(t.board().tokens_on(person("aldred")).count(), left, "he stays without it");
        assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 0);
    }
    assert_eq!(asked, 1, "Kind is critical, Attractive is not");
}

#[test]
fn a_duke_rides_with_a_counterattack_too() {
    ledger::proves!("CK-R-45", "CK-COUNTER-05", "CK-DUKE-03", "CK-DUKE-04");
    let scene = Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris")
        .soldiers("wessex normandy")
        .children("frankish", "thibault")
        .duke("thibault", "normandy")
        .war("english", "frankish")
        .bag("english", "coward weak ugly godless")
        .bag("frankish", "brave")
        .gold("frankish", 1);
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy").does(1, "territory/wessex");
    t.does(1, "territory/wessex");
    let bag = tokens::bag(player("frankish"));
    assert_eq!((t.state.tokens.size(bag), t.board().tokens_on(person("thibault")).count()), (2, 0));
    t.does(1, "gold/1");
    assert_eq!(t.owner("wessex"), Some("frankish"), "two successes: his own token and the Duke's");
    assert_eq!((t.state.tokens.size(bag), t.board().tokens_on(person("thibault")).count()), (1, 1));
}
