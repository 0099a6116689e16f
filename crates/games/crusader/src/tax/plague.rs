//! The plague spreads (p.15, p.21).

use super::Event;
use crate::Crusader;
use crate::checks::{self, GoldRule, Trial};
use crate::content::{Action, Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{lands, rules, supply};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// One check for each neighbour, in board order, from the bag of the taxing player (CK-PLAGUE-03, CK-R-83), without critical traits
/// (CK-PLAGUE-04) or gold (CK-PLAGUE-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plague {
    /// Who taxes.
    pub player: Player,
    /// The neighbours that are still to be checked.
    pub left: Territories,
    /// The one whose check was just made.
    pub now: Option<TerritoryId>,
}

impl Run<Crusader> for Plague {
    fn run<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        if let Some(territory) = self.now.take()
            && !checks::passed(play.board())
        {
            strike(play, territory);
        }
        let Some(territory) = self.left.first() else { return play.pop() };
        self.left.remove(territory);
        play.goto(Plague { now: Some(territory), ..self });
        checks::begin(play, Trial { gold: GoldRule::None, ..Trial::of(self.player, Action::Tax) });
        Next::Go
    }
}

/// The footsoldier goes (CK-PLAGUE-06), a Plague token comes, Over side up (CK-PLAGUE-07), and Unrest (CK-PLAGUE-08). A second Plague token
/// does not come (CK-R-83).
fn strike<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId) {
    lands::remove_footsoldier(play, territory, rules::CK_PLAGUE_06);
    let board = play.board();
    let is_free = !board.outbreaks.or(board.plague_over).has(territory);
    if is_free && supply::plague(play.game, board) > 0 {
        play.board_mut().plague_over.insert(territory);
        play.tell(Event::PlagueCame { territory }.into());
    }
    lands::add_unrest(play, territory, rules::CK_PLAGUE_08);
}
