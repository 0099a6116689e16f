//! Overthrow.

use super::{INTRIGUE, lucky, unlucky};
use crate::dsl::{Asked, land};
use table::Seat;

#[test]
fn an_overthrow_frees_a_territory_in_unrest() {
    ledger::proves!(
        "CK-OVERTHROW-01",
        "CK-OVERTHROW-02",
        "CK-OVERTHROW-06",
        "CK-OVERTHROW-07",
        "CK-OVERTHROW-08",
        "CK-REVOLT-06",
        "CK-REVOLT-11",
        "CK-R-63",
        "CK-UNREST-01",
        "CK-DUKE-02",
        "CK-INDEP-05"
    );
    let scene = lucky().gold("english", 3).unrest("paris paris normandy poland").castles("paris");
    let mut t = scene.children("frankish", "adele thibault").duke("adele", "paris").acts("english", INTRIGUE);
    t.does(0, "overthrow").offers_only(0, ["done", "territory/paris"]);
    t.is_refused(0, "territory/normandy", "CK-R-63").is_refused(0, "territory/brittany", "CK-OVERTHROW-02");
    t.is_refused(0, "territory/poland", "CK-OVERTHROW-02").is_refused(0, "territory/scotland", "CK-R-63");
    t.does(0, "territory/paris");
    assert_eq!(t.board().check.needed, 3, "a Castle and a Duke");
    t.does(0, "gold/3");
    assert_eq!((t.owner("paris"), t.unrest("paris")), (None, 0));
    assert!(t.has_castle("paris") && !t.lives("adele") && t.board().suitors[land("paris")].is_some());
}

#[test]
fn overthrow_needs_more_against_castles_and_dukes() {
    ledger::proves!("CK-OVERTHROW-04", "CK-OVERTHROW-05", "CK-CASTLE-02", "CK-DUKE-01");
    for (scene, needed) in [
        (lucky(), 1),
        (lucky().castles("paris"), 2),
        (lucky().children("frankish", "adele").duke("adele", "paris"), 2),
    ] {
        let mut t = scene.unrest("paris").acts("english", INTRIGUE);
        t.does(0, "overthrow").does(0, "territory/paris");
        assert_eq!(t.board().check.needed, needed);
    }
}

#[test]
fn a_failed_overthrow_calms_the_territory_and_gives_a_casus_belli() {
    ledger::proves!("CK-OVERTHROW-09", "CK-OVERTHROW-10", "CK-REVOLT-11");
    let mut t = unlucky().unrest("paris paris").acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/paris");
    assert_eq!((t.owner("paris"), t.unrest("paris")), (Some("frankish"), 0));
    assert!(t.has_casus_belli("frankish", "english"));
}

#[test]
fn up_to_four_overthrows_each_somewhere_else() {
    ledger::proves!("CK-OVERTHROW-11", "CK-OVERTHROW-12", "CK-OVERTHROW-13", "CK-OVERTHROW-14");
    let far = "lorraine burgundy toulouse";
    let scene = lucky()
        .lands("frankish", far)
        .lands("english", "aquitaine")
        .unrest("paris brittany burgundy toulouse lorraine");
    let mut t = scene.gold("english", 6).owns("english", "spymaster").acts("english", INTRIGUE);
    t.does(0, "overthrow");
    for (land, left) in [("paris", 6), ("brittany", 5), ("burgundy", 3), ("toulouse", 0)] {
        t.does(0, &format!("territory/{land}"));
        if t.paths(Seat(0)).contains(&"gold/0".to_owned()) {
            t.does(0, "gold/0");
        }
        assert_eq!((t.owner(land), t.gold("english")), (None, left));
    }
    t.must_answer([]);
    let mut t = unlucky().unrest("paris brittany").gold("english", 1).acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/paris").does(0, "gold/0").is_refused(
        0,
        "territory/paris",
        "CK-OVERTHROW-14",
    );
}

#[test]
fn a_successful_overthrow_or_revolt_leaves_a_pact_as_it_is() {
    ledger::proves!("CK-PACT-16", "CK-OVERTHROW-10", "CK-PLOT-05");
    let mut t = lucky().pact("english", "frankish").unrest("paris").acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/paris");
    assert!(t.owner("paris").is_none() && t.is_allied("english", "frankish"));
    let mut t = lucky().pact("english", "frankish").acts("english", INTRIGUE);
    t.does(0, "plot").does(0, "revolt").does(0, "territory/paris");
    assert!(t.unrest("paris") == 1 && t.is_allied("english", "frankish"));
    // A failure gives the partner a Casus Belli, and that breaks it.
    let mut t = unlucky().pact("english", "frankish").unrest("paris").acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/paris");
    assert!(!t.is_allied("english", "frankish") && t.has_casus_belli("frankish", "english"));
    assert!(!t.has_casus_belli("english", "frankish"));
}

#[test]
fn an_overthrown_duke_dies_with_his_wife() {
    ledger::proves!("CK-DUKE-02", "CK-OVERTHROW-07");
    let mut t = lucky()
        .gold("english", 3)
        .unrest("paris")
        .children("frankish", "thibault")
        .married("thibault", "adele")
        .duke("thibault", "paris")
        .acts("english", INTRIGUE);
    t.does(0, "overthrow").does(0, "territory/paris").does(0, "gold/1");
    assert!(!t.lives("thibault") && !t.lives("adele") && t.owner("paris").is_none());
}

#[test]
fn a_fifth_overthrow_or_plot_is_not_offered_however_rich_one_is() {
    ledger::proves!("CK-OVERTHROW-11", "CK-PLOT-06");
    let lands = ["paris", "brittany", "burgundy", "toulouse", "lorraine"];
    let scene = lucky().lands("frankish", "burgundy toulouse lorraine aquitaine");
    let scene = lands.iter().fold(scene, |scene, land| scene.unrest(land)).gold("english", 30);
    let mut t = scene.owns("english", "spymaster").acts("english", INTRIGUE);
    t.does(0, "overthrow");
    for land in &lands[..4] {
        t.does(0, &format!("territory/{land}")).does(0, "gold/0");
    }
    assert_eq!((t.gold("english"), t.owner("lorraine")), (24, Some("frankish")));
    t.must_answer([]);
    let mut t = lucky().gold("english", 30).acts("english", INTRIGUE);
    t.does(0, "plot");
    for (plot, at) in [
        ("casus-belli", "player/frankish"),
        ("casus-belli", "player/german"),
        ("revolt", "territory/paris"),
        ("assassinate", "person/heinrich_iv"),
    ] {
        t.does(0, plot).does(0, at).does(0, "gold/0");
    }
    assert_eq!(t.gold("english"), 24);
    t.must_answer([]);
}
