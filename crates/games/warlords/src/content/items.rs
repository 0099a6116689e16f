//! The items of the content files, each with its provenance.

use super::cards::Deck;
use super::vocabulary::{Condition, Effect, PlayedBy, TargetKind, Timing};
use crate::army::Kind;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Where each fact of a component comes from: `rulebook`, `rulebook_inferred`, `sources`, `designed`.
type Provenance = BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainItem {
    pub id: super::Terrain,
    /// The defenders' die.
    pub die: u8,
    /// How many cities such fiefs usually have.
    #[serde(rename = "cities")]
    _cities: u8,
    /// How many soldiers a fief holds without a castle.
    pub limit: Option<u16>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KingdomItem {
    pub id: String,
    #[serde(rename = "grid")]
    _grid: [u8; 2],
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FiefItem {
    pub id: String,
    pub kingdom: String,
    /// As far as the rulebook tells it: WE-TERRAIN-11, WE-TERRAIN-12.
    pub terrain: super::Terrain,
    pub cities: u8,
    /// By land. The rulebook tells some that are (WE-TERRAIN-13, WE-TERRAIN-14) and some that are not (WE-MANEUVER-06,
    /// WE-MANEUVER-07).
    pub neighbours: Vec<String>,
    pub sea_lanes: Vec<String>,
    pub pos: [f64; 2],
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoldierItem {
    pub kind: Fighter,
    #[serde(rename = "move")]
    pub moves: Option<u8>,
    pub hit: u8,
    pub cost: Option<u16>,
    pub limit: Option<u16>,
    pub start: u16,
    pub hit_attacking_castle: Option<u8>,
    pub hit_defending_castle: Option<u8>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// Who fights.
#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Fighter {
    Lancer,
    Footman,
    Archer,
    Knight,
    Warlord,
    Peasant,
}

impl Fighter {
    /// The soldier he is; a peasant is none.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Fighter::Lancer => Some(Kind::Lancer),
            Fighter::Footman => Some(Kind::Footman),
            Fighter::Archer => Some(Kind::Archer),
            Fighter::Knight => Some(Kind::Knight),
            Fighter::Warlord => Some(Kind::Warlord),
            Fighter::Peasant => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumberItem {
    pub id: String,
    pub n: u16,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioItem {
    pub id: String,
    pub players: [u8; 2],
    pub start: Vec<String>,
    pub start_choice: StartChoice,
    pub in_play: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
}

/// How starting kingdoms are given out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartChoice {
    /// Picked in order of initiative (WE-SETUP-05).
    InitiativeOrder,
    /// Drawn (WE-SCEN-05).
    Random,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardItem {
    pub id: String,
    pub deck: Deck,
    pub copies: u8,
    pub timing: Timing,
    pub target: TargetItem,
    pub effect: Effect,
    pub excommunicable: bool,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "details")]
    _details: String,
    #[serde(default, rename = "balance")]
    _balance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TargetItem {
    pub kind: TargetKind,
    pub side: Option<PlayedBy>,
    pub conditions: Vec<Condition>,
}
