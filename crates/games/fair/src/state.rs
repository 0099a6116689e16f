//! A moment of the fair. Everything lies open; only what comes out of the bag next is not known.

use crate::goods::{Bundle, Goods};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// The most merchants (FA-SET-01).
pub const MERCHANTS: usize = 4;

/// What one merchant proposes to another. It stands until it is accepted, declined, withdrawn or impossible.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Who may accept it.
    pub to: Seat,
    /// What its author gives.
    pub gives: Bundle,
    /// What he asks for it.
    pub asks: Bundle,
}

/// A merchant's stall.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Stall {
    /// What he has.
    pub has: Bundle,
    /// What he offers, to one other at a time (FA-OFF-03).
    pub offer: Option<Offer>,
    /// How many offers he has made today (FA-OFF-04).
    pub made: u8,
}

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The day, from 0; as many as there are days when the fair is over.
    pub day: u8,
    /// How many merchants have had their turn today.
    pub turns: u8,
    /// What is in the bag.
    pub bag: Goods,
    /// What was sold to the fair.
    pub sold: Goods,
    /// The stalls, by seat.
    pub stalls: Stack<Stall, MERCHANTS>,
}

impl State {
    /// What a merchant has; nothing if there is no such merchant.
    #[inline]
    #[must_use]
    pub fn has(&self, seat: Seat) -> Bundle {
        self.stalls.get(seat.index()).map_or_else(Bundle::default, |stall| stall.has)
    }

    /// What a merchant offers.
    #[inline]
    #[must_use]
    pub fn offer(&self, seat: Seat) -> Option<Offer> {
        self.stalls.get(seat.index())?.offer
    }

    /// The offer of one merchant to another, if it stands.
    #[must_use]
    pub fn offer_to(&self, from: Seat, to: Seat) -> Option<Offer> {
        self.offer(from).filter(|offer| offer.to == to)
    }

    /// Have both what the offer says? (FA-OFF-06)
    #[must_use]
    pub fn is_possible(&self, from: Seat, offer: &Offer) -> bool {
        self.has(from).holds(&offer.gives) && self.has(offer.to).holds(&offer.asks)
    }
}
