//! Packs of changed components: what passes the check is played to its end.

use knights::content::{Content, FILES};
use knights::{Knights, Options};
use pack::{Content as _, Pack};
use serde_json::{Value, json};
use std::sync::Arc;
use table::kit::plays_to_its_end;
use table::{Chance, Game, Sampled};

/// A short game of random answers, with all variants or none.
fn play(content: &Arc<Content>, seed: u64, what: &str) {
    let all = !seed.is_multiple_of(3);
    let options = Options { for_glory: all, missions: all, king: all, rounds: 3, ..Options::default() };
    let game = Knights::new(content, &options, 2 + (seed % 5) as u8).expect("playable");
    plays_to_its_end(&game, seed, what);
}

/// The items of a file of the default pack.
fn items(name: &str) -> Vec<Value> {
    let file = FILES.iter().find(|file| file.name == name).expect("a file");
    let text: Value = serde_json::from_str(file.text).expect("JSON");
    text["items"].as_array().expect("items").clone()
}

/// Numbers are changed here and there.
fn swollen(value: &mut Value, chance: &mut Sampled) {
    match value {
        Value::Number(_) if chance.draw(3) == 0 => *value = json!([0, 1, 2, 5, 9, 40, 255][chance.draw(7)]),
        Value::Array(list) => list.iter_mut().for_each(|value| swollen(value, chance)),
        Value::Object(entries) => entries.values_mut().for_each(|value| swollen(value, chance)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn read(files: &[(String, String)]) -> Option<Content> {
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Pack::overlay_texts(&FILES, &files).and_then(Content::read).ok()
}

/// Cards that do what others do, at other moments, to others, with other numbers: what passes is played.
#[test]
fn what_passes_the_check_is_played_to_its_end() {
    const CARDS: [&str; 5] = ["events", "agendas", "advancements", "captains", "symbols"];
    let games = proofs::games("knights.packs", 43);
    let mut chance = Sampled::new(games.seed);
    let all: Vec<Vec<Value>> = CARDS.iter().map(|name| items(name)).collect();
    let clauses: Vec<Value> = all
        .iter()
        .flatten()
        .flat_map(|item| item["effects"].as_array().cloned().unwrap_or_default())
        .collect();
    let mut kept = 0;
    for round in 0..u64::from(games.count) {
        let mut texts = Vec::new();
        for (name, items) in CARDS.iter().zip(&all) {
            let file = format!("{name}.json");
            let mut changed: Vec<Value> = items.iter().filter(|_| chance.draw(3) == 0).cloned().collect();
            for item in &mut changed {
                let mut clause = clauses[chance.draw(clauses.len())].clone();
                if chance.draw(3) == 0 {
                    clause["when"] = clauses[chance.draw(clauses.len())]["when"].clone();
                }
                if chance.draw(2) == 0 {
                    swollen(&mut clause, &mut chance);
                }
                item["effects"] = json!([clause]);
            }
            // Most changes alone are sound; few of many are together.
            changed.retain(|item| read(&[(file.clone(), json!({ "items": [item] }).to_string())]).is_some());
            kept += changed.len();
            texts.push((file, json!({ "items": changed }).to_string()));
        }
        if let Some(content) = read(&texts) {
            let content = Arc::new(content);
            for game in 0..2 {
                play(&content, round * 2 + game, &format!("{texts:?}"));
            }
        }
    }
    assert!(kept > 5 * games.count as usize, "{kept} changes were sound");
}

/// Any number, anywhere: it is read or refused, and what is accepted can be played.
#[test]
fn no_number_breaks_a_game() {
    let odd = [0, 1, 2, 3, 7, 20, 50, 100, 255, 1_000, 60_000];
    let mut chance = Sampled::new(19);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..240 {
        let name = ["numbers", "cities", "troops", "captains", "actions", "track", "borders"][chance.draw(7)];
        let all = items(name);
        let mut item = all[chance.draw(all.len())].clone();
        let is_number = |(_, value): &(&String, &Value)| value.is_number() || value.is_boolean();
        let keys: Vec<String> =
            item.as_object().into_iter().flatten().filter(is_number).map(|(key, _)| key.clone()).collect();
        if keys.is_empty() {
            continue;
        }
        let key = &keys[chance.draw(keys.len())];
        item[key] = match &item[key] {
            Value::Bool(is) => json!(!is),
            _ => json!(odd[chance.draw(odd.len())]),
        };
        let text = json!({ "items": [item] }).to_string();
        match read(&[(format!("{name}.json"), text.clone())]) {
            None => refused += 1,
            Some(content) => {
                accepted += 1;
                play(&Arc::new(content), round, &text);
            }
        }
    }
    assert!(accepted > 30 && refused > 60, "{accepted} accepted, {refused} refused");
}
