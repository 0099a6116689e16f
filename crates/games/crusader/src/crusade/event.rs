//! What happens on the Crusade.

use crate::content::{CharacterId, Player, SpaceId, Token};
use crate::rules;
use serde::Serialize;
use table::Rule;

/// Something that happened on the Crusade.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// Somebody was sent.
    #[told(by = rules::CK_CRUSADE_05, to = all)]
    Sent { player: Player, who: CharacterId },
    /// A shield was placed on the track.
    #[told(to = all)]
    ShieldPlaced { player: Player, space: SpaceId, rule: Rule },
    /// A shield left the track.
    #[told(to = all)]
    ShieldLifted { player: Player, space: SpaceId, rule: Rule },
    /// A token of the track went into a bag.
    #[told(by = rules::CK_CRUSADE_11, to = all)]
    TrackToken { player: Player, token: Token },
}
