//! Leave to pass through (WK-MOVE-07, WK-R-24).

use super::{Route, leaves};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, State};
use crate::content::{AreaId, NobleId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// One Baron after another says whether a Noble may pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskLeave {
    /// Who wants to pass.
    pub noble: NobleId,
    /// His path.
    pub route: Route,
    /// How many have said yes.
    pub asked: u8,
}

impl AskLeave {
    fn next(&self, game: &Knights, board: &Board) -> Option<(AreaId, Seat)> {
        let seat = board.owner(self.noble);
        leaves(game, board, seat, self.noble, &self.route).get(usize::from(self.asked)).copied()
    }
}

impl Step<Knights> for AskLeave {
    fn waiting(&self, game: &Knights, state: &State) -> Waiting {
        openly(self.next(game, &state.board).map(|(_, seat)| seat))
    }

    fn prompt(&self, game: &Knights, state: &State, _: Seat) -> Prompt {
        let area = self.next(game, &state.board).map(|(area, _)| area).unwrap_or_default();
        let message = Message::new("prompt-leave-to-pass").with("noble", self.noble).with("area", area);
        prompt(message, rules::WK_MOVE_07)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Yes | Word::No)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::WK_MOVE_07 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Some((area, _)) = self.next(play.game, play.board()) else { return play.pop() };
        if answer == Answer::Say(Word::Yes) {
            play.tell(Event::PassageGranted { seat, noble: self.noble, area });
            return play.goto(AskLeave { asked: self.asked + 1, ..self });
        }
        play.tell(Event::PassageRefused { seat, noble: self.noble, area });
        // The path is given up: nothing of it has happened, and nothing is paid.
        let goal = self.route.top().unwrap_or(area);
        play.board_mut().action.refused.push((self.noble, goal, area));
        play.board_mut().due.clear();
        play.pop();
        while matches!(play.board().frame(), crate::flow::Frame::Triggers(_) | crate::flow::Frame::Moving(_))
        {
            play.pop();
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.next(play.game, play.board()).is_some() { Next::Ask } else { play.pop() }
    }
}
