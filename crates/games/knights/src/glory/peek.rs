//! The Comet: a Baron looks at the top Fate cards and puts them back in any order (D69).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{DECK, State};
use crate::event::Event;
use crate::flow::{Play, judged, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::zones::End;
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Stack, Step, Waiting};

/// He says which comes first, then which second.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peek {
    /// Who.
    pub seat: Seat,
    /// How many cards.
    pub count: u8,
}

/// The cards he has seen and not put in order yet.
fn left(state: &State, peek: Peek) -> Stack<u8, 8> {
    let ordered = state.secret(peek.seat).ordered;
    state.fate.cards(DECK).take(usize::from(peek.count)).filter(|card| !ordered.contains(card)).collect()
}

/// He looks.
pub(crate) fn peek<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, count: u8) -> Next {
    let count = count.min(3);
    play.tell(Event::LooksAtFate { seat, cards: count });
    let cards: Stack<u8, 8> = play.state.fate.cards(DECK).take(usize::from(count)).collect();
    for card in cards.iter() {
        let fate = play.game.fate_id(*card);
        play.tell(Event::FateSeen { seat, fate });
    }
    play.state.secrets[seat.index()].ordered.clear();
    play.push(Peek { seat, count })
}

impl Step<Knights> for Peek {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        Waiting::sealed(SeatSet::one(self.seat))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-peek"), rules::WK_ROLE_02)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Fate(card) = answer else { return Err(Reason::NotAsked { rule: rules::WK_ROLE_02 }) };
        if left(state, *self).contains(&card) {
            Ok(())
        } else {
            Err(Reason::NotOffered { rule: rules::WK_ROLE_02 })
        }
    }

    fn candidates(&self, game: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..game.fate_count() as u8).map(Answer::Fate));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Fate(card) = answer else { return Next::Ask };
        play.state.secrets[seat.index()].ordered.push(card);
        play.tell(Event::FateOrdered { seat, fate: play.game.fate_id(card) });
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if !left(play.state, self).is_empty() {
            return Next::Ask;
        }
        let ordered = std::mem::take(&mut play.state.secrets[self.seat.index()].ordered);
        // Others see that the top cards are put back, and not how.
        for card in ordered.iter().rev() {
            play.state.fate.pick(*card, DECK, End::Top);
        }
        play.pop()
    }
}
