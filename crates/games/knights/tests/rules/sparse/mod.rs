//! Positions that people write down: a few words, laid over the set-up, and played on.

mod cards;
mod fights;
mod glory;
mod mistakes;
mod phases;
mod stands;
mod votes;

use crate::dsl::Sitting;
use knights::board::State;
use knights::content::Content;
use knights::{Knights, Options, position};
use serde_json::Value;
use table::{Game as _, Sampled};

fn game(options: &Options, seats: u8) -> Knights {
    Knights::new(Content::base(), options, seats).expect("playable")
}

/// The position as it is read, and held against all invariants.
#[track_caller]
fn read(game: &Knights, state: Value) -> State {
    let state = position::read(game, state, &mut Sampled::new(3));
    let state = state.unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    assert_eq!(position::wrong(game, &state), [""; 0]);
    state
}

/// The same, run up to its next decision. What is printed of it is whole, and read as it is.
#[track_caller]
fn at(options: &Options, seats: u8, state: Value) -> Sitting {
    let game = game(options, seats);
    let read_once = read(&game, state);
    let printed = serde_json::to_value(&read_once).expect("written");
    assert_eq!(read(&game, printed), read_once, "what is printed is read as it is");
    Sitting::on(game, read_once)
}

#[track_caller]
fn four(state: Value) -> Sitting {
    at(&Options::default(), 4, state)
}

fn glory() -> Options {
    Options { for_glory: true, ..Options::default() }
}
