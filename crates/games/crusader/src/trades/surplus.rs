//! More than three councillors or three inventions after a trade.

use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::vocabulary::DevKind;
use crate::content::{Developments, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, realm, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Who has got a fourth of a kind discards one of those he held before (CK-R-24, CK-R-60).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Surplus {
    /// Who.
    pub player: Player,
    /// What came with the trade: that stays.
    pub came: Developments,
}

decision!(Surplus);

impl Surplus {
    /// What may be discarded: of kinds of which there are too many, what he held before.
    fn choice(&self, game: &Crusader, board: &Board) -> Developments {
        let held = board.house(self.player).developments;
        let of = |kind: DevKind| -> Developments {
            held.iter().filter(|id| game.components().developments[id.index()].kind == kind).collect()
        };
        let kinds = [DevKind::Councillor, DevKind::Invention].map(of);
        let over = kinds.into_iter().filter(|kind| kind.len() > realm::MOST_OF_KIND);
        let over = over.fold(Developments::NONE, Developments::or);
        let before = over.without(self.came);
        if before.is_empty() { over } else { before }
    }
}

impl Decision for Surplus {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-surplus"), rules::CK_DEVELOP_06)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.choice(game, &state.board).iter().map(Answer::Development));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let rule = rules::CK_DEVELOP_06;
        let Answer::Development(development) = answer else { return Err(Reason::NotAsked { rule }) };
        let offered = self.choice(game, &state.board).has(development);
        if offered { Ok(()) } else { Err(Reason::NotOffered { rule: rules::CK_R_60 }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::developments(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        if let Answer::Development(development) = answer {
            realm::discard(play, self.player, development, rules::CK_DEVELOP_06);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.choice(play.game, play.board()).is_empty() { play.pop() } else { Next::Ask }
    }
}
