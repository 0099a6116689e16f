//! Who harmed somebody last (CK-R-112): attacks, Plots, Overthrows and broken Pacts are remembered, and official AIs go by it.

use crate::dsl::{Asked, Scene, Sitting, player};
use crusader::relations::hostile;

const GOOD: &str = "brave clever pious strong";
const BAD: &str = "coward weak ugly godless";

/// How recent the last hostile act of the second against the first is.
fn grudge(t: &Sitting, of: &str, by: &str) -> u8 {
    t.board().grudges[player(of).index()][player(by).index()]
}

fn scene() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris")
        .lands("german", "saxony poland")
        .soldiers("wessex")
}

#[test]
fn attacks_are_remembered_and_so_are_answers() {
    ledger::proves!("CK-R-112");
    let mut t = scene()
        .soldiers("normandy")
        .war("english", "frankish")
        .bag("english", BAD)
        .bag("frankish", BAD)
        .acts("english", "war_71");
    t.does(0, "invade").does(0, "from/wessex attack/normandy");
    assert_eq!(grudge(&t, "frankish", "english"), 0, "announcing harms nobody");
    t.does(0, "territory/normandy");
    assert_eq!((grudge(&t, "frankish", "english"), grudge(&t, "english", "frankish")), (1, 0));
    t.does(1, "territory/wessex").does(1, "territory/wessex");
    assert_eq!(grudge(&t, "english", "frankish"), 1);
    // Nobody owns an independent territory.
    let mut t = scene().bag("english", BAD).acts("english", "war_71");
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales");
    assert!(t.board().grudges.iter().flatten().all(|rank| *rank == 0));
}

#[test]
fn plots_and_overthrows_are_remembered_whatever_comes_of_them() {
    ledger::proves!("CK-R-112");
    for bag in [GOOD, BAD] {
        let mut t = scene().bag("english", bag).acts("english", "intrigue_36");
        t.does(0, "plot").does(0, "casus-belli").does(0, "player/german");
        assert_eq!((grudge(&t, "german", "english"), grudge(&t, "frankish", "english")), (1, 0), "{bag}");
        let mut t = scene().unrest("normandy").bag("english", bag).acts("english", "intrigue_36");
        t.does(0, "overthrow").does(0, "territory/normandy");
        assert_eq!((grudge(&t, "frankish", "english"), grudge(&t, "german", "english")), (1, 0), "{bag}");
    }
}

#[test]
fn who_breaks_a_pact_is_remembered() {
    ledger::proves!("CK-R-112", "CK-PACT-13", "CK-PACTSUPPORT-05");
    let mut t = scene().pact("english", "german").acts("english", "war_71");
    t.does(0, "break player/german");
    assert_eq!((grudge(&t, "german", "english"), grudge(&t, "english", "german")), (1, 0));
    let scene = scene().pact("english", "frankish").bag("english", BAD);
    let mut t = scene.acts("english", "war_71");
    t.does(0, "invade").does(0, "from/wessex attack/brittany").does(0, "territory/brittany");
    t.does(0, "player/frankish").does(1, "break-pact");
    assert_eq!((grudge(&t, "english", "frankish"), grudge(&t, "frankish", "english")), (1, 0), "he refused");
}

#[test]
fn the_latest_ranks_highest() {
    ledger::proves!("CK-R-112", "CK-EX-05");
    let mut t = scene().lands("italian", "apulia").acts("english", "war_71");
    let ranks = |t: &Sitting| ["frankish", "german", "italian"].map(|by| grudge(t, "english", by));
    let mut harms = |by: &str, of: &str| {
        hostile(&mut t.play(), player(by), player(of));
        ranks(&t)
    };
    assert_eq!(harms("frankish", "english"), [1, 0, 0]);
    assert_eq!(harms("frankish", "english"), [1, 0, 0], "once more changes nothing");
    assert_eq!(harms("german", "english"), [1, 2, 0]);
    assert_eq!(harms("italian", "english"), [1, 2, 3]);
    assert_eq!(harms("frankish", "english"), [3, 1, 2], "the others move down");
    assert_eq!(harms("italian", "english"), [2, 1, 3]);
    assert_eq!(harms("english", "english"), [2, 1, 3], "nobody bears himself a grudge");
    assert_eq!(harms("german", "frankish"), [2, 1, 3], "what is done to others is theirs");
    assert_eq!(grudge(&t, "english", "english"), 0);
}
