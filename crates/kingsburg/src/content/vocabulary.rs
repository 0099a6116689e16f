//! The vocabulary of effects in which components are written, as far as the base game speaks it.
//!
//! `content/kingsburg/*.json` is read into these types; a word that is not here is refused with its place.

use super::items::Race;
use crate::goods::{Bundle, Good};
use serde::Deserialize;

/// One effect: when it comes, under which condition, whether it may be declined, and what it does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// The moment.
    pub when: Hook,
    /// Tested for the owner when the moment comes.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
    /// May the owner decline?
    #[serde(default)]
    pub optional: bool,
    /// How often.
    pub limit: Option<Limit>,
    /// What it does, in order.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// How often an effect may be used.
#[derive(PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Limit {
    /// So often in a season.
    Times {
        /// How often.
        n: u8,
        /// In what time.
        per: Per,
    },
    /// The word `none`: as often as it comes.
    Word(NoLimit),
}

/// The span of a limit.
#[derive(PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    /// A productive season.
    Season,
}

/// The word for no limit.
#[derive(PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoLimit {
    /// No limit.
    None,
}

/// A moment of play at which effects come.
#[derive(Deserialize)]
#[serde(tag = "hook", deny_unknown_fields, rename_all_fields = "camelCase")]
pub enum Hook {
    /// A productive season begins, before any dice are counted.
    SeasonStart {},
    /// The number of dice of each player is fixed.
    BeforeRoll {},
    /// Dice may be changed.
    AfterRoll {},
    /// A group of dice is tested.
    Placing {},
    /// The advisor's own gift.
    Help {},
    /// Right after an advisor has helped.
    OnAid {
        /// Which advisors.
        advisors: Vec<u8>,
        /// Only for the gift printed on the board. There are no others in the base game.
        #[serde(default)]
        printed_only: bool,
    },
    /// The price of a building is asked.
    Building {},
    /// A productive season ends.
    SeasonEnd {
        /// In which seasons; all if not given.
        seasons: Option<Vec<Season>>,
    },
    /// The price of a soldier is asked.
    Mercenaries {},
    /// Battle totals are added up.
    Battle {},
    /// After the reward for a victory.
    BattleWon {},
    /// Final awards.
    GameEnd {},
}

/// A productive season.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Season {
    /// Spring.
    Spring,
    /// Summer.
    Summer,
    /// Autumn.
    Autumn,
}

/// A condition on the owner or the moment.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "c", deny_unknown_fields)]
pub enum Condition {
    /// All his dice show one number.
    AllDiceEqual {},
    /// The sum of all his dice.
    DiceTotal {
        /// How it compares.
        op: Op,
        /// With what.
        n: u8,
    },
    /// The race of the invaders.
    Race {
        /// One of these.
        r#in: Vec<Race>,
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
}

/// What an effect does.
#[derive(Deserialize)]
#[serde(tag = "a", deny_unknown_fields, rename_all_fields = "camelCase")]
pub enum Action {
    /// Takes from the Supply, scores.
    Gain {
        /// What.
        what: Bundle,
    },
    /// Pays, then gains.
    Trade {
        /// What is paid.
        pay: Bundle,
        /// What is gained.
        gain: Bundle,
    },
    /// So much for every full step of a quantity.
    GainPer {
        /// What.
        what: Bundle,
        /// Of what.
        per: Quantity,
        /// How many make a step.
        step: u16,
    },
    /// One of several options.
    Choose {
        /// How many; the base game knows only 1.
        pick: u8,
        /// The options.
        options: Vec<ActionOption>,
    },
    /// May look at the top invader card.
    Peek {},
    /// Rolls white dice more.
    WhiteDie {
        /// How many.
        n: u8,
    },
    /// Rolls dice again.
    Reroll {
        /// Which.
        which: RerollWhich,
    },
    /// A group may count for more or less.
    InfluenceShift {
        /// By how much.
        deltas: Vec<i8>,
    },
    /// Buildings become cheaper or dearer.
    CostChange {
        /// In which columns.
        columns: Vec<u8>,
        /// Of which good.
        good: Good,
        /// By how much.
        n: i16,
    },
    /// A soldier costs so many goods.
    MercenaryPrice {
        /// How many.
        goods: u16,
    },
    /// Added to the battle total.
    BattleBonus {
        /// How much.
        n: i16,
    },
    /// An equal total is a victory.
    TieIsWin {},
}

/// One option of a choice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionOption {
    /// What it does.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// Something a player has a number of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quantity {
    /// Goods of all kinds.
    Goods,
}

/// Which dice are rolled again.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RerollWhich {
    /// One of his choice.
    One,
    /// All of them.
    All,
}
