//! Castles are built, one check after another (p.12).

use super::Event;
use super::castles::Sites;
use crate::Crusader;
use crate::checks::{self, Trial};
use crate::content::vocabulary::Action;
use crate::content::{Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{rules, supply, trophies};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// Each announced Castle has its own check (CK-BUILD-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Building {
    /// Who builds.
    pub player: Player,
    /// Where it is still to be tried.
    pub left: Sites,
    /// Where the check was just made.
    pub now: Option<TerritoryId>,
}

impl Run<Crusader> for Building {
    fn run<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let player = self.player;
        if let Some(territory) = self.now.take() {
            play.goto(self);
            // CK-BUILD-08: a failed attempt costs only the gold invested. He may have released the territory meanwhile (CK-BUILD-04).
            if checks::passed(play.board()) && play.board().lands(player).has(territory) {
                // What was kept in hand for it, whatever was traded meanwhile (CK-R-56).
                let price = play.board().check.reserve;
                play.pay(player, price, rules::CK_BUILD_03);
                play.board_mut().castles.insert(territory);
                play.tell(Event::CastleBuilt { player, territory }.into());
                trophies::check(play);
            }
            return Next::Go;
        }
        if self.left.is_empty() {
            return play.pop();
        }
        let territory = self.left.remove(0);
        let board = play.board();
        let is_site = board.lands(player).has(territory) && !board.castles.has(territory);
        if !is_site || supply::castles(play.game, board) == 0 {
            return play.goto(self);
        }
        // CK-R-56: the price must be in hand when the check begins.
        let price = play.game.castle_price(play.state, player);
        if !play.game.can_pay(play.state, player, price) {
            play.tell(Event::CastleSkipped { player, territory, cost: price }.into());
            return play.goto(self);
        }
        play.goto(Building { now: Some(territory), ..self });
        checks::begin(play, Trial { reserve: price, ..Trial::of(player, Action::Build) });
        Next::Go
    }
}
