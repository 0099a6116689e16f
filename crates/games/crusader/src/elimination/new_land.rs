//! Where an eliminated player comes back.

use crate::answer::{Answer, written};
use crate::board::{Board, State, Status};
use crate::content::{Player, Territories};
use crate::elimination::{Event, settle};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, lands, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Sink};

/// The territory in which his first Knight stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewLand {
    /// Who comes back.
    pub player: Player,
}

decision!(NewLand);

/// The territories to choose from: independent ones, also those in a Pact (CK-ELIM-10); if there is none, those with Unrest
/// (CK-ELIM-11); else any (CK-ELIM-12).
#[must_use]
pub fn return_lands(game: &Crusader, board: &Board) -> (Territories, Rule) {
    let open = game.map().open;
    let free = open.without(board.controlled());
    if !free.is_empty() {
        return (free, rules::CK_ELIM_10);
    }
    let unrest: Territories = open.iter().filter(|territory| board.unrest[*territory] > 0).collect();
    if unrest.is_empty() { (open, rules::CK_ELIM_12) } else { (unrest, rules::CK_ELIM_11) }
}

impl Decision for NewLand {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, game: &Crusader, state: &State) -> Prompt {
        prompt(Message::new("prompt-new-land"), return_lands(game, &state.board).1)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(return_lands(game, &state.board).0.iter().map(Answer::Territory));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let (territories, rule) = return_lands(game, &state.board);
        let Answer::Territory(territory) = answer else { return Err(Reason::NotAsked { rule }) };
        if territories.has(territory) {
            Ok(())
        } else if !game.map().open.has(territory) {
            Err(Reason::OutOfPlay { rule: rules::CK_INACC_02, territory })
        } else {
            Err(Reason::Unsuitable { rule, territory })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        play.pop();
        let Answer::Territory(territory) = answer else { return Next::Go };
        let rule = return_lands(play.game, play.board()).1;
        let content = play.game.components();
        let house = play.board_mut().house_mut(player);
        house.status = Status::Playing;
        if let Some(who) = house.family.king {
            // CK-R-104: a ruler of a dynasty that was in the game takes up the same card again.
            if let Some(dynasty) = content.people[who.index()].dynasty {
                house.dynasty = dynasty;
            }
            let dynasty = house.dynasty;
            play.tell(Event::Returned { player, dynasty, who }.into());
        }
        // CK-R-105: of whoever held it, footsoldier and title go, Castle and tokens stay but for Unrest; it is no Invade. He may fall himself.
        if play.board().owner(territory).is_some() {
            lands::clear_unrest(play, territory, rules::CK_ELIM_11);
        }
        lands::seize(play, player, territory, rule);
        lands::settle(play, player);
        settle(play)
    }
}
