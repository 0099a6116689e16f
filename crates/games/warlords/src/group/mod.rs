//! Group Phases (p.7): Pope card and victory, Taxes, Recruit, Deploy, Initiative, Merchant card (WE-GROUP-01).

pub mod deploy;
pub mod initiative;
pub mod merchant;
pub mod pope;
pub mod recruit;
pub mod taxes;
pub mod victory;

use crate::board::Phase;
use crate::content::Each;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use table::{Chance, Sink, Window};

/// Everybody has had his turn: the Group Phases begin (WE-TURN-03).
pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    board.marked = Each::default();
    board.players.iter_mut().for_each(|p| p.played = Default::default());
    let window = Window::of(board.in_order());
    enter(play, Phase::Pope);
    play.goto(Frame::Pope(window))
}

/// The next of the Group Phases.
pub(crate) fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, phase: Phase) {
    let board = play.board_mut();
    board.phase = phase;
    let round = board.round;
    play.tell(Event::PhaseBegan { round, phase });
}
