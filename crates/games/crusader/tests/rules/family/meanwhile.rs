//! What is sold, bought or broken off while an action or an event is still open (CK-R-23, CK-R-50).

use crate::dsl::{Asked, Scene, Sitting, player};
use crate::events::scene::Scene as Struck;
use crusader::board::Status;

#[test]
fn who_has_sold_his_last_territory_puts_no_gold_on_his_check() {
    ledger::proves!("CK-R-23", "CK-R-102", "CK-INVEST-01");
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "normandy")
        .gold("english", 2)
        .gold("frankish", 4)
        .bag("english", "brave");
    let mut t = scene.acts("english", "crusade_131");
    t.does(0, "go-crusading").does(0, "person/william_i").offers_only(0, ["gold/0", "gold/1", "gold/2"]);
    t.does(0, "offer player/frankish territory/wessex for").does(1, "take-offer player/english");
    assert_eq!(t.board().house(player("english")).status, Status::Fallen);
    t.must_answer([]);
    assert_eq!((t.gold("english"), t.board().track[0]), (2, None), "his bag is empty, and he goes nowhere");
}

#[test]
fn where_an_event_may_still_strike_is_not_traded_away() {
    ledger::proves!("CK-R-23", "CK-TRADE-03");
    // The check of Camp Flux is to be made: mobilised territories without Plague are those that it may strike.
    let mut t = Struck::new();
    t.mobilised("wessex mercia").strikes("camp_flux");
    t.asks(0, ["gold/0", "gold/1", "gold/2"]);
    t.is_refused(0, "offer player/frankish territory/wessex for", "CK-TRADE-03");
    t.is_refused(0, "offer player/frankish territory/mercia for", "CK-TRADE-03");
    t.does(0, "offer player/frankish territory/northumbria for").does(1, "take-offer player/english");
    // Of an open choice the territories of all its options; once it is made, only those of what was chosen.
    let mut t = Struck::new();
    t.strikes("swords_for_hire").asks(1, ["option/0", "option/1"]);
    t.is_refused(1, "offer player/german territory/paris for", "CK-TRADE-03");
    t.does(1, "option/1");
    t.is_over().does(1, "offer player/german territory/paris for");
    // An event that picks none freezes none.
    let mut t = Struck::new();
    t.mobilised("wessex").strikes("strongbox");
    t.does(0, "offer player/frankish territory/wessex for");
}

/// The English attack Saxony, where a footsoldier stands, and have called the Franks of Lorraine and the Italians of Swabia; Denmark is in
/// their Pact.
fn called() -> Sitting {
    let scene = Scene::five()
        .lands("english", "the_low_countries")
        .lands("frankish", "lorraine")
        .lands("german", "saxony poland")
        .lands("italian", "swabia")
        .soldiers("the_low_countries saxony")
        .casus_belli("english", "german")
        .pact("english", "frankish")
        .pact("english", "italian")
        .land_pact("english", "denmark")
        .bag("english", "coward weak ugly godless");
    let mut t = scene.acts("english", "war_71");
    t.does(0, "invade").does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony");
    t.does(0, "player/frankish").does(0, "player/italian").must_answer([1]).does(1, "support-partner");
    t.must_answer([3]);
    t
}

#[test]
fn only_a_pact_that_stands_supports() {
    ledger::proves!("CK-PACTSUPPORT-01", "CK-PACT-13", "CK-R-50", "CK-R-53", "CK-R-76");
    let mut t = called();
    t.does(3, "support-partner");
    assert_eq!(t.board().check.free, 4, "its own, two dynasties, Denmark");
    let involved = ["territory/lorraine", "territory/denmark", "territory/swabia"];
    t.must_answer([2]).offers(2, involved).offers(2, ["territory/the_low_countries"]);
    // The English break with the Franks, who have said that they support, before the Italians have answered.
    let mut t = called();
    t.does(0, "break player/frankish").does(3, "support-partner");
    assert_eq!(t.board().check.free, 3, "without the Franks");
    assert!(t.has_casus_belli("german", "frankish"), "what they have said they have said");
    t.must_answer([2]).is_refused(2, "territory/lorraine", "CK-COUNTER-02");
    t.offers(2, ["territory/denmark", "territory/swabia"]);
    // So with an independent territory.
    let mut t = called();
    t.does(0, "break territory/denmark").does(3, "support-partner");
    assert_eq!(t.board().check.free, 3, "without Denmark");
    t.must_answer([2]).is_refused(2, "territory/denmark", "CK-COUNTER-02").offers(2, ["territory/lorraine"]);
}
