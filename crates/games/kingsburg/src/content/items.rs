//! The items of the content files: advisors, buildings, invaders, each with its provenance.

use super::vocabulary::Effect;
use crate::goods::{Bundle, Goods};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Where each fact of a component comes from: `rulebook`, `sources`, `designed`.
pub type Provenance = BTreeMap<String, String>;

/// An advisor of the court, or a tile that covers one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdvisorItem {
    /// 1 to 18; of a tile, 1 to 16.
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

/// A building of the province board or of an alternative line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingItem {
    /// Row letter and column number, and `a` on an alternative line.
    pub id: String,
    /// `A` to `G`.
    pub row: char,
    /// 1 to 4.
    pub column: u8,
    /// Where it is printed.
    pub set: Set,
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
    /// What was measured of it.
    #[serde(default)]
    pub balance: String,
}

/// Where a building is printed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    /// On the front of the province board.
    Base,
    /// On its back only (module 1).
    Module1,
    /// On an alternative line (module 2).
    Module2,
}

/// A governor, a Fate card or a scenario.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardItem {
    /// Its name in files.
    pub id: String,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Where that comes from.
    pub provenance: Provenance,
    /// How sure it is.
    pub confidence: String,
    /// The rules that speak of it.
    pub rules: Vec<String>,
    /// What was measured of it.
    #[serde(default)]
    pub balance: String,
    /// Small print.
    #[serde(default)]
    pub details: Vec<String>,
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
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
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
    /// This and that.
    #[must_use]
    pub const fn plus(self, other: Penalty) -> Penalty {
        Penalty {
            gold: self.gold.saturating_add(other.gold),
            wood: self.wood.saturating_add(other.wood),
            stone: self.stone.saturating_add(other.stone),
            any: self.any.saturating_add(other.any),
            buildings: self.buildings.saturating_add(other.buildings),
            vp: self.vp.saturating_add(other.vp),
        }
    }

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
