//! What a table does with answers, logs, undo and questions, shown on the toys.

mod any;
mod files;
mod forgeries;
mod playing;
mod snapshots;
mod taking_back;
mod why_not;

use table::Content;
use table::{Game, Seat, SeatSet, Secret, Sitter, Table};
use toys::conquest::{self, Answer, Conquest};
use toys::morra::{self, Fingers, Morra};

const SECRET: Secret = Secret([7; 32]);
const NOBODY: SeatSet = SeatSet::EMPTY;

fn sitters(count: u8) -> Vec<Sitter> {
    Seat::all(count).map(|seat| Sitter { name: format!("Name {seat}"), player: "you".to_owned() }).collect()
}

fn contributions(count: u8) -> Vec<String> {
    Seat::all(count).map(|seat| format!("salt {seat}")).collect()
}

fn open<G: Game>(options: &G::Options, seats: u8) -> Table<G> {
    Table::open(&G::Content::built_in(), options, sitters(seats), SECRET, contributions(seats))
        .expect("it can be played")
        .0
}

/// A table of conquest-lite of so many rounds.
fn new_conquest(rounds: u8) -> Table<Conquest> {
    open(&conquest::Options { rounds }, 4)
}

/// A table of morra with three seats.
fn new_morra() -> Table<Morra> {
    open(&morra::Options { rounds: 2, fingers: 5 }, 3)
}

/// Answers for the seat that is waited for.
fn act(table: &mut Table<Conquest>, answer: Answer) {
    let seat = table.waiting().must.only().expect("one seat is to answer");
    table.answer(seat, answer).expect("it is legal");
}

/// A seat shows fingers.
fn show(table: &mut Table<Morra>, seat: u8, fingers: u8) {
    table.answer(Seat(seat), Fingers(fingers)).expect("it is legal");
}

/// Everybody ends his turn until the game is over.
fn play_to_the_end(table: &mut Table<Conquest>) {
    while table.standing().is_none() {
        act(table, Answer::End);
    }
}

/// Loads the log of a table, with the secret or without.
fn load<G: Game>(table: &Table<G>, secret: Option<Secret>) -> Table<G> {
    Table::load(&G::Content::built_in(), &table.log(), secret, |_, _, _| {}).expect("an honest log loads")
}
