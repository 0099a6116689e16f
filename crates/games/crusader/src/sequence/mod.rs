//! The sequence of play (p.6-7): Eras of three Rounds of two Turns.

mod actions;
mod activation;
mod ageing;
mod bonus;
mod cleanup;
mod demobilise;
mod drop;
mod era;
mod event;
mod hand;
mod pay;
mod phases;
mod pick;
mod reason;
mod turns;

pub use actions::Actions;
pub use activation::Activation;
pub use ageing::{Ageing, grow_older};
pub use bonus::{BonusDeck, draw_one};
pub use cleanup::{CleanUp, discard_hand};
pub use demobilise::Demobilise;
pub use drop::DropToken;
pub use era::{Draws, EraStart};
pub use event::Event;
pub use hand::{DrawHand, LIMITS};
pub use pay::PayTroops;
pub use phases::Phases;
pub use pick::{PickPair, entitle};
pub use reason::Reason;
pub use turns::Turns;

use crate::board::{Board, Phase};
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use table::{Chance, Sink, Stack};

/// Rounds in an Era (CK-ERA-02).
pub const ROUNDS: u8 = 3;
/// Turns in a Round (CK-ERA-03): so six of the eight cards of an Era are played (CK-ERA-06).
pub const TURNS: u8 = 2;

/// How many cards a person has at least in this phase, picked ones too: two less in each Round; events may have brought some more
/// (CK-INV-14).
pub(crate) fn cards_left(board: &Board) -> u8 {
    match board.phase {
        Phase::Dynastic | Phase::Plot => 8u8.saturating_sub(2 * board.round.saturating_sub(1)),
        Phase::Turns | Phase::Upkeep => 8u8.saturating_sub(2 * board.round),
        Phase::Setup | Phase::Draw | Phase::Cleanup | Phase::Over => 0,
    }
}

/// A phase begins: play order is fixed for it, from the First Player clockwise (CK-ERA-04, CK-ERA-05, CK-FIRST-02).
fn begin_phase<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, phase: Phase) {
    let order: Stack<Player, { Player::MAX }> =
        play.game.clockwise(play.board().first).filter(|player| play.board().plays(*player)).collect();
    let board = play.board_mut();
    board.phase = phase;
    board.order = order;
    board.active = None;
    let (era, round, turn) = (board.era, board.round, board.turn);
    play.tell(Event::PhaseBegan { phase, era, round, turn }.into());
}
