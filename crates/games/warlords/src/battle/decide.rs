//! After a battle round the attacker fights on or retreats (p.5).

use crate::Warlords;
use crate::answer::{self, Answer, Word, written};
use crate::battle::{Retreat, Round};
use crate::board::State;
use crate::event::{Event, Outcome};
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The attacker fights on or retreats (WE-RETREAT-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Decide;

const ANSWERS: [Answer; 2] = [Answer::Say(Word::Fight), Answer::Say(Word::Retreat)];

impl Step<Warlords> for Decide {
    #[inline]
    fn waiting(&self, _: &Warlords, state: &State) -> Waiting {
        openly(state.board.active)
    }

    fn prompt(&self, _: &Warlords, state: &State, _: Seat) -> Prompt {
        let fief = answer::fief(state.board.battle.fief);
        prompt(Message::new("prompt-decide").with("fief", fief), rules::WE_RETREAT_01)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Warlords, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let asked = ANSWERS.contains(&answer);
        if asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::WE_RETREAT_01 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        if answer == Answer::Say(Word::Fight) {
            return play.goto(Round);
        }
        let board = play.board();
        let (fief, attacker) = (board.battle.fief, board.active);
        let defender = board.holder(fief);
        let outcome = Outcome::Retreated;
        play.tell(Event::BattleEnded { fief, attacker, defender, outcome, rule: outcome.rule() });
        play.goto(Retreat)
    }
}
