//! Module 5: request tokens in place of the King's die.

use super::own_die::OwnDie;
use crate::answer::Answer;
use crate::board::{REQUESTS, State};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Bundle;
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Each chooses a request token.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Requests {
    /// Who has chosen.
    pub chosen: SeatSet,
}

impl Step<Kingsburg> for Requests {
    /// KB-MOD5-03: in secret, all at once.
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        Waiting::sealed(SeatSet::all(state.board.seats).without(self.chosen))
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-requests"), rule: rules::KB_MOD5_03 }
    }

    /// Any value that he has left.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let left = state.board.player(seat).requests;
        let values = (0..REQUESTS as u8).filter(|value| left[usize::from(*value)] > 0);
        answers.extend(values.map(Answer::Request));
    }

    /// KB-MOD5-06, KB-MOD5-07: one that is left, and one it must be.
    fn judge(&self, _game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Pass {
            return Err(Reason::Compulsory { rule: rules::KB_MOD5_07 });
        }
        let Answer::Request(value) = answer else {
            return Err(Reason::NotAsked { rule: rules::KB_MOD5_03 });
        };
        match state.board.player(seat).requests.get(usize::from(value)) {
            Some(1..) => Ok(()),
            Some(0) | None => Err(Reason::NoRequest { value }),
        }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend((0..=REQUESTS as u8).map(Answer::Request));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Puts the token down, face down.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Request(value) = answer {
            play.state.hidden.requests[seat.index()] = value;
            play.tell(Event::RequestLaid { seat, value });
        }
        let mut chosen = self.chosen;
        chosen.insert(seat);
        play.goto(Frame::Requests(Requests { chosen }))
    }

    /// KB-MOD5-03, KB-MOD5-04, KB-MOD5-05: once all have chosen all are revealed, and each gets as many soldiers as his
    /// own token shows. Used tokens leave the game.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let seats = play.state.board.seats;
        if self.chosen != SeatSet::all(seats) {
            return Next::Ask;
        }
        let requests = std::mem::take(&mut play.state.hidden.requests);
        for seat in Seat::all(seats) {
            let value = requests[seat.index()];
            play.state.board.player_mut(seat).requests[usize::from(value)] -= 1;
            super::send(&mut play.state.board, seat, u16::from(value));
            play.tell(Event::Requested { seat, value });
        }
        play.goto(Frame::OwnDie(OwnDie { place: 0, own: 0 }))
    }
}

/// KB-MOD5-08: after the last battle each gains as many points as his last token shows.
pub fn last_tokens<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in play.state.board.in_order() {
        let left = std::mem::take(&mut play.state.board.player_mut(seat).requests);
        let value: i16 = (0..).zip(left).map(|(value, n)| value * i16::from(n)).sum();
        play.gain(seat, Bundle::vp(value), rules::KB_MOD5_08);
    }
}
