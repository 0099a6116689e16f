//! What is told of events.

use crate::content::vocabulary::Marker;
use crate::content::{CardId, CharacterId, EventId, Player, SpaceId, TerritoryId, Token};
use crate::rules;
use serde::Serialize;
use table::{Rule, Seat};

/// Something that an event brought about.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// The event of a card begins.
    #[told(by = rules::CK_EVENT_01, to = all)]
    EventBegan {
        player: Player,
        #[serde(rename = "what")]
        event: EventId,
    },
    /// It strikes another player.
    #[told(to = all)]
    EventStrikes {
        player: Player,
        #[serde(rename = "what")]
        event: EventId,
        rule: Rule,
    },
    /// Nobody meets its requirements, or who played it is out of the game.
    #[told(to = all)]
    EventIgnored {
        #[serde(rename = "what")]
        event: EventId,
        rule: Rule,
    },
    /// A child was born.
    #[told(by = rules::CK_CULTURE_04, to = all)]
    ChildBorn { player: Player, who: CharacterId },
    /// A trait token came to somebody: onto the card, or into the bag for a King and his spouse.
    #[told(by = rules::CK_TRAIT_02, to = all)]
    TraitGiven { player: Player, who: CharacterId, token: Token },
    /// A token that was drawn for somebody went back.
    #[told(by = rules::CK_GOLDEN_01, to = all)]
    TraitReturned { player: Player, who: CharacterId, token: Token },
    /// A token was drawn straight into a bag.
    #[told(by = rules::CK_R_21, to = all)]
    TraitDrawn { player: Player },
    /// Which token it is.
    #[told(by = rules::CK_R_21, to = only(seat))]
    GotTrait { seat: Seat, token: Token },
    /// A token left a bag.
    #[told(to = all)]
    TraitRemoved { player: Player, token: Token, rule: Rule },
    /// Age tokens were taken off a King.
    #[told(to = all)]
    GrewYounger { player: Player, age: u8, rule: Rule },
    /// A marker was placed.
    #[told(by = rules::CK_EVENT_01, to = all)]
    MarkerPlaced { marker: Marker, territory: TerritoryId },
    /// A marker was removed.
    #[told(to = all)]
    MarkerRemoved { marker: Marker, territory: TerritoryId, rule: Rule },
    /// A Knight was laid on its side.
    #[told(by = rules::CK_R_93, to = all)]
    KnightLaid { territory: TerritoryId },
    /// A Knight stands again.
    #[told(by = rules::CK_R_93, to = all)]
    KnightStood { territory: TerritoryId },
    /// A card of a hand was shown to all.
    #[told(by = rules::CK_EVENT_01, to = all)]
    CardShown { player: Player, card: CardId },
    /// A shield left the Crusade track.
    #[told(by = rules::CK_TRACK_05, to = all)]
    ShieldLost { player: Player, space: SpaceId },
    /// A shield was replaced by another player's.
    #[told(by = rules::CK_TRACK_03, to = all)]
    ShieldReplaced { player: Player, of: Player, space: SpaceId },
    /// A player has what an event gives for a time.
    #[told(by = rules::CK_MOD_01, to = all)]
    ModifierBegan {
        player: Player,
        #[serde(rename = "what")]
        event: EventId,
    },
}
