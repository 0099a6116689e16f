//! Positions as files: what a file says is laid over an empty board, all else is as usual.

use crate::board::{Board, MAX_SEATS, State};
use crate::content::{CardId, Cards, Content};
use crate::group::victory;
use crate::{Options, Warlords};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use table::{Game, named_seats};

/// A position as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "game")]
    _game: String,
    seats: u8,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    board: Map<String, Value>,
    #[serde(default)]
    hands: Vec<Vec<CardId>>,
}

/// Reads a position: the game it is of, and the state, not yet run up to its next decision.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(content: &Arc<Content>, json: Value) -> Result<(Warlords, State), Vec<String>> {
    let one = |why: String| vec![why];
    let file: File = serde_json::from_value(json).map_err(|e| one(e.to_string()))?;
    let game = Warlords::new(content, &file.options, file.seats)
        .map_err(|_| one(format!("seats: this scenario is not for {}", file.seats)))?;
    if file.hands.len() > usize::from(file.seats) {
        return Err(one(format!("hands: {} for {} seats", file.hands.len(), file.seats)));
    }
    let mut board = serde_json::to_value(&game.blank().board).map_err(|e| one(e.to_string()))?;
    let given = lay_over(&mut board, Value::Object(file.board), "board").err();
    let mut deal = Deal {
        left: game.components().decks.iter().fold(Cards::NONE, |all, deck| all.or(*deck)),
        wrong: Vec::new(),
    };
    // Cards are told apart by their design: copies are dealt here, so that two hands may hold the same one.
    let mut hands = [Cards::NONE; MAX_SEATS];
    for (hand, cards) in hands.iter_mut().zip(&file.hands) {
        *hand = deal.cards(game.components(), cards);
    }
    let mut excommunications = [Cards::NONE; MAX_SEATS];
    for (seat, cards) in excommunications.iter_mut().enumerate() {
        *cards =
            deal.taken(game.components(), board.pointer_mut(&format!("/players/{seat}/excommunications")));
    }
    let discards = deal.taken(game.components(), board.pointer_mut("/discards"));
    let mut wrong = deal.wrong;
    wrong.extend(given);
    let mut board: Board = match serde_json::from_value(board) {
        Ok(board) => board,
        Err(e) => {
            wrong.push(format!("board: {e}"));
            return Err(wrong);
        }
    };
    board.discards = discards;
    for (player, cards) in board.players.iter_mut().zip(excommunications) {
        player.excommunications = cards;
    }
    wrong.extend(strangers(&board, file.seats));
    if !wrong.is_empty() {
        return Err(wrong);
    }
    if board.crown.holder.is_none() {
        board.crown.holder = victory::majority(&board);
    }
    board.captives.sort_unstable();
    let state = State { board, hands, decks: deal.left, offered: Default::default() };
    let broken = game.broken(&state);
    if broken.is_empty() { Ok((game, state)) } else { Err(broken) }
}

/// The position of a state, in the form that can be read.
#[must_use]
pub fn write(game: &Warlords, state: &State) -> Value {
    let named = |cards: Cards| -> Vec<CardId> { cards.each(game.components()).collect() };
    let hands: Vec<_> = state.hands[..usize::from(game.seats())].iter().map(|hand| named(*hand)).collect();
    let mut board = json!(state.board);
    board["discards"] = json!(named(state.board.discards));
    for (seat, player) in state.board.players.iter().enumerate() {
        board["players"][seat]["excommunications"] = json!(named(player.excommunications));
    }
    json!({ "game": Warlords::NAME, "seats": game.seats(), "options": game.options(), "board": board, "hands": hands })
}

/// Lays what is given over what is usual: objects field by field, all else as a whole.
fn lay_over(usual: &mut Value, given: Value, place: &str) -> Result<(), String> {
    match (usual, given) {
        (Value::Object(usual), Value::Object(given)) => {
            let is_open = usual.is_empty() || place.ends_with("armies");
            for (name, value) in given {
                match usual.get_mut(&name) {
                    Some(old) => lay_over(old, value, &format!("{place}.{name}"))?,
                    None if is_open => {
                        usual.insert(name, value);
                    }
                    None => return Err(format!("{place}: there is no field '{name}'")),
                }
            }
            Ok(())
        }
        (Value::Array(usual), Value::Array(given))
            if usual.iter().all(Value::is_object) && !usual.is_empty() =>
        {
            for (n, value) in given.into_iter().enumerate() {
                let old = usual.get_mut(n).ok_or_else(|| format!("{place}: there is no number {n}"))?;
                lay_over(old, value, &format!("{place}[{n}]"))?;
            }
            Ok(())
        }
        (usual, given) => {
            *usual = given;
            Ok(())
        }
    }
}

/// Cards that are not dealt yet.
struct Deal {
    left: Cards,
    wrong: Vec<String>,
}

impl Deal {
    fn cards(&mut self, content: &Content, designs: &[CardId]) -> Cards {
        let mut cards = Cards::NONE;
        for design in designs {
            let one = content.cards[design.index()].copies.and(self.left).first();
            if one.is_empty() {
                self.wrong.push(format!("there are not so many cards '{}'", design.word()));
            }
            self.left = self.left.without(one);
            cards = cards.or(one);
        }
        cards
    }

    /// Takes a list of cards out of the file.
    fn taken(&mut self, content: &Content, list: Option<&mut Value>) -> Cards {
        let Some(list) = list else { return Cards::NONE };
        let given = std::mem::replace(list, json!([]));
        match serde_json::from_value::<Vec<CardId>>(given) {
            Ok(designs) => self.cards(content, &designs),
            Err(e) => {
                self.wrong.push(e.to_string());
                Cards::NONE
            }
        }
    }
}

/// Seats that nobody has.
fn strangers(board: &Board, seats: u8) -> Vec<String> {
    let unknown = named_seats(board).into_iter().filter(|(_, seat)| seat.0 >= seats);
    unknown.map(|(field, seat)| format!("{field}: there is no seat {seat}")).collect()
}
