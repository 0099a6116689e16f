//! The values of standing effects.

use super::vocabulary;
use super::{Condition, GoodOrAny, Pc, RerollWhich};
use crate::goods::Bundle;

/// A change of dice after the roll.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceChange {
    /// In which seasons, as bits.
    pub seasons: u8,
    /// When.
    pub condition: Option<Condition>,
    /// How.
    pub how: HowDice,
}

/// How dice change.
#[derive(Clone, PartialEq, Debug)]
pub enum HowDice {
    /// Rolled again.
    Reroll {
        /// Which.
        which: RerollWhich,
        /// Gained if the total got lower and no die is rolled again later.
        consolation: Bundle,
    },
    /// Coloured dice turned to these faces, in ascending order.
    Set {
        /// One die each.
        faces: [u8; 3],
    },
    /// Dice turned from one face to others, each separately.
    Turn {
        /// From which.
        from: u8,
        /// To which two; 0 for none.
        to: [u8; 2],
        /// How many at most.
        most: u8,
    },
}

/// A group may count for more or less, once a season.
#[derive(Clone, PartialEq, Debug)]
pub struct Shift {
    /// By how much.
    pub deltas: Vec<i8>,
    /// Only groups of at most so many dice.
    pub max_dice: u8,
}

/// A space for dice of one's own.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct OwnSpace {
    /// The sum it asks for.
    pub number: u8,
    /// What it gives.
    pub gift: Pc,
}

/// Who goes first in a season.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum First {
    /// The lowest total (KB-ORDER-01).
    Lowest,
    /// The highest.
    Highest,
}

/// A change of price.
#[derive(Clone, PartialEq, Debug)]
pub struct CostChange {
    /// When it holds; tested when the turn to build comes, or always.
    pub condition: Option<Condition>,
    /// The columns it concerns, as bits 1 to 4.
    pub columns: u8,
    /// The good it concerns.
    pub good: GoodOrAny,
    /// How much more it costs.
    pub n: i16,
    /// Goods that always remain to be paid.
    pub min: u16,
    /// How long it holds.
    pub scope: vocabulary::Scope,
}

/// A price of soldiers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SoldierPrice {
    /// Goods for one.
    pub goods: u16,
    /// Only for the first so many of the year.
    pub first: u8,
}

/// Soldiers that the King sends without a die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FixedSoldiers {
    /// How many.
    pub value: u16,
}

/// Something added to a strength, perhaps under a condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Bonus {
    /// When.
    pub condition: Option<Condition>,
    /// How much.
    pub n: i16,
}

/// What an equal total is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Neither victory nor defeat (KB-WINTER-10).
    Neither,
    /// A victory.
    Victory,
}

/// Who goes home at the end of Winter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dismissal {
    /// All (KB-WINTER-16).
    All,
    /// All but half, rounded down.
    Half,
}

/// A second deck of invaders.
#[derive(Clone, PartialEq, Debug)]
pub struct SecondDeck {
    /// When its card joins the attack.
    pub joins: Option<Condition>,
    /// What those who join count as, whatever they are, as bits.
    pub counts_as: u8,
}

/// How the invader cards lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Face down (KB-SETUP-14).
    Down,
    /// Open to all.
    Up,
}

/// What looking at the top invader card comes to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Peeking {
    /// A look.
    Plain,
    /// A look at one of two decks.
    Either,
    /// This instead of a look.
    Instead(Bundle),
}
