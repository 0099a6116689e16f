//! Positions as files: what a file says is laid over the set-up of its options, with Kings and without their families. All that it leaves open
//! is empty, as set-up says, or comes from chance.

mod complete;
mod deal;
mod lay;

use crate::Crusader;
use crate::board::{Board, State, Trophy};
use crate::cards::Actions;
use crate::content::{CardId, Player};
use crate::tokens::Tokens;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::{Chance, lay_over, read_json};

/// A state as it is written: in whole, or only what matters.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    #[serde(default)]
    board: Map<String, Value>,
    /// All Action cards; else they are dealt as the next four say.
    cards: Option<Actions>,
    #[serde(default)]
    hands: BTreeMap<Player, Value>,
    #[serde(default)]
    picked: BTreeMap<Player, Vec<CardId>>,
    #[serde(default)]
    discards: Vec<CardId>,
    /// All trait tokens; else they lie as the bags and the board say.
    tokens: Option<Tokens>,
    #[serde(default)]
    bags: BTreeMap<Player, Vec<String>>,
}

/// Which fields of the board a file names. Who names the decks of people has written a whole position: there nothing is completed.
struct Named {
    fields: Vec<String>,
    /// The Trophies of which it says who has them.
    trophies: Vec<Trophy>,
}

impl Named {
    fn of(board: &Map<String, Value>) -> Named {
        let fields = board.keys().cloned().collect();
        Named { fields, trophies: lay::trophies(board.get("trophies")) }
    }

    fn has(&self, field: &str) -> bool {
        self.fields.iter().any(|name| name == field)
    }

    fn is_whole(&self) -> bool {
        self.has("deck_people")
    }
}

/// Reads the state of a position of this game, not yet run up to its next decision.
///
/// # Errors
/// Everything that is wrong with it, each with its field.
pub fn read<C: Chance>(game: &Crusader, state: Value, chance: &mut C) -> Result<State, Vec<String>> {
    let one = |why: String| vec![why];
    let given: Given = read_json(state, "state.").map_err(one)?;
    let named = Named::of(&given.board);
    let owners = lay::players(given.board.get("owned"));
    let mut state = game.begun(chance);
    let mut board = serde_json::to_value(&state.board).map_err(|e| one(e.to_string()))?;
    let mut wrong = Vec::new();
    lay_over(&lay::Names, &mut board, Value::Object(given.board), "state.board", &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    state.board = read_json::<Board>(board, "state.board.").map_err(one)?;
    if !named.is_whole() {
        complete::lands(&mut state.board, &named, owners);
        complete::left_out(game, &mut state.board, &named);
        complete::moment(game, &mut state.board, &named);
        complete::people(game, &mut state.board, &named);
    }
    state.cards = match given.cards {
        Some(cards) => cards,
        None => {
            let mut deal = deal::Cards { game, board: &state.board, cards: state.cards, wrong: &mut wrong };
            deal.named(&given.picked, &given.discards);
            deal.hands(&given.hands);
            deal.cards
        }
    };
    state.tokens = match given.tokens {
        Some(tokens) => tokens,
        None => deal::tokens(game, &state.board, &given.bags, &mut wrong),
    };
    if !wrong.is_empty() {
        return Err(wrong);
    }
    if !named.is_whole() {
        complete::rest(game, &mut state, &named, chance);
    }
    let wrong: Vec<String> = game.wrong(&state).into_iter().map(|why| format!("state: {why}")).collect();
    if wrong.is_empty() { Ok(state) } else { Err(wrong) }
}
