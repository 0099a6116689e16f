//! Troop cards that a file names, by their words or by their numbers.

use super::words::{self, Words, entries};
use crate::board::Army;
use crate::content::{TroopId, TroopKind};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Where troop cards lie.
#[derive(Copy, Clone)]
pub(super) enum Pile {
    Army(Army),
    Deck,
    Discards,
    Offer,
}

/// Troop cards that a file names in a field.
pub(super) struct Asked {
    pub field: String,
    pub pile: Pile,
    /// Cards by their numbers, as whole positions have them.
    pub cards: Vec<TroopId>,
    /// So many of a kind.
    pub kinds: Vec<(TroopKind, u64)>,
}

/// Takes them out of the file: they are dealt when it is known who sits where.
pub(super) fn taken_out(
    words: &Words<'_>,
    board: &mut Map<String, Value>,
    wrong: &mut Vec<String>,
) -> Vec<Asked> {
    let mut asked = Vec::new();
    let mut take = |place: String, pile: Pile, from: &mut Value, name: &str| {
        let Some(given) = from.as_object_mut().and_then(|fields| fields.remove(name)) else { return };
        match read(&format!("state.board.{place}.{name}"), pile, &given) {
            Ok(one) => asked.push(one),
            Err(why) => wrong.push(why),
        }
    };
    for (key, piece) in board.get_mut("nobles").map(entries).unwrap_or_default() {
        // One who is not known is told when the rest is laid.
        if let Some(noble) = words::noble(&key) {
            take(format!("nobles.{key}"), Pile::Army(Army::Noble(noble)), piece, "troops");
        }
    }
    for (key, baron) in board.get_mut("barons").map(entries).unwrap_or_default() {
        let id = words.seat(&key).map(|seat| words.baron(seat));
        if let (Some(id), Some(stronghold)) = (id, baron.get_mut("stronghold")) {
            take(format!("barons.{key}.stronghold"), Pile::Army(Army::Stronghold(id)), stronghold, "troops");
        }
    }
    if let Some(piles) = board.get_mut("mercenaries") {
        for (name, pile) in [("deck", Pile::Deck), ("discards", Pile::Discards), ("offer", Pile::Offer)] {
            take("mercenaries".to_owned(), pile, piles, name);
        }
    }
    asked
}

/// `["rg_50", "rg_50"]`, `{"rg_50": 2}`, or numbers of cards.
fn read(field: &str, pile: Pile, given: &Value) -> Result<Asked, String> {
    let kind =
        |word: &str| TroopKind::named(word).ok_or_else(|| format!("{field}: there are no troops '{word}'"));
    let mut asked = Asked { field: field.to_owned(), pile, cards: Vec::new(), kinds: Vec::new() };
    if let Value::Object(counts) = given {
        for (word, count) in counts {
            let count =
                count.as_u64().ok_or_else(|| format!("{field}.{word}: {count} is no number of cards"))?;
            asked.kinds.push((kind(word)?, count));
        }
        return Ok(asked);
    }
    let list = given.as_array().ok_or_else(|| format!("{field}: {given} is no list of troops"))?;
    for one in list {
        match one.as_str() {
            Some(word) => asked.kinds.push((kind(word)?, 1)),
            None => asked.cards.push(TroopId::deserialize(one).map_err(|e| format!("{field}: {one}: {e}"))?),
        }
    }
    Ok(asked)
}
