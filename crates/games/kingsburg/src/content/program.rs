//! What effects do, step by step: the form in which the rules run them.

use super::vocabulary::{Condition, Neighbour, Players, Quantity};
use crate::goods::{Bundle, Goods};
use serde::{Deserialize, Serialize};
use table::Element;

/// The place of a step among all steps.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Pc(pub u16);

impl Pc {
    /// The step after this one.
    #[must_use]
    pub const fn next(self) -> Pc {
        Pc(self.0 + 1)
    }
}

/// May something be declined?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// No.
    Must,
    /// Yes.
    May,
}

/// Do buildings that are put up score their points?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// Yes.
    Printed,
    /// No.
    Nothing,
}

/// One step of an effect.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// It is over.
    End,
    /// Goes on elsewhere.
    Jump(Pc),
    /// Goes on elsewhere if the condition does not hold.
    Unless(Condition, Pc),
    /// Goes on elsewhere if this condition did not hold when the effect began: a place among its notes.
    UnlessNoted(u8, Pc),
    /// Reads these conditions before anything is applied.
    Note(Vec<Condition>),
    /// Does he want to? Else it goes on elsewhere.
    May(Pc),
    /// Gains; goods of choice are asked for.
    Gain(Bundle),
    /// Gives back what he has of it.
    Lose(Bundle),
    /// Gains for every full step of a quantity.
    GainPer {
        /// What.
        what: Bundle,
        /// Of what.
        per: Quantity,
        /// How many make a step.
        step: u16,
    },
    /// Gains one of these, in ascending order.
    OneOf(Vec<Goods>),
    /// Pays for one of these.
    Trade {
        /// What for what.
        trades: Vec<Trade>,
        /// May it be declined?
        ask: Ask,
        /// How often at most.
        times: u8,
        /// Where it goes on if it was not made.
        skip: Pc,
    },
    /// Some of several options.
    Choose {
        /// How many.
        pick: u8,
        /// May it be declined?
        ask: Ask,
        /// The options.
        options: Vec<Choice>,
        /// Where it goes on afterwards.
        end: Pc,
    },
    /// A neighbour names a kind of good.
    Named {
        /// Which.
        by: Neighbour,
        /// How many he takes of it.
        n: u16,
    },
    /// An opponent of his choice takes goods, he the same kind.
    OpponentPicks {
        /// How many the opponent gets.
        they: u16,
        /// How many he gets.
        same: u16,
    },
    /// An opponent of his choice takes one of these, he the rest.
    Split(Vec<Bundle>),
    /// Gives so many goods away.
    Give(u8),
    /// May take so many goods of an opponent who has more.
    Steal(u16),
    /// Takes a good that lies on the tile.
    TakeStock(Taking),
    /// Takes the gift of the lowest advisor without dice.
    Copy,
    /// May look at the top invader card.
    Peek,
    /// The steps up to there, for several players.
    Each(Players, Pc),
    /// Rolls white dice more.
    WhiteDie(u8),
    /// Rolls only so many coloured dice.
    ColouredDice(u8),
    /// May move the group on his highest advisor.
    MoveGroup(u8),
    /// May put buildings up for nothing.
    FreeBuild {
        /// In which columns, as bits 1 to 4.
        columns: u8,
        /// How many at most.
        max: u8,
        /// Do they score?
        score: Score,
    },
}

/// What several takers of one season get from a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Taking {
    /// Each what is left.
    InTurn,
    /// All the same good (KB-R-62).
    Same,
}

/// Something paid for something gained.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Trade {
    /// What is paid; goods of choice are asked for.
    pub pay: Bundle,
    /// What is gained; goods of choice are asked for if none of choice are paid.
    pub gain: Bundle,
    /// Victory points he must have to pay some (KB-R-63); by the rule there need not be any (KB-END-06).
    pub min_vp: i16,
}

/// One option.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// When it may be picked.
    pub condition: Option<Condition>,
    /// What it is picked by.
    pub elements: Vec<Element>,
    /// What it does.
    pub pc: Pc,
}

impl Step {
    /// How many options there are to pick from.
    #[must_use]
    pub fn options(&self) -> usize {
        if let Step::Choose { options, .. } = self {
            return options.len();
        }
        if let Step::Split(pool) = self { pool.len() } else { 0 }
    }
}
