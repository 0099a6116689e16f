//! The start of a turn: a player who has lost his last castle is not out (WE-ELIM-01), but may surrender.

use crate::Warlords;
use crate::answer::{Answer, Word, written};
use crate::board::{State, Status};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::turn::Manoeuvre;
use crate::{elimination, rules};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// WE-R-52: surrender is offered to a player without a castle. If he plays on, he plays as anybody does (WE-R-53).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TurnStart;

const ANSWERS: [Answer; 2] = [Answer::Say(Word::PlayOn), Answer::Say(Word::Surrender)];

impl Step<Warlords> for TurnStart {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-surrender"), rules::WE_ELIM_02)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Warlords, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let asked = ANSWERS.contains(&answer);
        if asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::WE_ELIM_02 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if answer != Answer::Say(Word::Surrender) {
            return play.goto(Manoeuvre);
        }
        play.board_mut().player_mut(seat).status = Status::Surrendered;
        play.tell(Event::Surrendered { seat });
        elimination::end_truces(play.board_mut(), seat);
        // No turn: WE-R-40 does not count it as one of an opponent.
        play.pop();
        elimination::check_alone(play);
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board();
        if board.castles_of(board.active).is_empty() { Next::Ask } else { play.goto(Manoeuvre) }
    }
}
