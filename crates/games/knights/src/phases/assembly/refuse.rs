//! Who is bound by a decision abides by it, or refuses and is banned (WK-BAN-01, WK-BAN-02, WK-BAN-03, WK-BAN-04, WK-BAN-13, WK-AGENDA-11).

use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{AgendaId, AgendaKind};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting, Window};

/// One bound Baron after another (WK-R-67).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refuse {
    /// What was decided.
    pub agenda: AgendaId,
    /// Who is bound by it.
    pub window: Window,
}

impl Step<Knights> for Refuse {
    fn waiting(&self, _: &Knights, _: &State) -> Waiting {
        openly(self.window.seat())
    }

    fn prompt(&self, game: &Knights, state: &State, seat: Seat) -> Prompt {
        let charge = game.content.agendas[self.agenda.index()].kind != AgendaKind::Motion;
        let free = charge && state.board.banned.has(seat);
        let key = if free { "prompt-refuse-free" } else { "prompt-refuse" };
        prompt(Message::new(key).with("agenda", self.agenda), rules::WK_BAN_01)
    }

    judged!();

    fn judge(&self, _: &Knights, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        if matches!(answer, Answer::Say(Word::Accept | Word::Refuse)) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::WK_BAN_01 })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend([Word::Accept, Word::Refuse].map(Answer::Say));
    }

    fn take<C: Chance, S: Sink<Event>>(
        mut self,
        play: &mut Play<'_, C, S>,
        seat: Seat,
        answer: Answer,
    ) -> Next {
        self.window.pass();
        play.goto(self);
        if answer == Answer::Say(Word::Refuse) {
            play.tell(Event::Refused { seat, agenda: self.agenda });
            play.board_mut().assembly.exempt.insert(seat);
            play.ban(seat, rules::WK_BAN_04);
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.window.seat().is_some() { Next::Ask } else { play.pop() }
    }
}
