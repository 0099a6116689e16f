//! Where the game is.

use super::named::Named;
use crate::board::{Board, Phase};
use crate::content::PhaseArea;
use crate::flow::Frame;

/// The phase, if it is not named: the set-up where nothing else is, else what the steps and all that goes on belong to, else Planning. The
/// round is then the first.
pub(super) fn when(board: &mut Board, named: &Named) {
    if !named.has("phase") {
        board.phase = match board.frames.first() {
            Some(step) => phase_of(step),
            None if named.nothing => Phase::SetUp,
            None if named.plays || named.has("battle") || named.has("assembly") || is_due(board) => {
                Phase::Actions
            }
            None => Phase::Planning,
        };
    }
    if !named.has("round") {
        board.round = u8::from(board.phase != Phase::SetUp);
    }
    if !named.has("stack") && board.phase == Phase::Upkeep {
        board.stack = 3;
    }
}

/// The phase of the outermost step.
fn phase_of(step: &Frame) -> Phase {
    if matches!(step, Frame::FirstTroops(_) | Frame::PlaceStrongholds(_) | Frame::PlaceNobles(_)) {
        Phase::SetUp
    } else if matches!(step, Frame::NewRound(_) | Frame::Planning(_)) {
        Phase::Planning
    } else if is_upkeep(step) {
        Phase::Upkeep
    } else if *step == Frame::Over {
        Phase::Over
    } else {
        Phase::Actions
    }
}

const fn is_upkeep(step: &Frame) -> bool {
    matches!(
        step,
        Frame::VictoryCheck(_)
            | Frame::Influence(_)
            | Frame::Revolts(_)
            | Frame::RevoltAt(_)
            | Frame::Landing(_)
            | Frame::Returns(_)
            | Frame::RoundEnd(_)
    )
}

/// Is a special phase due (WK-TRIG-01, WK-TRIG-04)?
fn is_due(board: &Board) -> bool {
    let count = board.playing().count() as u8;
    let full = PhaseArea::EACH.into_iter().any(|area| board.cards_in(area) >= 2 * count);
    full || board.called.is_some() || board.markers() > count
}
