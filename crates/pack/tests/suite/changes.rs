//! What a pack changed, and its hash.

use crate::game::{ADVISORS, BUILDINGS, GAME, with};
use pack::{Change, Embedded, Pack};
use serde_json::{Value, json};

#[test]
fn each_changed_value_is_listed_with_its_line() {
    let pack = with(
        "buildings.json",
        "{\"items\": [\n{\"id\": \"B2\",\n \"cost\": {\"gold\": 9,\n  \"wood\": 1},\n \"effects\": [1], \"new\": 5}]}",
    );
    let change = |key: &str, from: Value, to: Value, line| Change {
        file: "buildings.json".to_owned(),
        item: "B2".to_owned(),
        key: key.to_owned(),
        from,
        to,
        line,
    };
    let expected = [
        change("cost.gold", json!(3), json!(9), 3),
        change("effects", json!([]), json!([1]), 5),
        change("new", Value::Null, json!(5), 5),
    ];
    assert_eq!(pack.changes(), expected, "and wood, which is as it was, is not");
}

#[test]
fn what_a_whole_file_leaves_out_is_a_change() {
    let pack = with("advisors.json", "{\n\"whole\": true,\n\"items\": [\n{\"number\": 2}]}");
    let told: Vec<_> = pack.changes().iter().map(|c| (c.item.as_str(), c.key.as_str(), c.line)).collect();
    assert_eq!(told, [("1", "", 2), ("2", "vp", 4)]);
    assert!(pack.changes().iter().all(|change| change.to.is_null()));
    assert_eq!(pack.changes()[0].from, json!({"number": 1, "vp": 1}));
}

fn hash(pack: &Pack) -> &str {
    pack.hash()
}

#[test]
fn an_overlay_that_changes_nothing_does_not_change_the_hash() {
    let default = Pack::embedded(&GAME).unwrap();
    assert_eq!(hash(&default).len(), 16);
    assert!(hash(&default).bytes().all(|b| b.is_ascii_hexdigit()));
    for nothing in [
        r#"{"items": []}"#,
        r#"{"items": [{"number": 1}]}"#,
        r#"{"items": [{"vp": 1, "number": 1}]}"#,
        r#"{"note": "all of them, in another order", "whole": true, "items": [{"vp": 0, "number": 2}, {"number": 1, "vp": 1}]}"#,
    ] {
        let pack = with("advisors.json", nothing);
        assert_eq!(hash(&pack), hash(&default), "{nothing}");
        assert!(pack.changes().is_empty(), "{nothing}");
    }
    let words = Pack::overlay_texts(&GAME, &[("en.ftl", "a = b")]).unwrap();
    assert_eq!(hash(&words), hash(&default), "words do not change the rules");
}

#[test]
fn how_the_files_are_written_does_not_change_the_hash() {
    let respaced: &'static str = Box::leak(BUILDINGS.text.replace(['\n', ' '], "").into_boxed_str());
    let reordered = r#"{"items": [{"vp": 1, "number": 1}, {"vp": 0, "number": 2}], "source": "elsewhere"}"#;
    let files = [Embedded { text: reordered, ..ADVISORS }, Embedded { text: respaced, ..BUILDINGS }];
    assert_eq!(hash(&Pack::embedded(&files).unwrap()), hash(&Pack::embedded(&GAME).unwrap()));
}

#[test]
fn any_changed_value_changes_the_hash() {
    let mut hashes = vec![hash(&Pack::embedded(&GAME).unwrap()).to_owned()];
    for (file, text) in [
        ("advisors.json", r#"{"items": [{"number": 1, "vp": 2}]}"#),
        ("advisors.json", r#"{"items": [{"number": 2, "vp": 1}]}"#),
        ("advisors.json", r#"{"items": [{"number": 2, "vp": "1"}]}"#),
        ("advisors.json", r#"{"items": [{"number": 2, "x": 1}]}"#),
        ("advisors.json", r#"{"whole": true, "items": []}"#),
        ("buildings.json", r#"{"items": [{"id": "B1", "cost": {"gold": 1}}]}"#),
        ("buildings.json", r#"{"items": [{"id": "B1", "effects": []}]}"#),
    ] {
        hashes.push(hash(&with(file, text)).to_owned());
    }
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), 8);
}
