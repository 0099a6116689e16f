//! What is true of positions: the ledger's invariants, each with its field and its rule. `broken` is what every step of play is held
//! against, `wrong` all that one position can show: so positions that people write down are read.

/// Says so unless it holds; nothing is put together while it does.
macro_rules! unless {
    ($wrong:ident, $holds:expr, $field:expr, $what:expr, $rule:expr $(,)?) => {
        if !$holds {
            $wrong.at($field, $what, $rule);
        }
    };
}

mod assembly;
mod barons;
mod between_rounds;
mod cards;
mod cities;
mod decks;
mod kinds;
mod sequence;
mod sparse;
mod troops;

use crate::Knights;
use crate::board::{Board, State};
use crate::flow::Frame;
use crate::rules;
pub use sparse::read;
use std::fmt::Display;
use table::Rule;

/// All that is wrong, each with its field and the rule that it breaks.
struct Wrong(Vec<String>);

impl Wrong {
    fn at(&mut self, field: impl Display, what: impl Display, rule: Rule) {
        self.0.push(format!("{field}: {what} ({})", rule.0));
    }
}

/// All that is wrong with a position that was written down.
#[must_use]
pub fn wrong(game: &Knights, state: &State) -> Vec<String> {
    let board = &state.board;
    let mut wrong = Wrong(Vec::new());
    if board.seats != game.seats {
        wrong.at("board.seats", format!("{} at a table of {}", board.seats, game.seats), rules::WK_SETUP_01);
        return wrong.0;
    }
    sequence::moment(game, state, &mut wrong);
    if !wrong.0.is_empty() {
        // Nothing else can be asked of a position that is nowhere in the game.
        return wrong.0;
    }
    cards::plans(state, &mut wrong);
    cards::neutral(game, board, &mut wrong);
    cards::fate(game, state, &mut wrong);
    if !is_planning(board) {
        decks::all(game, board, &mut wrong);
    }
    cards::offer(game, board, &mut wrong);
    barons::tokens(game, board, &mut wrong);
    assembly::seats(game, board, &mut wrong);
    assembly::votes(game, board, &mut wrong);
    kinds::agendas(game, board, &mut wrong);
    kinds::nobles(game, board, &mut wrong);
    kinds::troops(game, board, &mut wrong);
    kinds::markers(game, board, &mut wrong);
    kinds::backs(game, state, &mut wrong);
    wrong.0.extend(broken(game, state));
    wrong.0
}

/// What is wrong with a position that play has reached.
pub(crate) fn broken(game: &Knights, state: &State) -> Vec<String> {
    let board = &state.board;
    let mut wrong = Wrong(state.fate.broken().into_iter().map(|what| format!("fate: {what}")).collect());
    cards::actions(game, state, &mut wrong);
    troops::once(game, board, &mut wrong);
    troops::armies(game, board, &mut wrong);
    troops::losses(board, &mut wrong);
    barons::nobles(board, &mut wrong);
    barons::strongholds(game, board, &mut wrong);
    barons::offices(board, &mut wrong);
    cities::cities(game, board, &mut wrong);
    cities::sieges(game, board, &mut wrong);
    if is_planning(board) {
        decks::all(game, board, &mut wrong);
        between_rounds::hold(game, board, &mut wrong);
    }
    wrong.0
}

/// Is the next round planned? Then nothing is half done.
fn is_planning(board: &Board) -> bool {
    board.frame() == crate::planning::Planning.into()
}

/// Is something of this kind in progress, which the state is then allowed to show?
fn pending(board: &Board, is: impl Fn(&Frame) -> bool) -> bool {
    board.frames.iter().any(is)
}

/// Are blows falling, or troops deserting, or what follows from that? Armies and walls are then between two states.
fn is_fighting(board: &Board) -> bool {
    board.battle.manner.is_some()
        || pending(board, |frame| matches!(frame, Frame::Death(_) | Frame::Carry(_)))
}
