//! Conditions, and what can be counted.

use crate::content::items::Race;
use crate::event::Outcome;
use serde::Deserialize;

/// A condition on the subject or the moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "c", deny_unknown_fields)]
pub enum Condition {
    /// The sum of all his dice, white ones included.
    DiceTotal {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// All his dice show one number.
    AllDiceEqual {},
    /// One of his dice shows this.
    HasDie {
        /// 1 to 6.
        face: u8,
    },
    /// White dice he rolls this season.
    WhiteDice {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// Coloured dice he has not placed.
    UnplacedColoured {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// Groups he has placed this season.
    GroupsPlaced {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// No dice on that advisor, and he is not closed.
    AdvisorFree {
        /// Which.
        advisor: u8,
    },
    /// What he owns.
    Have {
        /// Of what.
        what: Quantity,
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// How he stands among all.
    Rank {
        /// In what.
        what: Quantity,
        /// How.
        is: RankIs,
    },
    /// The race of the invaders, or of those who joined them.
    Race {
        /// One of these.
        r#in: Vec<Race>,
    },
    /// The strength printed on the invader card.
    PrintedStrength {
        /// How it compares.
        op: Op,
        /// With what.
        n: i16,
    },
    /// The year.
    YearIs {
        /// One of these.
        r#in: Vec<u8>,
    },
    /// How his last battle ended; never before the first Winter.
    LastBattle {
        /// How.
        result: Outcome,
    },
    /// Somebody built nothing this season.
    DidNotBuild {
        /// Who.
        who: Who,
    },
    /// Nobody built the last building of this row letter before.
    FirstInRow {},
    /// All of these.
    And {
        /// Which.
        of: Vec<Condition>,
    },
    /// At least one of these.
    Or {
        /// Which.
        of: Vec<Condition>,
    },
}

/// A comparison.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Op {
    /// At most.
    #[serde(rename = "<=")]
    AtMost,
    /// At least.
    #[serde(rename = ">=")]
    AtLeast,
    /// Just as many.
    #[serde(rename = "=")]
    Equal,
    /// Less.
    #[serde(rename = "<")]
    Less,
    /// More.
    #[serde(rename = ">")]
    More,
}

impl Op {
    /// Does `left` compare so with `right`?
    #[inline]
    #[must_use]
    pub const fn holds(self, left: i16, right: i16) -> bool {
        match self {
            Op::AtMost => left <= right,
            Op::AtLeast => left >= right,
            Op::Equal => left == right,
            Op::Less => left < right,
            Op::More => left > right,
        }
    }
}

/// How somebody stands among all players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RankIs {
    /// Nobody has fewer.
    Fewest,
    /// Everybody else has more.
    SoleFewest,
    /// Somebody else has at least as many.
    NotSoleMost,
}

/// Himself, or anybody.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// Himself.
    #[serde(rename = "self")]
    Own,
    /// At least one player, himself included.
    Any,
}

/// Something a player has a number of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Quantity {
    /// Gold.
    Gold,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Goods of all kinds.
    Goods,
    /// Different kinds of goods.
    GoodKinds,
    /// "+2" tokens.
    Plus2,
    /// Soldiers.
    Soldiers,
    /// Victory points.
    Vp,
    /// Buildings.
    Buildings,
    /// Buildings of column 4, without the one that counts them.
    OtherColumn4Buildings,
    /// Rows with all four buildings.
    CompleteRows,
    /// Battles won in this game.
    BattlesWon,
}
