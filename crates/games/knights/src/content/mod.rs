//! The components in play: read from data, checked, and put into the form the rules work with.

pub mod action;
mod clauses;
mod compile;
mod ids;
pub mod items;
pub mod short;
pub mod troop;
pub mod vocabulary;
mod words;

pub use action::{ActionCard, Expedition, NeutralCard, PhaseArea};
pub use clauses::{Block, Card, CardDeck, Cards, Carrier, Law, Op, Program, Scope, Span, Subject, card};
use effects::Tables;
pub use ids::{
    AdvancementId, AgendaId, AreaId, Areas, BASE_FATES, BaronId, Cities, CityId, EventId, Events, FateId,
    KINGDOM_AREAS, KINGDOM_CITIES, MissionId, NobleId, Nobles, Symbol, TroopKind,
};
pub use items::{AgendaKind, BattleResult, Colour, Edition, Unrest, VoteKind, Voyage};
use pack::{Embedded, Mistake, Pack};
use std::sync::{Arc, OnceLock};
pub use troop::{Nation, TroopClass, TroopId, Troops, kinds, of_kind};

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(Embedded {
            name: $name,
            key: "id",
            text: include_str!(concat!("../../../../../content/knights/", $name, ".json")),
        }),+]
    };
}

/// The files of the default pack.
pub const FILES: [Embedded; 16] = files![
    "areas",
    "borders",
    "cities",
    "barons",
    "nobles",
    "symbols",
    "troops",
    "captains",
    "actions",
    "fate",
    "track",
    "numbers",
    "events",
    "agendas",
    "advancements",
    "missions",
];

/// The map: what one can cross, and how (WK-MAP-03).
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// By [`AreaId`]: the areas across open borders and bridges.
    pub near: [Areas; AreaId::COUNT],
    /// The areas across a bridge.
    pub bridges: [Areas; AreaId::COUNT],
    /// The areas across mountains (WK-MOVE-05).
    pub mountains: [Areas; AreaId::COUNT],
    /// The areas across a river without a bridge (WK-MOVE-06).
    pub rivers: [Areas; AreaId::COUNT],
    /// The areas along the road.
    pub road: [Areas; AreaId::COUNT],
    /// The areas with a port.
    pub ports: Areas,
    /// The outer row and column (WK-PLAYERS-07).
    pub outer: Areas,
    /// The city of each area.
    pub cities: [Option<CityId>; AreaId::COUNT],
}

/// A city as it is printed (WK-MAP-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CityPrint {
    /// Where it lies.
    pub area: AreaId,
    /// Its strength.
    pub strength: u16,
    /// Its income in crowns.
    pub income: u8,
}

/// A kind of troop card (WK-COMP-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct TroopPrint {
    /// Its strength.
    pub strength: u16,
    /// To hire or recruit it.
    pub cost: u8,
    /// At Wages.
    pub wage: u8,
}

/// A Fate card: its seven fields (WK-FATE-01).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Fate {
    /// The random Baron.
    pub baron: BaronId,
    /// The random Noble.
    pub noble: Symbol,
    /// The random city.
    pub city: CityId,
    /// The random nationality.
    pub nation: Nation,
    /// Revolt or not.
    pub unrest: Unrest,
    /// In a battle.
    pub battle: BattleResult,
    /// Of each expedition.
    pub voyages: [Voyage; 3],
}

/// An Event card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct EventPrint {
    /// The colour of its back.
    pub colour: Colour,
    /// The Faith that cancels it; none if nothing does.
    pub cancel: Option<u8>,
    /// Does it last?
    pub lasting: bool,
    /// Which box it comes from.
    pub edition: Edition,
}

/// An Agenda.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AgendaPrint {
    /// Motion, Law, Charge or Office.
    pub kind: AgendaKind,
    /// How it is voted.
    pub vote: VoteKind,
    /// How many cards there are.
    pub copies: u8,
    /// Which box it comes from.
    pub edition: Edition,
    /// Is it a Private Motion?
    pub private_motion: bool,
}

/// An Advancement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AdvancementPrint {
    /// Its price in Knowledge.
    pub cost: u8,
    /// How many cards there are.
    pub copies: u8,
    /// Is it used in battles?
    pub battle: bool,
}

/// A spot of the Mercenary Track.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct SpotPrint {
    /// For how many Barons it is open (WK-CARD-07).
    pub min_barons: u8,
    /// What Versatile Strategy pays for it (WK-CARD-30).
    pub fee: u8,
}

/// Numbers of the rules, by the names they have in `numbers.json`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Numbers {
    pub crowns: u16,
    pub pool: u16,
    pub pool_short: u16,
    pub pool_long: u16,
    pub pool_longest: u16,
    pub pool_king: u16,
    pub pool_king_short: u16,
    pub pool_king_long: u16,
    pub target_king: u16,
    pub target_king_short: u16,
    pub target_king_long: u16,
    /// Razed cities at the start for two to six Barons (WK-PLAYERS-01, WK-PLAYERS-02, WK-PLAYERS-03, WK-PLAYERS-04).
    pub razed: [u8; 5],
    pub cities_2_english: u8,
    pub agendas: u8,
    pub neutral_per_stack: u8,
    pub neutral_per_stack_cg: u8,
    pub fate_limit: u8,
    pub fate_limit_cg: u8,
    pub repair: u8,
    pub fortify: u8,
    pub fortified_strength: u16,
    pub fortified_income: u8,
    pub muster: u8,
    pub raze_factor: u8,
    pub revolt_faith: u8,
    pub revolt_income_factor: u8,
    pub invest_max: u8,
    pub forced_march: u8,
    pub research: u8,
    pub research_discount: u8,
    pub funds_needed: u8,
    pub commander: u16,
    pub commander_discard: u8,
    pub stronghold: u16,
    pub garrison_strength: u16,
    pub garrison_hire: u8,
    pub garrison_wage: u8,
    pub garrisons: u8,
    pub circle_limit: u16,
    pub mission_influence: u8,
}

/// All components.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The map.
    pub map: Map,
    /// By [`CityId`].
    pub cities: [CityPrint; CityId::COUNT],
    /// By [`TroopKind`].
    pub troops: [TroopPrint; TroopKind::COUNT],
    /// How many of each Action card a Baron has.
    pub actions: [u8; 8],
    /// How many of each Neutral card there are.
    pub neutrals: [u8; 11],
    /// By [`FateId`].
    pub fates: Vec<Fate>,
    /// The Mercenary Track.
    pub track: [SpotPrint; 7],
    /// Numbers of the rules.
    pub numbers: Numbers,
    /// By [`EventId`].
    pub events: Vec<EventPrint>,
    /// By [`AgendaId`].
    pub agendas: Vec<AgendaPrint>,
    /// By [`AdvancementId`].
    pub advancements: Vec<AdvancementPrint>,
    /// What the cards do.
    pub tables: Tables<Cards>,
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

    /// Strength of a troop card.
    #[inline]
    #[must_use]
    pub fn strength(&self, troop: TroopId) -> u16 {
        self.troops[troop.kind().index()].strength
    }

    /// Strength of troop cards, all together.
    #[inline]
    #[must_use]
    pub fn strength_of(&self, troops: Troops) -> u16 {
        troops.iter().map(|troop| self.strength(troop)).sum()
    }

    /// The printed city of an area (razed or not).
    #[inline]
    #[must_use]
    pub fn city_at(&self, area: AreaId) -> Option<CityId> {
        self.map.cities[area.index()]
    }

    /// Where a city lies.
    #[inline]
    #[must_use]
    pub fn area_of(&self, city: CityId) -> AreaId {
        self.cities[city.index()].area
    }

    /// What a Fate card says.
    #[inline]
    #[must_use]
    pub fn fate(&self, fate: FateId) -> &Fate {
        &self.fates[fate.index()]
    }
}

impl pack::Content for Content {
    const FILES: &'static [Embedded] = &FILES;

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
