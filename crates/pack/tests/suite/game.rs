//! A small game with two content files, in a vocabulary such as real games have.

use pack::{Embedded, Mistake, Pack};
use serde::Deserialize;
use std::collections::BTreeMap;

pub const BUILDINGS: Embedded = Embedded {
    name: "buildings",
    key: "id",
    text: r#"{
"source": "ours",
"items": [
{"id": "B1", "cost": {"gold": 2, "wood": 0}, "vp": 3, "set": "base", "effects": [{"when": {"hook": "Roll"}, "limit": {"n": 1, "per": "season"}, "do": [{"a": "Reroll", "which": "one"}]}]},
{"id": "B2", "cost": {"gold": 3, "wood": 1}, "vp": 5, "set": "base", "effects": []},
{"id": "B3", "cost": {"gold": 1, "wood": 2}, "vp": 1, "set": "extra", "effects": []}
]
}"#,
};

pub const ADVISORS: Embedded = Embedded {
    name: "advisors",
    key: "number",
    text: r#"{"source": "ours", "items": [{"number": 1, "vp": 1}, {"number": 2, "vp": 0}]}"#,
};

pub const GAME: [Embedded; 2] = [BUILDINGS, ADVISORS];

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub id: String,
    pub cost: Cost,
    pub vp: i16,
    pub set: Set,
    pub effects: Vec<Effect>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Advisor {
    pub number: u8,
    pub vp: i16,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    pub gold: u16,
    pub wood: u16,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    Base,
    Extra,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    pub when: Hook,
    pub limit: Option<Limit>,
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(tag = "hook", deny_unknown_fields)]
pub enum Hook {
    Roll {},
    Year { years: Option<Vec<u8>> },
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(untagged)]
pub enum Limit {
    Times { n: u8, per: Per },
    Word(NoLimit),
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Per {
    Season,
    Year,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum NoLimit {
    None,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(tag = "a", deny_unknown_fields)]
pub enum Action {
    Gain { what: BTreeMap<String, u16> },
    Reroll { which: Which },
    Choose { pick: u8, options: Vec<Choice> },
    Bonus { n: i8 },
    Protect { n: CountOrAll },
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(untagged)]
pub enum CountOrAll {
    Count(u8),
    Word(AllWord),
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum AllWord {
    All,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    #[serde(rename = "do")]
    pub actions: Vec<Action>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    One,
    All,
}

/// The game with one file of an overlay.
pub fn with(file: &str, text: &str) -> Pack {
    Pack::overlay_texts(&GAME, &[(file, text)]).expect("this overlay has the right form")
}

/// The mistakes in the form of an overlay of one file.
pub fn refused(file: &str, text: &str) -> Vec<String> {
    told(&Pack::overlay_texts(&GAME, &[(file, text)]).expect_err("this overlay is broken"))
}

/// The mistakes in the values of an overlay of buildings, and the buildings all the same.
pub fn read(items: &str) -> (Vec<Building>, Vec<String>) {
    let pack = with("buildings.json", &format!("{{\"items\": [\n{items}\n]}}"));
    let mut mistakes = Vec::new();
    let buildings = pack.read("buildings", &mut mistakes);
    (buildings, told(&mistakes))
}

pub fn told(mistakes: &[Mistake]) -> Vec<String> {
    mistakes.iter().map(ToString::to_string).collect()
}
