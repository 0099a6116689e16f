//! Offers between seats: a trade, a ransom, a dowry.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Terms that one seat proposes to another: put together in small decisions, sent, then accepted or refused as a
/// whole. What the terms are is the game's own business; that only the two may see them while they are private is
/// the business of its views and events.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer<T> {
    /// Who proposes.
    pub from: Seat,
    /// Who may accept.
    pub to: Seat,
    /// What is proposed.
    pub terms: T,
    /// How far it is.
    pub stage: OfferStage,
}

/// How far an offer is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferStage {
    /// It is being put together.
    #[default]
    Drafted,
    /// It has been sent and waits for its answer.
    Sent,
}

impl<T: Default> Offer<T> {
    /// An empty offer.
    #[must_use]
    pub fn between(from: Seat, to: Seat) -> Offer<T> {
        Offer { from, to, terms: T::default(), stage: OfferStage::Drafted }
    }

    /// Who must say something about it: its author until it is sent, then the other.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self.stage {
            OfferStage::Drafted => self.from,
            OfferStage::Sent => self.to,
        }
    }

    /// Is this seat one of the two?
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        seat == self.from || seat == self.to
    }
}

/// How many offers each pair of seats has made, where rules allow only so many.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offers {
    made: [[u8; 8]; 8],
}

impl Offers {
    /// How many these two have made, whoever made them.
    #[must_use]
    pub fn between(&self, one: Seat, other: Seat) -> u8 {
        let (low, high) = (one.min(other), one.max(other));
        self.made[low.index()][high.index()]
    }

    /// These two have made one more.
    pub fn count(&mut self, one: Seat, other: Seat) {
        let (low, high) = (one.min(other), one.max(other));
        let made = &mut self.made[low.index()][high.index()];
        *made = made.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_goes_from_one_to_the_other() {
        let mut offer = Offer::<u8>::between(Seat(2), Seat(1));
        assert_eq!(offer.seat(), Seat(2));
        offer.stage = OfferStage::Sent;
        assert_eq!(offer.seat(), Seat(1));
        assert!(offer.concerns(Seat(1)) && offer.concerns(Seat(2)) && !offer.concerns(Seat(0)));
    }

    #[test]
    fn a_pair_is_a_pair_either_way() {
        let mut offers = Offers::default();
        offers.count(Seat(3), Seat(1));
        offers.count(Seat(1), Seat(3));
        assert_eq!((offers.between(Seat(1), Seat(3)), offers.between(Seat(3), Seat(1))), (2, 2));
        assert_eq!(offers.between(Seat(1), Seat(2)), 0);
    }
}
