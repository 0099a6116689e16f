//! Own footsoldiers and Pacts support an attack (p.14).

use super::{GOOD, invading};
use crate::dsl::{Asked, Scene, player};
use table::{Observer, Seat};

/// The English of the Low Countries against German Saxony; the Franks of Lorraine are their partners, the Italians of Bohemia others.
fn war() -> Scene {
    Scene::five()
        .lands("english", "the_low_countries")
        .lands("frankish", "lorraine swabia")
        .lands("german", "saxony poland")
        .soldiers("the_low_countries")
        .castles("saxony")
        .casus_belli("english", "german")
        .bag("english", GOOD)
}

#[test]
fn own_footsoldiers_support_with_a_draw_each() {
    ledger::proves!("CK-SUPPORT-01", "CK-SUPPORT-02");
    let scene = || Scene::five().lands("english", "wessex mercia").lands("frankish", "normandy");
    let scene = || scene().soldiers("wessex mercia").castles("normandy").war("english", "frankish");
    let mut t = invading(scene().bag("english", GOOD));
    t.is_refused(0, "from/mercia support/normandy", "CK-SUPPORT-01");
    t.does(0, "from/wessex attack/normandy").does(0, "done").does(0, "territory/normandy");
    assert_eq!(t.owner("normandy"), Some("frankish"), "one draw, two successes needed");
    let mut t = invading(scene().bag("english", GOOD));
    t.does(0, "from/wessex attack/normandy").does(0, "from/mercia support/normandy");
    t.does(0, "territory/normandy").does(0, "done");
    assert_eq!(t.owner("normandy"), Some("english"));
    assert_eq!(t.board().check.free, 2);
}

#[test]
fn a_called_partner_supports_and_is_liable() {
    ledger::proves!(
        "CK-PACTSUPPORT-01",
        "CK-PACTSUPPORT-03",
        "CK-PACTSUPPORT-04",
        "CK-PACT-04",
        "CK-R-53",
        "CK-R-54"
    );
    let mut t = invading(war().pact("english", "frankish"));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony");
    t.is_refused(0, "player/german", "CK-PACTSUPPORT-01").does(0, "player/frankish");
    t.must_answer([1]).offers_only(1, ["support-partner", "break-pact"]);
    t.is_refused(1, "done", "CK-PACTSUPPORT-05").is_refused(1, "sack", "CK-PACTSUPPORT-05");
    t.does(1, "support-partner");
    assert_eq!(
        t.board().check.free,
        2,
        "one draw for the Pact, though Lorraine and Swabia both border on Saxony"
    );
    assert!(t.has_casus_belli("german", "frankish"), "without a footsoldier, but not without a risk");
    assert!(t.is_allied("english", "frankish"));
    t.does(0, "done");
    assert_eq!(t.owner("saxony"), Some("english"));
}

#[test]
fn a_partner_who_is_not_called_does_nothing() {
    ledger::proves!("CK-R-53");
    let mut t = invading(war().pact("english", "frankish"));
    t.does(0, "from/the_low_countries attack/saxony")
        .does(0, "territory/saxony")
        .does(0, "done")
        .must_answer([]);
    assert_eq!((t.board().check.free, t.owner("saxony")), (1, Some("german")));
    assert!(!t.has_casus_belli("german", "frankish"));
}

#[test]
fn a_called_partner_may_break_the_pact_instead() {
    ledger::proves!("CK-PACTSUPPORT-05", "CK-PACTSUPPORT-06");
    let mut t = invading(war().pact("english", "frankish"));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony").does(0, "player/frankish");
    t.does(1, "break-pact");
    assert!(!t.is_allied("english", "frankish"));
    assert!(t.has_casus_belli("english", "frankish") && !t.has_casus_belli("german", "frankish"));
    let told = ["CK-PACTSUPPORT-05", "CK-PACTSUPPORT-06", "CK-PACT-14"].map(|rule| t.told_by(rule).count());
    assert_eq!(told, [1, 1, 0], "the Pact is broken, the Casus Belli gained");
    assert_eq!(t.board().check.free, 1);
}

#[test]
fn several_pacts_give_a_draw_each_and_territories_always_support() {
    ledger::proves!("CK-PACTSUPPORT-02", "CK-PACTSUPPORT-01", "CK-R-53");
    let scene = war().lands("italian", "bohemia").pact("english", "frankish").pact("english", "italian");
    let mut t = invading(scene.land_pact("english", "denmark"));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony");
    t.does(0, "player/frankish")
        .does(0, "player/italian")
        .does(1, "support-partner")
        .does(3, "support-partner");
    assert_eq!(t.board().check.free, 4, "its own, two dynasties, and Denmark");
}

#[test]
fn a_pact_with_nothing_next_to_the_target_gives_nothing() {
    ledger::proves!("CK-PACTSUPPORT-01");
    let scene = war().lands("italian", "sicily").pact("english", "italian").land_pact("english", "ireland");
    let mut t = invading(scene);
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony").must_answer([]);
    assert_eq!(t.board().check.free, 1);
}

#[test]
fn supporting_against_an_independent_territory_harms_nobody() {
    ledger::proves!("CK-R-55");
    let scene = Scene::five().lands("english", "wessex").lands("frankish", "normandy").soldiers("wessex");
    let mut t = invading(scene.pact("english", "frankish").bag("english", GOOD));
    t.does(0, "from/wessex attack/brittany").does(0, "territory/brittany").does(0, "player/frankish");
    t.does(1, "support-partner").does(0, "done");
    assert_eq!(t.owner("brittany"), Some("english"));
    assert!(t.board().casus_belli.iter().all(|held| held.is_empty()));
    assert_eq!(t.board().wars[player("frankish").index()].len(), 0);
}

#[test]
fn a_view_shows_who_marches_where_until_it_is_over() {
    ledger::proves!("CK-INVADE-04", "CK-SUPPORT-01");
    let scene = Scene::five().lands("english", "wessex mercia").lands("frankish", "normandy");
    let scene = scene.soldiers("wessex mercia").castles("normandy").war("english", "frankish");
    let mut t = invading(scene.bag("english", GOOD));
    let shown = |t: &crate::dsl::Sitting| {
        serde_json::to_value(t.sees(Observer::Seat(Seat(1)))).expect("a view is written")
    };
    assert_eq!(shown(&t)["invasion"]["marches"], serde_json::json!([]));
    t.does(0, "from/wessex attack/normandy").does(0, "from/mercia support/normandy");
    let now = shown(&t)["invasion"].clone();
    assert_eq!(now["player"], "english");
    assert_eq!(
        now["marches"],
        serde_json::json!([
            {"from": "wessex", "target": "normandy", "part": "attack"},
            {"from": "mercia", "target": "normandy", "part": "support"},
        ])
    );
    t.does(0, "territory/normandy").does(0, "done");
    assert_eq!(shown(&t)["invasion"], serde_json::Value::Null);
}

#[test]
fn who_breaks_with_a_partner_he_has_called_is_not_supported() {
    ledger::proves!("CK-PACT-13", "CK-R-50", "CK-R-53");
    let mut t = invading(war().pact("english", "frankish"));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony").does(0, "player/frankish");
    t.must_answer([1]).does(0, "break player/frankish").must_answer([]);
    assert_eq!((t.board().check.free, t.owner("saxony")), (1, Some("german")));
    assert!(t.has_casus_belli("frankish", "english") && !t.has_casus_belli("german", "frankish"));
}
