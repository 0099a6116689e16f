//! Phase 1: King's Aid.

use crate::answer::Answer;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::goods::{Bundle, Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// KB-AID-01 to KB-AID-06: the poorest receives a white die; if several are, each of them takes a good instead.
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let poorest = play.state.board.poorest();
    match poorest.only() {
        Some(seat) => {
            play.state.board.aid_die = Some(seat);
            play.sink.emit(Event::AidDie { seat });
            play.next_phase()
        }
        None => play.goto(Frame::Aid { place: 0, takers: poorest }),
    }
}

/// KB-R-17: those who take a good do so in turn order.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, takers: SeatSet) -> Next {
    match play.state.board.at_place(place) {
        Some(seat) if takers.has(seat) => Next::Ask,
        Some(_) => play.goto(Frame::Aid { place: place + 1, takers }),
        None => play.next_phase(),
    }
}

/// One good of any kind.
#[inline(never)]
pub fn list(answers: &mut Vec<Answer>) {
    SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
}

/// KB-AID-05: exactly one good.
pub fn judge(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Goods(goods) => exactly(1, goods, Rule("KB-AID-05")),
        Answer::Pass => Err(Reason::Compulsory { rule: Rule("KB-AID-05") }),
        _ => Err(Reason::NotAsked { rule: Rule("KB-AID-05") }),
    }
}

/// Takes the good.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    takers: SeatSet,
) -> Next {
    if let Answer::Goods(goods) = answer {
        play.gain(seat, Bundle::goods(goods), Rule("KB-AID-05"));
    }
    play.goto(Frame::Aid { place: place + 1, takers })
}

/// Must be exactly so many goods.
pub fn exactly(n: u16, goods: Goods, rule: Rule) -> Result<(), Reason> {
    if goods.total() == n {
        Ok(())
    } else {
        Err(Reason::WrongNumber { rule, needed: n, given: goods.total() })
    }
}
