//! Module 3: governors, three dealt to each player, who keeps one in secret.

use crate::answer::Answer;
use crate::board::{Board, Hidden, MAX_SEATS};
use crate::content::GovernorId;
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use crate::options::Governors;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// KB-MOD3-01, KB-MOD3-06: three cards for each, or one more than players for the auction.
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    match play.options.governors {
        Governors::None => play.goto(Frame::At(Point::Start)),
        Governors::Dealt => {
            let seats = play.state.board.seats;
            play.state.hidden.dealt = deal(seats, None, play.chance);
            for seat in Seat::all(seats) {
                play.sink
                    .emit(Event::GovernorsDealt { seat, governors: play.state.hidden.dealt[seat.index()] });
            }
            play.goto(Frame::Governors { chosen: SeatSet::EMPTY })
        }
        Governors::Auction => super::auction::begin(play),
    }
}

/// Deals three cards to each seat; `known` is a hand that somebody has already.
pub fn deal<C: Chance>(
    seats: u8,
    known: Option<(Seat, [GovernorId; 3])>,
    chance: &mut C,
) -> [[GovernorId; 3]; MAX_SEATS] {
    let taken = |g: &GovernorId| known.is_some_and(|(_, hand)| hand.contains(g));
    let mut deck: Stack<GovernorId, 24> = GovernorId::all().filter(|g| !taken(g)).collect();
    let mut dealt = [[GovernorId::default(); 3]; MAX_SEATS];
    for seat in Seat::all(seats) {
        let mut hand = match known {
            Some((owner, hand)) if owner == seat => hand,
            _ => std::array::from_fn(|_| deck.remove(chance.draw(deck.len()))),
        };
        hand.sort_unstable();
        dealt[seat.index()] = hand;
    }
    dealt
}

/// KB-MOD3-04, KB-MOD3-05: when all have chosen, all are revealed at once and the rest leaves the game.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, chosen: SeatSet) -> Next {
    let seats = play.state.board.seats;
    if chosen != SeatSet::all(seats) {
        return Next::Ask;
    }
    let kept = play.state.hidden.kept;
    for seat in Seat::all(seats) {
        let governor = kept[seat.index()];
        play.state.board.player_mut(seat).governor = Some(governor);
        play.sink.emit(Event::GovernorRevealed { seat, governor, vp: 0 });
    }
    play.state.hidden.dealt = Default::default();
    play.state.hidden.kept = Default::default();
    play.goto(Frame::At(Point::Start))
}

/// One of the three.
#[inline(never)]
pub fn list(hidden: &Hidden, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend(hidden.dealt[seat.index()].map(Answer::Governor));
}

/// KB-MOD3-03: is it one of his three?
pub fn judge(hidden: &Hidden, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("KB-MOD3-03");
    match answer {
        Answer::Governor(governor) if hidden.dealt[seat.index()].contains(&governor) => Ok(()),
        Answer::Governor(_) => Err(Reason::NotOffered { rule }),
        Answer::Pass => Err(Reason::Compulsory { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// Keeps it, face down.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    mut chosen: SeatSet,
) -> Next {
    if let Answer::Governor(governor) = answer {
        play.state.hidden.kept[seat.index()] = governor;
        play.sink.emit(Event::GovernorKept { seat, governor });
    }
    chosen.insert(seat);
    play.goto(Frame::Governors { chosen })
}

/// Who has no governor yet.
#[must_use]
pub fn without(board: &Board) -> SeatSet {
    Seat::all(board.seats).filter(|s| board.player(*s).governor.is_none()).collect()
}
