//! What happens by Tax cards.

use crate::content::{Player, TerritoryId};
use crate::rules;
use serde::Serialize;

/// Something that happened by a Tax card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Taxes were collected.
    #[told(by = rules::CK_TAX_02, to = all)]
    Taxed { player: Player, gold: u8 },
    /// An Outbreak spreads.
    #[told(by = rules::CK_PLAGUE_03, to = all)]
    PlagueSpreads { player: Player, territory: TerritoryId },
    /// The plague is gone.
    #[told(by = rules::CK_PLAGUE_09, to = all)]
    PlagueGone { territory: TerritoryId },
    /// The plague has come.
    #[told(by = rules::CK_PLAGUE_07, to = all)]
    PlagueCame { territory: TerritoryId },
}
