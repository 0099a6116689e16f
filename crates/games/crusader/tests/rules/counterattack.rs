//! What follows an attack: Counterattacks, later attacks, a ninth territory (p.15).

use crate::dsl::{Asked, Scene, card, land, player};
use crate::invade::{WAR, base, unlucky};
use crusader::Options;
use crusader::content::TerritoryId;
use crusader::view::View;
use table::Observer;

#[test]
fn a_failed_attack_costs_nothing_but_may_be_answered() {
    ledger::proves!("CK-COUNTER-01", "CK-COUNTER-02", "CK-COUNTER-04", "CK-COUNTER-05", "CK-R-75", "CK-R-76");
    let scene = |french: &str| {
        base()
            .bag("english", "coward weak")
            .bag("frankish", french)
            .casus_belli("english", "frankish")
            .soldiers("normandy")
    };
    // Without a footsoldier in the target nobody answers.
    let mut t = scene("brave").acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    assert!(t.has_soldier("normandy") && t.owner("paris") == Some("frankish"));
    t.must_answer([]);
    let mut t = scene("brave clever").soldiers("paris brittany").acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    t.must_answer([1]).offers(1, ["done", "territory/normandy"]).is_refused(
        1,
        "territory/wessex",
        "CK-COUNTER-02",
    );
    t.does(1, "territory/normandy");
    // All normal rules: own support, then the check, then the spoils.
    t.offers(1, ["done", "from/brittany support/normandy"]).is_refused(
        1,
        "from/brittany attack/normandy",
        "CK-COUNTER-02",
    );
    t.does(1, "from/brittany support/normandy").does(1, "territory/normandy");
    assert_eq!(
        t.owner("normandy"),
        Some("frankish"),
        "two successes in two draws: a footsoldier stood there"
    );
    t.does(1, "territory/paris");
    assert!(t.has_soldier("normandy") && !t.has_soldier("paris"));
    // He need not.
    let mut t = scene("brave").soldiers("paris").acts("english", WAR);
    t.does(0, "invade")
        .does(0, "from/normandy attack/paris")
        .does(0, "territory/paris")
        .does(1, "done")
        .must_answer([]);
}

#[test]
fn a_counterattack_is_not_answered() {
    ledger::proves!("CK-COUNTER-06");
    let mut t = unlucky().casus_belli("english", "frankish").soldiers("normandy paris").acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    t.does(1, "territory/normandy").does(1, "territory/normandy");
    assert_eq!(t.owner("normandy"), Some("english"));
    t.must_answer([]);
    assert!(t.board().invasions.is_empty());
}

#[test]
fn who_gave_pact_support_may_be_struck_back() {
    ledger::proves!("CK-COUNTER-03", "CK-R-76", "CK-PACTSUPPORT-04");
    let scene = unlucky()
        .lands("italian", "burgundy swabia")
        .pact("english", "italian")
        .casus_belli("english", "frankish");
    let mut t = scene.soldiers("normandy paris").acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    t.does(0, "player/italian").does(3, "support-partner");
    t.must_answer([1]).offers(1, ["territory/normandy", "territory/burgundy"]).is_refused(
        1,
        "territory/swabia",
        "CK-COUNTER-02",
    );
    // An independent territory of a Pact too.
    let scene = unlucky()
        .land_pact("english", "burgundy")
        .casus_belli("english", "frankish")
        .soldiers("normandy paris");
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    t.offers(1, ["territory/burgundy", "territory/normandy"]);
}

#[test]
fn later_attacks_are_judged_again() {
    ledger::proves!("CK-R-73");
    // The ninth territory makes the English release that from which they have announced their second attack.
    let eight = "wessex mercia northumbria scotland normandy brittany aquitaine navarra";
    let scene = Scene::five().lands("english", eight).lands("frankish", "paris").soldiers("wessex navarra");
    let mut t = scene.bag("english", "brave").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "from/navarra attack/castile");
    t.offers(0, ["territory/wales", "territory/castile"]).does(0, "territory/wales").does(0, "done");
    t.does(0, "territory/navarra").must_answer([]);
    assert_eq!((t.owner("wales"), t.owner("castile")), (Some("english"), None));
    assert_eq!(t.told_by("CK-R-73").count(), 1, "it is cancelled");
    // Otherwise it is made.
    let scene = Scene::five().lands("english", eight).lands("frankish", "paris").soldiers("wessex navarra");
    let mut t = scene.bag("english", "brave").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "from/navarra attack/castile");
    t.does(0, "territory/wales").does(0, "done").does(0, "territory/scotland").does(0, "territory/castile");
    assert_eq!(t.owner("castile"), Some("english"));
}

#[test]
fn the_attack_that_is_made_is_seen_until_the_next() {
    ledger::proves!("CK-R-73");
    let marches = |t: &crate::dsl::Sitting| {
        let view = View::of(&t.game, &t.state, Observer::Spectator);
        let shown = serde_json::to_value(view).expect("a view")["invasion"]["marches"].take();
        let word = |march: &serde_json::Value, key: &str| march[key].as_str().unwrap_or_default().to_owned();
        let ends = |march| format!("{} {}", word(march, "from"), word(march, "target"));
        shown.as_array().map_or(Vec::new(), |all| all.iter().map(ends).collect::<Vec<_>>())
    };
    let scene = unlucky().casus_belli("english", "frankish").soldiers("normandy wessex paris");
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "from/wessex attack/wales");
    assert_eq!(marches(&t), ["normandy paris", "wessex wales"], "announced");
    // It has failed, and is answered.
    t.does(0, "territory/paris").must_answer([1]);
    assert_eq!(marches(&t), ["normandy paris", "wessex wales"], "made");
    t.does(1, "done").must_answer([0]);
    assert_eq!(marches(&t), ["wessex wales"], "over");
}

#[test]
fn a_ninth_territory_makes_one_free() {
    ledger::proves!("CK-LIMIT-01", "CK-LIMIT-02", "CK-LIMIT-03", "CK-R-78", "CK-COMP-04", "CK-KNIGHT-03");
    let eight = "wessex mercia northumbria scotland ireland normandy brittany aquitaine";
    let scene = Scene::five()
        .lands("english", eight)
        .lands("frankish", "paris")
        .soldiers("wessex ireland")
        .castles("ireland");
    let scene = scene.children("english", "aldred").duke("aldred", "ireland").bag("english", "brave");
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade")
        .does(0, "from/wessex attack/wales")
        .does(0, "done")
        .does(0, "territory/wales")
        .does(0, "territory/wessex");
    assert!(t.has_soldier("wales"));
    t.offers(0, ["territory/wales", "territory/ireland", "territory/wessex"]).is_refused(
        0,
        "territory/paris",
        "CK-LIMIT-02",
    );
    t.does(0, "territory/ireland");
    assert_eq!((t.owner("ireland"), t.board().lands(player("english")).len()), (None, 8));
    assert!(
        t.has_castle("ireland") && !t.has_soldier("ireland") && t.board().suitors[land("ireland")].is_some()
    );
    assert!(
        t.lives("aldred") && t.board().duchies(player("english")).is_empty(),
        "the title lapses, the Duke lives"
    );
}

#[test]
fn inaccessible_territories_take_no_part() {
    ledger::proves!("CK-INACC-01", "CK-INACC-02", "CK-SETUP-20", "CK-SETUP-21", "CK-R-05");
    // Three dynasties: no Italians, no Iberians.
    let scene = Scene::with(&Options::default(), 3)
        .lands("english", "wessex")
        .lands("frankish", "aquitaine burgundy")
        .lands("german", "saxony");
    let mut t = scene.soldiers("aquitaine burgundy").bag("frankish", "brave").acts("frankish", WAR);
    t.does(1, "invade").is_refused(1, "from/aquitaine attack/navarra", "CK-INACC-02");
    t.is_refused(1, "from/burgundy attack/lombardy", "CK-INACC-02");
    for word in ["navarra", "lombardy", "castile", "sicily"] {
        assert!(!t.game.map().open.has(land(word)) && t.board().suitors[land(word)].is_none());
        assert!(
            TerritoryId::all().all(|other| !t.game.near(other).has(land(word))),
            "nor are they neighbours"
        );
    }
    assert!(t.game.map().open.has(land("normandy")), "what a dynasty in play starts with is open");
    assert!(card(WAR).deck() == crusader::content::Deck::WAR);
}
