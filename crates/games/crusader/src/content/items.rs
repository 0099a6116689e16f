//! The items of the content files, each with its provenance.

use super::vocabulary::{
    Accept, Action, Character, Check, DevKind, Effect, Extras, Line, Modifier, Requirement, Sex, Suit,
    Suitor, Target,
};
use super::{Culture, Deck, DevelopmentId, DynastyId, EventId, TerritoryId, TraitId};
use effects::{Word, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::zones::{Bits, Numbered};

/// Where each fact of a component comes from: `rulebook`, `sources`, `designed`.
type Provenance = serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerritoryItem {
    pub id: String,
    pub culture: Culture,
    /// By land (CK-SEA-01).
    pub land: Vec<TerritoryId>,
    /// By a dashed line over water (CK-SEA-02, CK-SEA-03).
    pub sea_routes: Vec<TerritoryId>,
    pub coast: bool,
    pub seas: Seas,
    pub pos: [u8; 2],
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

words! {
    /// A sea area (CK-FLEET-02).
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Sea {
        /// The North Sea.
        NorthSea,
        /// The Atlantic Ocean.
        Atlantic,
        /// The Mediterranean.
        Mediterranean,
    }
}

impl Numbered for Sea {
    fn number(self) -> usize {
        Word::number(self)
    }
    fn numbered(number: usize) -> Sea {
        Sea::ALL[number]
    }
}

/// Some sea areas.
pub type Seas = Bits<Sea, u8>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TraitItem {
    pub id: String,
    pub critical_for: Vec<Action>,
    pub tokens: TokenCounts,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// How many tokens of each set show a trait.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenCounts {
    pub start: u8,
    pub event: u8,
    pub crusade: u8,
    pub random: u8,
}

words! {
    /// What a development is good for, in the eyes of bots.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Tag {
        /// Attacks.
        Offensive,
        /// Defence.
        Defensive,
        /// Marriages and Pacts.
        Diplomatic,
        /// Gold.
        Income,
        /// Castles.
        Building,
        /// Developments.
        Development,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DevelopmentItem {
    pub id: String,
    pub kind: DevKind,
    pub copies: u8,
    pub tags: Vec<Tag>,
    pub modifiers: Vec<Modifier>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "balance")]
    _balance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceItem {
    pub id: String,
    pub token: Option<TraitId>,
    pub modifiers: Vec<Modifier>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "balance")]
    _balance: String,
}

words! {
    /// For whom an event is good or bad.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Tone {
        /// Good for who played the card.
        GoodSelf,
        /// Bad for who played the card.
        BadSelf,
        /// Good for another.
        GoodOther,
        /// Bad for another.
        BadOther,
        /// Either.
        Mixed,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventItem {
    pub id: String,
    pub tone: Tone,
    pub target: Target,
    #[serde(default)]
    pub requirements: Vec<Requirement>,
    pub chosen: Option<Character>,
    pub check: Option<Check>,
    #[serde(default)]
    pub effects: Vec<Effect>,
    #[serde(default)]
    pub success: Vec<Effect>,
    #[serde(default)]
    pub fail: Vec<Effect>,
    pub value: f32,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "balance")]
    _balance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumberItem {
    pub id: String,
    pub n: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
}

/// Which event stands on some cards of a deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsItem {
    pub id: String,
    pub deck: Deck,
    pub event: EventId,
    /// Their printed numbers, from the first to the last.
    pub numbers: [u8; 2],
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulerItem {
    pub id: String,
    pub dynasty: DynastyId,
    pub sex: Sex,
    pub traits: Vec<TraitId>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterItem {
    pub id: String,
    pub culture: Option<Culture>,
    pub sex: Sex,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DynastyItem {
    pub id: String,
    pub culture: Culture,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioItem {
    pub id: String,
    pub players: [u8; 2],
    pub eras: u8,
    pub crusade_ends_at: Option<u8>,
    #[serde(default)]
    pub elimination_is_final: bool,
    pub extra_token: Option<ExtraToken>,
    pub stays_open: Option<Culture>,
    pub dynasties: Vec<StartItem>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
}

/// A token on the track besides the usual ones.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtraToken {
    pub space: u8,
    #[serde(rename = "trait")]
    pub what: TraitId,
}

/// How a dynasty begins in a scenario: spouse, siblings, children and Age tokens only as listed (CK-SCEN-02).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartItem {
    pub dynasty: DynastyId,
    pub ruler: super::CharacterId,
    pub traits: Vec<TraitId>,
    pub territories: Vec<TerritoryId>,
    pub gold: u8,
    pub developments: Vec<DevelopmentId>,
    #[serde(default)]
    pub castles: Vec<TerritoryId>,
    #[serde(default)]
    pub castles_of_choice: u8,
    #[serde(default)]
    pub age: u8,
    #[serde(default)]
    pub mobilised: Vec<TerritoryId>,
    #[serde(default)]
    pub unrest: Vec<TerritoryId>,
    #[serde(default)]
    pub spouse: bool,
    #[serde(default)]
    pub siblings: Vec<Kin>,
    #[serde(default)]
    pub children: Vec<Kin>,
    pub casus_belli: Option<DynastyId>,
    pub casus_belli_of_three: Option<DynastyId>,
    #[serde(rename = "rule")]
    _rule: String,
}

/// A sibling or child of a starting ruler, with the tokens on the card (CK-SETUP-13).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kin {
    /// Man or woman.
    pub sex: Sex,
    /// The traits on the card.
    pub traits: Vec<TraitId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StrategyItem {
    pub id: String,
    pub start: Extras,
    /// How many cards of each deck in an Era.
    pub era: BTreeMap<Deck, u8>,
    pub marriage: Marriage,
    pub realm: Vec<Line>,
    pub intrigue: Vec<Line>,
    pub war: Vec<Line>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// How a dynasty without a player marries.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marriage {
    /// Who courts, in this order.
    pub suitors: Vec<Suitor>,
    /// Ways to find a spouse, tried in this order.
    pub sources: Vec<Suit>,
    /// Which proposals are accepted.
    pub accept: Accept,
}
