//! The vocabulary of effects in which components are written.
//!
//! `content/kingsburg/*.json` is read into these types; a word that is not here is refused with its place. What each
//! word means is told in `docs/content-packs.md`; which of them go together is checked when they are compiled.

mod actions;
mod conditions;
mod details;
mod hooks;

pub use actions::{Action, ActionOption, Clause, SpaceItem};
pub use conditions::{Condition, Op, Quantity, RankIs, Who};
pub use details::{
    All, AnyGood, CopyOf, CountOrAll, Deck, Fraction, GoodOrAny, Neighbour, OrderFirst, OwnDieMode,
    OwnDieModule5, Players, ProtectWhat, RerollWhich, Scope, SoldiersEach, StockMode,
};
pub use hooks::{By, Hook, Season};
use serde::Deserialize;

/// One effect: when it comes, for whom, under which condition, whether it may be declined, and what it does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// The moment.
    pub when: Hook,
    /// Whom it concerns.
    #[serde(default, rename = "for")]
    pub subject: Subject,
    /// Tested for the subject when the moment comes, and again just before it is applied.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
    /// Are all conditions read before anything is applied to anybody?
    #[serde(default)]
    pub snapshot: bool,
    /// May it be declined?
    #[serde(default)]
    pub optional: bool,
    /// How often.
    pub limit: Option<Limit>,
    /// What it does, in order.
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

/// Whom an effect concerns.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// Who has built it, whose governor it is, whom the advisor helps.
    #[default]
    Owner,
    /// Every player whom the moment concerns, in turn order.
    Each,
    /// One common value.
    Table,
}

/// How often an effect may be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Limit {
    /// So often in a span of time.
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    /// A productive season.
    Season,
    /// A year.
    Year,
}

/// The word for no limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NoLimit {
    /// No limit.
    None,
}
