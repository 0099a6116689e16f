//! What happens by War cards.

use crate::content::{CharacterId, Player, TerritoryId};
use crate::rules;
use serde::Serialize;

/// Something that happened by a War card.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// An attack was announced.
    #[told(by = rules::CK_INVADE_04, to = all)]
    AttackAnnounced { player: Player, from: TerritoryId, target: TerritoryId },
    /// Support was announced.
    #[told(by = rules::CK_SUPPORT_01, to = all)]
    SupportAnnounced { player: Player, from: TerritoryId, target: TerritoryId },
    /// An announced attack cannot be made.
    #[told(by = rules::CK_R_73, to = all)]
    AttackCancelled { player: Player, target: TerritoryId },
    /// An attack began.
    #[told(by = rules::CK_INVADE_01, to = all)]
    Attacked { player: Player, from: TerritoryId, target: TerritoryId },
    /// A territory was annexed.
    #[told(by = rules::CK_ANNEX_01, to = all)]
    Annexed { player: Player, from: TerritoryId, target: TerritoryId },
    /// A partner supports.
    #[told(by = rules::CK_PACTSUPPORT_01, to = all)]
    Supported { player: Player, invader: Player, target: TerritoryId },
    /// A Duke rides with the attack.
    #[told(by = rules::CK_DUKE_03, to = all)]
    DukeRides { player: Player, who: CharacterId },
    /// A territory was taken.
    #[told(by = rules::CK_VICTORY_01, to = all)]
    Captured { player: Player, target: TerritoryId },
    /// An attack failed.
    #[told(by = rules::CK_R_75, to = all)]
    Repelled { player: Player, target: TerritoryId },
    /// A footsoldier moved in.
    #[told(by = rules::CK_VICTORY_02, to = all)]
    MovedIn { player: Player, from: TerritoryId, target: TerritoryId },
    /// A territory was sacked.
    #[told(by = rules::CK_SACK_01, to = all)]
    Sacked { player: Player, target: TerritoryId },
    /// The defender strikes back.
    #[told(by = rules::CK_COUNTER_01, to = all)]
    Counterattacked { player: Player, from: TerritoryId, target: TerritoryId },
}
