//! Sets of components: which of them do something at a moment, or when something is asked.

use super::cards::{FateId, GovernorId, ScenarioId};
use super::ids::{BuildingId, Built, SourceId, take_lowest};
use std::ops::Deref;

/// A set of governors, Fate cards and scenarios: a bit each, in the order of their sources.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All of them.
    pub const ALL: Cards = Cards(u64::MAX);

    /// The set of these cards, as far as they are there.
    #[inline]
    #[must_use]
    pub fn of(governor: Option<GovernorId>, fate: Option<FateId>, scenario: Option<ScenarioId>) -> Cards {
        if governor.is_none() && fate.is_none() && scenario.is_none() {
            return Cards::NONE;
        }
        let bit = |card: Option<SourceId>| card.map_or(0, |card| 1 << (card.0 - SourceId::GOVERNORS));
        Cards(
            bit(governor.map(GovernorId::source))
                | bit(fate.map(FateId::source))
                | bit(scenario.map(ScenarioId::source)),
        )
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Is nothing in it?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds what carries effects, if it is a card.
    fn insert(&mut self, card: SourceId) {
        if (SourceId::GOVERNORS..SourceId::TILES).contains(&card.0) {
            self.0 |= 1 << (card.0 - SourceId::GOVERNORS);
        }
    }
}

/// The components that do something at a moment, or when something is asked: the others need not be looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceSet {
    /// The buildings.
    pub buildings: Built,
    /// The governors, Fate cards and scenarios.
    pub cards: Cards,
}

impl SourceSet {
    /// Adds one.
    pub fn insert(&mut self, source: SourceId) {
        if source.0 < BuildingId::COUNT {
            self.buildings.insert(BuildingId(source.0));
        }
        self.cards.insert(source);
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SourceSet) -> SourceSet {
        SourceSet { buildings: self.buildings.and(other.buildings), cards: self.cards.and(other.cards) }
    }

    /// Is nothing in it?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.buildings.0 | self.cards.0 == 0
    }

    /// All of them: the buildings from the top row down and left to right, then governors, Fate cards, scenarios.
    #[inline]
    pub fn sources(self) -> impl Iterator<Item = SourceId> {
        let (mut buildings, mut cards) = (self.buildings.0, self.cards.0);
        std::iter::from_fn(move || {
            let building = take_lowest(&mut buildings).map(SourceId);
            building.or_else(|| take_lowest(&mut cards).map(|card| SourceId(SourceId::GOVERNORS + card)))
        })
    }
}

/// What is asked of buildings alone.
impl Deref for SourceSet {
    type Target = Built;
    fn deref(&self) -> &Built {
        &self.buildings
    }
}

/// These buildings, and whatever cards there are.
impl From<Built> for SourceSet {
    fn from(buildings: Built) -> SourceSet {
        SourceSet { buildings, cards: Cards::ALL }
    }
}
