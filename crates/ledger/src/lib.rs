//! Each rule has an owner: the ledger of a rulebook gives every rule an id, tests name the ids they prove with
//! [`proves!`], code names them where it decides them, and a game's build script calls [`build::game`], which makes
//! constants of them and fails the build on a rule without a test or a place and on an id that does not exist.

pub mod build;
pub mod coverage;
pub mod places;

use serde::{Deserialize, Serialize};

/// Names the rules that a test proves. Write it first in the body of a `#[test]` function.
///
/// ```
/// ledger::proves!("KB-INF-07", "KB-EX-05");
/// ```
#[macro_export]
macro_rules! proves {
    ($($id:literal),+ $(,)?) => {
        const _: &[&str] = &[$($id),+];
    };
}

/// A ledger, as it stands in `content/<game>/ledger.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// Every rule of the rulebook.
    pub rules: Vec<Entry>,
    /// Decisions where the rulebook is silent or at odds with itself.
    pub rulings: Vec<Entry>,
    /// Worked examples.
    pub examples: Vec<Entry>,
    /// What always holds.
    pub invariants: Vec<Entry>,
}

/// A rule, ruling, example or invariant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// Which part of the rulebook it is about.
    #[serde(default)]
    pub area: String,
    /// The chapter it stands in.
    #[serde(default)]
    pub chapter: String,
    /// Page, heading and line of the printed rulebook.
    #[serde(default)]
    pub page: String,
    /// What it asks of a program: choice, secret, random, scoring, ...; nothing (aid) if it is advice.
    #[serde(default)]
    pub tags: Vec<String>,
    /// Is it part of the base game, or of a module?
    #[serde(default)]
    pub scope: Scope,
    /// For a ruling: the rules it settles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<String>,
    /// The statement in English.
    pub en: String,
    /// The statement in Italian.
    #[serde(default)]
    pub it: String,
}

/// What a rule belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// The game as it is always played.
    #[default]
    Base,
    /// A module or expansion.
    Module,
}

impl Entry {
    /// Does it bind the players? Advice and what describes the box ("aid") do not: no test and no code can prove them.
    #[must_use]
    pub fn binds(&self) -> bool {
        !self.tags.iter().any(|tag| tag == "aid")
    }
}

impl Ledger {
    /// Reads a ledger.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn parse(text: &str) -> Result<Ledger, String> {
        serde_json::from_str(text).map_err(|e| e.to_string())
    }

    /// Rules, rulings, examples and invariants together.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.rules.iter().chain(&self.rulings).chain(&self.examples).chain(&self.invariants)
    }

    /// The rulings that settle this rule.
    pub fn rulings_on<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Entry> {
        self.rulings.iter().filter(move |ruling| ruling.about.iter().any(|rule| rule == id))
    }

    /// The entry with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }
}
