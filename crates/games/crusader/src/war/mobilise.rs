//! Mobilise (p.14).

use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, Play, decision, prompt};
use crate::reason::Reason;
use crate::{lands, rules, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Any number of own territories get a footsoldier (CK-MOBILIZE-02), without a check (CK-MOBILIZE-01) and for nothing (CK-MOBILIZE-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mobilise {
    /// Who mobilises.
    pub player: Player,
}

decision!(Mobilise);

impl Mobilise {
    /// Where a footsoldier can come: one each (CK-MOBILIZE-03), four in all (CK-MOBILIZE-05), of an AI fewer (CK-AI-23).
    pub(super) fn options(self, game: &Crusader, state: &State) -> Territories {
        let board = &state.board;
        if supply::footsoldiers(game, board, self.player) == 0 {
            Territories::NONE
        } else {
            board.lands(self.player).without(board.footsoldiers)
        }
    }
}

impl Decision for Mobilise {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, game: &Crusader, state: &State) -> Prompt {
        let left = supply::footsoldiers(game, &state.board, self.player);
        prompt(Message::new("prompt-mobilise").with("left", left), rules::CK_MOBILIZE_02)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(self.options(game, state).iter().map(Answer::Territory));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_MOBILIZE_02 });
        };
        match territory {
            _ if self.options(game, state).has(territory) => Ok(()),
            _ if !state.board.lands(self.player).has(territory) => {
                Err(Reason::NotYours { rule: rules::CK_MOBILIZE_02, territory })
            }
            // Where there are none left nobody is asked.
            _ => Err(Reason::Unsuitable { rule: rules::CK_MOBILIZE_03, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else { return play.pop() };
        lands::place_footsoldier(play, territory, rules::CK_MOBILIZE_02);
        // CK-AI-22: an AI places one only.
        if play.game.is_person(self.player) { Next::Go } else { play.pop() }
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.options(play.game, play.state).is_empty() { play.pop() } else { Next::Ask }
    }
}
