//! The words of a file that is laid over what is usual.

use crate::board::Trophy;
use crate::content::{Deck, DevelopmentId, Player, Players, SpaceId};
use serde_json::{Value, json};
use table::Fields;

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

/// The Trophies of which their field says who has them.
pub(super) fn trophies(field: Option<&Value>) -> Vec<Trophy> {
    match field {
        Some(Value::Array(_)) => Trophy::ALL.to_vec(),
        Some(Value::Object(of)) => {
            Trophy::ALL.into_iter().filter(|trophy| of.contains_key(trophy.word())).collect()
        }
        Some(_) | None => Vec::new(),
    }
}

/// The fields of a position.
pub(super) struct Names;

impl Fields for Names {
    fn place(&self, field: &str, _: &[Value], word: &str) -> Option<usize> {
        words(field).iter().position(|one| *one == word)
    }

    fn is_whole(&self, field: &str) -> bool {
        WHOLE.contains(&field)
    }

    /// A child or sibling may be given by the name alone.
    fn in_full(&self, _: &str, usual: &Value, given: Value) -> Result<Value, String> {
        let is_person = given.is_string() && usual.get("who").is_some();
        Ok(if is_person { json!({ "who": given }) } else { given })
    }
}
