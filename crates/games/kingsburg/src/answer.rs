//! The answers that players give, and the paths of elements that they are made of.

mod elements;

use crate::board::Right;
use crate::content::{BuildingId, Deck, GovernorId, SourceId};
use crate::goods::{Good, Goods};
use crate::reason::Reason;
pub use elements::{advisor, coloured, element, line, player, space, white};
use serde::Serialize;
use table::{Element, Rule, Seat};

/// One choice of a player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Pass, decline, keep the dice, stop.
    Pass,
    /// Take what is offered.
    Accept,
    /// Influence an advisor.
    Place(Placement),
    /// The goods that are taken, paid or lost.
    Goods(Goods),
    /// Pay a "+2" token.
    Token,
    /// Look at the top invader card of a deck.
    Look(Deck),
    /// Change dice after the roll.
    Dice {
        /// By what.
        by: SourceId,
        /// How.
        change: Change,
    },
    /// Build.
    Build(Construction),
    /// Of several effects that come now, this one first.
    Use(SourceId),
    /// Some of several options, as bits.
    Pick(u8),
    /// A player.
    Player(Seat),
    /// Take a good of a player.
    Rob {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// Give a good to a player.
    Give {
        /// To whom.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// Pay goods and "+2" tokens for a soldier.
    Hire {
        /// The goods.
        goods: Goods,
        /// How many tokens.
        tokens: u8,
    },
    /// Use these of the two lines drawn, as bits.
    Lines(u8),
    /// Take the alternative line of this row.
    Line(u8),
    /// A governor.
    Governor(GovernorId),
    /// Bid so many victory points.
    Bid(u16),
    /// Choose the request token of this value.
    Request(u8),
}

/// A group of dice for an advisor.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placement {
    /// Which of one's coloured dice, as bits; of dice that show the same, the first.
    pub coloured: u8,
    /// Which of one's white dice, as bits.
    pub white: u8,
    /// With a "+2" token?
    pub plus2: bool,
    /// Counted for more or less by buildings.
    pub shift: i8,
    /// 1 to 18.
    pub advisor: u8,
    /// By what right.
    pub right: Right,
}

/// How dice are changed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// One coloured die that shows this is rolled again.
    Coloured(u8),
    /// One white die that shows this is rolled again.
    White(u8),
    /// All dice are.
    All,
    /// These dice are, as bits; of dice that show the same, the first.
    Some {
        /// Coloured dice.
        coloured: u8,
        /// White dice.
        white: u8,
    },
    /// The coloured dice are turned to these of the three faces, as bits.
    Faces(u8),
    /// So many dice are turned, to the first and to the second of the faces that are allowed.
    Turn {
        /// Coloured dice.
        coloured: [u8; 2],
        /// White dice.
        white: [u8; 2],
    },
}

/// A building and how it is paid.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Construction {
    /// Which building.
    pub building: BuildingId,
    /// By what right.
    pub right: BuildRight,
    /// The goods paid.
    pub paid: Goods,
}

/// By what right somebody builds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum BuildRight {
    /// It is his turn (KB-BUILD-02).
    #[default]
    Turn,
    /// By the King's Agent (KB-ENVOY-08).
    Agent,
    /// By an effect that lets him build once more, for more.
    Extra,
    /// By an effect, for nothing.
    Free,
}

/// Passing as something to pick.
pub const PASS: Element = Element::only("pass");

impl Answer {
    /// Why it is refused where something of another kind must be answered.
    #[must_use]
    pub fn refused(self, rule: Rule) -> Reason {
        if self == Answer::Pass { Reason::Compulsory { rule } } else { Reason::NotAsked { rule } }
    }
}
