//! The prison of a captured Warlord.

use crate::Warlords;
use crate::answer::{Answer, written};
use crate::board::{Captive, State};
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use crate::warlords::{Return, Way, judge_castles, list_castles};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// WE-CAPTURE-02: the captor picks one of his castles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prison {
    /// Who.
    pub captor: Seat,
    /// Whose Warlord it is.
    pub owner: Seat,
}

/// He is held in this castle, by whoever it belongs to.
pub(super) fn imprison<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, owner: Seat, prison: FiefId) {
    let board = play.board_mut();
    board.captives.push(Captive { prison, owner });
    board.captives.sort_unstable();
    if let Some(captor) = board.holder(prison) {
        play.tell(Event::Captured { seat: captor, owner, prison });
    }
}

impl Step<Warlords> for Prison {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.captor)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-prison").with("seat", self.owner), rules::WE_CAPTURE_02)
    }

    fn list(&self, _: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        list_castles(&state.board, seat, answers);
    }

    fn judge(&self, _: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        judge_castles(&state.board, seat, answer, rules::WE_CAPTURE_02)
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::fiefs(Answer::Fief, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Fief(prison) = answer else { return Next::Go };
        imprison(play, self.owner, prison);
        play.pop()
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let castles = play.board().castles_of(self.captor);
        match castles.first() {
            // WE-R-18: nobody asks one who has no castle; he could hold him nowhere.
            None => play.goto(Return { owner: self.owner, spent: true, way: Way::Unheld }),
            Some(only) if castles.len() == 1 => {
                imprison(play, self.owner, only);
                play.pop()
            }
            Some(_) => Next::Ask,
        }
    }
}
