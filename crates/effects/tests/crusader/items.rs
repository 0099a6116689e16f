//! The components as they are written in `content/crusader`. A field that is not read here is an error.

use crate::vocabulary::{
    Accept, Action, Character, Check, Colour, Deck, DevKind, Development, Effect, Line, Modifier,
    Requirement, Start, Suit, Suitor, Target, Trait,
};
use effects::words;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// A file of content.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<T> {
    /// Where all of it comes from.
    source: String,
    /// The components.
    items: Vec<T>,
}

/// Reads a file; an unknown word or field is told with its line.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, String> {
    let file: File<T> = serde_json::from_str(text).map_err(|e| e.to_string())?;
    if file.source.is_empty() { Err("no source".to_owned()) } else { Ok(file.items) }
}

/// Where something comes from, in whole or part by part.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Provenance {
    Whole(String),
    Parts(BTreeMap<String, Provenance>),
    List(Vec<String>),
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

/// A development card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentCard {
    pub id: Development,
    pub name: String,
    pub name_it: String,
    pub kind: DevKind,
    pub copies: u8,
    pub tags: Vec<Tag>,
    pub modifiers: Vec<Modifier>,
    pub provenance: Provenance,
    pub balance: String,
}

/// A space of the Crusade track.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub id: String,
    pub space: u8,
    pub name: String,
    pub token: Option<Trait>,
    pub modifiers: Vec<Modifier>,
    pub provenance: Provenance,
    pub balance: String,
    pub trophy: Option<String>,
    #[serde(default)]
    pub ends_game: bool,
}

words! {
    /// The printed tag of an event.
    #[derive(Deserialize)]
    pub enum PrintedTag {
        /// It strikes who played the card.
        #[serde(rename = "Self")]
        Own,
        /// It strikes others.
        Other,
    }
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

/// An event.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub id: String,
    pub name: String,
    pub tag: PrintedTag,
    pub tone: Tone,
    pub text: String,
    pub target: Target,
    pub requirements: Vec<Requirement>,
    pub chosen: Option<Character>,
    pub check: Option<Check>,
    pub effects: Vec<Effect>,
    pub success: Vec<Effect>,
    pub fail: Vec<Effect>,
    pub value: f32,
    pub balance: String,
    pub provenance: Provenance,
}

/// Which event stands on some cards of a deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCards {
    pub id: String,
    pub deck: Deck,
    pub event: String,
    pub copies: u8,
    /// Their printed numbers, from the first to the last.
    pub numbers: [u8; 2],
    pub provenance: Provenance,
}

/// The traits that decide a check whatever else is drawn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CriticalPair {
    pub fails: Trait,
    pub succeeds: Trait,
}

/// A deck of Action cards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckItem {
    pub id: String,
    pub deck: Deck,
    pub cards: u8,
    pub actions: Vec<Action>,
    pub criticals: BTreeMap<Action, CriticalPair>,
    pub numbers: [u8; 2],
    pub provenance: Provenance,
}

words! {
    /// What a critical trait does.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CriticalEffect {
        /// The check succeeds.
        Success,
        /// The check fails.
        Failure,
    }
}

/// How many tokens of each set show a trait.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenCounts {
    pub start: u8,
    pub event: u8,
    pub crusade: u8,
    pub random: u8,
}

/// A trait.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraitItem {
    pub id: String,
    pub name: Trait,
    pub name_it: Option<String>,
    pub colour: Colour,
    pub critical_for: Vec<Action>,
    pub critical_effect: Option<CriticalEffect>,
    pub provenance: Provenance,
    pub tokens: TokenCounts,
}

/// How a dynasty without a player marries.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marriage {
    pub suitors: Vec<Suitor>,
    pub sources: Vec<Suit>,
    pub accept: Accept,
}

/// A strategy of dynasties without a player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strategy {
    pub id: String,
    pub name: String,
    pub style: String,
    pub start: Start,
    /// How many cards of each deck in an Era.
    pub era: BTreeMap<Deck, u8>,
    pub marriage: Marriage,
    #[serde(rename = "Realm")]
    pub realm: Vec<Line>,
    #[serde(rename = "Intrigue")]
    pub intrigue: Vec<Line>,
    #[serde(rename = "War")]
    pub war: Vec<Line>,
    pub provenance: Provenance,
}
