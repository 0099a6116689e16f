//! The cards as they are written in `content/knights`. A field that is not read here is an error.

use crate::vocabulary::{Clause, Hundreds};
use effects::words;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A file of content.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<T> {
    /// Where all of it comes from.
    source: String,
    /// The cards.
    items: Vec<T>,
}

/// Reads a file; an unknown word or field is told with its line.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, String> {
    let file: File<T> = serde_json::from_str(text).map_err(|e| e.to_string())?;
    if file.source.is_empty() { Err("no source".to_owned()) } else { Ok(file.items) }
}

words! {
    /// The base game or its expansion.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Box_ {
        /// The base game.
        Base,
        /// Crown and Glory.
        Cg,
    }
}

/// The ability that a Noble's symbol gives.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Symbol {
    pub id: String,
    pub ability: String,
    pub text: String,
    pub while_exhausted: bool,
    pub provenance: String,
    #[serde(default)]
    pub effects: Vec<Clause>,
    /// A rule of its own instead of clauses.
    pub builtin: Option<Builtin>,
}

words! {
    /// Abilities that are a rule of their own.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Builtin {
        /// No wages while his troops total 400 or less.
        #[serde(rename = "circle_no_wages_up_to_400")]
        NoWagesUpTo400,
    }
}

words! {
    /// Leaders and Heralds.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CaptainKind {
        /// A Leader.
        Leader,
        /// A Herald.
        Herald,
    }
}

/// A Leader or Herald.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captain {
    pub id: String,
    pub kind: CaptainKind,
    pub nationality: String,
    pub name_en: String,
    pub name_it: String,
    pub strength: Hundreds,
    pub cost: u8,
    pub wage: u8,
    pub copies: u8,
    pub deck: Box_,
    pub effects: Vec<Clause>,
    pub text: String,
    pub value: f32,
    pub balance: String,
    pub provenance: String,
}

words! {
    /// Colours of Events.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Colour {
        /// Bad for who drew it; he can cancel it.
        Red,
        /// Good for who drew it.
        Green,
        /// For everybody; many can pay together to cancel it.
        Blue,
    }
}

/// An Event card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub id: String,
    pub deck: Box_,
    pub colour: Colour,
    pub name_en: String,
    pub name_it: String,
    pub cancel_faith: Option<u8>,
    pub lasting: bool,
    pub copies: u8,
    pub effects: Vec<Clause>,
    pub text: String,
    pub provenance: String,
    pub value: f32,
    pub balance: String,
}

words! {
    /// Kinds of Agenda.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum AgendaKind {
        /// Done once.
        Motion,
        /// In force for all, until it is discarded.
        Law,
        /// Held by a Baron.
        Charge,
        /// Borne by a Noble.
        Office,
    }
}

words! {
    /// How an Agenda is voted.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Vote {
        /// For or against.
        YesNo,
        /// For a Baron.
        ChooseBaron,
    }
}

/// An Agenda card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agenda {
    pub id: String,
    pub deck: Box_,
    #[serde(rename = "type")]
    pub kind: AgendaKind,
    pub vote: Vote,
    pub copies: u8,
    pub name_en: String,
    pub name_it: String,
    pub concession: bool,
    pub away: bool,
    pub maintained: u16,
    pub effects: Vec<Clause>,
    pub text: String,
    pub provenance: String,
    pub value: f32,
    pub balance: String,
}

/// An Advancement card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advancement {
    pub id: String,
    pub deck: Box_,
    pub name_en: String,
    pub name_it: String,
    pub copies: u8,
    pub cost: u8,
    pub battle: bool,
    pub exhaust: bool,
    pub timing: String,
    pub effects: Vec<Clause>,
    pub text: String,
    pub provenance: String,
    pub value: f32,
    pub balance: String,
}

/// A Mission card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub id: String,
    pub deck: Box_,
    pub name_en: String,
    pub name_it: String,
    pub copies: u8,
    pub reward_influence: u8,
    pub effects: Vec<Clause>,
    pub text: String,
    pub chance: f32,
    pub provenance: String,
    pub balance: String,
}
