//! Which modules are played (KB-MOD-01: each alone, or with any others; each makes a game some minutes longer, KB-MOD-02),
//! and which scenario.

use crate::content::ScenarioId;
use serde::{Deserialize, Serialize};

/// Options of the game. Without any it is the base game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Module 1: how many rows the province boards have.
    pub rows: Rows,
    /// Module 2: alternative lines.
    pub lines: Lines,
    /// Module 3: governors.
    pub governors: Governors,
    /// Module 4: Fate cards.
    pub fate: Fate,
    /// Module 5: how the King sends soldiers.
    pub reinforcements: Reinforcements,
    /// Module 6: Caprice tiles.
    pub caprices: Caprices,
    /// The scenario.
    pub scenario: Scenario,
}

/// Module 1: rows of the province boards.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rows {
    /// The front: B to F.
    #[default]
    Five,
    /// The back: A to G (KB-MOD1-01). What stands to the left of what, and what falls first, is as on the front (KB-MOD1-02,
    /// KB-MOD1-03).
    Seven,
}

/// Module 2: alternative lines.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lines {
    /// Not played.
    #[default]
    None,
    /// Two for each, at random (KB-MOD2-01).
    Dealt,
    /// Two for each, in turn, openly (KB-MOD2-06).
    Drafted,
}

/// Module 3: governors.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Governors {
    /// Not played.
    #[default]
    None,
    /// Each keeps one of three (KB-MOD3-01).
    Dealt,
    /// Bid for in victory points (KB-MOD3-06).
    Auction,
}

/// Module 4: Fate cards.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Not played.
    #[default]
    Off,
    /// One each year (KB-MOD4-02).
    On,
}

/// Module 5: how the King sends soldiers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reinforcements {
    /// By a die (KB-WINTER-05).
    #[default]
    Die,
    /// By request tokens (KB-MOD5-01).
    Tokens,
}

/// Module 6: Caprice tiles.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Caprices {
    /// Not played.
    #[default]
    None,
    /// One more each season (KB-MOD6-02).
    Court,
    /// All from the start, one less each season (KB-REST-02): for who knows the tiles (KB-REST-01).
    Restoration,
}

/// The scenario (KB-SCEN-02).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// Not played.
    #[default]
    None,
    /// One of the four, drawn at random.
    Random,
    /// Goblin Valley.
    GoblinValley,
    /// The Long Siege.
    LongSiege,
    /// The King's Wager.
    KingsWager,
    /// The Seer's Warning.
    SeersWarning,
}

impl Scenario {
    /// The card of a scenario that is named.
    #[must_use]
    pub fn card(self) -> Option<ScenarioId> {
        match self {
            Scenario::None | Scenario::Random => None,
            Scenario::GoblinValley => ScenarioId::named("goblin_valley"),
            Scenario::LongSiege => ScenarioId::named("long_siege"),
            Scenario::KingsWager => ScenarioId::named("kings_wager"),
            Scenario::SeersWarning => ScenarioId::named("seers_warning"),
        }
    }
}

/// The words of each option, the default first.
pub const CHOICES: &[(&str, &[&str])] = &[
    ("rows", &["five", "seven"]),
    ("lines", &["none", "dealt", "drafted"]),
    ("governors", &["none", "dealt", "auction"]),
    ("fate", &["off", "on"]),
    ("reinforcements", &["die", "tokens"]),
    ("caprices", &["none", "court", "restoration"]),
    ("scenario", &["none", "random", "goblin_valley", "long_siege", "kings_wager", "seers_warning"]),
];

impl Options {
    /// The options that play these modules, 1 to 6, in their standard form.
    #[must_use]
    pub fn of_modules(modules: &[u8]) -> Options {
        let plays = |module: u8| modules.contains(&module);
        Options {
            rows: if plays(1) { Rows::Seven } else { Rows::Five },
            lines: if plays(2) { Lines::Dealt } else { Lines::None },
            governors: if plays(3) { Governors::Dealt } else { Governors::None },
            fate: if plays(4) { Fate::On } else { Fate::Off },
            reinforcements: if plays(5) { Reinforcements::Tokens } else { Reinforcements::Die },
            caprices: if plays(6) { Caprices::Court } else { Caprices::None },
            scenario: Scenario::None,
        }
    }
}
