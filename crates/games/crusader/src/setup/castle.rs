//! A Castle of choice before the first Era (p.32).

use super::Event;
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::options::Party;
use crate::reason::Reason;
use crate::{rules, trophies};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// A Castle goes to an own territory without one (CK-SCEN5-01, CK-R-107).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeCastle {
    /// Whose.
    pub player: Player,
}

decision!(FreeCastle);

impl FreeCastle {
    pub(crate) fn options(self, board: &Board) -> Territories {
        board.lands(self.player).without(board.castles)
    }
}

/// The decisions of all who may choose, the last one first.
pub(crate) fn free_castles(game: &Crusader) -> impl Iterator<Item = FreeCastle> {
    let start = |party: &Party| &game.scenario().starts[usize::from(party.start)];
    game.parties().iter().flat_map(move |party| {
        (0..start(party).castles_of_choice).map(|_| FreeCastle { player: party.player })
    })
}

impl Decision for FreeCastle {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-free-castle"), rules::CK_SCEN5_01)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.options(&state.board).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let rule = rules::CK_R_107;
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule });
        };
        match territory {
            _ if self.options(&state.board).has(territory) => Ok(()),
            _ if state.board.lands(self.player).has(territory) => Err(Reason::Unsuitable { rule, territory }),
            _ => Err(Reason::NotYours { rule, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        play.pop();
        if let Answer::Territory(territory) = answer {
            play.board_mut().castles.insert(territory);
            play.tell(Event::FreeCastle { player: self.player, territory }.into());
            trophies::check(play);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.options(play.board()).is_empty() { play.pop() } else { Next::Ask }
    }
}
