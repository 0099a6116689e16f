//! Muster Troops: casualty tokens are removed from one army (WK-NEUT-14, WK-NEUT-15, WK-NEUT-18, WK-NEUT-19).

use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::Resource;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::glory::RecruitLevies;
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Each in turn removes tokens from one of his armies, or passes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MusterTroops(pub Window);

impl Step<Knights> for MusterTroops {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-muster-troops"), rules::WK_NEUT_14)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Muster(army, count) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_NEUT_14 });
        };
        if army.baron() != board.baron(seat).id {
            return Err(Reason::NotYours { rule: rules::WK_NEUT_14, army });
        }
        let tokens = board.tokens(army);
        if count == 0 || count > tokens {
            return Err(Reason::Tokens { army, tokens });
        }
        board.can_pay(seat, u16::from(count) * u16::from(game.content.numbers.muster), rules::WK_NEUT_18)
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        for army in written::armies(&state.board, seat) {
            let tokens = state.board.tokens(army);
            answers.extend((1..=tokens + 1).map(|count| Answer::Muster(army, count)));
        }
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Muster(army, count) = answer {
            let price = u16::from(count) * u16::from(play.game.content.numbers.muster);
            play.pay(seat, Resource::Crowns, price, rules::WK_NEUT_18);
            play.heal(army, count, rules::WK_NEUT_14);
        }
        self.0.pass();
        play.goto(self);
        // CG-R-10: then he may recruit Town Levies.
        if play.game.options.for_glory { play.push(RecruitLevies(Window::of([seat]))) } else { Next::Go }
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.0.seat().is_some() { Next::Ask } else { play.pop() }
    }
}
