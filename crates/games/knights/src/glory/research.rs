//! What else the Scholar does: Research, and another Advancement on offer (CG-NACT-02 to CG-NACT-05, CG-NACT-22, CG-SCHOLAR-04).

use super::MakeRoom;
use super::advancements::{bury, buy};
use crate::Knights;
use crate::answer::{Answer, Stance, Word, written};
use crate::board::State;
use crate::content::AdvancementId;
use crate::content::vocabulary::Resource;
use crate::decks::Decks;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Research: the Scholar may pay to draw (CG-NACT-02, CG-SCHOLAR-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Research;

/// An Advancement was drawn: it is bought for less, or goes under the deck (CG-NACT-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuyDrawn {
    /// Who.
    pub seat: Seat,
    /// Which.
    pub card: AdvancementId,
    /// How much less.
    pub discount: u8,
}

/// Uncertain Times: the Scholar may replace one of the offer (CG-NACT-22).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SwapAdvancement;

/// The top Advancement may be bought for less.
pub(crate) fn draw_and_buy<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    discount: u8,
) -> Next {
    let Some(card) = play.draw_advancement() else { return Next::Go };
    play.tell(Event::AdvancementDrawn { seat, card });
    play.push(BuyDrawn { seat, card, discount })
}

impl Step<Knights> for Research {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.scholar)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-research"), rules::CG_NACT_02)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Say(Word::No) {
            return Ok(());
        }
        if answer != Answer::Say(Word::Yes) {
            return Err(Reason::NotAsked { rule: rules::CG_NACT_02 });
        }
        // There is nothing to draw (CG-R-17): he does not pay for it.
        if state.board.advancements.is_empty() {
            return Err(Reason::NotOffered { rule: rules::CG_R_17 });
        }
        state.board.can_pay(seat, game.content.numbers.research.into(), rules::CG_NACT_02)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        play.pop();
        if answer == Answer::Say(Word::No) {
            return Next::Go;
        }
        let (price, discount) =
            (play.game.content.numbers.research, play.game.content.numbers.research_discount);
        play.pay(seat, Resource::Crowns, price.into(), rules::CG_NACT_02);
        draw_and_buy(play, seat, discount)
    }

    /// CG-R-01: without a Scholar it does nothing.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let there = play.board().scholar.is_some_and(|seat| !play.board().baron(seat).is_out);
        if there { Next::Ask } else { play.pop() }
    }
}

impl Step<Knights> for BuyDrawn {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let price = game.advancement_price(&state.board, seat, self.card, self.discount, Stance::Obey);
        let message = Message::new("prompt-buy-drawn").with("card", self.card).with("price", price);
        prompt(message, rules::CG_NACT_03)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Advancement(card, stance) = answer else {
            return Err(Reason::NotAsked { rule: rules::CG_NACT_03 });
        };
        if card != self.card {
            return Err(Reason::NotOffered { rule: rules::CG_NACT_03 });
        }
        game.may_buy(&state.board, seat, card, self.discount, stance)
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let both = |card| [Stance::Obey, Stance::Defy].map(|stance| Answer::Advancement(card, stance));
        answers.extend(AdvancementId::all().flat_map(both));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        play.pop();
        let Answer::Advancement(card, stance) = answer else {
            bury(play, self.card);
            return Next::Go;
        };
        buy(play, seat, card, self.discount, stance);
        if play.board().baron(seat).advancements.len() > 3 {
            return play.push(MakeRoom { seat });
        }
        Next::Go
    }
}

impl Step<Knights> for SwapAdvancement {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.scholar)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-swap-advancement"), rules::CG_NACT_22)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Advancement(card, Stance::Obey) = answer else {
            return Err(Reason::NotAsked { rule: rules::CG_NACT_22 });
        };
        if state.board.advancements.offer.contains(&card) {
            Ok(())
        } else {
            Err(Reason::NotOffered { rule: rules::CG_NACT_22 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(AdvancementId::all().map(|card| Answer::Advancement(card, Stance::Obey)));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        play.pop();
        if let Answer::Advancement(card, _) = answer {
            let offer = &mut play.board_mut().advancements.offer;
            if let Some(place) = offer.iter().position(|other| *other == card) {
                offer.remove(place);
                let drawn = play.draw_advancement();
                bury(play, card);
                if let Some(drawn) = drawn {
                    play.board_mut().advancements.offer.push(drawn);
                    play.tell(Event::AdvancementOffered { advancement: drawn });
                }
            }
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let there = play.board().scholar.is_some_and(|seat| !play.board().baron(seat).is_out);
        if there { Next::Ask } else { play.pop() }
    }
}
