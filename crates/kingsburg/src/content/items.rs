//! The items of the content files: advisors, buildings, invaders, each with its provenance.

use super::vocabulary::Effect;
use crate::goods::{Bundle, Goods};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A file of components: a note on where they come from, and the items.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File<T> {
    /// What the file holds and what its provenance words mean.
    pub source: String,
    /// The components.
    pub items: Vec<T>,
}

/// Where each fact of a component comes from: `rulebook`, `sources`, `designed`.
pub type Provenance = BTreeMap<String, String>;

/// An advisor of the court.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdvisorItem {
    /// 1 to 18.
    pub number: u8,
    /// What he gives.
    pub effects: Vec<Effect>,
    /// Where that comes from.
    pub provenance: Provenance,
    /// How sure it is.
    pub confidence: String,
    /// The rules that speak of him.
    pub rules: Vec<String>,
}

/// A building of the province board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingItem {
    /// Row letter and column number.
    pub id: String,
    /// `A` to `G`.
    pub row: char,
    /// 1 to 4.
    pub column: u8,
    /// What it costs.
    pub cost: Goods,
    /// What it is worth when built.
    pub vp: i16,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Where that comes from.
    pub provenance: Provenance,
    /// How sure it is.
    pub confidence: String,
    /// The rules that speak of it.
    pub rules: Vec<String>,
}

/// An invader card.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderItem {
    /// Year and number.
    pub id: String,
    /// 1 to 5.
    pub year: u8,
    /// Who comes.
    pub race: Race,
    /// How strong they are.
    pub strength: i16,
    /// What a loser suffers.
    pub penalty: Penalty,
    /// What a winner receives.
    pub reward: Bundle,
    /// Where that comes from.
    pub provenance: Provenance,
    /// How sure it is.
    pub confidence: String,
}

/// What a loser suffers, in the order of KB-WINTER-12.
#[derive(Copy, Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// Gold raided.
    pub gold: u16,
    /// Wood raided.
    pub wood: u16,
    /// Stone raided.
    pub stone: u16,
    /// Goods of his choice raided.
    pub any: u16,
    /// Buildings destroyed.
    pub buildings: u8,
    /// Victory points lost.
    pub vp: i16,
}

impl Penalty {
    /// The raids of a named kind.
    #[must_use]
    pub const fn kinds(self) -> Goods {
        Goods { gold: self.gold, wood: self.wood, stone: self.stone }
    }
}

/// The six races of invaders.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Race {
    /// Goblins.
    Goblins,
    /// Orcs.
    Orcs,
    /// Zombies.
    Zombies,
    /// Barbarians.
    Barbarians,
    /// Demons.
    Demons,
    /// Dragons.
    Dragons,
}

impl Race {
    /// All races, in the order of their numbers.
    pub const ALL: [Race; 6] =
        [Race::Goblins, Race::Orcs, Race::Zombies, Race::Barbarians, Race::Demons, Race::Dragons];

    /// The name used in elements and locale files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Race::Goblins => "Goblins",
            Race::Orcs => "Orcs",
            Race::Zombies => "Zombies",
            Race::Barbarians => "Barbarians",
            Race::Demons => "Demons",
            Race::Dragons => "Dragons",
        }
    }
}
