//! What is told of dynasties that end and begin.

use crate::content::{CharacterId, DynastyId, Player};
use crate::rules;
use serde::Serialize;

/// A dynasty is gone, or another takes its place.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[told(prefix = "event-elimination")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// The last Knight of a dynasty is gone.
    #[told(by = rules::CK_ELIM_01, to = all)]
    Eliminated { player: Player, dynasty: DynastyId },
    /// Its player is out of the game.
    #[told(by = rules::CK_R_102, to = all)]
    Out { player: Player },
    /// He returns with another dynasty, or another ruler.
    #[told(by = rules::CK_ELIM_07, to = all)]
    Returned { player: Player, dynasty: DynastyId, who: CharacterId },
    /// The First Player token passes on.
    #[told(by = rules::CK_R_102, to = all)]
    FirstPassed { player: Player },
}
