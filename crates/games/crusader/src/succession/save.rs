//! A death that can be prevented.

use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, Play, decision, prompt};
use crate::reason::Reason;
use crate::succession::death::{perish, rule};
use crate::succession::{Cause, Event};
use crate::{Crusader, modifiers, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// A development or a space of the track may keep somebody from dying (CK-GOLDEN-01): does its owner use it?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// Whose family.
    pub player: Player,
    /// Who is about to die.
    pub who: CharacterId,
    /// Of what.
    pub cause: Cause,
}

decision!(Save);

impl Decision for Save {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-save").with("who", self.who), rules::CK_GOLDEN_01)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Done, Answer::Say(Word::Use)]);
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done || answer == Answer::Say(Word::Use) {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::CK_GOLDEN_01 })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Save { player, who, cause } = self;
        play.pop();
        if answer == Answer::Say(Word::Use) {
            modifiers::prevent_death(play, player, cause);
            play.tell(Event::Saved { player, who, rule: rules::CK_GOLDEN_01 }.into());
        } else {
            perish(play, who, rule(cause));
        }
        Next::Go
    }
}
