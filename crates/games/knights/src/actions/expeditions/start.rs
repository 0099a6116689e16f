//! The Chairman starts an expedition, or none (WK-EXP-02, WK-EXP-03).

use super::{Invest, Voyages};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::Expedition;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// Which expedition, if any. The others go on whatever he says (WK-EXP-14, WK-EXP-04, WK-R-12).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartExpedition;

impl Step<Knights> for StartExpedition {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.chairman)
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-start-expedition"), rules::WK_EXP_02)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Expedition(expedition) = answer else {
            return Err(Reason::NotAsked { rule: rules::WK_EXP_02 });
        };
        if state.board.fleets[expedition as usize].spot == 0 {
            Ok(())
        } else {
            Err(Reason::UnderWay { expedition })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Expedition::EACH.map(Answer::Expedition));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Expedition(expedition) = answer else { return play.goto(Voyages::advance(None)) };
        play.tell(Event::ExpeditionCalled { seat, expedition });
        let window = Window::of(play.board().in_order());
        play.goto(Invest { expedition, window })
    }
}
