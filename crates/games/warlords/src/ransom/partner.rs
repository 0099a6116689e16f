//! Between battles and Redeployment the other party of a captive may speak.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::ransom::{judge_deal, may_talk, open};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// The other party may make the active player an offer (WE-CAPTURE-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Partner(pub Window);

impl Step<Warlords> for Partner {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.0.seat())
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-partner").with("seat", state.board.active), rules::WE_CAPTURE_03)
    }

    fn list(&self, game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let active = state.board.active;
        answers.push(Answer::Done);
        if may_talk(&game.content, &state.board, seat, active) {
            answers.push(Answer::Deal(active));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Deal(other) = answer else { return Err(Reason::NotAsked { rule: rules::WE_R_49 }) };
        if other == state.board.active {
            judge_deal(game, &state.board, seat, other)
        } else {
            Err(Reason::NoDeal { rule: rules::WE_CAPTURE_03, seat: other })
        }
    }

    fn candidates(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Seat::all(state.board.seats).map(Answer::Deal));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        if let Answer::Deal(other) = answer {
            return open(play, seat, other);
        }
        self.0.pass();
        play.goto(self)
    }

    fn resume<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let active = play.board().active;
        while let Some(seat) = self.0.seat() {
            if may_talk(&play.game.content, play.board(), seat, active) {
                return play.ask(self);
            }
            self.0.pass();
        }
        play.pop()
    }
}
