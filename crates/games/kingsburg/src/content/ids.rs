//! Names of components: buildings and sets of them, cards, tiles, and whatever else carries effects.

use super::cards::{FateId, GovernorId, ScenarioId};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU64;
use table::Element;

/// A building: row times 8, plus 4 on an alternative line, plus its column from 0. So lower means higher up, then
/// further left. Rows A and G are on the back of the board (module 1); a row has its printed or its alternative line
/// (module 2), never both.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct BuildingId(pub u8);

/// The names of the buildings, in order: B1 to B3 are Statue, Chapel and Church (KB-BLD-31).
const BUILDINGS: [&str; 56] = [
    "A1", "A2", "A3", "A4", "A1a", "A2a", "A3a", "A4a", "B1", "B2", "B3", "B4", "B1a", "B2a", "B3a", "B4a",
    "C1", "C2", "C3", "C4", "C1a", "C2a", "C3a", "C4a", "D1", "D2", "D3", "D4", "D1a", "D2a", "D3a", "D4a",
    "E1", "E2", "E3", "E4", "E1a", "E2a", "E3a", "E4a", "F1", "F2", "F3", "F4", "F1a", "F2a", "F3a", "F4a",
    "G1", "G2", "G3", "G4", "G1a", "G2a", "G3a", "G4a",
];

/// The names of the rows.
pub const ROWS: [&str; 7] = ["A", "B", "C", "D", "E", "F", "G"];

impl BuildingId {
    /// How many buildings there are.
    pub const COUNT: u8 = BUILDINGS.len() as u8;

    /// All of them.
    pub fn all() -> impl Iterator<Item = BuildingId> {
        (0..BuildingId::COUNT).map(BuildingId)
    }

    /// The building with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<BuildingId> {
        BUILDINGS.iter().position(|s| *s == name).map(|i| BuildingId(i as u8))
    }

    /// Row letter and column number, and `a` on an alternative line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        BUILDINGS[self.0 as usize]
    }

    /// The row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The column, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 4 + 1
    }

    /// Is it on an alternative line?
    #[must_use]
    pub const fn is_alternative(self) -> bool {
        self.0 & 4 != 0
    }

    /// The building as something to pick.
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

/// A set of buildings. The bits above them stand for the owner's governor, the Fate card and the scenario where a
/// set says what was used.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Built(pub u64);

impl Built {
    /// No building.
    pub const NONE: Built = Built(0);
    /// Column 1 of every line.
    pub const FIRST: u64 = 0x0011_1111_1111_1111;

    /// The buildings of a row: its printed or its alternative line.
    #[must_use]
    pub const fn line(row: u8, side: Side) -> Built {
        let shift = match side {
            Side::Printed => 0,
            Side::Alternative => 4,
        };
        Built(0b1111 << (row * 8 + shift))
    }

    /// Both lines of a row.
    #[must_use]
    pub const fn row(row: u8) -> Built {
        Built(Built::line(row, Side::Printed).0 | Built::line(row, Side::Alternative).0)
    }

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

    /// Those in one of the sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Built) -> Built {
        Built(self.0 | other.0)
    }

    /// Those not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Built) -> Built {
        Built(self.0 & !other.0)
    }

    /// The buildings of a column, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn of_column(self, column: u8) -> Built {
        Built(self.0 & Built::FIRST << (column - 1))
    }

    /// The buildings, from the top row down and left to right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = BuildingId> {
        let mut left = self.0;
        std::iter::from_fn(move || take_lowest(&mut left).map(BuildingId))
    }
}

/// Takes the lowest bit off: its place.
#[inline]
pub(super) fn take_lowest(bits: &mut u64) -> Option<u8> {
    let lowest = NonZeroU64::new(*bits)?.trailing_zeros() as u8;
    *bits &= *bits - 1;
    Some(lowest)
}

/// The printed line of a row, or the one that covers it (KB-MOD2-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// On the board.
    Printed,
    /// A line of module 2.
    Alternative,
}

/// A card of the invader decks, by its place among the 25.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);

/// Anything that carries effects, by its place among all of them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SourceId(pub u8);

// Clients are told it as the element that it is picked by.
table::typescript!(SourceId => "string");

impl SourceId {
    /// Buildings come first, under their own numbers; then these.
    pub(super) const GOVERNORS: u8 = BuildingId::COUNT;
    const FATES: u8 = Self::GOVERNORS + GovernorId::COUNT;
    const SCENARIOS: u8 = Self::FATES + FateId::COUNT;
    pub(super) const TILES: u8 = Self::SCENARIOS + ScenarioId::COUNT;
    const ADVISORS: u8 = Self::TILES + 16;
    /// All of them.
    pub const COUNT: usize = Self::ADVISORS as usize + 18;

    /// The governor with this place among the 24.
    #[must_use]
    pub const fn governor(n: u8) -> SourceId {
        SourceId(Self::GOVERNORS + n)
    }

    /// The Fate card with this place among the 29.
    #[must_use]
    pub const fn fate(n: u8) -> SourceId {
        SourceId(Self::FATES + n)
    }

    /// The scenario with this place among the 4.
    #[must_use]
    pub const fn scenario(n: u8) -> SourceId {
        SourceId(Self::SCENARIOS + n)
    }

    /// The Caprice tile with this number, 1 to 16.
    #[must_use]
    pub const fn tile(number: u8) -> SourceId {
        SourceId(Self::TILES + number - 1)
    }

    /// The advisor with this number, 1 to 18.
    #[must_use]
    pub const fn advisor(number: u8) -> SourceId {
        SourceId(Self::ADVISORS + number - 1)
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> SourceKind {
        match self.0 {
            n if n < Self::GOVERNORS => SourceKind::Building(BuildingId(n)),
            n if n < Self::FATES => SourceKind::Governor(GovernorId(n - Self::GOVERNORS)),
            n if n < Self::SCENARIOS => SourceKind::Fate(FateId(n - Self::FATES)),
            n if n < Self::TILES => SourceKind::Scenario(ScenarioId(n - Self::SCENARIOS)),
            n if n < Self::ADVISORS => SourceKind::Tile(n - Self::TILES + 1),
            n => SourceKind::Advisor(n - Self::ADVISORS + 1),
        }
    }

    /// The bit of a [`Built`] that says that its owner has used it. A player has one governor, and there is one Fate
    /// card and one scenario.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> BuildingId {
        match self.kind() {
            SourceKind::Building(id) => id,
            SourceKind::Governor(_) => BuildingId(BuildingId::COUNT),
            SourceKind::Fate(_) => BuildingId(BuildingId::COUNT + 1),
            SourceKind::Scenario(_) | SourceKind::Tile(_) | SourceKind::Advisor(_) => {
                BuildingId(BuildingId::COUNT + 2)
            }
        }
    }
}

impl From<BuildingId> for SourceId {
    fn from(id: BuildingId) -> SourceId {
        SourceId(id.0)
    }
}

/// What carries an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SourceKind {
    /// A building.
    Building(BuildingId),
    /// A governor (module 3).
    Governor(GovernorId),
    /// A Fate card (module 4).
    Fate(FateId),
    /// A scenario.
    Scenario(ScenarioId),
    /// A Caprice tile (module 6), 1 to 16.
    Tile(u8),
    /// An advisor, 1 to 18.
    Advisor(u8),
}
