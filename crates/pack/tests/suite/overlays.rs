//! How an overlay is laid over the default.

use crate::game::{ADVISORS, Advisor, BUILDINGS, GAME, with};
use pack::{Embedded, Pack};
use serde_json::json;

#[test]
fn without_an_overlay_the_default_stands() {
    let pack = Pack::embedded(&GAME).unwrap();
    assert_eq!(pack.item("buildings", "B1").unwrap()["cost"], json!({"gold": 2, "wood": 0}));
    assert_eq!(pack.ids("buildings").collect::<Vec<_>>(), ["B1", "B2", "B3"]);
    assert_eq!(pack.items("advisors").len(), 2);
    assert!(pack.changes().is_empty());
    assert_eq!((pack.name(), pack.note(), pack.words("en")), (None, None, None));
}

#[test]
fn objects_are_merged_key_by_key() {
    let pack = with("buildings.json", r#"{"items": [{"id": "B2", "cost": {"gold": 9}}]}"#);
    assert_eq!(pack.item("buildings", "B2").unwrap()["cost"], json!({"gold": 9, "wood": 1}));
    assert_eq!(pack.item("buildings", "B2").unwrap()["vp"], 5, "what is not named stays");
    assert_eq!(pack.item("buildings", "B1"), Pack::embedded(&GAME).unwrap().item("buildings", "B1"));
}

#[test]
fn lists_and_plain_values_replace() {
    let new = json!([{"when": {"hook": "Roll"}, "do": []}, 7]);
    let text = json!({"items": [{"id": "B1", "effects": new, "vp": 4}]}).to_string();
    let pack = with("buildings.json", &text);
    assert_eq!(pack.item("buildings", "B1").unwrap()["effects"], new);
    assert_eq!(pack.item("buildings", "B1").unwrap()["vp"], 4);
}

#[test]
fn an_object_may_replace_a_plain_value_and_the_other_way_round() {
    let pack = with("buildings.json", r#"{"items": [{"id": "B1", "vp": {"x": 1}, "cost": null}]}"#);
    assert_eq!(pack.item("buildings", "B1").unwrap()["vp"], json!({"x": 1}));
    assert!(pack.item("buildings", "B1").unwrap()["cost"].is_null());
}

#[test]
fn a_key_that_the_default_lacks_is_added() {
    let pack = with("advisors.json", r#"{"items": [{"number": 2, "note": "x", "more": {"a": 1}}]}"#);
    assert_eq!(
        *pack.item("advisors", "2").unwrap(),
        json!({"number": 2, "vp": 0, "note": "x", "more": {"a": 1}})
    );
}

#[test]
fn items_are_named_by_number_too_and_keep_the_default_order() {
    let pack = with("advisors.json", r#"{"items": [{"number": 2, "vp": 8}, {"number": 1, "vp": 9}]}"#);
    assert_eq!(pack.items("advisors"), [json!({"number": 1, "vp": 9}), json!({"number": 2, "vp": 8})]);
}

#[test]
fn the_items_of_a_whole_file_stand_in_place_of_all() {
    let pack = with("advisors.json", r#"{"whole": true, "items": [{"number": 2, "vp": 4}]}"#);
    assert_eq!(pack.items("advisors"), [json!({"number": 2, "vp": 4})]);
    let nothing_merged = with("advisors.json", r#"{"whole": true, "items": [{"number": 2}]}"#);
    assert_eq!(nothing_merged.items("advisors"), [json!({"number": 2})]);
    assert_eq!(pack.items("buildings").len(), 3, "other files are as they were");
}

#[test]
fn whole_false_is_as_if_it_were_not_there() {
    let pack = with("advisors.json", r#"{"whole": false, "items": []}"#);
    assert_eq!(pack.items("advisors").len(), 2);
}

#[test]
fn files_may_be_asked_for_with_or_without_their_ending() {
    let pack = Pack::embedded(&GAME).unwrap();
    assert_eq!(pack.items("advisors.json"), pack.items("advisors"));
    assert!(pack.items("cards").is_empty());
    assert_eq!(pack.item("cards", "1"), None);
    assert_eq!(pack.item("advisors", "3"), None);
    assert_eq!(pack.ids("cards").count(), 0);
}

#[test]
fn the_merged_values_are_what_the_game_reads() {
    let pack = with("advisors.json", r#"{"items": [{"number": 2, "vp": 8}]}"#);
    let mut mistakes = Vec::new();
    let advisors: Vec<Advisor> = pack.read("advisors", &mut mistakes);
    assert_eq!(advisors, [Advisor { number: 1, vp: 1 }, Advisor { number: 2, vp: 8 }]);
    assert!(mistakes.is_empty());
}

#[test]
fn a_broken_default_pack_is_refused_too() {
    let broken = Embedded { text: r#"{"items": [{"vp": 1}, {"number": 1}, {"number": 1}]}"#, ..ADVISORS };
    let mistakes = Pack::embedded(&[BUILDINGS, broken]).unwrap_err();
    assert_eq!(mistakes.len(), 2, "{mistakes:?}");
}
