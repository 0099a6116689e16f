//! Mistakes in the form of a file, each with file, line and key.

use crate::game::{GAME, refused};
use pack::Pack;

#[test]
fn an_unknown_item() {
    let told = refused("advisors.json", "{\"items\": [\n{\"number\": 1},\n{\"number\": 9, \"vp\": 1}]}");
    assert_eq!(told, ["advisors.json:3: 9: unknown item; known: 1, 2"]);
    let told = refused("advisors.json", "{\"whole\": true, \"items\": [{\"number\": 9}]}");
    assert_eq!(told, ["advisors.json:1: 9: unknown item; known: 1, 2"], "in a whole file too");
}

#[test]
fn an_item_twice() {
    let told =
        refused("advisors.json", "{\"items\": [\n{\"number\": 1},\n{\"number\": 2},\n{\"number\": 1}]}");
    assert_eq!(told, ["advisors.json:4: 1: this item stands twice, first on line 2"]);
}

#[test]
fn an_item_without_its_key() {
    let text = "{\"items\": [\n{\"vp\": 1},\n{\"number\": []},\n7]}";
    let expected = [
        "advisors.json:2: items.0: an item without \"number\", which names it",
        "advisors.json:3: items.1: \"number\" must name the item, found a list",
        "advisors.json:4: items.2: expected an object, found a number",
    ];
    assert_eq!(refused("advisors.json", text), expected);
}

#[test]
fn a_name_of_the_wrong_kind() {
    let told = refused("advisors.json", "{\"items\": [{\n\"number\": \"2\"}]}");
    assert_eq!(told, ["advisors.json:2: 2.number: expected a number, found text"]);
}

#[test]
fn text_that_is_no_json() {
    let expected = "advisors.json:2: this is no JSON: trailing comma";
    assert_eq!(refused("advisors.json", "{\"items\": [{\"number\": 1,\n}]}"), [expected]);
    assert_eq!(refused("advisors.json", ""), ["advisors.json:1: this is no JSON: the file is empty"]);
    assert_eq!(
        refused("advisors.json", "{\"items\":\n["),
        ["advisors.json:2: this is no JSON: the file ends inside a list"]
    );
    for lenient in
        ["{'items': []}", "{items: []}", "{\"items\": []} // why", "{\"items\": [0x1]}", "{\"items\": []} 7"]
    {
        let told = refused("advisors.json", lenient);
        assert!(told.len() == 1 && told[0].contains("this is no JSON"), "{lenient}: {told:?}");
    }
}

#[test]
fn a_byte_order_mark_and_windows_lines_are_no_mistake() {
    let text = "\u{feff}{\"items\": [\r\n{\"number\": 1},\r\n{\"number\": 9}]}";
    assert_eq!(refused("advisors.json", text), ["advisors.json:3: 9: unknown item; known: 1, 2"]);
}

#[test]
fn a_key_twice_in_an_object() {
    let text = "{\"items\": [{\"id\": \"B1\", \"cost\": {\"gold\": 1,\n\"gold\": 2},\n\"id\": \"B2\"}],\n\"items\": []}";
    let expected = [
        "buildings.json:2: B1.cost.gold: given twice, first on line 1",
        "buildings.json:3: B1.id: given twice, first on line 1",
        "buildings.json:4: items: given twice, first on line 1",
    ];
    assert_eq!(refused("buildings.json", text), expected);
}

#[test]
fn the_top_of_a_file() {
    assert_eq!(
        refused("advisors.json", "[]"),
        ["advisors.json:1: expected an object with \"items\", found a list"]
    );
    assert_eq!(refused("advisors.json", "{}"), ["advisors.json:1: items: missing"]);
    assert_eq!(
        refused("advisors.json", "{\n\"items\": 1}"),
        ["advisors.json:2: items: expected a list, found a number"]
    );
    let text = "{\"wohle\": true,\n\"whole\": 1,\n\"source\": 2,\n\"items\": []}";
    let expected = [
        "advisors.json:1: wohle: unknown key; known: source, note, whole, items",
        "advisors.json:2: whole: expected true or false, found a number",
        "advisors.json:3: source: expected text, found a number",
    ];
    assert_eq!(refused("advisors.json", text), expected);
}

#[test]
fn depth_is_capped() {
    let nested =
        |n| format!("{{\"items\": [\n{{\"id\": \"B1\", \"vp\": {}{}}}]}}", "[".repeat(n), "]".repeat(n));
    Pack::overlay_texts(&GAME, &[("buildings.json", &nested(50))]).expect("as deep as anybody could want");
    let told = refused("buildings.json", &nested(100));
    assert!(told[0].starts_with("buildings.json:2: B1.vp.0.0.0."), "{told:?}");
    assert!(told[0].ends_with("nested too deeply"), "{told:?}");
    assert_eq!(
        refused("buildings.json", &nested(100_000)),
        ["buildings.json:2: this is no JSON: nested too deeply"]
    );
    let unclosed = "[".repeat(900_000);
    assert_eq!(
        refused("buildings.json", &unclosed),
        ["buildings.json:1: this is no JSON: nested too deeply"]
    );
}

#[test]
fn all_mistakes_of_all_files_come_together_sorted() {
    let files = [
        ("buildings.json", "{\"items\": [\n{\"id\": \"X\"}, {\"vp\": 1}]}"),
        ("advisors.json", "{\"items\": [\n\n{\"number\": 8},\n{\"number\": 7, \"number\": 6}]}"),
        ("cards.json", "{}"),
    ];
    let mistakes = Pack::overlay_texts(&GAME, &files).unwrap_err();
    let places: Vec<_> = mistakes.iter().map(|m| (m.file.as_str(), m.line, m.key.as_str())).collect();
    let expected = [
        ("advisors.json", 3, "8"),
        ("advisors.json", 4, "7"),
        ("advisors.json", 4, "7.number"),
        ("buildings.json", 2, "X"),
        ("buildings.json", 2, "items.1"),
        ("cards.json", 1, ""),
    ];
    assert_eq!(places, expected);
}
