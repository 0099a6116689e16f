//! Who commands (WK-BATTLE-19, WK-BATTLE-20, WK-BATTLE-21, WK-BATTLE-22): the attacker says first.

use super::{DrawFate, Side};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// A side names its commander (WK-R-81).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commander(pub Side);

impl Step<Knights> for Commander {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.battle.seat(self.0))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-commander"), rules::WK_BATTLE_19)
    }

    judged!();

    fn judge(&self, _: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Noble(noble) = answer else { return Err(Reason::NotAsked { rule: rules::WK_BATTLE_19 }) };
        if state.board.battle.nobles[self.0 as usize].has(noble) {
            Ok(())
        } else {
            Err(Reason::NotInBattle { noble })
        }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::nobles(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Answer::Noble(noble) = answer else { return Next::Ask };
        play.board_mut().battle.commanders[self.0 as usize] = Some(noble);
        play.tell(Event::Commands { seat, noble });
        self.next(play)
    }

    /// A side without a Noble has no commander.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().battle.nobles[self.0 as usize].is_empty() { self.next(play) } else { Next::Ask }
    }
}

impl Commander {
    fn next<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        match self.0 {
            Side::Attacker => play.goto(Commander(Side::Defender)),
            Side::Defender => play.goto(DrawFate::FIRST),
        }
    }
}
