//! Group Phases (p.7): Pope card and victory, Taxes, Recruit, Deploy, Initiative, Merchant card (WE-GROUP-01). All of
//! it goes in order of initiative (WE-GROUP-03), even what could be done by all at once (WE-GROUP-02).

mod castles;
mod deploy;
mod deploy_into;
pub mod initiative;
mod keeping;
mod merchant;
mod pick;
pub mod placing;
mod pope;
pub mod purchases;
mod recruit;
mod tax_cards;
pub mod taxes;
mod vassals;
pub mod victory;

pub(crate) use castles::{
    begin_castle, finish_castle, has_castle_work, judge_begin, judge_finish, list_castle_work,
};
pub use deploy::Deploy;
pub use deploy_into::DeployInto;
pub use initiative::Dice;
pub use keeping::Keeping;
pub use merchant::Merchant;
pub use pick::PickInitiative;
pub use pope::Pope;
pub use recruit::Recruit;
pub use tax_cards::TaxCards;
pub use vassals::Vassals;

use crate::board::Phase;
use crate::cards::in_force::Span;
use crate::content::Each;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Next, Sink, Window};

/// Everybody has had his turn: the Group Phases begin (WE-TURN-03).
pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    board.marked = Each::default();
    board.end(Span::Turn);
    let window = Window::of(board.in_order());
    enter(play, Phase::Pope);
    play.goto(Pope(window))
}

/// The next of the Group Phases.
pub(crate) fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, phase: Phase) {
    let board = play.board_mut();
    board.phase = phase;
    let round = board.round;
    play.tell(Event::PhaseBegan { round, phase });
}
