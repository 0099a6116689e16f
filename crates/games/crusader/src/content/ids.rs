//! Names of things as small numbers, and sets of them as bits.

use super::words;
use serde::{Deserialize, Serialize};
use table::word_id;
use table::zones::{Bits, Wide};

/// How many territories the map has (CK-R-07).
pub const TERRITORIES: usize = words::TERRITORIES.len();
/// Their words, for options that name one.
pub(crate) const TERRITORY_WORDS: [&str; TERRITORIES] = words::TERRITORIES;
/// How many character cards there are (CK-COMP-09).
pub const CHARACTERS: usize = words::CHARACTERS.len();
/// How many of them are starting rulers.
pub const RULERS: usize = 24;
/// How many traits there are.
pub const TRAITS: usize = words::TRAITS.len();
/// How many Action cards there are (CK-COMP-10).
pub const CARDS: usize = words::CARDS.len();
/// How many different developments there are (CK-COMP-11).
pub const DEVELOPMENTS: usize = words::DEVELOPMENTS.len();
/// How many dynasty cards there are (CK-COMP-08).
pub const DYNASTIES: usize = words::DYNASTIES.len();
/// How many different events there are on Action cards.
pub const EVENTS: usize = words::EVENTS.len();
/// How many spaces the Crusade track has (CK-TRACK-07).
pub const SPACES: usize = words::SPACES.len();

word_id!(
    /// A territory of the map, in board order.
    TerritoryId, words::TERRITORIES, "territory"
);
word_id!(
    /// A dynasty card.
    DynastyId, words::DYNASTIES, "dynasty"
);
word_id!(
    /// A character card: who somebody is. There is one of each, so it names a person wherever he stands.
    CharacterId, words::CHARACTERS, "person"
);
word_id!(
    /// A trait.
    TraitId, words::TRAITS, "trait"
);
word_id!(
    /// One of the 155 Action cards, by its printed number less one.
    CardId, words::CARDS, "card"
);
word_id!(
    /// An event on Action cards.
    EventId, words::EVENTS, "happening"
);
word_id!(
    /// A development; there are two cards of each.
    DevelopmentId, words::DEVELOPMENTS, "development"
);
word_id!(
    /// A space of the Crusade track, from the first to Jerusalem.
    SpaceId, words::SPACES, "space"
);
word_id!(
    /// A scenario.
    ScenarioId, words::SCENARIOS, "scenario"
);
word_id!(
    /// A strategy of an official AI.
    StrategyId, words::STRATEGIES, "strategy"
);
word_id!(
    /// A culture and its colour (CK-CULTURE-01).
    Culture, words::CULTURES, "culture"
);
word_id!(
    /// A deck of Action cards: the type of its cards.
    Deck, words::DECKS, "deck"
);
word_id!(
    /// A player: who leads a dynasty, a person in a seat or an official AI without one. Each has another culture, which stays his
    /// whatever becomes of his dynasty; so it names him.
    Player, words::CULTURES, "player"
);
word_id!(
    /// A trait token as everybody sees it: the trait, and the rim, which decides where it goes (CK-R-20).
    Token, words::TOKENS, "token"
);

impl Culture {
    /// Red.
    pub const ENGLISH: Culture = Culture(0);
    /// Blue.
    pub const FRANKISH: Culture = Culture(1);
    /// Black.
    pub const GERMAN: Culture = Culture(2);
    /// Green.
    pub const ITALIAN: Culture = Culture(3);
    /// Yellow.
    pub const IBERIAN: Culture = Culture(4);
}

impl Player {
    /// The most who can play.
    pub const MAX: usize = words::CULTURES.len();

    /// His culture.
    #[inline]
    #[must_use]
    pub const fn culture(self) -> Culture {
        Culture(self.0)
    }

    /// He whose culture it is.
    #[inline]
    #[must_use]
    pub const fn of(culture: Culture) -> Player {
        Player(culture.0)
    }
}

impl Deck {
    /// Build or Develop.
    pub const REALM: Deck = Deck(0);
    /// Plot or Overthrow.
    pub const INTRIGUE: Deck = Deck(1);
    /// Mobilise or Invade.
    pub const WAR: Deck = Deck(2);
    /// Tax.
    pub const TAX: Deck = Deck(3);
    /// Crusade.
    pub const CRUSADE: Deck = Deck(4);
}

impl CardId {
    /// The printed number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The deck it belongs to: printed numbers run through the decks (CK-COMP-10).
    #[inline]
    #[must_use]
    pub const fn deck(self) -> Deck {
        match self.0 {
            0..35 => Deck::REALM,
            35..70 => Deck::INTRIGUE,
            70..105 => Deck::WAR,
            105..130 => Deck::TAX,
            _ => Deck::CRUSADE,
        }
    }
}

impl CharacterId {
    /// The horse (CK-GLITTER-01).
    pub const GLITTERHOOF: CharacterId = CharacterId(124);

    /// Is it a card of a starting ruler?
    #[inline]
    #[must_use]
    pub const fn is_ruler(self) -> bool {
        self.index() < RULERS
    }

    /// The printed number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl SpaceId {
    /// The tenth and last (CK-TRACK-07).
    pub const JERUSALEM: SpaceId = SpaceId(9);

    /// The printed number, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// The rim of a token: the set it belongs to (CK-COMP-12).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Rim {
    /// Plain: of starting rulers and their families.
    Starting,
    /// Silver: of the Event pile.
    Event,
    /// Black: of the Crusade track.
    Crusade,
    /// Of the General bag.
    Random,
}

impl Rim {
    /// All of them.
    pub const ALL: [Rim; 4] = [Rim::Starting, Rim::Event, Rim::Crusade, Rim::Random];
}

impl Token {
    /// How many kinds of tokens there could be.
    pub const KINDS: usize = 4 * TRAITS;

    /// The token of a trait with a rim.
    #[inline]
    #[must_use]
    pub const fn of(what: TraitId, rim: Rim) -> Token {
        Token(rim as u8 * TRAITS as u8 + what.0)
    }

    /// Its trait.
    #[inline]
    #[must_use]
    pub const fn what(self) -> TraitId {
        TraitId(self.0 % TRAITS as u8)
    }

    /// Its rim.
    #[inline]
    #[must_use]
    pub const fn rim(self) -> Rim {
        Rim::ALL[self.index() / TRAITS]
    }

    /// Is it green, a good quality (CK-TRAIT-01)?
    #[inline]
    #[must_use]
    pub const fn is_green(self) -> bool {
        self.what().is_green()
    }
}

impl TraitId {
    /// How many of them are green: they come first.
    pub const GREEN: usize = 13;

    /// Is it a good quality?
    #[inline]
    #[must_use]
    pub const fn is_green(self) -> bool {
        self.index() < Self::GREEN
    }
}

/// A set of territories.
pub type Territories = Bits<TerritoryId, u64>;
/// A set of character cards.
pub type Characters = Bits<CharacterId, u128>;
/// A set of Action cards.
pub type Cards = Bits<CardId, Wide<3>>;
/// A set of developments.
pub type Developments = Bits<DevelopmentId, u16>;
/// A set of spaces of the Crusade track.
pub type Spaces = Bits<SpaceId, u16>;
/// A set of players.
pub type Players = Bits<Player, u8>;
/// A set of decks.
pub type Decks = Bits<Deck, u8>;

/// One of something for every territory.
pub type Each<T> = table::zones::PerId<TerritoryId, T, TERRITORIES>;
