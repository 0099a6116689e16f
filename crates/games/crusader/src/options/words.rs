//! Options whose words are those of cultures, strategies and territories.

use crate::content::{Culture, StrategyId, TerritoryId};
use serde::{Deserialize, Serialize};

/// Who leads a dynasty.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Lead {
    /// A person as long as there are seats, then an AI as long as there are dynasties to come, else nobody.
    #[default]
    Any,
    /// The next seat.
    Person,
    /// An AI whose strategy is drawn (CK-AI-04).
    Ai,
    /// An AI with this strategy.
    Strategy(StrategyId),
    /// Nobody: it is left out (CK-SCEN-04).
    Out,
}

impl Lead {
    /// Is it an AI for sure?
    #[must_use]
    pub const fn is_ai(self) -> bool {
        matches!(self, Lead::Ai | Lead::Strategy(_))
    }
}

impl From<Lead> for String {
    fn from(lead: Lead) -> String {
        match lead {
            Lead::Any => "any",
            Lead::Person => "person",
            Lead::Ai => "ai",
            Lead::Strategy(strategy) => strategy.word(),
            Lead::Out => "out",
        }
        .to_owned()
    }
}

impl TryFrom<String> for Lead {
    type Error = String;

    fn try_from(word: String) -> Result<Lead, String> {
        match word.as_str() {
            "any" => Ok(Lead::Any),
            "person" => Ok(Lead::Person),
            "ai" => Ok(Lead::Ai),
            "out" => Ok(Lead::Out),
            other => StrategyId::named(other)
                .map(Lead::Strategy)
                .ok_or_else(|| format!("nobody called '{other}' leads a dynasty")),
        }
    }
}

/// How many dynasties take part.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Count {
    /// As many as people and named AIs, at least three; with one person all of the scenario (CK-SOLO-02).
    #[default]
    #[serde(rename = "usual")]
    Usual,
    /// Three.
    #[serde(rename = "3")]
    Three,
    /// Four.
    #[serde(rename = "4")]
    Four,
    /// Five.
    #[serde(rename = "5")]
    Five,
}

/// Who has the First Player token at the start.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum FirstPlayer {
    /// Drawn among all dynasties.
    #[default]
    Drawn,
    /// He of this culture.
    Of(Culture),
}

impl From<FirstPlayer> for String {
    fn from(first: FirstPlayer) -> String {
        match first {
            FirstPlayer::Drawn => "drawn".to_owned(),
            FirstPlayer::Of(culture) => culture.word().to_owned(),
        }
    }
}

impl TryFrom<String> for FirstPlayer {
    type Error = String;

    fn try_from(word: String) -> Result<FirstPlayer, String> {
        match word.as_str() {
            "drawn" => Ok(FirstPlayer::Drawn),
            other => Culture::named(other)
                .map(FirstPlayer::Of)
                .ok_or_else(|| format!("there is no culture '{other}'")),
        }
    }
}

/// Does the horse take part?
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Glitterhoof {
    /// No.
    #[default]
    Out,
    /// Yes, in a territory that is drawn.
    In,
    /// Yes, here: as who has most hours in Crusader Kings II has picked (CK-SETUP-28).
    At(TerritoryId),
}

/// The words of [`Glitterhoof`].
pub(super) const GLITTERHOOF: &[&str] = &{
    let mut words = ["out"; crate::content::TERRITORIES + 2];
    words[1] = "in";
    let mut at = 0;
    while at < crate::content::TERRITORIES {
        words[at + 2] = crate::content::TERRITORY_WORDS[at];
        at += 1;
    }
    words
};

impl From<Glitterhoof> for String {
    fn from(horse: Glitterhoof) -> String {
        match horse {
            Glitterhoof::Out => "out".to_owned(),
            Glitterhoof::In => "in".to_owned(),
            Glitterhoof::At(territory) => territory.word().to_owned(),
        }
    }
}

impl TryFrom<String> for Glitterhoof {
    type Error = String;

    fn try_from(word: String) -> Result<Glitterhoof, String> {
        match word.as_str() {
            "out" => Ok(Glitterhoof::Out),
            "in" => Ok(Glitterhoof::In),
            other => TerritoryId::named(other)
                .map(Glitterhoof::At)
                .ok_or_else(|| format!("there is no territory '{other}'")),
        }
    }
}
