//! No text makes a pack panic, and no broken one is taken for a sound one.

use crate::game::{Advisor, BUILDINGS, Building, GAME};
use pack::{Mistake, Pack};
use proptest::prelude::*;
use serde_json::Value;
use std::fs;

const OVER: &str = r#"{"whole": false, "items": [{"id": "B1", "vp": -7, "cost": {"gold": 12, "wood": null},
"effects": [{"when": {"hook": "Year", "years": [1, 2]}, "limit": "none", "do": [{"a": "Gain", "what": {"gold": 1}},
{"a": "Choose", "pick": 1, "options": [{"do": [{"a": "Bonus", "n": -1}]}, {"do": []}]}, {"a": "Reroll", "which": "all"}]}]}]}"#;

/// Everything that can be done with a pack.
fn use_all(result: &Result<Pack, Vec<Mistake>>) {
    match result {
        Ok(pack) => {
            let mut mistakes = Vec::new();
            let _ = pack.read::<Building>("buildings", &mut mistakes);
            let _ = pack.read::<Advisor>("advisors", &mut mistakes);
            let _ = pack.read::<Vec<[u8; 2]>>("buildings", &mut mistakes);
            assert!(mistakes.iter().all(|mistake| mistake.line > 0 && !mistake.to_string().is_empty()));
            for change in pack.changes() {
                assert_ne!(change.from, change.to);
                let _ = pack.mistake(&change.file, &change.item, &change.key, "x");
            }
        }
        Err(mistakes) => {
            assert!(!mistakes.is_empty());
            assert!(mistakes.is_sorted());
        }
    }
}

fn one(file: &str, text: &str) -> Result<Pack, Vec<Mistake>> {
    Pack::overlay_texts(&GAME, &[(file, text)])
}

/// Any JSON of moderate size.
fn json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        "[a-z]{0,3}",
        Just("hook".to_owned()),
        Just("a".to_owned()),
        Just("do".to_owned()),
        Just("when".to_owned()),
        Just("what".to_owned()),
        Just("Gain".to_owned()),
        Just("Roll".to_owned()),
        any::<String>(),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-2i64..3).prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(word.clone(), inner, 0..5)
                .prop_map(|entries| Value::Object(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in any::<String>(), file in prop_oneof![Just("advisors.json".to_owned()), Just("pack.json".to_owned()), any::<String>()]) {
        use_all(&one(&file, &text));
    }

    #[test]
    fn any_bytes_on_disk(bytes in any::<Vec<u8>>()) {
        let dir = tempfile::tempdir().unwrap();
        for name in ["buildings.json", "pack.json", "en.ftl"] {
            fs::write(dir.path().join(name), &bytes).unwrap();
        }
        use_all(&Pack::overlay(&GAME, dir.path()));
    }

    #[test]
    fn text_of_brackets(text in r#"[\[\]{}":,0-9a\\-]{0,40}"#) {
        use_all(&one("buildings.json", &text));
        use_all(&one("buildings.json", &format!("{{\"items\": [{{\"id\": \"B1\", {text}}}]}}")));
    }

    #[test]
    fn a_good_text_with_some_characters_changed(
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), any::<bool>()), 0..4)
    ) {
        let mut text: Vec<char> = OVER.chars().collect();
        for (place, letter, put) in edits {
            let place = place.index(text.len());
            if put { text[place] = letter } else { text.remove(place); }
        }
        use_all(&one("buildings.json", &text.into_iter().collect::<String>()));
    }

    #[test]
    fn any_json_as_the_values_of_an_item(effects in json(), cost in json(), key in any::<String>(), value in json()) {
        let mut item = serde_json::json!({"id": "B1", "effects": effects, "cost": cost});
        if !["id", "effects", "cost"].contains(&key.as_str()) {
            item[&key] = value;
        }
        let text = serde_json::json!({"items": [item]}).to_string();
        let pack = one("buildings.json", &text);
        use_all(&pack);
        // What serde refuses is told, what it takes is not.
        let pack = pack.expect("the form is right");
        let mut mistakes = Vec::new();
        let _ = pack.read::<Building>("buildings", &mut mistakes);
        let reads = serde_json::from_value::<Building>(pack.item("buildings", "B1").unwrap().clone()).is_ok();
        prop_assert_eq!(reads, mistakes.is_empty(), "{:?}", mistakes);
    }

    #[test]
    fn any_json_as_a_file(value in json()) {
        use_all(&one("buildings.json", &value.to_string()));
        use_all(&one("pack.json", &value.to_string()));
    }
}

#[test]
fn the_text_that_is_changed_is_good_apart_from_two_values() {
    let pack = one("buildings.json", OVER).unwrap();
    let mut mistakes = Vec::new();
    assert_eq!(pack.read::<Building>("buildings", &mut mistakes).len(), 3);
    assert_eq!(mistakes.len(), 1, "wood: {mistakes:?}");
    assert!(BUILDINGS.text.contains("\"B1\""));
}
