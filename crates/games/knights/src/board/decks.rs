//! Decks that nobody has looked into: what is left of each is known to all, and chance says what comes when it comes.

use crate::content::{AdvancementId, AgendaId, Colour, EventId, Events, Expedition, Troops};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// The Event deck. Of the top card everybody sees the back, and of those that were put under at the start (WK-EVENT-01, WK-R-11).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventDeck {
    /// The cards in it.
    pub left: Events,
    /// The back of the top card; none: the deck is empty.
    pub top: Option<Colour>,
    /// The backs of those put under it, the first of them first.
    pub under: Stack<Colour, 24>,
    /// Cards that were drawn and are used up.
    pub used: Events,
}

/// Agendas wherever they lie but with Barons and Nobles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agendas {
    /// How many of each are in the deck.
    #[serde(with = "counts")]
    pub deck: [u8; AgendaId::COUNT],
    /// How many of each are discarded.
    #[serde(with = "counts")]
    pub discards: [u8; AgendaId::COUNT],
    /// Those for the next Assembly (WK-SETUP-23).
    pub current: Stack<AgendaId, 16>,
    /// Laws in force (WK-AGENDA-02).
    pub laws: Stack<AgendaId, 24>,
}

/// Advancements (CG-SETUP-14).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Advancements {
    /// How many of each are in the deck and never were seen.
    pub deck: [u8; AdvancementId::COUNT],
    /// Those put under it, the first of them first (CG-TECH-08).
    pub under: Stack<AdvancementId, 44>,
    /// On offer (CG-SETUP-15).
    pub offer: Stack<AdvancementId, 3>,
}

impl Advancements {
    /// Can none be drawn?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.under.is_empty() && self.deck.iter().all(|count| *count == 0)
    }
}

/// Mercenaries that nobody has hired.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mercenaries {
    /// The deck; whatever comes into it is shuffled in.
    pub deck: Troops,
    /// Discarded for casualties (WK-R-98).
    pub discards: Troops,
    /// On offer (WK-SETUP-22).
    pub offer: Troops,
}

/// What lies on a spot of the Mercenary Track (WK-COMP-10, WK-R-79).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// A marker of a Baron.
    Baron(Seat),
    /// A casualty token (CG-NACT-10).
    Token,
}

/// An expedition (WK-EXP-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fleet {
    /// The spot of its marker; 0: it is not under way.
    pub spot: u8,
    /// Crowns of each Baron on it.
    pub stakes: [u8; super::MAX_SEATS],
    /// Does Faith lie on it (WK-EXP-10)?
    pub is_blessed: bool,
}

/// The three of them.
pub type Fleets = [Fleet; 3];

/// An expedition by its place.
#[must_use]
pub const fn index(expedition: Expedition) -> usize {
    expedition as usize
}

impl Default for Agendas {
    fn default() -> Agendas {
        let none = [0; AgendaId::COUNT];
        Agendas { deck: none, discards: none, current: Stack::new(), laws: Stack::new() }
    }
}

impl Default for EventDeck {
    fn default() -> EventDeck {
        EventDeck { left: Events::NONE, top: None, under: Stack::new(), used: Events::NONE }
    }
}

/// An Event that lasts, with what was picked when it came (WK-EVENT-12).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LastingEvent {
    /// Which.
    pub event: EventId,
    /// Who drew it.
    pub drawer: Seat,
    /// The Noble it struck.
    pub noble: Option<crate::content::NobleId>,
    /// Who would have followed him before.
    #[serde(default)]
    pub heir: super::Heir,
}

/// How many of each id there are, written as those that there are.
mod counts {
    use crate::content::AgendaId;
    use serde::ser::SerializeSeq;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(counts: &[u8; AgendaId::COUNT], to: S) -> Result<S::Ok, S::Error> {
        let length = counts.iter().map(|count| usize::from(*count)).sum();
        let mut sequence = to.serialize_seq(Some(length))?;
        for (id, count) in (0u8..).map(AgendaId).zip(counts) {
            (0..*count).try_for_each(|_| sequence.serialize_element(&id))?;
        }
        sequence.end()
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; AgendaId::COUNT], D::Error> {
        let mut counts = [0u8; AgendaId::COUNT];
        for id in Vec::<AgendaId>::deserialize(from)? {
            counts[id.index()] = counts[id.index()].saturating_add(1);
        }
        Ok(counts)
    }
}
