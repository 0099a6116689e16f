//! The files of content as they are written.

use super::cards::Deck;
use super::vocabulary::{Condition, Effect, PlayedBy, TargetKind, Timing};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct MapFile {
    #[serde(borrow)]
    pub terrains: Vec<TerrainItem<'static>>,
    #[serde(borrow)]
    pub kingdoms: Vec<KingdomItem<'static>>,
    #[serde(borrow)]
    pub fiefs: Vec<FiefItem<'static>>,
    #[serde(borrow)]
    pub not_adjacent: Vec<NotAdjacent<'static>>,
}

#[derive(Deserialize)]
pub(super) struct TerrainItem<'a> {
    pub id: &'a str,
    pub defence_die: u8,
    pub peasants: u8,
    pub gold: u8,
    pub soldier_limit_without_castle: Option<u16>,
}

#[derive(Deserialize)]
pub(super) struct KingdomItem<'a> {
    pub id: &'a str,
    #[serde(borrow)]
    pub fiefs: Vec<&'a str>,
}

#[derive(Deserialize)]
pub(super) struct FiefItem<'a> {
    pub id: &'a str,
    pub kingdom: &'a str,
    pub terrain: &'a str,
    pub cities: u8,
    #[serde(borrow)]
    pub neighbours: Vec<&'a str>,
    #[serde(borrow)]
    pub sea_lanes: Vec<&'a str>,
}

#[derive(Deserialize)]
pub(super) struct NotAdjacent<'a> {
    #[serde(borrow)]
    pub fiefs: [&'a str; 2],
}

#[derive(Deserialize)]
pub(super) struct RulesFile {
    pub constants: Constants,
    #[serde(borrow)]
    pub soldiers: Vec<SoldierItem<'static>>,
    pub castles: Castles,
    #[serde(borrow)]
    pub scenarios: Vec<ScenarioItem<'static>>,
}

#[derive(Deserialize)]
pub(super) struct Constants {
    pub starting_army: StartingArmy,
    pub gold: Gold,
    pub mountain_limit_without_castle: N,
    pub bonus_lancers_per_whole_kingdom: N,
    pub ransom_offers_per_turn_and_pair: N,
}

#[derive(Deserialize)]
pub(super) struct N {
    pub n: u16,
}

#[derive(Deserialize)]
pub(super) struct StartingArmy {
    pub soldiers: StartSoldiers,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(super) struct StartSoldiers {
    pub w: u16,
    pub k: u16,
    pub a: u16,
    pub f: u16,
    pub l: u16,
}

#[derive(Deserialize)]
pub(super) struct Gold {
    pub merchant_card: u16,
    pub mercenary_surcharge: u16,
    pub initiative_step: InitiativeStep,
}

#[derive(Deserialize)]
pub(super) struct InitiativeStep {
    pub gold: u16,
}

#[derive(Deserialize)]
pub(super) struct SoldierItem<'a> {
    pub kind: &'a str,
    #[serde(rename = "move")]
    pub moves: Option<u8>,
    pub hit: u8,
    pub cost: Option<u16>,
    pub limit: Option<u16>,
    pub hit_attacking_castle: Option<u8>,
    pub hit_defending_castle: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Castles {
    pub begin_cost: u16,
    pub finish_cost: u16,
    pub max_in_play: u32,
    pub bonus: CastleBonus,
    pub capture: Capture,
}

#[derive(Deserialize)]
pub(super) struct CastleBonus {
    pub whole_kingdom_finished: u16,
    pub most_fiefs: u16,
}

#[derive(Deserialize)]
pub(super) struct Capture {
    pub gold_loser_has_another: u16,
    pub gold_only_castle: u16,
}

#[derive(Deserialize)]
pub(super) struct ScenarioItem<'a> {
    pub id: &'a str,
    pub players: [u8; 2],
    #[serde(borrow)]
    pub start: Vec<&'a str>,
    pub start_choice: StartChoice,
    #[serde(borrow)]
    pub in_play: Vec<&'a str>,
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
pub(super) struct CardsFile {
    #[serde(borrow)]
    pub cards: Vec<CardItem<'static>>,
}

#[derive(Deserialize)]
pub(super) struct CardItem<'a> {
    pub id: &'a str,
    pub deck: Deck,
    pub copies: u8,
    pub timing: Timing,
    pub target: TargetItem,
    pub effect: Effect,
    pub excommunicable: bool,
}

#[derive(Deserialize)]
pub(super) struct TargetItem {
    pub kind: TargetKind,
    pub side: Option<PlayedBy>,
    pub conditions: Vec<Condition>,
}
