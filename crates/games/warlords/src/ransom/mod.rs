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
use crate::flow::{Frame, OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Offer, Seat, SeatSet, Sink, Stack, Window};

/// What is offered: captives go home, gold and cards (kept with the hands, for only the two may see them) go from the
/// one who pays. He who gets a captive of his back pays; when captives go both ways, the author of the offer pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// The captives who go home.
    pub captives: Stack<Captive, MAX_CAPTIVES>,
    /// Gold of the author, or asked of the other if `asked`.
    pub gold: u8,
    /// Are gold and cards asked of the other?
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

/// WE-CAPTURE-03: in the turn of one of the two the other may begin to talk as well, without being asked.
pub(crate) fn may_speak_up(game: &Warlords, board: &Board) -> SeatSet {
    if board.captives.is_empty() {
        return SeatSet::EMPTY;
    }
    Seat::all(board.seats).filter(|seat| may_talk(&game.content, board, *seat, board.active)).collect()
}

/// Is this a quiet point of the active player's turn?
fn is_quiet(board: &Board) -> bool {
    matches!(board.frame(), Frame::Manoeuvre | Frame::Battles | Frame::Redeploy)
}

/// What a player can do in another's turn without being asked: talk to him about a captive.
pub(crate) fn list_acts(game: &Warlords, board: &Board, seat: Seat, acts: &mut Vec<Answer>) {
    if is_quiet(board) && may_speak_up(game, board).has(seat) {
        acts.push(Answer::Deal(board.active));
    }
}

/// What of it is said by one whose turn it is not; nothing if he is asked.
pub(crate) fn judge_act(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    answer: Answer,
) -> Option<Result<(), Reason>> {
    if !is_quiet(board) || seat == board.active {
        return None;
    }
    let Answer::Deal(other) = answer else {
        return Some(Err(Reason::NotAsked { rule: rules::WE_CAPTURE_03 }));
    };
    if other == board.active {
        return Some(judge_deal(game, board, seat, other));
    }
    Some(Err(Reason::NoDeal { rule: rules::WE_CAPTURE_03, seat: other }))
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
