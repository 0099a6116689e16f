//! Positions as files: what a file says is laid over an empty board, all else is as usual.

mod complete;
mod deal;

use crate::board::{Board, MAX_SEATS, State};
use crate::content::{CardId, Cards, Content};
use crate::flow::Play;
use crate::view::View;
use crate::{Options, Warlords};
use deal::Deal;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use table::{Chance, Fields, Game, Observer, Sampled, Silent, lay_over, named_seats, read_json};

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
    hands: Vec<Value>,
    #[serde(default)]
    offered: Vec<CardId>,
}

/// Reads a position: the game it is of, and the state, not yet run up to its next decision. Cards that it says to be hidden
/// are dealt by chance.
///
/// # Errors
/// Everything that is wrong with it, each with its field.
pub fn read<C: Chance>(
    content: &Arc<Content>,
    json: Value,
    chance: &mut C,
) -> Result<(Warlords, State), Vec<String>> {
    let one = |why: String| vec![why];
    let file: File = read_json(json, "").map_err(one)?;
    let game = Warlords::new(content, &file.options, file.seats)
        .map_err(|_| one(format!("seats: this scenario is not for {}", file.seats)))?;
    if file.hands.len() > usize::from(file.seats) {
        return Err(one(format!("hands: {} for {} seats", file.hands.len(), file.seats)));
    }
    let mut board = serde_json::to_value(&game.blank().board).map_err(|e| one(e.to_string()))?;
    let given = file.board.clone();
    let mut misplaced = Vec::new();
    lay_over(&ByPlace, &mut board, for_all_seats(file.board), "board", &mut misplaced);
    let mut deal = Deal::new(game.components());
    // Cards are told apart by their design: copies are dealt here, so that two hands may hold the same one.
    let mut hands = deal.known_hands(&file.hands);
    let mut excommunications = [Cards::NONE; MAX_SEATS];
    for (seat, cards) in excommunications.iter_mut().enumerate() {
        let list = board.pointer_mut(&format!("/players/{seat}/excommunications"));
        *cards = deal.taken(&format!("board.players[{seat}].excommunications"), list);
    }
    let discards = deal.taken("board.discards", board.pointer_mut("/discards"));
    deal.wrong.extend(misplaced);
    let mut board: Board = match read_json(board, "board.") {
        Ok(board) => board,
        Err(why) => {
            deal.wrong.push(why);
            return Err(deal.wrong);
        }
    };
    board.discards = discards;
    for (player, cards) in board.players.iter_mut().zip(excommunications) {
        player.excommunications = cards;
    }
    deal.wrong.extend(strangers(&board, file.seats));
    if !deal.wrong.is_empty() {
        return Err(deal.wrong);
    }
    complete::complete(&game, &mut board, &Value::Object(given));
    let offered = file.offered.iter().copied().collect();
    // What is offered is in the hand of its author, also where nobody else knows that hand.
    let shown = if board.offer.terms.asked { &[][..] } else { &file.offered[..] };
    deal.hidden_hands(&file.hands, &mut hands, (board.offer.from, shown), chance);
    if !deal.wrong.is_empty() {
        return Err(deal.wrong);
    }
    let state = State { board, hands, decks: deal.left, offered };
    let broken = game.broken(&state);
    if !broken.is_empty() {
        return Err(broken);
    }
    let stuck = stuck(&game, &state);
    if stuck.is_empty() { Ok((game, state)) } else { Err(stuck) }
}

/// WE-INV-35: run up to its next decision, whoever is asked has an answer.
fn stuck(game: &Warlords, state: &State) -> Vec<String> {
    let mut trial = state.clone();
    Play::new(game, &mut trial, &mut Sampled::new(0), &mut Silent).run();
    let mut answers = Vec::new();
    let unable = game.waiting(&trial).must.iter().filter(|seat| {
        answers.clear();
        game.list(&trial, *seat, &mut answers);
        answers.is_empty()
    });
    unable.map(|seat| format!("frames: seat {seat} is asked and has no answer (WE-INV-35)")).collect()
}

/// The position of a state, in the form that can be read.
#[must_use]
pub fn write(game: &Warlords, state: &State) -> Value {
    let hands =
        state.hands[..usize::from(game.seats())].iter().map(|hand| named(game, *hand)).collect::<Value>();
    let offered = state.offered.iter().map(CardId::word).collect::<Value>();
    whole(game, &state.board, &hands, &offered)
}

/// The same, as one observer may know it: of hidden hands he knows how many cards of each deck they hold.
#[must_use]
pub fn write_for(game: &Warlords, state: &State, observer: Observer) -> Value {
    let view = View::of(game, state, observer);
    let hand = |(seat, sizes): (usize, &[u8; 3])| match observer {
        Observer::Seat(own) if own.index() == seat => named(game, view.hand),
        Observer::Seat(_) | Observer::Spectator => {
            let [pope, merchant, conquest] = sizes;
            json!({ "pope": pope, "merchant": merchant, "conquest": conquest })
        }
    };
    let hands = view.sizes.iter().enumerate().take(game.seats().into()).map(hand).collect::<Value>();
    let offered = view.offered.unwrap_or_default().iter().map(CardId::word).collect::<Value>();
    whole(game, &view.board, &hands, &offered)
}

fn named(game: &Warlords, cards: Cards) -> Value {
    cards.each(game.components()).map(CardId::word).collect()
}

fn whole(game: &Warlords, open: &Board, hands: &Value, offered: &Value) -> Value {
    let mut board = json!(open);
    board["discards"] = named(game, open.discards);
    for (seat, player) in open.players.iter().enumerate() {
        board["players"][seat]["excommunications"] = named(game, player.excommunications);
    }
    json!({
        "game": Warlords::NAME,
        "seats": game.seats(),
        "options": game.options(),
        "board": board,
        "hands": hands,
        "offered": offered,
    })
}

/// Lists with something for each seat may end with those who play: the other seats have nothing.
fn for_all_seats(board: Map<String, Value>) -> Value {
    let mut board = Value::Object(board);
    for (list, nothing) in [
        ("/owned", json!([])),
        ("/truces", json!([])),
        ("/cancelled", json!([])),
        ("/battle/taken", json!(0)),
    ] {
        if let Some(Value::Array(seats)) = board.pointer_mut(list)
            && seats.len() < MAX_SEATS
        {
            seats.resize(MAX_SEATS, nothing);
        }
    }
    board
}

/// Lists are written by place.
struct ByPlace;

impl Fields for ByPlace {
    fn place(&self, _: &str, _: &[Value], _: &str) -> Option<usize> {
        None
    }
}

/// Seats that nobody has.
fn strangers(board: &Board, seats: u8) -> Vec<String> {
    let unknown = named_seats(board).into_iter().filter(|(_, seat)| seat.0 >= seats);
    unknown.map(|(field, seat)| format!("{field}: there is no seat {seat}")).collect()
}
