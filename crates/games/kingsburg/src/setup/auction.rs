//! Module 3, the other way: governors under the hammer, for victory points.

use super::governors::without;
use crate::answer::Answer;
use crate::board::Board;
use crate::content::GovernorId;
use crate::event::Event;
use crate::flow::{Bidding, Frame, Next, Play, Point};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// The highest bid: a list of answers must end somewhere (docs/rulings/kingsburg.md).
pub const MOST: u8 = 30;

/// KB-MOD3-06, KB-MOD3-07: one card more than players, face up (KB-R-53); a player at random names the first.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let mut deck: Stack<GovernorId, 24> = GovernorId::all().collect();
    let seats = play.state.board.seats;
    let mut offered: Stack<GovernorId, 6> = Stack::new();
    for _ in 0..=seats {
        offered.push(deck.remove(play.chance.draw(deck.len())));
    }
    offered.sort_unstable();
    play.state.board.offered = offered;
    let seat = Seat(play.chance.draw(usize::from(seats)) as u8);
    play.sink.emit(Event::AuctionOpened { seat, governors: offered });
    play.goto(Frame::Name { seat })
}

/// Any card that is left.
#[inline(never)]
pub fn list_names(board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(board.offered.iter().map(|g| Answer::Governor(*g)));
}

/// Is it there?
pub fn judge_name(board: &Board, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("KB-MOD3-07");
    match answer {
        Answer::Governor(governor) if board.offered.contains(&governor) => Ok(()),
        Answer::Governor(_) => Err(Reason::NotOffered { rule }),
        Answer::Pass => Err(Reason::Compulsory { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// Names a card and must open; the last player without one just takes it (KB-R-53).
#[inline(never)]
pub fn name<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
    let Answer::Governor(governor) = answer else { return Next::Go };
    play.sink.emit(Event::GovernorNamed { seat, governor });
    let bidding = Bidding { governor, namer: seat, bidder: seat, high: None, passed: SeatSet::EMPTY };
    if without(&play.state.board).only() == Some(seat) {
        play.goto(Frame::Bid(Bidding { high: Some((0, seat)), ..bidding }))
    } else {
        play.goto(Frame::Bid(bidding))
    }
}

/// KB-MOD3-08, KB-MOD3-09, KB-MOD3-11: clockwise among those who still bid, until one is left.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, bidding: Bidding) -> Next {
    let still = without(&play.state.board).without(bidding.passed);
    match bidding.high {
        Some((bid, winner)) if still.only() == Some(winner) || bid == MOST => win(play, bidding, winner, bid),
        _ => Next::Ask,
    }
}

/// KB-MOD3-10: the winner pays and takes the card; KB-MOD3-12, KB-R-52: the next after the one who named it, among
/// those without a card, names another; KB-MOD3-13: the last card leaves the game.
fn win<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    bidding: Bidding,
    winner: Seat,
    bid: u8,
) -> Next {
    let board = &mut play.state.board;
    let player = board.player_mut(winner);
    player.governor = Some(bidding.governor);
    player.vp -= i16::from(bid);
    board.offered = board.offered.iter().copied().filter(|g| *g != bidding.governor).collect();
    play.sink.emit(Event::GovernorRevealed { seat: winner, governor: bidding.governor, vp: i16::from(bid) });
    let board = &mut play.state.board;
    match next_of(board, bidding.namer, without(board)) {
        Some(seat) => play.goto(Frame::Name { seat }),
        None => {
            board.offered.clear();
            play.goto(Frame::At(Point::Start))
        }
    }
}

/// The next seat clockwise among these.
fn next_of(board: &Board, after: Seat, among: SeatSet) -> Option<Seat> {
    let mut seat = after;
    for _ in 0..board.seats {
        seat = board.left_of(seat);
        if among.has(seat) {
            return Some(seat);
        }
    }
    None
}

/// The opening bid, or a higher one, or a pass.
#[inline(never)]
pub fn list(bidding: Bidding, answers: &mut Vec<Answer>) {
    let lowest = match bidding.high {
        Some((bid, _)) => {
            answers.push(Answer::Pass);
            bid + 1
        }
        None => 0,
    };
    answers.extend((lowest..=MOST).map(Answer::Bid));
}

/// KB-MOD3-07, KB-MOD3-08: the opener must bid, and a bid is strictly more than the one before.
pub fn judge(bidding: Bidding, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("KB-MOD3-08");
    match (answer, bidding.high) {
        (Answer::Pass, Some(_)) => Ok(()),
        (Answer::Pass, None) => Err(Reason::Compulsory { rule: Rule("KB-MOD3-07") }),
        (Answer::Bid(bid), _) if bid > MOST => Err(Reason::BidTooHigh { most: MOST }),
        (Answer::Bid(bid), Some((high, _))) if bid <= high => Err(Reason::BidTooLow { high }),
        (Answer::Bid(_), _) => Ok(()),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// A bid, or a pass, which is final for this card (KB-R-53).
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, answer: Answer, bidding: Bidding) -> Next {
    let mut next = bidding;
    let seat = bidding.bidder;
    match answer {
        Answer::Bid(bid) => {
            next.high = Some((bid, seat));
            play.sink.emit(Event::Bid { seat, bid });
        }
        _ => {
            next.passed.insert(seat);
            play.sink.emit(Event::BidPassed { seat });
        }
    }
    let still = without(&play.state.board).without(next.passed);
    if let Some(bidder) = next_of(&play.state.board, seat, still) {
        next.bidder = bidder;
    }
    play.goto(Frame::Bid(next))
}
