//! Names of components: building spaces, sets of them, invader cards.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::Element;

/// A building space of the province board: row times 4 plus column, so that lower means higher up, then further
/// left. Rows A and G are on the back of the board, which the base game does not use.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct BuildingId(pub u8);

/// The names of the spaces, in order.
const SPACES: [&str; 28] = [
    "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4", "E1",
    "E2", "E3", "E4", "F1", "F2", "F3", "F4", "G1", "G2", "G3", "G4",
];

impl BuildingId {
    /// How many spaces there are.
    pub const COUNT: u8 = SPACES.len() as u8;

    /// The space with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<BuildingId> {
        SPACES.iter().position(|s| *s == name).map(|i| BuildingId(i as u8))
    }

    /// Row letter and column number.
    #[must_use]
    pub const fn name(self) -> &'static str {
        SPACES[self.0 as usize]
    }

    /// The row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 4 + 1
    }

    /// The space as something to pick.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("building", self.name())
    }
}

impl fmt::Display for BuildingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for BuildingId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of building spaces.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Built(pub u32);

impl Built {
    /// No building.
    pub const NONE: Built = Built(0);

    /// Is it in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, id: BuildingId) -> bool {
        self.0 >> id.0 & 1 == 1
    }

    /// Adds a building.
    #[inline]
    pub const fn insert(&mut self, id: BuildingId) {
        self.0 |= 1 << id.0;
    }

    /// Takes a building away.
    #[inline]
    pub const fn remove(&mut self, id: BuildingId) {
        self.0 &= !(1 << id.0);
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Built) -> Built {
        Built(self.0 & other.0)
    }

    /// Those not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Built) -> Built {
        Built(self.0 & !other.0)
    }

    /// The buildings, from the top row down and left to right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = BuildingId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let id = BuildingId(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                id
            })
        })
    }
}

/// A card of the invader decks, by its place among the 25.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);
