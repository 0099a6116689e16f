//! The cards: 60, each of one of three effects.

use serde::{Deserialize, Serialize};
use table::Element;

/// How many cards there are.
pub const CARDS: usize = 60;
/// How many cards a hand holds at most.
pub const HAND: usize = 6;

/// One card; no two are the same.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// What a card does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// Two troops more in one's own area.
    Levy,
    /// Three gold.
    Tax,
    /// One troop fewer in somebody else's area, but not the last.
    Raid,
}

impl Card {
    /// All cards, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// What the card does.
    #[inline]
    #[must_use]
    pub const fn effect(self) -> Effect {
        match self.0 % 3 {
            0 => Effect::Levy,
            1 => Effect::Tax,
            _ => Effect::Raid,
        }
    }

    /// The card as something to pick.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::number("card", self.0 as u16)
    }
}
