//! Who gets a ninth territory by a trade in the middle of an action may release the very one that it is about (CK-R-23, CK-R-78).

use crate::dsl::{Asked, Scene, Sitting, land};
use table::Game;

/// The English have Normandy and are next to the eight territories of the Franks; the Germans have some to sell.
fn scene(bag: &str) -> Scene {
    Scene::five()
        .lands("english", "normandy")
        .lands("frankish", "paris lorraine burgundy toulouse aquitaine brittany the_low_countries swabia")
        .lands("german", "saxony poland")
        .gold("english", 1)
        .gold("frankish", 1)
        .bag("english", bag)
}

/// The Franks buy Saxony and release Paris.
fn releases_paris(t: &mut Sitting) {
    t.does(1, "offer player/german gold/1 for territory/saxony").does(2, "take-offer player/frankish");
    t.must_answer([1]).does(1, "territory/paris");
    assert_eq!((t.owner("paris"), t.owner("saxony")), (None, Some("frankish")));
}

#[test]
fn what_was_released_is_not_overthrown() {
    ledger::proves!("CK-R-63", "CK-R-78", "CK-OVERTHROW-10", "CK-INV-11");
    let mut t = scene("brave").unrest("paris").acts("english", "intrigue_36");
    t.does(0, "overthrow").does(0, "territory/paris");
    releases_paris(&mut t);
    let suitor = t.board().suitors[land("paris")];
    t.does(0, "gold/0");
    assert_eq!(t.board().suitors[land("paris")], suitor, "it is independent already");
    assert_eq!(t.unrest("paris"), 0, "its Unrest goes all the same");
    assert_eq!(t.game.broken(&t.state), Vec::<String>::new());
    assert!(!t.has_casus_belli("frankish", "english"));
    // Failing, the English have wronged the Franks all the same.
    let mut t = scene("coward").unrest("paris").acts("english", "intrigue_36");
    t.does(0, "overthrow").does(0, "territory/paris");
    releases_paris(&mut t);
    t.does(0, "gold/0");
    assert!(t.has_casus_belli("frankish", "english"));
}

#[test]
fn nobody_revolts_where_nobody_rules() {
    ledger::proves!("CK-R-62", "CK-R-78");
    let mut t = scene("brave").acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
    releases_paris(&mut t);
    t.does(0, "gold/0");
    assert_eq!(t.unrest("paris"), 0);
}

#[test]
fn no_castle_is_built_in_a_territory_that_was_released() {
    ledger::proves!("CK-BUILD-04", "CK-R-78");
    let mut t = scene("brave").gold("frankish", 5).bag("frankish", "brave").acts("frankish", "realm_1");
    t.does(1, "build")
        .does(1, "territory/paris")
        .does(1, "done")
        .offers_only(1, ["gold/0", "gold/1", "gold/2"]);
    releases_paris(&mut t);
    t.does(1, "gold/0");
    assert!(!t.has_castle("paris"));
    assert_eq!(t.gold("frankish"), 4, "and nothing was paid for it");
}

#[test]
fn the_spoils_are_divided_where_the_victor_still_rules() {
    ledger::proves!("CK-R-73", "CK-R-78", "CK-SACK-01", "CK-VICTORY-02");
    let seven = "wessex mercia northumbria scotland normandy brittany aquitaine";
    let scene = |lands: &str| {
        Scene::five()
            .lands("english", lands)
            .lands("frankish", "paris lorraine")
            .soldiers("wessex")
            .gold("english", 1)
            .bag("english", "brave")
    };
    let mut t = scene(seven).acts("english", "war_71");
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "gold/0");
    t.offers_only(0, ["done", "sack", "territory/wessex"]);
    t.does(0, "offer player/frankish gold/1 for territory/paris").does(1, "take-offer player/english");
    t.does(0, "territory/wales").must_answer([]);
    assert_eq!((t.owner("wales"), t.gold("english"), t.unrest("wales")), (None, 0, 0), "nothing to sack");
    assert!(t.has_soldier("wessex"));
    // While a ninth territory is to be released nothing is traded.
    let mut t = scene(&format!("{seven} navarra")).acts("english", "war_71");
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "gold/0");
    t.is_refused(0, "offer player/frankish gold/1 for", "CK-R-23").does(0, "done");
    t.is_refused(0, "offer player/frankish gold/1 for", "CK-R-23").does(0, "territory/navarra");
    assert_eq!(t.owner("navarra"), None);
}

/// The plague of a territory that is none of his any more is none of his Tax.
#[test]
fn what_was_released_does_not_spread() {
    ledger::proves!("CK-R-78", "CK-R-79", "CK-PLAGUE-02");
    let outbreaks = |board: &mut crusader::board::Board| {
        board.outbreaks = ["paris", "swabia"].map(land).into_iter().collect();
    };
    let mut t = scene("brave").bag("frankish", "coward").board(outbreaks).acts("frankish", "tax_106");
    t.does(1, "collect-tax").offers(1, ["territory/paris", "territory/swabia"]);
    releases_paris(&mut t);
    t.offers_only(1, ["territory/swabia"]).does(1, "territory/swabia");
    assert!(t.board().outbreaks.has(land("paris")), "the token stays");
}
