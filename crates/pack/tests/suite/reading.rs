//! Reading values: every mistake is told, none that the reading made itself.

use crate::game::{Action, Advisor, Building, GAME, read, told, with};
use pack::{Embedded, Pack};
use serde::Deserialize;

#[test]
fn the_default_reads() {
    let mut mistakes = Vec::new();
    let pack = Pack::embedded(&GAME).unwrap();
    assert_eq!(pack.read::<Building>("buildings", &mut mistakes).len(), 3);
    assert_eq!(pack.read::<Advisor>("advisors", &mut mistakes).len(), 2);
    assert!(mistakes.is_empty());
}

#[test]
fn a_file_that_the_game_does_not_have() {
    let mut mistakes = Vec::new();
    assert!(Pack::embedded(&GAME).unwrap().read::<Advisor>("cards", &mut mistakes).is_empty());
    assert_eq!(mistakes.len(), 1);
}

#[test]
fn every_mistake_of_every_item() {
    let items = "{\"id\": \"B1\",\n \"vp\": \"x\",\n \"cost\": {\"gold\": -1,\n  \"wood\": 1.5},\n \"set\": \"bsae\"},\n\
                 {\"id\": \"B2\", \"cots\": {},\n \"effects\": {}, \"vp\": 99999}";
    let (buildings, told) = read(items);
    let expected = [
        "buildings.json:3: B1.vp: expected a whole number, found text \"x\"",
        "buildings.json:4: B1.cost.gold: must not be negative",
        "buildings.json:5: B1.cost.wood: expected a whole number, found 1.5",
        "buildings.json:6: B1.set: unknown word `bsae`; known: base, extra",
        "buildings.json:7: B2.cots: unknown key `cots`; known: id, cost, vp, set, effects",
        "buildings.json:8: B2.effects: expected a list, found an object",
        "buildings.json:8: B2.vp: expected a whole number from -32768 to 32767, found 99999",
    ];
    assert_eq!(told, expected);
    assert_eq!(buildings.len(), 3, "with the default's values in place of the broken ones");
    assert_eq!((buildings[0].vp, buildings[0].cost.gold, buildings[1].vp), (3, 2, 5));
}

/// The mistakes of one list of effects of B1, without file and item, sorted.
fn effects(text: &str) -> Vec<String> {
    let (buildings, told) = read(&format!("{{\"id\": \"B1\", \"effects\":\n{text}}}"));
    assert_eq!(buildings.len(), 3);
    let mut told: Vec<_> =
        told.iter().map(|m| m.replace("buildings.json:", "").replace("B1.effects.", "")).collect();
    told.sort();
    told
}

#[test]
fn places_inside_of_tagged_enums_are_found() {
    let told = effects(
        "[{\"when\": {\"hook\": \"Roll\"}, \"do\": [\n{\"a\": \"Gain\", \"what\": {\"gold\": 1}},\n{\"a\": \"Gain\",\n \
         \"what\": {\"gold\": \"x\",\n  \"wood\": -2}},\n{\"a\": \"Bonus\", \"n\": 1000}]}]",
    );
    let expected = [
        "6: 0.do.1.what.gold: expected a whole number, found text \"x\"",
        "7: 0.do.1.what.wood: must not be negative",
        "8: 0.do.2.n: expected a whole number from -128 to 127, found 1000",
    ];
    assert_eq!(told, expected);
}

#[test]
fn places_deep_inside_are_found() {
    let told = effects(
        r#"[{"when": {"hook": "Roll"}, "do": [{"a": "Choose", "pick": 1, "options": [
{"do": [{"a": "Bonus", "n": 1}]},
{"do": [{"a": "Bonus", "n": null},
{"a": "Bonus", "n": {}},
{"a": "Bonus", "n": true}]}]}]}]"#,
    );
    let expected = [
        "5: 0.do.0.options.1.do.0.n: expected a whole number, found null",
        "6: 0.do.0.options.1.do.1.n: expected a whole number, found an object",
        "7: 0.do.0.options.1.do.2.n: expected a whole number, found true",
    ];
    assert_eq!(told, expected);
}

#[test]
fn an_unknown_action_lists_the_known_ones_and_makes_no_more_mistakes() {
    let known = "known: Gain, Reroll, Choose, Bonus, Protect";
    let told = effects(
        r#"[{"when": {"hook": "Roll"}, "do": [
{"a": "Gian", "what": {"gold": 1}},
{"a": "Steal", "goods": 1},
{"a": "Bonus", "n": "x"}]}]"#,
    );
    let expected = [
        format!("4: 0.do.0.a: unknown word `Gian`; {known}"),
        format!("5: 0.do.1.a: unknown word `Steal`; {known}"),
        "6: 0.do.2.n: expected a whole number, found text \"x\"".to_owned(),
    ];
    assert_eq!(told, expected, "places count as in the text, also after an element was left out");
}

#[test]
fn two_unknown_actions_left_out_of_one_list() {
    let told = effects(
        r#"[{"when": {"hook": "Roll"}, "do": [{"a": "X", "p": 1}, {"a": "Y", "q": 1}, {"a": "Bonus", "n": 1}, {"a": "Z", "r": 1}]},
{"when": {"hook": "Never", "x": 1}, "do": []},
{"when": {"hook": "Roll"}, "do": 7}]"#,
    );
    let starts: Vec<_> = told.iter().map(|m| m.split(": ").take(2).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(starts, ["3 0.do.0.a", "3 0.do.1.a", "3 0.do.3.a", "4 1.when.hook", "5 2.do"], "{told:?}");
}

#[test]
fn an_unknown_word_that_is_no_tag_does_not_hide_its_neighbours() {
    let told = effects(
        r#"[{"when": {"hook": "Roll"}, "do": [
{"a": "Reroll", "which": "oen",
"whcih": 1}]}]"#,
    );
    let expected = [
        "4: 0.do.0.which: unknown word `oen`; known: one, all",
        "5: 0.do.0.whcih: unknown key `whcih`; known: which",
    ];
    assert_eq!(told, expected);
}

#[test]
fn nor_the_neighbours_after_it() {
    let told = effects(r#"[{"when": {"hook": "Roll"}, "do": [{"a": "Reroll", "which": "oen", "zzz": 1}]}]"#);
    let expected = [
        "3: 0.do.0.which: unknown word `oen`; known: one, all",
        "3: 0.do.0.zzz: unknown key `zzz`; known: which",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_list_of_fixed_length_is_not_shortened() {
    #[derive(Deserialize)]
    struct Pair {
        #[serde(rename = "pair")]
        _pair: [Action; 2],
        #[serde(rename = "vp")]
        _vp: i16,
    }
    const PAIRS: Embedded = Embedded {
        name: "pairs",
        key: "id",
        text: r#"{"items": [{"id": "P", "vp": 1, "pair": [{"a": "Bonus", "n": 1}, {"a": "Bonus", "n": 2}]}]}"#,
    };
    let over =
        r#"{"items": [{"id": "P", "pair": [{"a": "Bonus", "n": 1}, {"a": "Steal", "x": 1}], "vp": "x"}]}"#;
    let pack = Pack::overlay_texts(&[PAIRS], &[("pairs.json", over)]).unwrap();
    let mut mistakes = Vec::new();
    assert_eq!(pack.read::<Pair>("pairs", &mut mistakes).len(), 1);
    let keys: Vec<_> = mistakes.iter().map(|m| m.key.as_str()).collect();
    assert_eq!(keys, ["P.pair.1.a", "P.vp"], "{mistakes:?}");
}

#[test]
fn missing_and_unknown_keys_inside_of_effects() {
    let told = effects(
        r#"[
{"when": {"hook": "Roll"}},
{"when": {"hook": "Roll", "years": [1]}, "do": [
{"a": "Choose", "pick": 1, "options": [
{"do": [{"a": "Bonus"}, {"n": 1}], "iff": 1}]}]}]"#,
    );
    let expected = [
        "4: 0.do: missing",
        "5: 1.when.years: unknown key `years`",
        "7: 1.do.0.options.0.do.0.n: missing",
        "7: 1.do.0.options.0.do.1.a: missing",
        "7: 1.do.0.options.0.iff: unknown key `iff`; known: do",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_value_that_fits_no_form() {
    let told = effects(
        r#"[
{"when": {"hook": "Roll"}, "limit": "often", "do": []},
{"when": {"hook": "Roll"}, "limit": {"n": 1,
"per": "week"}, "do": [
{"a": "Protect", "n": "all"},
{"a": "Protect",
"n": "al"}, {"a": "Protect", "n": -1}]}]"#,
    );
    let expected = [
        "4: 0.limit: fits no known form",
        "5: 1.limit: fits no known form",
        "9: 1.do.1.n: fits no known form",
        "9: 1.do.2.n: fits no known form",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_whole_file_must_give_everything() {
    let pack = with("advisors.json", "{\"whole\": true, \"items\": [\n{\"number\": 2}]}");
    let mut mistakes = Vec::new();
    let advisors: Vec<Advisor> = pack.read("advisors", &mut mistakes);
    assert_eq!(told(&mistakes), ["advisors.json:2: 2.vp: missing"]);
    assert_eq!(advisors, [Advisor { number: 2, vp: 0 }]);
}

#[test]
fn an_item_that_is_not_what_the_game_expects_at_all() {
    let mut mistakes = Vec::new();
    let nonsense: Vec<bool> = Pack::embedded(&GAME).unwrap().read("advisors", &mut mistakes);
    assert!(nonsense.is_empty());
    let expected =
        ["1", "2"].map(|n| format!("advisors.json:1: {n}: expected true or false, found an object"));
    assert_eq!(told(&mistakes), expected);
}

#[test]
fn a_card_may_have_a_hundred_mistakes() {
    let actions = vec![r#"{"a": "Bonus", "n": "x"}"#; 100].join(",\n");
    let told = effects(&format!("[{{\"when\": {{\"hook\": \"Roll\"}}, \"do\": [{actions}]}}]"));
    assert_eq!(told.len(), 100);
}

#[test]
fn an_absurd_file_does_not_take_long_and_says_that_not_all_was_looked_at() {
    let actions = vec![r#"{"a": "Bonus", "n": "x"}"#; 30_000].join(",\n");
    let started = std::time::Instant::now();
    let told = effects(&format!("[{{\"when\": {{\"hook\": \"Roll\"}}, \"do\": [{actions}]}}]"));
    assert!(told.iter().any(|m| m.ends_with("B1: there may be more mistakes in this item")), "{told:?}");
    assert!(told.len() > 1);
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}
