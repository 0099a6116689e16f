//! A ninth territory: one is released (p.15).

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

/// Who gets a ninth territory releases one of the nine, the new one too (CK-LIMIT-02, CK-R-78).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Release {
    /// Who releases one.
    pub player: Player,
}

decision!(Release);

impl Decision for Release {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-release"), rules::CK_LIMIT_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(state.board.lands(self.player).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_LIMIT_02 });
        };
        match territory {
            _ if state.board.lands(self.player).has(territory) => Ok(()),
            _ => Err(Reason::NotYours { rule: rules::CK_LIMIT_02, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        play.pop();
        if let Answer::Territory(territory) = answer {
            lands::lose(play, territory, rules::CK_LIMIT_02);
            // CK-LIMIT-03: a random character of its culture comes.
            lands::free(play, territory);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let most = u32::from(play.game.components().numbers.knights);
        if play.board().lands(self.player).len() <= most { play.pop() } else { Next::Ask }
    }
}
