//! What can be agreed before a game: the scenario, who leads which dynasty, and what rulings leave open.

mod parties;
mod words;

pub use parties::{Parties, Party};
pub use words::{Count, FirstPlayer, Glitterhoof, Lead};

use crate::content::{Player, ScenarioId};
use serde::{Deserialize, Serialize};

/// Options of the game. The defaults are the rulings as recommended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which scenario (CK-SETUP-01).
    pub scenario: ScenarioId,
    /// How many dynasties take part: those without a person are led by AIs (CK-SCEN-03, CK-SOLO-04).
    pub dynasties: Count,
    /// Who leads the English dynasty.
    pub english: Lead,
    /// Who leads the Frankish dynasty.
    pub frankish: Lead,
    /// Who leads the German dynasty.
    pub german: Lead,
    /// Who leads the Italian dynasty.
    pub italian: Lead,
    /// Who leads the Iberian dynasty.
    pub iberian: Lead,
    /// How a game with AIs is won, and how hard it is (CK-COOP-01, CK-SOLO-03).
    pub mode: Mode,
    /// Who has the First Player token (CK-R-09).
    pub first: FirstPlayer,
    /// Does the horse take part, and where does it stand (CK-SETUP-19, CK-R-10)?
    pub glitterhoof: Glitterhoof,
    /// What a Duchy gives in taxes (CK-R-44).
    pub duke_tax: DukeTax,
    /// For what the Navy makes coasts adjacent (CK-R-71).
    pub navy: NavyRule,
    /// Is Pomerania on the North Sea? Only a Navy asks.
    pub pomerania: Pomerania,
    /// What becomes of the other siblings when one of them inherits (CK-R-97)?
    pub siblings: SiblingRule,
    /// May the ruler that no scenario uses come with a dynasty that returns (CK-R-104)?
    pub spare_ruler: SpareRuler,
    /// May the Frankish dynasty be left out (CK-R-05)?
    pub drop_franks: DropFranks,
}

/// How a game is won.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everybody for himself.
    #[default]
    Rivals,
    /// Everybody for himself; the AIs begin with Pacts among them (CK-SOLO-03).
    HardRivals,
    /// The people together against the AIs (CK-COOP-01).
    Together,
}

/// What a Duchy gives in taxes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DukeTax {
    /// As much as any territory.
    #[default]
    None,
    /// One gold less.
    Less,
}

/// For what the Navy makes coasts adjacent.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NavyRule {
    /// Invade only.
    #[default]
    Invade,
    /// Every rule that says adjacent.
    Everything,
}

/// Is Pomerania on the North Sea?
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pomerania {
    /// Yes.
    #[default]
    NorthSea,
    /// It is on a sea of its own.
    Alone,
}

/// What becomes of the other siblings when one of them inherits.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SiblingRule {
    /// They stay.
    #[default]
    Stay,
    /// They leave, as when a child inherits.
    Leave,
}

/// May the ruler that no scenario uses come with a dynasty that returns?
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpareRuler {
    /// No.
    #[default]
    Out,
    /// Yes.
    In,
}

/// May the Franks be left out?
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DropFranks {
    /// No.
    #[default]
    Never,
    /// Yes.
    Allowed,
}

/// Who can lead a dynasty, in words.
const LEADS: &[&str] = &["any", "person", "ai", "ferox", "postis", "munitio", "amandum", "aperio", "out"];

/// The words of each option, the default first.
pub const CHOICES: &[(&str, &[&str])] = &[
    ("scenario", &["1", "2", "3", "4", "5", "6"]),
    ("dynasties", &["usual", "3", "4", "5"]),
    ("english", LEADS),
    ("frankish", LEADS),
    ("german", LEADS),
    ("italian", LEADS),
    ("iberian", LEADS),
    ("mode", &["rivals", "hard_rivals", "together"]),
    ("first", &["drawn", "english", "frankish", "german", "italian", "iberian"]),
    ("glitterhoof", words::GLITTERHOOF),
    ("duke_tax", &["none", "less"]),
    ("navy", &["invade", "everything"]),
    ("pomerania", &["north_sea", "alone"]),
    ("siblings", &["stay", "leave"]),
    ("spare_ruler", &["out", "in"]),
    ("drop_franks", &["never", "allowed"]),
];

impl Options {
    /// Who is to lead the dynasty of a culture.
    #[must_use]
    pub fn lead(&self, player: Player) -> Lead {
        [self.english, self.frankish, self.german, self.italian, self.iberian][player.index()]
    }

    /// The same options, but this dynasty is led by him.
    #[must_use]
    pub fn led(mut self, player: Player, by: Lead) -> Options {
        let leads =
            [&mut self.english, &mut self.frankish, &mut self.german, &mut self.italian, &mut self.iberian];
        if let Some(lead) = leads.into_iter().nth(player.index()) {
            *lead = by;
        }
        self
    }
}
