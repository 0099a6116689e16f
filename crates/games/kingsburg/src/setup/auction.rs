//! Module 3, the other way: governors under the hammer, for victory points.

use super::bidding::Bidding;
use super::governors::without;
use crate::answer::Answer;
use crate::board::State;
use crate::content::GovernorId;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Stack, Step, Waiting};

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
    play.tell(Event::AuctionOpened { seat, governors: offered });
    play.goto(Frame::Name(Name { seat }))
}

/// Name a governor.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Name {
    /// Who names.
    pub seat: Seat,
}

impl Step<Kingsburg> for Name {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, _state: &State) -> Waiting {
        Waiting::seat(self.seat)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-name"), rule: rules::KB_MOD3_07 }
    }

    /// Any card that is left.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend(state.board.offered.iter().map(|g| Answer::Governor(*g)));
    }

    /// Is it there?
    fn judge(&self, _game: &Kingsburg, state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::KB_MOD3_07;
        let Answer::Governor(governor) = answer else { return Err(answer.refused(rule)) };
        if state.board.offered.contains(&governor) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend(GovernorId::all().map(Answer::Governor));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Names a card and must open; the last player without one just takes it (KB-R-53).
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Governor(governor) = answer else { return Next::Go };
        play.tell(Event::GovernorNamed { seat, governor });
        let bidding = Bidding { governor, namer: seat, bidder: seat, high: None, passed: SeatSet::EMPTY };
        if without(&play.state.board).only() == Some(seat) {
            play.goto(Frame::Bid(Bidding { high: Some((0, seat)), ..bidding }))
        } else {
            play.goto(Frame::Bid(bidding))
        }
    }
}
