//! What happens between dynasties.

use crate::content::{Player, TerritoryId};
use serde::Serialize;
use table::Rule;

/// A relation that changed.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Somebody has a Casus Belli.
    #[told(to = all)]
    CasusBelli { player: Player, against: Player, rule: Rule },
    /// Somebody has it no more.
    #[told(to = all)]
    CasusBelliDropped { player: Player, against: Player, rule: Rule },
    /// Two dynasties have made a Pact.
    #[told(to = all)]
    PactMade { player: Player, with: Player, rule: Rule },
    /// A Pact is broken.
    #[told(to = all)]
    PactBroken { player: Player, with: Player, rule: Rule },
    /// A Pact with a territory.
    #[told(to = all)]
    LandPactMade { player: Player, territory: TerritoryId, rule: Rule },
    /// It has ended.
    #[told(to = all)]
    LandPactEnded { player: Player, territory: TerritoryId, rule: Rule },
    /// Two dynasties are At War.
    #[told(to = all)]
    War { player: Player, with: Player, rule: Rule },
    /// They are no more.
    #[told(to = all)]
    WarEnded { player: Player, with: Player, rule: Rule },
}
