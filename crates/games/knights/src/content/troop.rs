//! Troop cards: each has a number of its own, and a kind that it shares with those like it.

use super::{BaronId, CityId, TroopKind, words};
use effects::words as plain;
use serde::{Deserialize, Serialize};
use std::fmt;
use table::zones::{Bits, Numbered};
use table::{Arg, Element};

plain! {
    /// Nationalities of Mercenaries (WK-COMP-06).
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "lowercase")]
    pub enum Nation {
        /// English.
        English,
        /// Polish.
        Polish,
        /// Rumanian.
        Rumanian,
        /// Swiss.
        Swiss,
        /// Lombard.
        Lombard,
        /// Tuscan.
        Tuscan,
    }
}

impl Nation {
    /// All of them, in the order of their Mercenaries.
    pub const EACH: [Nation; 6] =
        [Nation::English, Nation::Polish, Nation::Rumanian, Nation::Swiss, Nation::Lombard, Nation::Tuscan];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["english", "polish", "rumanian", "swiss", "lombard", "tuscan"][self as usize]
    }

    /// As something on the board.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("nation", self.word())
    }
}

impl From<Nation> for Arg {
    fn from(nation: Nation) -> Arg {
        nation.element().into()
    }
}

/// What a troop card is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TroopClass {
    /// A Mercenary.
    Mercenary,
    /// A Leader: a Mercenary with an ability (CG-TROOP-01).
    Leader,
    /// A Herald: likewise.
    Herald,
    /// Regular Troops.
    Regular,
    /// A Town Levy.
    Levy,
    /// The King's Army.
    King,
}

/// A troop card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TroopId(pub u8);

/// Mercenaries of a nationality, of each strength: 50, 100, 150, 200.
const COPIES: [u8; 4] = [4, 4, 2, 1];
const OF_NATION: u8 = 11;
const CAPTAINS: u8 = 66;
const REGULARS: u8 = 78;
const LEVIES: u8 = 102;
const KING: u8 = 120;
/// How many troop cards there are.
pub const TROOPS: usize = 126;

/// Some troop cards.
pub type Troops = Bits<TroopId, u128>;

/// The kinds in their order: where each class begins.
const CAPTAIN_KINDS: u8 = 24;
const REGULAR_KINDS: u8 = 36;
const LEVY_KINDS: u8 = 38;
const KING_KINDS: u8 = 56;

const KIND_OF: [TroopKind; TROOPS] = {
    let mut kinds = [TroopKind(0); TROOPS];
    let mut card = 0;
    while card < TROOPS {
        kinds[card] = TroopKind(kind_of(card as u8));
        card += 1;
    }
    kinds
};

const fn kind_of(card: u8) -> u8 {
    if card < CAPTAINS {
        let (nation, mut rest) = (card / OF_NATION, card % OF_NATION);
        let mut size = 0;
        while rest >= COPIES[size as usize] {
            rest -= COPIES[size as usize];
            size += 1;
        }
        nation * 4 + size
    } else if card < REGULARS {
        CAPTAIN_KINDS + card - CAPTAINS
    } else if card < LEVIES {
        // Of each Baron three of 50 and one of 100 (WK-SETUP-15).
        REGULAR_KINDS + ((card - REGULARS) % 4 == 3) as u8
    } else if card < KING {
        LEVY_KINDS + card - LEVIES
    } else {
        KING_KINDS + card - KING
    }
}

impl TroopId {
    /// All of them.
    pub fn all() -> impl Iterator<Item = TroopId> {
        (0..TROOPS as u8).map(TroopId)
    }

    /// The Mercenaries of the base game (66).
    #[must_use]
    pub fn mercenaries() -> Troops {
        (0..CAPTAINS).map(TroopId).collect()
    }

    /// Leaders and Heralds.
    #[must_use]
    pub fn captains() -> Troops {
        (CAPTAINS..REGULARS).map(TroopId).collect()
    }

    /// The four cards of a Baron (WK-COMP-07).
    pub fn regulars(baron: BaronId) -> impl Iterator<Item = TroopId> {
        let first = REGULARS + baron.0 * 4;
        (first..first + 4).map(TroopId)
    }

    /// The Town Levy of a city of the Kingdom (CG-LEVY-04).
    #[must_use]
    pub const fn levy(city: CityId) -> TroopId {
        TroopId(LEVIES + city.0)
    }

    /// So many cards of the King's Army.
    pub fn kings(count: u8) -> impl Iterator<Item = TroopId> {
        (KING..KING + count).map(TroopId)
    }

    /// Its kind.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> TroopKind {
        KIND_OF[self.0 as usize]
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub const fn class(self) -> TroopClass {
        self.kind().class()
    }
}

impl TroopKind {
    /// What cards of this kind are.
    #[inline]
    #[must_use]
    pub const fn class(self) -> TroopClass {
        match self.0 {
            0..CAPTAIN_KINDS => TroopClass::Mercenary,
            24..30 => TroopClass::Leader,
            30..REGULAR_KINDS => TroopClass::Herald,
            REGULAR_KINDS..LEVY_KINDS => TroopClass::Regular,
            LEVY_KINDS..KING_KINDS => TroopClass::Levy,
            _ => TroopClass::King,
        }
    }

    /// Is it paid, and does it desert, as Mercenaries do? Leaders and Heralds are Mercenaries (CG-TROOP-02).
    #[inline]
    #[must_use]
    pub const fn is_mercenary(self) -> bool {
        self.0 < REGULAR_KINDS
    }

    /// Does it never desert, and is it paid first: Regular Troops and the King's Army (CG-KING-08, CG-KING-09)?
    #[inline]
    #[must_use]
    pub const fn is_regular(self) -> bool {
        matches!(self.class(), TroopClass::Regular | TroopClass::King)
    }

    /// Its nationality; Town Levies and Regulars have none (CG-R-11).
    #[must_use]
    pub const fn nation(self) -> Option<Nation> {
        match self.class() {
            TroopClass::Mercenary => Some(Nation::EACH[(self.0 / 4) as usize]),
            TroopClass::Leader | TroopClass::Herald => {
                Some(Nation::EACH[((self.0 - CAPTAIN_KINDS) % 6) as usize])
            }
            TroopClass::Regular | TroopClass::Levy | TroopClass::King => None,
        }
    }

    /// The city of a Town Levy.
    #[must_use]
    pub const fn city(self) -> Option<CityId> {
        match self.class() {
            TroopClass::Levy => Some(CityId(self.0 - LEVY_KINDS)),
            TroopClass::Mercenary
            | TroopClass::Leader
            | TroopClass::Herald
            | TroopClass::Regular
            | TroopClass::King => None,
        }
    }

    /// The place of a Leader or Herald among the captains of the content.
    #[must_use]
    pub const fn captain(self) -> Option<u8> {
        match self.class() {
            TroopClass::Leader | TroopClass::Herald => Some(self.0 - CAPTAIN_KINDS),
            TroopClass::Mercenary | TroopClass::Regular | TroopClass::Levy | TroopClass::King => None,
        }
    }

    /// How many cards of this kind there are; of Regular Troops, for each Baron.
    #[must_use]
    pub fn copies(self) -> u8 {
        match self.class() {
            TroopClass::Mercenary => COPIES[usize::from(self.0 % 4)],
            TroopClass::Regular if self.0 == REGULAR_KINDS => 3,
            TroopClass::Leader
            | TroopClass::Herald
            | TroopClass::Regular
            | TroopClass::Levy
            | TroopClass::King => 1,
        }
    }
}

/// The first card of a kind among these.
#[must_use]
pub fn of_kind(troops: Troops, kind: TroopKind) -> Option<TroopId> {
    troops.iter().find(|troop| troop.kind() == kind)
}

/// The kinds among these cards, each once, in order.
pub fn kinds(troops: Troops) -> impl Iterator<Item = TroopKind> + Clone {
    let mut before = None;
    // Regular Troops of different Barons are never in one army, so cards of a kind stand side by side.
    troops.iter().map(TroopId::kind).filter(move |kind| before.replace(*kind) != Some(*kind))
}

impl Numbered for TroopId {
    #[inline]
    fn number(self) -> usize {
        self.0.into()
    }
    #[inline]
    fn numbered(number: usize) -> TroopId {
        TroopId(number as u8)
    }
}

impl fmt::Debug for TroopId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", words::TROOPS.get(self.kind().index()).unwrap_or(&"?"), self.0)
    }
}

impl Serialize for TroopId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for TroopId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let there = usize::from(number) < TROOPS;
        if there { Ok(TroopId(number)) } else { Err(serde::de::Error::custom("no such troop card")) }
    }
}
