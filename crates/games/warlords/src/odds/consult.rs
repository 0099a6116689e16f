//! The odds as asked for from outside: one battle in, its odds out.

use super::{Battle, Castle, Odds};
use crate::army::Army;
use crate::content::{Content, FiefId};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The most soldiers of a side that can be asked about.
const MOST: u16 = 500;

const FIELDS: [&str; 7] =
    ["attackers", "defenders", "peasants", "fief", "defence_die", "castle", "attack_die"];

/// Answers `{"attackers": {"lancer": 3}, "defenders": {"archer": 1}, "fief": "venice", "castle": "finished"}` with the
/// odds and the battle they are of. `peasants` may stand for `defenders`; a `fief` alone is defended by its own. The
/// defenders' die is `defence_die`, else the better of the `fief`'s (8 without one) and the `castle`'s.
///
/// # Errors
/// What is wrong, beginning with the field.
pub fn consult(content: &Content, input: &Value) -> Result<Value, String> {
    let fields = input.as_object().ok_or("a battle is an object with the field attackers")?;
    if let Some(field) = fields.keys().find(|field| !FIELDS.contains(&field.as_str())) {
        return Err(format!("{field}: there is no such field"));
    }
    let battle = read(content, fields)?;
    let odds = Odds::of(content, &battle);
    let told = |value: Result<Value, serde_json::Error>| value.map_err(|error| error.to_string());
    let mut answer = told(serde_json::to_value(odds))?;
    answer["battle"] = told(serde_json::to_value(battle))?;
    Ok(answer)
}

fn read(content: &Content, fields: &Map<String, Value>) -> Result<Battle, String> {
    let attackers = army(fields, "attackers")?.ok_or("attackers: they are missing")?;
    if attackers.is_empty() {
        return Err("attackers: there must be one at least".to_owned());
    }
    let fief: Option<FiefId> = field(fields, "fief")?;
    let fief = fief.map(|fief| &content.fiefs[fief.index()]);
    let (defenders, peasants) = match (army(fields, "defenders")?, field::<u16>(fields, "peasants")?) {
        (Some(_), Some(_)) => return Err("peasants: not together with defenders".to_owned()),
        (Some(defenders), None) => (defenders, 0),
        (None, Some(peasants)) if peasants > MOST => return Err(format!("peasants: {MOST} at most")),
        (None, Some(peasants)) => (Army::NONE, peasants),
        (None, None) => {
            let fief = fief.ok_or("defenders: they are missing; or name peasants, or a fief with its own")?;
            (Army::NONE, fief.cities.into())
        }
    };
    if defenders.is_empty() && peasants == 0 {
        return Err("defenders: there must be one at least".to_owned());
    }
    let castle: Castle = field(fields, "castle")?.unwrap_or_default();
    let usual = fief.map_or(8, |fief| fief.die).max(castle.die());
    let defence_die = die(fields, "defence_die")?.unwrap_or(usual);
    let attack_die = die(fields, "attack_die")?.unwrap_or(8);
    Ok(Battle { attackers, defenders, peasants, attack_die, defence_die, castle })
}

fn field<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Result<Option<T>, String> {
    match fields.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => T::deserialize(value).map(Some).map_err(|error| format!("{name}: {error}")),
    }
}

fn army(fields: &Map<String, Value>, name: &str) -> Result<Option<Army>, String> {
    let army: Option<Army> = field(fields, name)?;
    let total = army.map_or(0, |army| army.0.iter().map(|n| u32::from(*n)).sum::<u32>());
    if total > MOST.into() { Err(format!("{name}: {MOST} soldiers at most")) } else { Ok(army) }
}

fn die(fields: &Map<String, Value>, name: &str) -> Result<Option<u8>, String> {
    let die: Option<u8> = field(fields, name)?;
    match die {
        None | Some(8 | 10 | 12) => Ok(die),
        Some(other) => Err(format!("{name}: there is no d{other}, only 8, 10 and 12")),
    }
}
