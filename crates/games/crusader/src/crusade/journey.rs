//! What comes of a Crusade (p.16).

use super::claim;
use crate::Crusader;
use crate::checks;
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::rules;
use crate::sequence::Event;
use crate::succession::{self, Cause};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// The check of a Crusade is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Journey {
    /// Who sent.
    pub player: Player,
    /// Whom.
    pub who: CharacterId,
}

impl Run<Crusader> for Journey {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Journey { player, who } = self;
        play.pop();
        // Who has traded his last territory away meanwhile goes nowhere.
        if !play.board().plays(player) {
            return Next::Go;
        }
        if !checks::passed(play.board()) {
            // CK-CRUSADE-12.
            succession::dies(play, who, Cause::Crusade);
            return Next::Go;
        }
        // CK-CRUSADE-09, CK-FIRST-03: the running Turn is finished in the old order (CK-FIRST-04).
        if play.board().first != player {
            play.board_mut().first = player;
            play.tell(Event::FirstPlayer { player, rule: rules::CK_CRUSADE_09 }.into());
        }
        claim(play, player, rules::CK_CRUSADE_10);
        Next::Go
    }
}
