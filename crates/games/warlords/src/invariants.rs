//! The ledger's invariants, and every field of the state: what holds in every position reached by play. A position of a file
//! is held against the same.

mod asked;
mod battle;
mod cards;
mod castles;
mod frames;
mod map;
mod moves;
mod pieces;
mod players;

pub(crate) use frames::phases;

use crate::Warlords;
use crate::board::{Board, Phase, State};
use crate::flow::Frame;
use crate::rules;
use std::fmt::Display;
use table::Rule;

/// More gold than this is never counted at a table.
const MOST_GOLD: u32 = 9_999_999;
/// Nor are more soldiers than this.
const MOST_SOLDIERS: u32 = 9_999;

/// All that is wrong, each with its field and the rule that it breaks.
struct Wrong(Vec<String>);

impl Wrong {
    fn at(&mut self, field: impl Display, what: impl Display, rule: Rule) {
        self.0.push(format!("{field}: {what} ({})", rule.0));
    }
}

/// All that this state breaks.
pub fn broken(game: &Warlords, state: &State) -> Vec<String> {
    let (board, mut wrong) = (&state.board, Wrong(Vec::new()));
    if !map::are_countable(board) {
        wrong.at("armies", format!("{MOST_SOLDIERS} soldiers at most"), rules::WE_INV_04);
        return wrong.0;
    }
    map::owners(game, board, &mut wrong);
    map::armies(game, board, &mut wrong);
    map::empty_fiefs(board, &mut wrong);
    map::marks(board, &mut wrong);
    pieces::soldiers(game, board, &mut wrong);
    pieces::captives(board, &mut wrong);
    castles::check(game, board, &mut wrong);
    cards::places(game, state, &mut wrong);
    cards::excommunications(game, board, &mut wrong);
    players::each(game, state, &mut wrong);
    players::rolls(board, &mut wrong);
    frames::stack(board, &mut wrong);
    ended(board, &mut wrong);
    // When the game is over everything stays as it was in that moment.
    if board.phase != Phase::Over {
        in_progress(game, state, &mut wrong);
    }
    wrong.0
}

/// What is being done.
fn in_progress(game: &Warlords, state: &State, wrong: &mut Wrong) {
    let board = &state.board;
    players::order(board, wrong);
    players::active(board, wrong);
    players::collection(game, board, wrong);
    moves::attacks(game, board, wrong);
    moves::of_this_turn(game, board, wrong);
    moves::group(game, board, wrong);
    moves::truces(board, wrong);
    battle::check(game, board, wrong);
    asked::check(board, wrong);
    cards::in_play(game, board, wrong);
    cards::offered(game, state, wrong);
    cards::talks(game, board, wrong);
}

/// WE-INV-31: a game that is over has an ending and winners, and no other has.
fn ended(board: &Board, wrong: &mut Wrong) {
    let over = board.phase == Phase::Over;
    if over != (board.ending != Default::default()) || over == board.winners.is_empty() {
        wrong.at("ending", "a game that is over has an end and winners", rules::WE_INV_31);
    }
    if over != board.frames.contains(&Frame::Over) {
        wrong.at("frames", "a game is over or goes on", rules::WE_INV_31);
    }
}
