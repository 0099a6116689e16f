//! Words inside actions.

use crate::goods::Good;
use serde::{Deserialize, Serialize};

/// A number, or all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum CountOrAll {
    /// So many.
    Count(u8),
    /// The word `all`.
    Word(All),
}

/// The word for all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// All.
    All,
}

impl CountOrAll {
    /// As a number.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            CountOrAll::Count(n) => n,
            CountOrAll::Word(All::All) => u8::MAX,
        }
    }
}

/// A neighbour at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Neighbour {
    /// The next clockwise.
    Left,
    /// The one before.
    Right,
}

/// Several players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Players {
    /// Everybody.
    Each,
    /// Everybody else.
    Others,
}

/// How a tile is stocked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StockMode {
    /// One good of each kind.
    OneOfEach,
    /// One good at random.
    RandomOne,
}

/// Whose gift is copied.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CopyOf {
    /// The lowest advisor without dice.
    LowestNotInfluenced,
}

/// Which dice are rolled again.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RerollWhich {
    /// One of his choice.
    One,
    /// Any of his choice.
    Any,
    /// All of them.
    All,
}

/// Who goes first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderFirst {
    /// The highest total.
    Highest,
}

/// A kind of good, or goods of choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum GoodOrAny {
    /// One kind.
    Kind(Good),
    /// The word `any`.
    Word(AnyGood),
}

/// The word for goods of choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnyGood {
    /// Of the payer's choice.
    Any,
}

/// How long a price holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Scope {
    /// Always.
    Standing,
    /// In this turn to build.
    ThisTurn,
}

/// What a die of one's own may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OwnDieMode {
    /// Stand in place of the King's soldiers.
    MayReplace,
}

/// A die of one's own beside request tokens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OwnDieModule5 {
    /// Halved, rounded up.
    HalfUp,
}

/// What is protected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProtectWhat {
    /// Victory points named by the penalty.
    Vp,
    /// Buildings.
    Buildings,
}

/// Part of one's soldiers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fraction {
    /// Half, rounded down.
    Half,
}

/// A deck of invaders.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// The deck of the year.
    Invaders,
    /// The second deck of a scenario.
    Valley,
}

/// Soldiers for everybody when invaders join.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SoldiersEach {
    /// As many as the number of the year.
    YearNumber,
}
