//! What happens at setup.

use crate::content::{DynastyId, Player, TerritoryId};
use crate::rules;
use serde::Serialize;

/// Something that happened at setup.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A dynasty has its starting territories and gold.
    #[told(by = rules::CK_SETUP_04, to = all)]
    Started { player: Player, dynasty: DynastyId, territories: u8, gold: u8 },
    /// A Castle of choice was placed.
    #[told(by = rules::CK_R_107, to = all)]
    FreeCastle { player: Player, territory: TerritoryId },
}
