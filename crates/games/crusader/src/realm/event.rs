//! What happens by Realm cards.

use crate::content::{DevelopmentId, Player, TerritoryId};
use crate::rules;
use serde::Serialize;
use table::Rule;

/// Something that happened by a Realm card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A Castle was built.
    #[told(by = rules::CK_BUILD_03, to = all)]
    CastleBuilt { player: Player, territory: TerritoryId },
    /// A Castle was not tried: its price was not in hand.
    #[told(by = rules::CK_R_56, to = all)]
    CastleSkipped { player: Player, territory: TerritoryId, cost: u8 },
    /// A development was bought.
    #[told(by = rules::CK_DEVELOP_02, to = all)]
    DevelopmentBought { player: Player, development: DevelopmentId },
    /// A development came from another.
    #[told(by = rules::CK_BRIBE_01, to = all)]
    DevelopmentCame { player: Player, development: DevelopmentId, from: Player },
    /// A development was discarded.
    #[told(to = all)]
    DevelopmentLost { player: Player, development: DevelopmentId, rule: Rule },
}
