//! What happens with trophies and at the end.

use crate::board::{Ending, Trophy};
use crate::content::{Player, Players};
use crate::rules;
use serde::Serialize;
use table::{Element, Rule};

/// Several players.
fn all(players: Players) -> Vec<Element> {
    players.iter().map(Player::element).collect()
}

/// A trophy that changed hands, or the end.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Somebody has a trophy.
    #[told(to = all)]
    TrophyWon { player: Player, trophy: Trophy, rule: Rule },
    /// Somebody has it no more.
    #[told(to = all)]
    TrophyLost { player: Player, trophy: Trophy, rule: Rule },
    /// What somebody has scored.
    #[told(by = rules::CK_SCORE_01, to = all)]
    Scored { player: Player, points: u8, shields: u8 },
    /// The game is over.
    #[told(by = rules::CK_END_01, to = all)]
    GameOver {
        #[told(with = all)]
        winners: Players,
        ending: Ending,
    },
}
