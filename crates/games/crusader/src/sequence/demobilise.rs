//! Footsoldiers are taken back (p.6).

use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{lands, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// After paying, any number of footsoldiers may be taken back, without Unrest (CK-UPKEEP-04, CK-UPKEEP-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Demobilise {
    /// Who takes them back.
    pub player: Player,
}

decision!(Demobilise);

impl Decision for Demobilise {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-demobilise"), rules::CK_UPKEEP_04)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(state.board.mobilised(self.player).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_UPKEEP_04 });
        };
        match territory {
            _ if state.board.mobilised(self.player).has(territory) => Ok(()),
            _ => Err(Reason::NotYours { rule: rules::CK_UPKEEP_04, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else { return play.pop() };
        lands::remove_footsoldier(play, territory, rules::CK_UPKEEP_04);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().mobilised(self.player).is_empty() { play.pop() } else { Next::Ask }
    }
}
