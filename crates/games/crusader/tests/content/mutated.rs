//! Packs of changed components: what passes the check is played to its end.

use crusader::content::{Content, FILES, ScenarioId};
use crusader::{Crusader, Options};
use pack::{Content as _, Pack};
use serde_json::{Value, json};
use std::sync::Arc;
use table::kit::plays_to_its_end;
use table::{Chance, Game, Sampled};

/// A whole game of random answers: people alone, or one with AIs.
fn play(content: &Arc<Content>, seed: u64, what: &str) {
    let scenario = ScenarioId((seed % 6) as u8);
    let most = content.scenario(scenario).players.1;
    let options = Options { scenario, ..Options::default() };
    let seats = if seed.is_multiple_of(3) { 1 } else { most };
    let game = Crusader::new(content, &options, seats).expect("playable");
    plays_to_its_end(&game, seed, what);
}

/// The items of a file of the default pack.
fn items(name: &str) -> Vec<Value> {
    let file = FILES.iter().find(|file| file.name == name).expect("a file");
    let text: Value = serde_json::from_str(file.text).expect("JSON");
    text["items"].as_array().expect("items").clone()
}

/// One of these, and a part of it.
fn part(of: &[Value], key: &str, chance: &mut Sampled) -> Value {
    of[chance.draw(of.len())].get(key).cloned().unwrap_or(Value::Null)
}

/// Numbers are changed here and there.
fn swollen(value: &mut Value, chance: &mut Sampled) {
    match value {
        Value::Number(_) if chance.draw(4) == 0 => *value = json!([1, 2, 3, 4, 9, 40][chance.draw(6)]),
        Value::Array(list) => list.iter_mut().for_each(|value| swollen(value, chance)),
        Value::Object(entries) => entries.values_mut().for_each(|value| swollen(value, chance)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// An event with parts of others.
fn event(chance: &mut Sampled, all: &[Value]) -> Value {
    let mut item = all[chance.draw(all.len())].clone();
    for key in ["effects", "success", "fail", "requirements", "target", "chosen", "check"] {
        if chance.draw(3) == 0 {
            item[key] = part(all, key, chance);
        }
        if chance.draw(4) == 0 {
            swollen(&mut item[key], chance);
        }
        if item[key].is_null() {
            item[key] = if matches!(key, "chosen" | "check") { Value::Null } else { json!([]) };
        }
    }
    item
}

/// Something that has modifiers, with those of another.
fn modified(chance: &mut Sampled, name: &str, donors: &[Value]) -> Value {
    let all = items(name);
    let mut item = all[chance.draw(all.len())].clone();
    item["modifiers"] = part(donors, "modifiers", chance);
    if chance.draw(2) == 0 {
        swollen(&mut item["modifiers"], chance);
    }
    item
}

fn read(files: &[(String, String)]) -> Option<Content> {
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Pack::overlay_texts(&FILES, &files).and_then(Content::read).ok()
}

#[test]
fn what_passes_the_check_is_played_to_its_end() {
    let games = proofs::games("crusader.packs", 41);
    let mut chance = Sampled::new(games.seed);
    let events = items("events");
    let donors: Vec<Value> = [items("developments"), items("crusade_track")].concat();
    let mut kept = 0;
    for round in 0..u64::from(games.count) {
        let mut texts = Vec::new();
        // Most changes alone are sound; few of many are together.
        let mut keep = |name: &str, items: Vec<Value>| {
            let file = format!("{name}.json");
            let sound =
                |item: &Value| read(&[(file.clone(), json!({ "items": [item] }).to_string())]).is_some();
            let mut some: Vec<Value> = items.into_iter().filter(sound).collect();
            some.dedup_by(|a, b| a["id"] == b["id"]);
            kept += some.len();
            texts.push((file, json!({ "items": some }).to_string()));
        };
        keep("events", (0..12).map(|_| event(&mut chance, &events)).collect());
        keep("developments", (0..4).map(|_| modified(&mut chance, "developments", &donors)).collect());
        keep("crusade_track", (0..4).map(|_| modified(&mut chance, "crusade_track", &donors)).collect());
        if let Some(content) = read(&texts) {
            let content = Arc::new(content);
            for game in 0..3 {
                play(&content, round * 3 + game, &format!("{texts:?}"));
            }
        }
    }
    assert!(kept > 5 * games.count as usize, "{kept} changes were sound");
}
