//! Names of things as small numbers, and sets of them as bits.

use super::words;
use serde::{Deserialize, Serialize};
use table::word_id;
use table::zones::Bits;

word_id!(
    /// An area of the map.
    AreaId, words::AREAS, "area"
);
word_id!(
    /// A city.
    CityId, words::CITIES, "city"
);
word_id!(
    /// A Baron, by his colour.
    BaronId, words::BARONS, "baron"
);
word_id!(
    /// A Noble.
    NobleId, words::NOBLES, "noble"
);
word_id!(
    /// A kind of troop card: cards between which there is no difference share it.
    TroopKind, words::TROOPS, "troop"
);
word_id!(
    /// A Fate card.
    FateId, words::FATES, "fate"
);
word_id!(
    /// An Event card.
    EventId, words::EVENTS, "event"
);
word_id!(
    /// An Agenda; of some there are several cards.
    AgendaId, words::AGENDAS, "agenda"
);
word_id!(
    /// An Advancement; there are several cards of each.
    AdvancementId, words::ADVANCEMENTS, "advancement"
);
word_id!(
    /// A Mission card.
    MissionId, words::MISSIONS, "mission"
);

/// A set of areas.
pub type Areas = Bits<AreaId, u64>;
/// A set of cities.
pub type Cities = Bits<CityId, u32>;
/// A set of Nobles.
pub type Nobles = Bits<NobleId, u32>;
/// A set of Events.
pub type Events = Bits<EventId, u64>;

/// How many cities are in the Kingdom; the others are overseas (WK-MAP-01).
pub const KINGDOM_CITIES: u8 = 18;
/// How many areas are in the Kingdom.
pub const KINGDOM_AREAS: u8 = 36;
/// How many Fate cards the base game has.
pub const BASE_FATES: usize = 24;

impl CityId {
    /// Is it overseas (WK-TERM-09)?
    #[inline]
    #[must_use]
    pub const fn is_overseas(self) -> bool {
        self.0 >= KINGDOM_CITIES
    }

    /// The cities of the Kingdom (WK-TERM-10).
    pub fn kingdom() -> impl Iterator<Item = CityId> + Clone {
        (0..KINGDOM_CITIES).map(CityId)
    }
}

impl AreaId {
    /// Is it overseas (WK-TERM-09)?
    #[inline]
    #[must_use]
    pub const fn is_overseas(self) -> bool {
        self.0 >= KINGDOM_AREAS
    }

    /// The areas of the Kingdom (WK-TERM-10).
    pub fn kingdom() -> impl Iterator<Item = AreaId> + Clone {
        (0..KINGDOM_AREAS).map(AreaId)
    }
}

/// The symbols of Nobles, and what they can do (WK-COMP-01).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Deals 100 casualties more.
    Star,
    /// Prevents 100 casualties more.
    Square,
    /// Has a victory more.
    Triangle,
    /// Pays no wages for up to 400 troops.
    Circle,
}

impl Symbol {
    /// All of them, in the order of the Nobles of a Baron.
    pub const ALL: [Symbol; 4] = [Symbol::Star, Symbol::Square, Symbol::Triangle, Symbol::Circle];
}

impl NobleId {
    /// The Noble of a Baron with this symbol.
    #[must_use]
    pub const fn of(baron: BaronId, symbol: Symbol) -> NobleId {
        NobleId(baron.0 * 4 + symbol as u8)
    }

    /// All four of a Baron.
    pub fn all_of(baron: BaronId) -> impl DoubleEndedIterator<Item = NobleId> + Clone {
        (baron.0 * 4..baron.0 * 4 + 4).map(NobleId)
    }

    /// His Baron.
    #[inline]
    #[must_use]
    pub const fn baron(self) -> BaronId {
        BaronId(self.0 / 4)
    }

    /// His symbol.
    #[inline]
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 % 4) as usize]
    }
}
