//! Views tell all that lies open: the Event on the table, what is in force and for whom, discards, sieges with their round; and to
//! each what is in his own hand.

use crate::dsl::{Scene, Sitting, four, noble};
use knights::board::{Heir, Place};
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use knights::{Knights, Options};
use serde_json::{Value, json};
use table::{Game as _, Observer, Seat};

fn view(t: &Sitting, observer: Observer) -> Value {
    serde_json::to_value(t.sees(observer)).expect("it can be written")
}

/// Everybody sees the same of it.
fn open(t: &Sitting, name: &str) -> Value {
    let seen: Vec<Value> =
        Observer::all(t.game().seats()).map(|observer| view(t, observer)["open"][name].clone()).collect();
    assert!(seen.windows(2).all(|two| two[0] == two[1]), "{name}");
    seen[0].clone()
}

fn drawn(scene: Scene, event: &str) -> Sitting {
    let mut t = scene.event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    t
}

#[test]
fn an_event_on_the_table_is_seen_with_its_target_and_offers() {
    ledger::proves!("WK-EVENT-10", "WK-EVENT-11", "WK-R-84");
    let mut t = drawn(four().faith(0, 5).faith(1, 5).city(2, "lenz"), "ev_arson");
    t.does(0, "number/1");
    let told = open(&t, "event");
    assert_eq!((&told["event"], &told["drawer"]), (&json!("ev_arson"), &json!(2)));
    assert_eq!(told["offers"], json!([1, 0, 0, 0]));
    assert!(told["picked"][0]["city"].is_string(), "{told}");
    t.does(1, "number/1");
    assert_eq!(
        (open(&t, "event"), open(&t, "events_used")),
        (Value::Null, view(&t, Observer::Spectator)["open"]["events_used"].clone())
    );
    assert!(open(&t, "events_used").as_array().expect("a list").contains(&json!("ev_arson")));
}

#[test]
fn events_in_force_are_seen_with_whom_they_strike() {
    ledger::proves!("WK-EVENT-12", "WK-OPT-22");
    let t = drawn(four().faith(1, 1), "ev_lame_horses");
    let none = Value::Null;
    let horses =
        json!({"event": "ev_lame_horses", "drawer": 2, "noble": none, "city": none, "until": "round"});
    assert_eq!(open(&t, "in_force"), json!([horses]));
    let t = drawn(four().faith(1, 1), "ev_heretic");
    let heretic = json!({"event": "ev_heretic", "drawer": 2, "noble": none, "city": none, "until": none});
    assert_eq!(open(&t, "in_force"), json!([heretic]), "once, although its clauses are in force besides");
    let t = drawn(four().noble(2, "star", "h22", "rg_50"), "ev_broken_line");
    let told = open(&t, "in_force");
    assert!(told[0]["noble"].is_string() && told[0]["event"] == "ev_broken_line", "{told}");
    let t = drawn(four(), "ev_pestilence");
    let told = open(&t, "in_force");
    assert!(told[0]["city"].is_string() && told[0]["until"] == "taxation", "{told}");
}

#[test]
fn discards_lie_open() {
    ledger::proves!("WK-MOTION-08", "WK-R-98");
    let scene = four().discarded("ag_salt ag_hiring").so(|b| {
        let card = b.mercenaries.deck.first().expect("a Mercenary");
        b.mercenaries.deck.remove(card);
        b.mercenaries.discards.insert(card);
    });
    let t = scene.card(0, ActionCard::LevyTaxes);
    let mut told: Vec<Value> = open(&t, "discards").as_array().expect("a list").clone();
    told.sort_by_key(Value::to_string);
    assert_eq!(told, [json!("ag_hiring"), json!("ag_salt")]);
    assert_eq!(open(&t, "mercenaries_lost").as_array().map(Vec::len), Some(1));
}

#[test]
fn votes_in_the_hand_are_seen_by_who_holds_them() {
    ledger::proves!("WK-VOTE-01", "WK-PLAYERS-08");
    let mut t = four().votes(0, 4).agendas("ag_tithe").phase(PhaseArea::Assembly);
    t.does(0, "number/3");
    assert_eq!(view(&t, Observer::Seat(Seat(0)))["ballot"], 3);
    for other in [Observer::Seat(Seat(1)), Observer::Spectator] {
        assert_eq!(view(&t, other)["ballot"], Value::Null);
    }
    let mut t = Scene::of(2).strongholds().votes(0, 4).agendas("ag_tithe ag_salt").phase(PhaseArea::Assembly);
    t.does(0, "agenda/ag_tithe").does(0, "number/2");
    assert_eq!(view(&t, Observer::Seat(Seat(0)))["written"], json!([2]));
    assert_eq!(view(&t, Observer::Seat(Seat(1)))["written"], json!([]));
}

#[test]
fn sieges_advancements_and_withheld_heirs_are_seen() {
    ledger::proves!("WK-R-43", "CG-TECH-12", "WK-R-88");
    let scene = four().siege("kovel", 1, 2).noble(1, "star", "kovel", "rg_50");
    let t = scene.card(0, ActionCard::LevyTaxes);
    let told = view(&t, Observer::Spectator);
    let kovel = told["cities"].as_array().expect("a list").iter().find(|city| city["city"] == "kovel");
    assert_eq!(kovel.expect("it stands")["sieges"], json!([{"seat": 1, "round": 2}]));
    let scene = Scene::glory(4).strongholds().owns(0, "ad_relays ad_plate").noble(0, "star", "h22", "rg_50");
    let mut t = scene.card(0, crate::dsl::VERSATILE);
    t.does(0, "move");
    let exhausted = |t: &Sitting| view(t, Observer::Spectator)["barons"][0]["exhausted"].clone();
    assert_eq!(exhausted(&t), json!([]));
    t.does(0, "use advancement/ad_relays");
    assert_eq!(exhausted(&t), json!(["ad_relays"]));
    let options = Options { heirs: true, ..Options::default() };
    let scene = Scene::with(&options, 4).strongholds().so(|b| {
        let dead = b.noble_mut(noble(0, "star"));
        (dead.place, dead.heir, dead.is_awaiting_heir) = (Place::Off, Heir::Held(Seat(1)), true);
    });
    let t = scene.card(0, ActionCard::LevyTaxes);
    let told = view(&t, Observer::Spectator);
    let of = |word: &str| {
        let nobles = told["nobles"].as_array().expect("a list").iter();
        nobles.filter(|noble| noble["noble"] == word).map(|noble| noble["awaits_heir"].clone()).next()
    };
    assert_eq!((of("red_star"), of("red_square")), (Some(json!(true)), Some(json!(false))));
    assert_eq!(Knights::NAME, "knights");
}
