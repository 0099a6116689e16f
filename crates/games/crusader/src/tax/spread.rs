//! In which order Outbreaks spread (p.15).

use super::{Event, Plague};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The taxing player picks the next Outbreak (CK-R-79, CK-D-27).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spread {
    /// Who taxes.
    pub player: Player,
    /// The Outbreaks that are still to spread.
    pub left: Territories,
}

decision!(Spread);

impl Decision for Spread {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-spread"), rules::CK_R_79)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.left.iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_R_79 });
        };
        match territory {
            _ if self.left.has(territory) => Ok(()),
            _ => Err(Reason::Unsuitable { rule: rules::CK_R_79, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else { return Next::Ask };
        self.left.remove(territory);
        play.goto(self);
        // CK-PLAGUE-02: the token goes, and every neighbour is checked (CK-PLAGUE-03); where it was agreed so, the coasts that a Navy
        // makes neighbours too (CK-R-71).
        play.board_mut().outbreaks.remove(territory);
        play.tell(Event::PlagueSpreads { player: self.player, territory }.into());
        let left = play.game.next_to(play.board(), self.player, territory);
        play.push(Plague { player: self.player, left, now: None })
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // What he has released or lost meanwhile is none of his Tax: nothing comes of it there (CK-R-78).
        let left = self.left.and(play.board().lands(self.player));
        match left.is_empty() {
            true => play.pop(),
            false if left == self.left => Next::Ask,
            false => play.goto(Spread { left, ..self }),
        }
    }
}
