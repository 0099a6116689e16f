//! Where Castles are to be built (p.12).

use super::{Building, sites};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, Play, decision, prompt};
use crate::reason::Reason;
use crate::{rules, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink, Stack};

/// Territories of one player.
pub type Sites = Stack<TerritoryId, 8>;

/// All attempts are announced before the first check, each in another territory (CK-BUILD-06, CK-BUILD-07).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Castles {
    /// Who builds.
    pub player: Player,
    /// Where, in the order in which it is tried.
    pub announced: Sites,
}

decision!(Castles);

impl Castles {
    /// Nothing is announced yet.
    pub(crate) fn of(player: Player) -> Castles {
        Castles { player, announced: Sites::new() }
    }

    /// Where else it can be announced: not more than the reserve holds (CK-R-57).
    fn options(&self, game: &Crusader, state: &State) -> Territories {
        if self.announced.len() >= usize::from(supply::castles(game, &state.board)) {
            return Territories::NONE;
        }
        sites(state, self.player).without(self.announced.iter().copied().collect())
    }
}

impl Decision for Castles {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(
            Message::new("prompt-castles").with("announced", self.announced.len() as u8),
            rules::CK_BUILD_06,
        )
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
            return Err(Reason::NotAsked { rule: rules::CK_BUILD_06 });
        };
        match territory {
            _ if self.options(game, state).has(territory) => Ok(()),
            _ if !state.board.lands(self.player).has(territory) => {
                Err(Reason::NotYours { rule: rules::CK_BUILD_04, territory })
            }
            _ if state.board.castles.has(territory) => {
                Err(Reason::Unsuitable { rule: rules::CK_BUILD_05, territory })
            }
            // It is announced already: once the reserve allows no more nothing is asked (CK-R-57).
            _ => Err(Reason::Unsuitable { rule: rules::CK_BUILD_06, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else {
            return play.goto(Building { player: self.player, left: self.announced, now: None });
        };
        self.announced.push(territory);
        // CK-R-116: one Castle for a card of an AI.
        if play.game.is_person(self.player) {
            return play.goto(self);
        }
        play.goto(Building { player: self.player, left: self.announced, now: None })
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.options(play.game, play.state).is_empty() {
            return play.goto(Building { player: self.player, left: self.announced, now: None });
        }
        Next::Ask
    }
}
