//! The components in play: read from data, checked, and put into the form the rules work with.

mod cards;
mod compile;
mod ids;
pub mod items;
pub mod short;
pub mod vocabulary;
mod words;

use crate::army::Kind;
pub use cards::{Card, Cards, Deck};
pub use ids::{CARDS, CardId, Designs, Each, FIEFS, FiefId, Fiefs, KINGDOMS, KingdomId, Kingdoms};
pub use items::StartChoice;
use pack::{Embedded, Mistake, Pack};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The files of the default pack.
pub const FILES: [Embedded; 7] = [
    Embedded {
        name: "terrains",
        key: "id",
        text: include_str!("../../../../../content/warlords/terrains.json"),
    },
    Embedded {
        name: "kingdoms",
        key: "id",
        text: include_str!("../../../../../content/warlords/kingdoms.json"),
    },
    Embedded { name: "fiefs", key: "id", text: include_str!("../../../../../content/warlords/fiefs.json") },
    Embedded {
        name: "soldiers",
        key: "kind",
        text: include_str!("../../../../../content/warlords/soldiers.json"),
    },
    Embedded {
        name: "numbers",
        key: "id",
        text: include_str!("../../../../../content/warlords/numbers.json"),
    },
    Embedded {
        name: "scenarios",
        key: "id",
        text: include_str!("../../../../../content/warlords/scenarios.json"),
    },
    Embedded { name: "cards", key: "id", text: include_str!("../../../../../content/warlords/cards.json") },
];

/// What grows in a fief (WE-TERRAIN-04).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// d8, 1 city.
    Plains,
    /// d8, 3 cities.
    Farmland,
    /// d10, 2 cities.
    Forest,
    /// d12, 1 city, at most 15 soldiers without a castle.
    Mountain,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 4] = [Terrain::Plains, Terrain::Farmland, Terrain::Forest, Terrain::Mountain];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["plains", "farmland", "forest", "mountain"][self as usize]
    }
}

/// A fief of the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Fief {
    /// Its word.
    pub id: &'static str,
    /// Where it lies (WE-TERRAIN-02).
    pub kingdom: KingdomId,
    /// What grows there.
    pub terrain: Terrain,
    /// The defenders' die (WE-TERRAIN-05, WE-TERRAIN-06, WE-TERRAIN-07, WE-TERRAIN-08).
    pub die: u8,
    /// Peasants and gold (WE-TERRAIN-09).
    pub cities: u8,
    /// How many soldiers it holds without a castle (WE-MOUNTAIN-01).
    pub limit: u16,
    /// All fiefs next to it by land.
    pub by_land: Fiefs,
    /// All fiefs next to it by a naval lane (WE-TERRAIN-10).
    pub by_sea: Fiefs,
    /// Longitude and latitude, for pictures of the map; no rule asks for it.
    pub pos: [f64; 2],
}

/// A kingdom.
#[derive(Clone, PartialEq, Debug)]
pub struct Kingdom {
    /// Its word; which names of the rulebook mean which place: WE-R-70.
    pub id: &'static str,
    /// Its fiefs: their number is its size (WE-TERRAIN-03).
    pub fiefs: Fiefs,
}

/// A kind of soldier.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Soldier {
    /// How far he goes by himself.
    pub moves: u8,
    /// What he must roll.
    pub hit: u8,
    /// What he must roll when he attacks a castle.
    pub hit_attacking_castle: u8,
    /// What he must roll when he defends a castle.
    pub hit_defending_castle: u8,
    /// What he costs.
    pub cost: u16,
    /// How many there are in a set, such as seven Archers (WE-PROXY-05); none, for Lancers: as many as one likes
    /// (WE-PROXY-01). What stands for them on a table, discs or coins, is no matter (WE-PROXY-02, WE-PROXY-03).
    pub limit: Option<u16>,
}

/// Numbers of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// What a peasant must roll (WE-PEASANT-06).
    pub peasant_hit: u8,
    /// The starting force by kind (WE-SETUP-08).
    pub start: [u16; 5],
    /// A mercenary costs so much more (WE-MERC-01).
    pub surcharge: u16,
    /// A Merchant card (WE-MERCHANT-01).
    pub merchant: u16,
    /// A step of the initiative die (WE-R-43).
    pub die_step: u16,
    /// To begin a castle (WE-CASTLE-02).
    pub begin: u16,
    /// To finish one (WE-CASTLE-06).
    pub finish: u16,
    /// Castles in the box (WE-R-34).
    pub castles: u32,
    /// A whole kingdom with a finished castle (WE-TAX-05).
    pub whole_bonus: u16,
    /// Most fiefs of a kingdom with a castle (WE-TAX-06).
    pub most_bonus: u16,
    /// A captured castle of one who has another (WE-CAPTURECASTLE-05).
    pub capture: u16,
    /// A captured only castle (WE-CAPTURECASTLE-06).
    pub capture_only: u16,
    /// Lancers for a whole kingdom (WE-DEPLOY-08).
    pub bonus_lancers: u16,
    /// Ransom offers of a pair in a turn (WE-R-49).
    pub offers: u8,
}

/// A scenario: who starts where, and which kingdoms are in play.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Its name in content.
    pub id: &'static str,
    /// For how many players.
    pub players: (u8, u8),
    /// Where one may start.
    pub start: Kingdoms,
    /// How that is settled.
    pub choice: StartChoice,
    /// The kingdoms in play.
    pub kingdoms: Kingdoms,
    /// Their fiefs.
    pub fiefs: Fiefs,
    /// What is next to what, within the kingdoms in play (WE-R-71).
    pub near: Each<Fiefs>,
}

/// All components.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// By [`FiefId`].
    pub fiefs: Vec<Fief>,
    /// By [`KingdomId`].
    pub kingdoms: Vec<Kingdom>,
    /// By [`Kind`].
    pub soldiers: [Soldier; 5],
    /// Numbers of the rules.
    pub numbers: Numbers,
    /// By name.
    pub scenarios: Vec<Arc<Scenario>>,
    /// By [`CardId`].
    pub cards: Vec<Card>,
    /// The cards of each deck.
    pub decks: [Cards; 3],
    /// The design of each card.
    designs: Vec<CardId>,
    /// The Mountains.
    pub mountains: Fiefs,
    /// The pack it was read from.
    pub pack: Pack,
    /// The hash of the files.
    pub hash: String,
}

impl Content {
    /// The components of the box, read once.
    ///
    /// # Panics
    /// Never: the files are part of the program, and a test reads them.
    #[must_use]
    pub fn base() -> &'static Arc<Content> {
        static BASE: OnceLock<Arc<Content>> = OnceLock::new();
        BASE.get_or_init(pack::embedded)
    }

    /// The design of one of the ninety cards.
    #[inline]
    pub(crate) fn design_of(&self, card: u8) -> CardId {
        self.designs[usize::from(card)]
    }

    /// A kind of soldier.
    #[inline]
    #[must_use]
    pub fn soldier(&self, kind: Kind) -> &Soldier {
        &self.soldiers[kind.index()]
    }

    /// What a soldier costs, as a mercenary too (WE-MERC-01).
    #[inline]
    #[must_use]
    pub fn cost(&self, troop: crate::army::Troop) -> u16 {
        self.soldier(troop.kind()).cost + if troop.is_hired() { self.numbers.surcharge } else { 0 }
    }

    /// The kingdom of a fief.
    #[inline]
    #[must_use]
    pub fn kingdom_of(&self, fief: FiefId) -> KingdomId {
        self.fiefs[fief.index()].kingdom
    }
}

impl pack::Content for Content {
    const FILES: &'static [Embedded] = &FILES;
    /// Before packs the hash was that of the text of the files.
    const FORMER: &'static [(&'static str, &'static str)] = &[("08117a789e63e083", "830318882efe3ce5")];

    fn read(pack: Pack) -> Result<Self, Vec<Mistake>> {
        compile::compile(pack)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn built_in() -> Arc<Self> {
        Arc::clone(Content::base())
    }
}
