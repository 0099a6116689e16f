//! Event cards: their designs, and sets of the ninety cards themselves.

use super::Content;
use super::ids::{CardId, Designs};
use super::vocabulary::{Condition, Effect, PlayedBy, TargetKind, Timing};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::{Arg, Chance, Element};

/// One of the three decks (WE-SETUP-10).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// One for each player at the start of the Group Phases.
    Pope,
    /// Bought at the end of the Group Phases.
    Merchant,
    /// Won by conquest.
    Conquest,
}

impl Deck {
    /// The three decks.
    pub const ALL: [Deck; 3] = [Deck::Pope, Deck::Merchant, Deck::Conquest];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["pope", "merchant", "conquest"][self as usize]
    }
}

impl From<Deck> for Arg {
    fn from(deck: Deck) -> Arg {
        Element::word("deck", deck.word()).into()
    }
}

/// A design of an event card.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its name in content: `C01`.
    pub id: &'static str,
    /// The deck it belongs to.
    pub deck: Deck,
    /// The cards of this design.
    pub copies: Cards,
    /// When it may be played.
    pub timing: Timing,
    /// On whom.
    pub target: TargetKind,
    /// By which side of a battle.
    pub side: PlayedBy,
    /// What must be so.
    pub conditions: Vec<Condition>,
    /// What it does.
    pub effect: Effect,
    /// May the player it is played on ignore it (WE-EXCOM-01)?
    pub excommunicable: bool,
}

/// A set of event cards: a hand, a deck, a pile.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub struct Cards(pub u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Is there none?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The first of them alone.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Cards {
        Cards(self.0 & self.0.wrapping_neg())
    }

    /// One of them, each equally likely; none if there is none.
    pub fn draw<C: Chance>(self, chance: &mut C) -> Cards {
        if self.is_empty() {
            return Cards::NONE;
        }
        let mut left = self.0;
        for _ in 0..chance.draw(self.len() as usize) {
            left &= left - 1;
        }
        Cards(left).first()
    }

    /// The designs among them.
    #[inline]
    #[must_use]
    pub fn designs(self, content: &Content) -> Designs {
        let mut designs = Designs::NONE;
        let mut left = self.0;
        while left != 0 {
            let card = content.design_of(left.trailing_zeros() as u8);
            designs.insert(card);
            left &= !content.cards[card.index()].copies.0;
        }
        designs
    }

    /// The design of each of them, in order.
    pub fn each(self, content: &Content) -> impl Iterator<Item = CardId> {
        self.numbers().map(|number| content.design_of(number))
    }

    fn numbers(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(bit)
        })
    }
}

/// By their numbers: which card is which is for content to say.
impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.numbers()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.numbers())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u128::deserialize(deserializer).map(Cards);
        }
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        numbers.into_iter().try_fold(Cards::NONE, |cards, n| match 1u128.checked_shl(n.into()) {
            Some(bit) => Ok(Cards(cards.0 | bit)),
            None => Err(serde::de::Error::custom(format!("there is no card number {n}"))),
        })
    }
}
