//! The components in play: read from data, checked, and put into the form the rules work with.

pub mod clauses;
mod compile;
mod ids;
pub mod items;
pub mod short;
pub mod vocabulary;
mod words;

use clauses::Clauses;
use effects::Tables;
pub(crate) use ids::TERRITORY_WORDS;
pub use ids::{
    CARDS, CHARACTERS, CardId, Cards, CharacterId, Characters, Culture, DEVELOPMENTS, DYNASTIES, Deck, Decks,
    DevelopmentId, Developments, DynastyId, EVENTS, Each, EventId, Player, Players, RULERS, Rim, SPACES,
    ScenarioId, SpaceId, Spaces, StrategyId, TERRITORIES, TRAITS, Territories, TerritoryId, Token, TraitId,
};
pub use items::{Kin, Marriage, Sea, Seas, Tag, Tone};
use pack::{Embedded, Mistake, Pack};
use std::sync::{Arc, OnceLock};
pub use vocabulary::{
    Accept, Action, Colour, DevKind, Extras, Feature, Features, Ground, Land, Line, Rank, Rivals, Sex,
    Sought, SpouseSource, Suit, Suitor, Victim,
};
use vocabulary::{Character, Check, Effect, ListId, Requirement, Target};

/// A file of the default pack.
macro_rules! file {
    ($name:literal) => {
        Embedded {
            name: $name,
            key: "id",
            text: include_str!(concat!("../../../../../content/crusader/", $name, ".json")),
        }
    };
}

/// The files of the default pack.
pub const FILES: [Embedded; 12] = [
    file!("territories"),
    file!("numbers"),
    file!("traits"),
    file!("developments"),
    file!("crusade_track"),
    file!("events"),
    file!("action_cards"),
    file!("dynasties"),
    file!("rulers"),
    file!("characters"),
    file!("scenarios"),
    file!("strategies"),
];

/// A territory of the map (CK-TERR-01).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Territory {
    /// Its culture (CK-CULTURE-05): it says from which deck a character comes there, and whether it is in play
    /// (CK-CULTURE-06).
    pub culture: Culture,
    /// What is next to it by land (CK-SEA-01).
    pub land: Territories,
    /// What is next to it by a sea route (CK-SEA-02).
    pub routes: Territories,
    /// The sea areas it lies on, for a Navy (CK-FLEET-01).
    pub seas: Seas,
    /// Has it a coast?
    pub coast: bool,
    /// The centre of the label from the top left, in hundredths; no rule asks for it.
    pub pos: [u8; 2],
}

/// How many pieces and tokens the box has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Knights of each culture (CK-COMP-04): nobody controls more territories (CK-LIMIT-01).
    pub knights: u8,
    /// Footsoldiers of each culture (CK-COMP-05).
    pub footsoldiers: u8,
    /// Castles (CK-COMP-06).
    pub castles: u8,
    /// Unrest tokens (CK-COMP-13).
    pub unrest: u8,
    /// Plague tokens (CK-COMP-14).
    pub plague: u8,
    /// Harvest tokens (CK-COMP-15).
    pub harvest: u8,
    /// Crop Failure tokens (CK-COMP-16).
    pub crop_failure: u8,
    /// Age tokens (CK-COMP-17).
    pub age: u8,
    /// Gold (CK-COMP-21).
    pub gold: u8,
}

/// The two traits that count as the other colour in the checks of an action (CK-CRIT-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Critical {
    /// The green one (CK-CRIT-02).
    pub fails: TraitId,
    /// The red one (CK-CRIT-01).
    pub succeeds: TraitId,
}

/// A space of the Crusade track.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// The token on it.
    pub token: Option<Token>,
}

/// A dynasty card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dynasty {
    /// Its culture (CK-SETUP-03).
    pub culture: Culture,
    /// Its starting rulers, by number.
    pub rulers: Vec<CharacterId>,
}

/// A development.
#[derive(Clone, PartialEq, Debug)]
pub struct Development {
    /// Councillor or invention.
    pub kind: DevKind,
    /// How many cards of it there are.
    pub copies: u8,
    /// What it is good for, in the eyes of bots.
    pub tags: Vec<Tag>,
}

/// An event on Action cards.
#[derive(Clone, PartialEq, Debug)]
pub struct EventCard {
    /// For whom it is good or bad.
    pub tone: Tone,
    /// What it is worth in gold, by estimate.
    pub value: f32,
    /// Whom it strikes.
    pub target: Target,
    /// What must be so of him.
    pub requirements: Vec<Requirement>,
    /// Who is fixed before the check.
    pub chosen: Option<Character>,
    /// The check he makes.
    pub check: Option<Check>,
    /// What is done, after the check if there is one.
    pub effects: ListId,
    /// What is done after that if the check succeeded.
    pub success: ListId,
    /// What is done after that if it failed.
    pub fail: ListId,
}

/// A character card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Man or woman, or the horse.
    pub sex: Sex,
    /// The culture of the deck it belongs to, or of the dynasty of a starting ruler; the horse has none.
    pub culture: Option<Culture>,
    /// The dynasty of a starting ruler.
    pub dynasty: Option<DynastyId>,
}

/// A starting ruler.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ruler {
    /// Of which dynasty.
    pub dynasty: DynastyId,
    /// His tokens when he comes back with a dynasty (CK-R-103).
    pub traits: [TraitId; 4],
}

/// A scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Which.
    pub id: ScenarioId,
    /// For how many dynasties.
    pub players: (u8, u8),
    /// How many Eras (CK-ERA-01).
    pub eras: u8,
    /// The space at which the Crusade ends, and with it the game (CK-TRACK-07).
    pub end: SpaceId,
    /// Does who is eliminated stay so?
    pub permanent_elimination: bool,
    /// Tokens on the track besides the usual ones (CK-R-91).
    pub extra_tokens: Vec<(SpaceId, Token)>,
    /// Cultures whose territories are in play though their dynasty is not.
    pub open_cultures: Vec<Culture>,
    /// How each dynasty begins.
    pub starts: Vec<Start>,
}

/// How a dynasty begins in a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// Which dynasty.
    pub dynasty: DynastyId,
    /// Who rules.
    pub king: CharacterId,
    /// His tokens (CK-SETUP-12).
    pub traits: [TraitId; 4],
    /// His Age tokens.
    pub age: u8,
    /// Where the Knights stand.
    pub territories: Territories,
    /// Gold.
    pub gold: u8,
    /// Developments.
    pub developments: Developments,
    /// Castles.
    pub castles: Territories,
    /// Castles that the player places as he likes (CK-R-107).
    pub castles_of_choice: u8,
    /// Where footsoldiers stand.
    pub mobilised: Territories,
    /// Where an Unrest token lies.
    pub unrest: Territories,
    /// The sex of the ruler's spouse, if there is one (CK-R-04).
    pub spouse: Option<Sex>,
    /// Siblings in order of age.
    pub siblings: Vec<Kin>,
    /// Children in order of age.
    pub children: Vec<Kin>,
    /// Against whom he begins with a Casus Belli.
    pub casus_belli: Option<DynastyId>,
    /// The same with three dynasties.
    pub casus_belli_of_three: Option<DynastyId>,
}

/// A strategy of dynasties without a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    /// What it begins with.
    pub start: Extras,
    /// How many cards of each deck it draws in an Era.
    pub era: [u8; Deck::COUNT],
    /// How it marries.
    pub marriage: Marriage,
    /// What it tries in order, with cards of the decks Realm, Intrigue and War.
    pub lines: [Vec<Line>; 3],
}

/// All components.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// By [`TerritoryId`].
    pub territories: Vec<Territory>,
    /// The territories with a coast.
    pub coast: Territories,
    /// How many pieces and tokens the box has.
    pub numbers: Numbers,
    /// How many tokens there are of each kind (CK-COMP-12). The single Stingy is an Event token already (CK-SETUP-22).
    pub tokens: [u8; Token::KINDS],
    /// By the number of the action.
    critical: [Option<Critical>; Action::COUNT],
    /// By [`DevelopmentId`].
    pub developments: Vec<Development>,
    /// By [`SpaceId`].
    pub spaces: Vec<Space>,
    /// By [`EventId`].
    pub events: Vec<EventCard>,
    /// The event of each Action card.
    pub cards: [EventId; CARDS],
    /// By [`DynastyId`].
    pub dynasties: Vec<Dynasty>,
    /// By [`CharacterId`].
    pub people: Vec<Person>,
    /// The culture decks.
    decks: [Characters; Player::MAX],
    /// By [`CharacterId`], for those who are starting rulers.
    pub rulers: Vec<Ruler>,
    /// By [`ScenarioId`].
    pub scenarios: Vec<Arc<Scenario>>,
    /// By [`StrategyId`].
    pub strategies: Vec<Strategy>,
    /// What developments, shields and events say.
    pub tables: Tables<Clauses>,
    /// What events do, list by list.
    lists: Vec<Vec<Effect>>,
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

    /// A development.
    #[inline]
    #[must_use]
    pub fn development(&self, id: DevelopmentId) -> &Development {
        &self.developments[id.index()]
    }

    /// The developments of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: DevKind) -> Developments {
        let is = |id: &DevelopmentId| kind == DevKind::Any || self.development(*id).kind == kind;
        DevelopmentId::all().filter(is).collect()
    }

    /// The event of an Action card.
    #[inline]
    #[must_use]
    pub fn event_of(&self, card: CardId) -> EventId {
        self.cards[card.index()]
    }

    /// An event.
    #[inline]
    #[must_use]
    pub fn event(&self, id: EventId) -> &EventCard {
        &self.events[id.index()]
    }

    /// A character card.
    #[inline]
    #[must_use]
    pub fn person(&self, id: CharacterId) -> Person {
        self.people[id.index()]
    }

    /// The culture of a dynasty.
    #[inline]
    #[must_use]
    pub fn culture_of(&self, id: DynastyId) -> Culture {
        self.dynasties[id.index()].culture
    }

    /// The cards of a culture's deck (CK-SETUP-14).
    #[inline]
    #[must_use]
    pub fn people_of(&self, culture: Culture) -> Characters {
        self.decks[culture.index()]
    }

    /// A scenario.
    #[inline]
    #[must_use]
    pub fn scenario(&self, id: ScenarioId) -> &Arc<Scenario> {
        &self.scenarios[id.index()]
    }

    /// A strategy.
    #[inline]
    #[must_use]
    pub fn strategy(&self, id: StrategyId) -> &Strategy {
        &self.strategies[id.index()]
    }

    /// The traits that count as the other colour in checks for this action; none if there are no such (CK-R-30).
    #[inline]
    #[must_use]
    pub fn critical(&self, action: Action) -> Option<Critical> {
        self.critical[effects::Word::number(action)]
    }

    /// Does this trait count as the other colour in checks for some action (CK-CRIT-04)?
    #[must_use]
    pub fn is_critical(&self, what: TraitId) -> bool {
        self.critical.iter().flatten().any(|pair| [pair.fails, pair.succeeds].contains(&what))
    }

    /// What an event does, by the number of the list; nothing for a number that a state of other content has.
    #[inline]
    #[must_use]
    pub fn list(&self, id: ListId) -> &[Effect] {
        self.lists.get(usize::from(id.0)).map_or(&[], Vec::as_slice)
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
