//! Positions as files: what a file says is laid over the set-up of its options. What it leaves out is as the set-up has it, comes from chance
//! or is empty, and all cards that lie nowhere else are in their decks.

mod asked;
mod begun;
mod complete;
mod decks;
mod hands;
mod moment;
mod named;
mod places;
mod troops;
mod words;

use crate::board::{Board, Hidden, MAX_SEATS};
use crate::content::{CityId, EventId, FateId};
use crate::{Knights, State};
use begun::Begun;
use named::Named;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Chance, lay_over, named_seats, read_json};
use words::Words;

/// A state as people write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    #[serde(default)]
    board: Map<String, Value>,
    #[serde(default = "empty")]
    secrets: Value,
    /// The cities of each Baron.
    #[serde(default)]
    owned: BTreeMap<String, Vec<CityId>>,
    /// The razed cities, and no others.
    razed: Option<Vec<CityId>>,
    /// Fate cards on top of the deck, the next one first.
    #[serde(default)]
    fate: Vec<FateId>,
    /// On each stack the cards of each Baron, or how many, and how many Neutral ones.
    #[serde(default)]
    stacks: Vec<BTreeMap<String, Value>>,
    /// The card that has just been turned up: a Neutral one, or a Baron's.
    turned: Option<Value>,
    /// The Event that a Baron has just drawn.
    #[serde(default)]
    drawn: BTreeMap<String, EventId>,
}

fn empty() -> Value {
    json!({})
}

/// Reads the state of a position of this game, not yet run up to its next decision nor held against the invariants (`wrong`).
///
/// # Errors
/// Everything because of which it is no position, each with its field.
pub fn read<C: Chance>(game: &Knights, state: Value, chance: &mut C) -> Result<State, Vec<String>> {
    let one = |why: String| vec![why];
    // What is printed is whole: all that is known of the Fate cards stands in it.
    if state.get("fate").is_some_and(Value::is_object) {
        return read_json(state, "state.").map_err(one);
    }
    let mut given: Given = read_json(state, "state.").map_err(one)?;
    let mut wrong = Vec::new();
    let words = Words::of(game, given.board.get_mut("barons"), &mut wrong);
    places::cities(&words, &mut given, &mut wrong);
    let named = Named::of(&words, &given);
    let begun = Begun::of(&words, &given, &mut wrong);
    let asked = asked::taken_out(&words, &mut given.board, &mut wrong);
    let mut state = game.empty();
    words.sit_down(&mut state.board);
    let board = serde_json::to_value(state.board).map_err(|e| one(e.to_string()))?;
    let secrets = serde_json::to_value(state.secrets).map_err(|e| one(e.to_string()))?;
    let board = laid(&words, board, Value::Object(given.board), "state.board", &mut wrong);
    let secrets = laid(&words, secrets, given.secrets, "state.secrets", &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    state.board = read_json::<Board>(board, "state.board.").map_err(one)?;
    state.secrets = read_json::<[Hidden; MAX_SEATS]>(secrets, "state.secrets").map_err(one)?;
    let strangers = named_seats(&state.board).into_iter().filter(|(_, seat)| seat.0 >= game.seats);
    wrong.extend(strangers.map(|(field, seat)| format!("state.board.{field}: there is no seat {seat}")));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    moment::when(&mut state.board, &named);
    complete::who(game, &mut state.board, &named);
    places::razed(game, &mut state.board, &named, chance);
    places::strongholds(game, &mut state.board, &named);
    troops::deal(game, &mut state, &named, &asked, chance, &mut wrong);
    hands::cards(game, &mut state.board, &named);
    hands::stacks(&mut state, &words, &given.stacks, &named, chance, &mut wrong);
    decks::fill(game, &mut state, &named, &begun, chance);
    decks::lasting(game, &mut state, &named, chance);
    decks::fate(game, &mut state, &given.fate, chance, &mut wrong);
    decks::missions(game, &mut state, chance);
    if !named.has("frames") {
        begun::begin(game, &mut state, &begun, chance, &mut wrong);
    }
    if wrong.is_empty() { Ok(state) } else { Err(wrong) }
}

fn laid(words: &Words, mut usual: Value, given: Value, place: &str, wrong: &mut Vec<String>) -> Value {
    lay_over(words, &mut usual, given, place, wrong);
    usual
}
