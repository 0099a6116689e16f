//! Phase 1: King's Aid.

use crate::answer::Answer;
use crate::board::State;
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::{Bundle, SUPPLY};
use crate::reason::{Reason, exactly};
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// KB-AID-01, KB-AID-02: the poorest receives a white die; if several are, each of them takes a good instead (KB-AID-05,
/// KB-AID-06), as all do in year 1 (KB-AID-08) unless something has set them apart (KB-R-25). The others receive nothing
/// (KB-AID-07). Then the phase is over (KB-AID-10).
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let poorest = play.state.board.poorest();
    match poorest.only() {
        Some(seat) => {
            play.state.board.aid_die = Some(seat);
            let by_goods = play.state.board.do_goods_decide();
            let rule = if by_goods { rules::KB_AID_02 } else { rules::KB_AID_01 };
            play.tell(Event::AidDie { seat, rule });
            play.next_phase()
        }
        None => play.goto(Frame::Aid(Aid { place: 0, takers: poorest })),
    }
}

/// Each of these takes a good, in turn order (KB-R-17).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Aid {
    /// Whose turn it is.
    pub place: u8,
    /// Who takes one.
    pub takers: SeatSet,
}

impl Step<Kingsburg> for Aid {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-aid"), rule: rules::KB_AID_05 }
    }

    /// One good of any kind.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
    }

    /// KB-AID-05: exactly one good.
    fn judge(&self, _game: &Kingsburg, _state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::KB_AID_05;
        let Answer::Goods(goods) = answer else { return Err(answer.refused(rule)) };
        exactly(1, goods, rule)
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::goods_or_buildings(self, game, state, seat, answers);
    }

    /// Takes the good.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Goods(goods) = answer {
            play.gain(seat, Bundle::goods(goods), rules::KB_AID_05);
        }
        play.goto(Frame::Aid(Aid { place: self.place + 1, ..self }))
    }

    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match play.state.board.at_place(self.place) {
            Some(seat) if self.takers.has(seat) => Next::Ask,
            Some(_) => play.goto(Frame::Aid(Aid { place: self.place + 1, ..self })),
            None => play.next_phase(),
        }
    }
}
