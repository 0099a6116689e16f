//! Ransom (p.9): the owner and the captor of a Warlord may make a deal, in a turn of either of them (WE-R-49). It is
//! the only deal that binds: all else is talk (WE-ALLIANCE-01).

mod deal;
mod partner;

pub use deal::Deal;
pub use partner::Partner;

use crate::Warlords;
use crate::answer::Answer;
use crate::board::{Board, Captive, MAX_CAPTIVES};
use crate::content::{Content, Designs};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Offer, Seat, Sink, Stack, Window};

/// What is offered: captives go home, gold goes from the one who pays, cards (kept with the hands, for only the two
/// may see them) from the author. He who gets a captive of his back pays;
/// when captives go both ways, the author of the offer pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The captives who go home.
    pub captives: Stack<Captive, MAX_CAPTIVES>,
    /// Gold of the author, or asked of the other if `asked`.
    pub gold: u8,
    /// Is the gold asked of the other?
    pub asked: bool,
}

/// Are there captives between these two, whose owner could take them home?
fn captives_between(board: &Board, one: Seat, other: Seat) -> impl Iterator<Item = Captive> {
    let homes = [one, other].map(|seat| !board.castles_of(seat).is_empty());
    let fiefs = [board.fiefs(one), board.fiefs(other)];
    board.captives.iter().copied().filter(move |c| {
        (c.owner == one && homes[0] && fiefs[1].has(c.prison))
            || (c.owner == other && homes[1] && fiefs[0].has(c.prison))
    })
}

/// May these two talk now?
fn may_talk(content: &Content, board: &Board, one: Seat, other: Seat) -> bool {
    one != other
        && board.plays(one)
        && board.plays(other)
        && board.offers.between(one, other) < content.numbers.offers
        && captives_between(board, one, other).next().is_some()
}

/// Those who may make the active player an offer.
pub(crate) fn partners(content: &Content, board: &Board, active: Seat) -> Window {
    if board.captives.is_empty() {
        return Window::default();
    }
    Window::of(board.in_order().filter(|seat| may_talk(content, board, active, *seat)))
}

/// Those with whom talks may begin.
pub(crate) fn list_deals(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    if board.captives.is_empty() {
        return;
    }
    let others = Seat::all(board.seats).filter(|other| may_talk(&game.content, board, seat, *other));
    answers.extend(others.map(Answer::Deal));
}

/// May talks with him begin?
pub(crate) fn judge_deal(game: &Warlords, board: &Board, seat: Seat, other: Seat) -> Result<(), Reason> {
    if may_talk(&game.content, board, seat, other) {
        return Ok(());
    }
    let many = board.offers.between(seat, other) >= game.content.numbers.offers;
    let rule = if many { rules::WE_R_49 } else { rules::WE_CAPTURE_03 };
    Err(Reason::NoDeal { rule, seat: other })
}

/// An offer is begun; it counts against the three of the turn.
pub(crate) fn open<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat, to: Seat) -> Next {
    let board = play.board_mut();
    board.offer = Offer::between(from, to);
    board.offers.count(from, to);
    play.state.offered = Designs::NONE;
    play.push(Deal)
}
