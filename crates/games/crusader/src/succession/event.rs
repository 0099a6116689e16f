//! What is told of deaths and of who rules next.

use crate::content::{CharacterId, Player, Token};
use crate::rules;
use serde::Serialize;
use table::{Rule, Seat};

/// Somebody died, and somebody rules.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[told(prefix = "event-succession")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Somebody died.
    #[told(to = all)]
    Died { who: CharacterId, rule: Rule },
    /// Somebody leaves with the dead.
    #[told(to = all)]
    Left { who: CharacterId, rule: Rule },
    /// A death was prevented.
    #[told(to = all)]
    Saved { player: Player, who: CharacterId, rule: Rule },
    /// The heir takes the throne.
    #[told(by = rules::CK_SUCC_03, to = all)]
    Inherited { player: Player, who: CharacterId },
    /// There is no heir: half of the realm is lost.
    #[told(by = rules::CK_CRISIS_01, to = all)]
    Crisis { player: Player, territories: u8 },
    /// Somebody of the culture takes the throne.
    #[told(by = rules::CK_CRISIS_07, to = all)]
    Crowned { player: Player, who: CharacterId },
    /// The token that the new ruler has brought into the bag.
    #[told(by = rules::CK_CRISIS_08, to = only(seat))]
    Brought { seat: Seat, token: Token },
}
