//! Merchant cards (p.8): in the new order each may buy one, never more (WE-MERCHANT-02).

use crate::Warlords;
use crate::answer::{Answer, Word, written};
use crate::board::{Phase, State};
use crate::content::Deck;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::group::enter;
use crate::reason::Reason;
use crate::{cards, rules, turn};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The last of the Group Phases begins.
pub(super) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    enter(play, Phase::Merchant);
    let window = Window::of(play.board().in_order());
    play.goto(Merchant(window))
}

/// Merchant cards are bought (WE-MERCHANT-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Merchant(pub Window);

const ANSWERS: [Answer; 2] = [Answer::Done, Answer::Say(Word::Buy)];

impl Step<Warlords> for Merchant {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, game: &Warlords, _: &State, _: Seat) -> Prompt {
        let gold = game.content.numbers.merchant;
        prompt(Message::new("prompt-merchant").with("gold", gold), rules::WE_MERCHANT_01)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Warlords, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let asked = ANSWERS.contains(&answer);
        if asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::WE_MERCHANT_01 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if answer == Answer::Say(Word::Buy) {
            let rule = rules::WE_MERCHANT_01;
            play.pay(seat, play.game.content.numbers.merchant.into(), rule);
            cards::draw(play, seat, Deck::Merchant, rule);
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        while let Some(seat) = self.0.seat() {
            let player = play.board().player(seat);
            // WE-EXCOM-06: with two excommunications there are no Merchant cards; WE-R-64: nor when there are none
            // left.
            let can_buy = play.board().plays(seat)
                && player.excommunications.len() < 2
                && player.gold >= play.game.content.numbers.merchant.into()
                && cards::has_card(play, Deck::Merchant);
            if can_buy {
                return play.ask(self);
            }
            self.0.pass();
        }
        // WE-MERCHANT-03: a new round of turns in the new order.
        turn::begin_round(play)
    }
}
