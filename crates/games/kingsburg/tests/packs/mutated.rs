//! Packs of changed components: what passes the check is played to its end.

use super::{answer, mistakes, position, sheet};
use kingsburg::content::{Content, FILES};
use kingsburg::options::Scenario;
use kingsburg::{Kingsburg, Options};
use pack::{Content as _, Pack};
use serde_json::{Value, json};
use std::sync::Arc;
use table::kit::plays_to_its_end;
use table::{Chance, Game, Sampled};

/// A whole game of random answers with all modules.
pub fn play(content: &Arc<Content>, seed: u64, what: &str) {
    let mut options = Options::of_modules(&[1, 2, 3, 4, 5, 6]);
    options.scenario = Scenario::Random;
    let game = Kingsburg::new(content, &options, 2 + (seed % 4) as u8).expect("playable");
    plays_to_its_end(&game, seed, what);
}

/// The items of a file of the default pack.
fn items(file: &pack::Embedded) -> Vec<Value> {
    let text: Value = serde_json::from_str(file.text).expect("JSON");
    text["items"].as_array().expect("items").clone()
}

/// An effect of any component, as one of another file could have it.
fn transplanted(file: &str, chance: &mut Sampled) -> Value {
    let donors: Vec<Value> = FILES.iter().filter(|f| f.name != "invaders").flat_map(items).collect();
    let effects = |item: &Value| item["effects"].as_array().cloned().unwrap_or_default();
    let mut all: Vec<Value> = donors.iter().flat_map(effects).collect();
    let mut effect = all.swap_remove(chance.draw(all.len()));
    let hooks: Vec<Value> = all.iter().map(|effect| effect["when"].clone()).collect();
    if chance.draw(2) == 0 {
        effect["when"] = hooks[chance.draw(hooks.len())].clone();
    }
    if matches!(file, "tiles" | "advisors") {
        effect = json!({ "when": { "hook": "Help" }, "do": effect["do"], "optional": chance.draw(2) == 0 });
    } else if let Some(entries) = effect.as_object_mut() {
        entries.remove("for");
        if matches!(file, "fates" | "scenarios") {
            let whose = ["each", "table"][chance.draw(2)];
            entries.insert("for".to_owned(), json!(whose));
        }
        if chance.draw(3) == 0 {
            let per = ["season", "year"][chance.draw(2)];
            entries.insert("limit".to_owned(), json!({ "n": 1, "per": per }));
        }
        if chance.draw(3) == 0 {
            entries.remove("if");
        }
    }
    effect
}

/// Effects of components with larger numbers: they must not run away.
fn swollen(value: &mut Value, chance: &mut Sampled) {
    match value {
        Value::Number(_) if chance.draw(4) == 0 => {
            let number = [2, 3, 9, 40, 99][chance.draw(5)];
            *value = json!(number);
        }
        Value::Array(list) => list.iter_mut().for_each(|value| swollen(value, chance)),
        Value::Object(entries) => entries.values_mut().for_each(|value| swollen(value, chance)),
        _ => {}
    }
}

/// A pack of components with effects of others, and with large numbers: what passes is played to its end.
#[test]
fn what_passes_the_check_is_played_to_its_end() {
    let games = proofs::games("kingsburg.packs", 23);
    let mut chance = Sampled::new(games.seed);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..u64::from(games.count) {
        let mut texts = Vec::new();
        for file in FILES.iter().filter(|f| f.name != "invaders") {
            let mut changed = items(file);
            changed.retain(|_| chance.draw(12) == 0);
            for item in &mut changed {
                let mut effect = transplanted(file.name, &mut chance);
                if chance.draw(2) == 0 {
                    swollen(&mut effect["do"], &mut chance);
                }
                item["effects"] = json!([effect]);
            }
            // Most changes alone are sound; few of many are together.
            changed.retain(|item| {
                let text = json!({ "items": [item] }).to_string();
                mistakes(&format!("{}.json", file.name), &text).is_empty()
            });
            texts.push((format!("{}.json", file.name), json!({ "items": changed }).to_string()));
        }
        let files: Vec<(&str, &str)> =
            texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        match Pack::overlay_texts(&FILES, &files).and_then(Content::read) {
            Err(_) => refused += 1,
            Ok(content) => {
                accepted += 1;
                play(&Arc::new(content), round, &format!("{texts:?}"));
            }
        }
    }
    assert!(accepted > games.count / 2, "{accepted} accepted, {refused} refused");
}

/// Tile 2 copies, and so does tile 1, which nobody influenced: neither is copied for ever (KB-CAPR-01).
#[test]
fn a_tile_that_copies_is_not_copied() {
    let tile = r#"{"items":[{"number":2,"effects":[{"when":{"hook":"Help"},"do":[{"a":"CopyHelp","of":"lowestNotInfluenced"}]}]}]}"#;
    let content =
        Pack::overlay_texts(&FILES, &[("tiles.json", tile)]).and_then(Content::read).expect("sound");
    let (game, mut state) = position(
        &Arc::new(content),
        &json!({
            "game": "kingsburg", "year": 1, "phase": "summer", "order": [0, 1, 2], "options": {"caprices": "court"},
            "players": [{"dice": [2, 6, 6]}, {"dice": [6, 6, 6]}, {"dice": [6, 6, 6]}],
            "tiles": [1, 2],
            "court": [{"advisor": 2, "seat": 0, "dice": [2]}],
            "frames": [{"influence": {"place": 0, "passed": []}}]
        }),
    );
    for seat in [0, 1, 2] {
        answer(&game, &mut state, seat, "pass");
    }
    assert_eq!(sheet(&game, &state, 0)["wood"], json!(1), "Advisor 3, the lowest who copies nobody");
}

/// What would leave a player without an answer is refused with its place.
#[test]
fn effects_out_of_place_are_refused() {
    let told = |file: &str, id: &str, when: &str, action: &str| {
        let key = if file == "tiles.json" { "number" } else { "id" };
        let item = format!(r#"{{"{key}":{id},"effects":[{{"when":{when},"do":[{action}]}}]}}"#);
        mistakes(file, &format!("{{\"items\":[\n{item}]}}"))
    };
    let stock = told("tiles.json", "3", r#"{"hook":"Help"}"#, r#"{"a":"TakeStock","n":1}"#);
    assert_eq!(stock, ["tiles.json:2: 3.effects: takes goods from a tile that is never stocked"]);
    let winter = mistakes(
        "buildings.json",
        "{\"items\":[\n{\"id\":\"B1\",\"effects\":[{\"when\":{\"hook\":\"WinterStart\"},\"limit\":{\"n\":1,\"per\":\"season\"},\"do\":[{\"a\":\"Gain\",\"what\":{\"vp\":1}}]}]}]}",
    );
    assert_eq!(winter, ["buildings.json:2: B1.effects.0.limit.per: there is no season at this hook"]);
    for (when, action) in [
        (r#"{"hook":"SeasonEnd"}"#, r#"{"a":"ColouredDice","n":2}"#),
        (r#"{"hook":"SeasonEnd"}"#, r#"{"a":"MoveGroup","to":12}"#),
        (r#"{"hook":"SeasonEnd"}"#, r#"{"a":"FreeBuild","columns":[1],"max":1,"vp":true}"#),
        (r#"{"hook":"SeasonStart"}"#, r#"{"a":"Steal","goods":1}"#),
        (r#"{"hook":"SeasonEnd"}"#, r#"{"a":"GiveAway","goods":1}"#),
    ] {
        let told = told("buildings.json", "\"B1\"", when, action);
        assert_eq!(told, ["buildings.json:2: B1.effects.0.do.0: this action does not belong to this hook"]);
    }
}
