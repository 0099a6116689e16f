//! What can be agreed before a game: the scenario, and what rulings leave open.

use crate::content::{Content, Scenario};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::Message;

/// Options of the game. The defaults are the rulings as recommended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who starts where, on which map.
    pub scenario: ScenarioChoice,
    /// WE-R-21: where retreating soldiers go.
    pub retreat: RetreatRule,
    /// WE-R-29: who ties for most fiefs of a kingdom gets its castle bonus.
    pub bonus_on_tie: TieRule,
    /// WE-R-32: which castles take any number of recruits.
    pub unlimited_recruits_in: RecruitRule,
    /// WE-R-34: how many castles there are.
    pub castle_supply: CastleRule,
    /// WE-R-41: how long a victory of two must last.
    pub two_player_hold: HoldRule,
    /// WE-R-44: Warlords bought while others are captive.
    pub warlords_while_captive: CaptiveRule,
    /// WE-R-72: kingdoms drawn at random.
    pub random_starts: RandomRule,
    /// WE-R-75: the game ends after so many rounds; 0 for never.
    pub rounds: u16,
}

/// The words of each option, the default first.
pub const CHOICES: &[(&str, &[&str])] = &[
    ("scenario", &["standard", "hard", "long", "inner", "random", "agreed"]),
    ("retreat", &["split", "one_fief"]),
    ("bonus_on_tie", &["nothing", "bonus"]),
    ("unlimited_recruits_in", &["any_castle", "finished_castle", "finished_or_captured"]),
    ("castle_supply", &["shared", "unlimited"]),
    ("two_player_hold", &["opponent_turn", "whole_round"]),
    ("warlords_while_captive", &["none", "within_limit"]),
    ("random_starts", &["any", "not_adjacent"]),
];

/// Who starts where, on which map.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScenarioChoice {
    /// That of the rulebook for the number of players (WE-SETUP-06, WE-3P-01, WE-2P-01).
    #[default]
    Standard,
    /// Hard and faster, for three or four (WE-SCEN-02, WE-SCEN-03).
    Hard,
    /// Hard and longer, for three (WE-SCEN-04).
    Long,
    /// Inner kingdoms on the whole map, for four (WE-SCEN-01).
    Inner,
    /// Kingdoms drawn (WE-SCEN-05).
    Random,
    /// Any kingdoms, whole map (WE-SCEN-01).
    Agreed,
}

/// Where retreating soldiers go.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatRule {
    /// Each to any fief the attack came from.
    #[default]
    Split,
    /// All to one.
    OneFief,
}

/// Who ties for most fiefs of a kingdom.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieRule {
    /// Gets no castle bonus.
    #[default]
    Nothing,
    /// Gets it.
    Bonus,
}

/// Which castles take any number of recruits.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecruitRule {
    /// Any, from the round after it was begun.
    #[default]
    AnyCastle,
    /// Finished ones; nobles also in unfinished ones, one a round.
    FinishedCastle,
    /// Finished ones and captured ones: what is limited until it is finished is a new castle (p.8 and p.10 by the letter).
    FinishedOrCaptured,
}

/// How many castles there are.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastleRule {
    /// Twelve, shared by all.
    #[default]
    Shared,
    /// As many as one likes.
    Unlimited,
}

/// How long a victory of two must last.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HoldRule {
    /// A whole turn of the opponent.
    #[default]
    OpponentTurn,
    /// A whole round.
    WholeRound,
}

/// Warlords bought while others are captive.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaptiveRule {
    /// None.
    #[default]
    None,
    /// Within the pieces of the set.
    WithinLimit,
}

/// Kingdoms drawn at random.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RandomRule {
    /// Any.
    #[default]
    Any,
    /// No two that border on each other, as long as there are such.
    NotAdjacent,
}

impl Options {
    /// The scenario for so many players.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn find(&self, content: &Content, seats: u8) -> Result<Arc<Scenario>, Vec<Message>> {
        if !(2..=4).contains(&seats) {
            return Err(vec![Message::new("options-seats").with("seats", seats)]);
        }
        let name = match (&self.scenario, seats) {
            (ScenarioChoice::Standard, 2) => "2p",
            (ScenarioChoice::Standard, 3) => "3p",
            (ScenarioChoice::Standard, _) => "4p",
            (ScenarioChoice::Hard, 4) => "4p_hard",
            (ScenarioChoice::Hard, _) => "3p_hard",
            (ScenarioChoice::Long, _) => "3p_long",
            (ScenarioChoice::Inner, _) => "4p_inner",
            (ScenarioChoice::Random, _) => "random",
            (ScenarioChoice::Agreed, _) => "agreed",
        };
        let fits = |s: &&Arc<Scenario>| s.id == name && (s.players.0..=s.players.1).contains(&seats);
        content
            .scenarios
            .iter()
            .find(fits)
            .map(Arc::clone)
            .ok_or_else(|| vec![Message::new("options-scenario").with("seats", seats)])
    }
}
