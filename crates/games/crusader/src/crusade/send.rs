//! Who is sent on the Crusade (p.16).

use super::{Event, Journey, crusaders};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::checks::{self, Trial};
use crate::content::{Action, CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// One member of the dynasty is sent (CK-CRUSADE-05, CK-D-28).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Send {
    /// Who sends.
    pub player: Player,
}

decision!(Send);

impl Decision for Send {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-send"), rules::CK_CRUSADE_05)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(crusaders(game, &state.board, self.player).iter().map(Answer::Person));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Person(who) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_CRUSADE_05 });
        };
        let is_queen = state.board.house(self.player).family.king == Some(who);
        match who {
            _ if crusaders(game, &state.board, self.player).has(who) => Ok(()),
            // A King could go: it is a Queen, beside a man.
            _ if is_queen => Err(Reason::NotOffered { rule: rules::CK_SUCC_13 }),
            _ => Err(Reason::NotOffered { rule: rules::CK_CRUSADE_05 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Person(who) = answer else { return Next::Ask };
        let player = self.player;
        play.board_mut().house_mut(player).crusades += 1;
        play.tell(Event::Sent { player, who }.into());
        play.goto(Journey { player, who });
        // CK-CRUSADE-08.
        checks::begin(play, Trial::of(player, Action::Crusade));
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away sends nobody.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}
