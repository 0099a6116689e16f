//! Invade: what is needed for it, and how it is announced (p.14).

use super::{BAD, GOOD, invading};
use crate::dsl::{Asked, Scene, land, person, player};
use crusader::war::attack_trial;

#[test]
fn an_independent_territory_is_taken_without_a_casus_belli() {
    ledger::proves!(
        "CK-INVADE-01",
        "CK-INVADE-05",
        "CK-INVADE-06",
        "CK-VICTORY-01",
        "CK-VICTORY-03",
        "CK-KNIGHT-01",
        "CK-CONTROL-01"
    );
    let scene = Scene::five().lands("english", "wessex mercia").soldiers("wessex").bag("english", GOOD);
    let mut t = invading(scene.suitor("wales", "edith", "brave"));
    t.does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "done");
    assert_eq!(t.owner("wales"), Some("english"));
    assert!(!t.lives("edith"), "the character who stood there dies");
    assert!(t.board().gone_people.has(person("edith")));
    assert_eq!((t.told_by("CK-VICTORY-03").count(), t.board().annals.deaths), (1, 1), "and it is told");
    assert!(t.has_soldier("wessex") && !t.has_soldier("wales"));
}

#[test]
fn a_failed_attack_costs_nothing() {
    ledger::proves!("CK-R-75");
    let mut t = invading(Scene::five().lands("english", "wessex").soldiers("wessex").bag("english", BAD));
    t.does(0, "from/wessex attack/wales").does(0, "territory/wales").must_answer([]);
    assert_eq!((t.owner("wales"), t.has_soldier("wessex")), (None, true));
}

fn against_france() -> Scene {
    Scene::five().lands("english", "wessex mercia").lands("frankish", "normandy paris").soldiers("wessex")
}

#[test]
fn a_player_is_invaded_only_with_a_casus_belli_or_war() {
    ledger::proves!("CK-WAR-02", "CK-CB-01", "CK-INVADE-05", "CK-CB-02");
    let mut t = against_france().bag("english", GOOD).acts("english", super::WAR);
    t.does(0, "invade").is_refused(0, "from/wessex attack/normandy", "CK-CB-01");
    let mut t = invading(against_france().casus_belli("english", "frankish"));
    t.offers(0, ["from/wessex attack/normandy"]);
    let mut t = invading(against_france().war("english", "frankish"));
    t.offers(0, ["from/wessex attack/normandy"]);
    let mut t = invading(against_france().casus_belli("frankish", "english"));
    t.is_refused(0, "from/wessex attack/normandy", "CK-CB-01");
}

#[test]
fn with_the_attack_both_are_at_war() {
    ledger::proves!("CK-INVADE-07", "CK-R-52");
    let scene = against_france().casus_belli("english", "frankish").bag("english", BAD);
    let mut t = invading(scene);
    assert!(!t.is_at_war("english", "frankish"), "announcing is not attacking");
    t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy");
    assert!(t.is_at_war("english", "frankish") && t.is_at_war("frankish", "english"), "whatever comes of it");
    assert!(t.has_casus_belli("english", "frankish"), "which stays");
    assert_eq!(t.owner("normandy"), Some("frankish"));
}

#[test]
fn an_attack_needs_a_footsoldier_next_to_its_target() {
    ledger::proves!("CK-INVADE-05", "CK-INVADE-06", "CK-INFANTRY-02", "CK-INVADE-01");
    let mut t = invading(against_france());
    t.is_refused(0, "from/wessex attack/scotland", "CK-INVADE-06");
    t.is_refused(0, "from/wessex attack/mercia", "CK-INVADE-01");
    t.is_refused(0, "from/mercia attack/wales", "CK-INVADE-06");
    t.offers(0, ["from/wessex attack/wales", "from/wessex attack/brittany"]);
    let mut t = Scene::five().lands("english", "wessex").acts("english", super::WAR);
    t.is_refused(0, "invade", "CK-INVADE-06");
    // Where a footsoldier stands next to others it is the cause that is missing.
    let scene = Scene::five().lands("english", "ireland").lands("frankish", "scotland wales");
    let mut t = scene.soldiers("ireland").acts("english", super::WAR);
    t.is_refused(0, "invade", "CK-INVADE-05");
}

#[test]
fn each_footsoldier_attacks_once_and_each_target_is_attacked_once() {
    ledger::proves!("CK-INVADE-02", "CK-INVADE-03", "CK-INVADE-04");
    let scene =
        Scene::five().lands("english", "wessex mercia").soldiers("wessex mercia").bag("english", GOOD);
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/wales");
    t.is_refused(0, "from/wessex attack/brittany", "CK-INVADE-02");
    t.is_refused(0, "from/mercia attack/wales", "CK-INVADE-03");
    t.does(0, "from/mercia attack/northumbria");
    assert_eq!(t.owner("wales"), None, "all roles are announced before any check");
    t.offers_only(0, ["territory/northumbria", "territory/wales"]);
    t.does(0, "territory/wales")
        .does(0, "done")
        .does(0, "territory/northumbria")
        .does(0, "done")
        .must_answer([]);
    assert_eq!((t.owner("wales"), t.owner("northumbria")), (Some("english"), Some("english")));
}

#[test]
fn four_footsoldiers_make_four_attacks() {
    ledger::proves!("CK-EX-14", "CK-INVADE-02");
    let scene = Scene::five().lands("english", "mercia wessex northumbria normandy").bag("english", GOOD);
    let mut t = scene.acts("english", super::WAR);
    t.does(0, "mobilise");
    for word in ["mercia", "wessex", "northumbria", "normandy"] {
        t.does(0, &format!("territory/{word}"));
    }
    t.must_answer([]);
    let mut t = invading(
        Scene::five()
            .lands("english", "mercia wessex northumbria normandy")
            .soldiers("mercia wessex northumbria normandy")
            .bag("english", GOOD),
    );
    t.does(0, "from/mercia attack/wales").does(0, "from/wessex attack/brittany");
    t.does(0, "from/northumbria attack/scotland").does(0, "from/normandy attack/paris");
    for word in ["wales", "brittany", "scotland", "paris"] {
        t.does(0, &format!("territory/{word}")).does(0, "done");
        assert_eq!(t.owner(word), Some("english"), "{word}");
    }
}

#[test]
fn castle_footsoldier_and_duke_each_ask_one_more_success() {
    ledger::proves!(
        "CK-INVADE-08",
        "CK-INVADE-09",
        "CK-INVADE-10",
        "CK-CASTLE-01",
        "CK-DUKE-01",
        "CK-INFANTRY-03"
    );
    let base = || against_france().children("frankish", "thibault");
    let needed = |scene: Scene| {
        let t = invading(scene);
        attack_trial(&t.state, player("english"), land("normandy"), 1).needed(&t.game, &t.state.board)
    };
    assert_eq!(needed(base()), 1);
    assert_eq!(needed(base().castles("normandy")), 2);
    assert_eq!(needed(base().soldiers("normandy")), 2);
    assert_eq!(needed(base().duke("thibault", "normandy")), 2);
    assert_eq!(needed(base().castles("normandy").soldiers("normandy").duke("thibault", "normandy")), 4);
}

#[test]
fn gold_goes_up_to_two_draws_more_than_are_needed() {
    ledger::proves!("CK-INVEST-04");
    let scene = against_france().castles("normandy").soldiers("normandy").children("frankish", "thibault");
    let scene = scene.duke("thibault", "normandy").casus_belli("english", "frankish").gold("english", 9);
    let mut t = invading(scene.bag("english", BAD));
    t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy");
    t.offers(0, ["gold/0", "gold/5"]).is_refused(0, "gold/6", "CK-INVEST-04");
}

#[test]
fn developments_change_what_is_needed_and_drawn() {
    ledger::proves!("CK-INVADE-11", "CK-INVADE-12");
    let trial = |scene: Scene| {
        let t = invading(scene);
        let trial = attack_trial(&t.state, player("english"), land("normandy"), 1);
        (trial.needed(&t.game, &t.state.board), trial.draws(&t.game, &t.state.board))
    };
    assert_eq!(trial(against_france()), (1, 1));
    assert_eq!(trial(against_france().owns("frankish", "plate_armor")), (2, 1));
    assert_eq!(trial(against_france().owns("english", "longbow")), (1, 2));
    assert_eq!(trial(against_france().shields("english", "dorylaeum")), (1, 2));
}

#[test]
fn an_announced_attack_is_judged_again_when_it_comes() {
    ledger::proves!("CK-R-73");
    let scene =
        Scene::five().lands("english", "wessex mercia").soldiers("wessex mercia").bag("english", GOOD);
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/wales")
        .does(0, "from/mercia attack/northumbria")
        .does(0, "territory/wales");
    t.state.board.footsoldiers.remove(land("mercia"));
    t.does(0, "done").must_answer([]);
    assert_eq!(t.owner("northumbria"), None, "its footsoldier is gone: it is cancelled");
}

#[test]
fn kind_fails_and_cruel_succeeds() {
    ledger::proves!("CK-CRIT-08");
    for (token, taken) in [("kind", None), ("cruel", Some("english"))] {
        let scene = Scene::five().lands("english", "wessex").soldiers("wessex").bag("english", token);
        let mut t = invading(scene);
        t.does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "keep");
        assert_eq!(t.owner("wales"), taken, "{token}");
    }
}
