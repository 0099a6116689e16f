//! What a file says is laid over what is usual.

use crate::board::Trophy;
use crate::content::{Deck, DevelopmentId, Player, Players, SpaceId};
use serde_json::Value;

/// Fields that are taken as a whole: what they leave out is not there.
const WHOLE: [&str; 4] = ["unrest", "harvest", "crop_failure", "suitors"];

/// The words that stand for the places of a list in this field.
fn words(field: &str) -> Vec<&'static str> {
    match field {
        "drawn" | "bonus" => Deck::all().map(Deck::word).collect(),
        "track" => SpaceId::all().map(SpaceId::word).collect(),
        "trophies" => Trophy::ALL.map(Trophy::word).to_vec(),
        "development_deck" | "development_discards" => {
            DevelopmentId::all().map(DevelopmentId::word).collect()
        }
        _ => Player::all().map(Player::word).collect(),
    }
}

/// The players of whom a list with something for each says what they have.
pub(super) fn players(list: Option<&Value>) -> Players {
    match list {
        Some(Value::Array(_)) => Player::all().collect(),
        Some(Value::Object(of)) => of.keys().filter_map(|word| Player::named(word)).collect(),
        Some(_) | None => Players::NONE,
    }
}

/// Lays what is given over what is usual: objects field by field, lists of players and the like by name or place, all else as a whole.
pub(super) fn over(usual: &mut Value, given: Value, place: &str) -> Result<(), String> {
    let field = place.rsplit('.').next().unwrap_or_default();
    match (usual, given) {
        (Value::Object(usual), Value::Object(given)) if !WHOLE.contains(&field) => {
            for (name, value) in given {
                let old =
                    usual.get_mut(&name).ok_or_else(|| format!("{place}: there is no field '{name}'"))?;
                over(old, value, &format!("{place}.{name}"))?;
            }
            Ok(())
        }
        (Value::Array(usual), Value::Object(given)) => {
            for (name, value) in given {
                let at = words(field).iter().position(|word| *word == name);
                let old = at.and_then(|at| usual.get_mut(at));
                let old = old.ok_or_else(|| format!("{place}: there is no '{name}'"))?;
                over(old, value, &format!("{place}.{name}"))?;
            }
            Ok(())
        }
        // A child or sibling by the name alone.
        (usual @ Value::Object(_), given @ Value::String(_)) if usual.get("who").is_some() => {
            usual["who"] = given;
            Ok(())
        }
        (Value::Array(usual), Value::Array(given))
            if usual.iter().all(Value::is_object) && !usual.is_empty() =>
        {
            for (n, value) in given.into_iter().enumerate() {
                let old = usual.get_mut(n).ok_or_else(|| format!("{place}: there is no number {n}"))?;
                over(old, value, &format!("{place}[{n}]"))?;
            }
            Ok(())
        }
        (usual, given) => {
            *usual = given;
            Ok(())
        }
    }
}
