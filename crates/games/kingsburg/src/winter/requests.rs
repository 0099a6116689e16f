//! Module 5: request tokens in place of the King's die.

use crate::answer::Answer;
use crate::board::{Board, REQUESTS};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// KB-MOD5-03, KB-MOD5-04, KB-MOD5-05: each chooses in secret; then all are revealed, and each gets as many soldiers as
/// his own token shows. Used tokens leave the game.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, chosen: SeatSet) -> Next {
    let seats = play.state.board.seats;
    if chosen != SeatSet::all(seats) {
        return Next::Ask;
    }
    let requests = std::mem::take(&mut play.state.hidden.requests);
    for seat in Seat::all(seats) {
        let value = requests[seat.index()];
        play.state.board.player_mut(seat).requests[usize::from(value)] -= 1;
        super::send(&mut play.state.board, seat, u16::from(value));
        play.sink.emit(Event::Requested { seat, value });
    }
    play.goto(Frame::OwnDie { place: 0, own: 0 })
}

/// Any value that he has left.
#[inline(never)]
pub fn list(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let left = board.player(seat).requests;
    let values = (0..REQUESTS as u8).filter(|value| left[usize::from(*value)] > 0);
    answers.extend(values.map(Answer::Request));
}

/// KB-MOD5-06, KB-MOD5-07: one that is left, and one it must be.
pub fn judge(board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Request(value) => match board.player(seat).requests.get(usize::from(value)) {
            Some(1..) => Ok(()),
            Some(0) | None => Err(Reason::NoRequest { value }),
        },
        Answer::Pass => Err(Reason::Compulsory { rule: Rule("KB-MOD5-07") }),
        _ => Err(Reason::NotAsked { rule: Rule("KB-MOD5-03") }),
    }
}

/// Lays the token face down.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    mut chosen: SeatSet,
) -> Next {
    if let Answer::Request(value) = answer {
        play.state.hidden.requests[seat.index()] = value;
        play.sink.emit(Event::RequestLaid { seat, value });
    }
    chosen.insert(seat);
    play.goto(Frame::Requests { chosen })
}

/// KB-MOD5-08: after the last battle each gains as many points as his last token shows.
pub fn last_tokens<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in play.state.board.in_order() {
        let left = std::mem::take(&mut play.state.board.player_mut(seat).requests);
        let value: i16 = (0..).zip(left).map(|(value, n)| value * i16::from(n)).sum();
        play.gain(seat, crate::goods::Bundle::vp(value), Rule("KB-MOD5-08"));
    }
}
