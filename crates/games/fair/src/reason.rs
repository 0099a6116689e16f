//! Why something is not legal.

use crate::goods::{Bundle, Good};
use crate::{LOTS, OFFERS};
use table::{Message, Rule, Seat};

/// Why something is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields name who has how much")]
pub enum Reason {
    /// Another merchant sells now.
    NotNow,
    /// The merchant has fewer lots of it.
    TooFewLots { good: Good, lots: u8, has: u8 },
    /// The fair buys from one lot to six at once.
    NoSuchLot { lots: u8 },
    /// That merchant offers nothing to this one.
    NoOffer { from: Seat },
    /// This merchant offers nothing that he could take back.
    NothingOffered,
    /// There is no such merchant, or it is himself.
    Nobody,
    /// Nothing is given, or nothing asked.
    OneSided,
    /// A merchant makes one offer at a time.
    OneOffer,
    /// He has made all his offers of today.
    EnoughOffers,
    /// He does not have what he offers.
    HasNot { bundle: Bundle },
    /// The other does not have what he asks.
    HeHasNot { to: Seat, bundle: Bundle },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        match self {
            Reason::NotNow | Reason::TooFewLots { .. } => Rule("FA-STA-01"),
            Reason::NoSuchLot { .. } => Rule("FA-STA-02"),
            Reason::Nobody | Reason::HasNot { .. } | Reason::HeHasNot { .. } => Rule("FA-OFF-01"),
            Reason::OneSided => Rule("FA-OFF-02"),
            Reason::OneOffer => Rule("FA-OFF-03"),
            Reason::EnoughOffers => Rule("FA-OFF-04"),
            Reason::NoOffer { .. } | Reason::NothingOffered => Rule("FA-OFF-05"),
        }
    }

    fn message(&self) -> Message {
        match *self {
            Reason::NotNow => Message::new("refusal-not-now"),
            Reason::TooFewLots { good, lots, has } => Message::new("refusal-too-few-lots")
                .with("good", good.element())
                .with("lots", lots)
                .with("has", has),
            Reason::NoSuchLot { lots } => {
                Message::new("refusal-no-such-lot").with("lots", lots).with("most", LOTS as u8)
            }
            Reason::NoOffer { from } => Message::new("refusal-no-offer").with("seat", from),
            Reason::NothingOffered => Message::new("refusal-nothing-offered"),
            Reason::Nobody => Message::new("refusal-nobody"),
            Reason::OneSided => Message::new("refusal-one-sided"),
            Reason::OneOffer => Message::new("refusal-one-offer"),
            Reason::EnoughOffers => Message::new("refusal-enough-offers").with("most", OFFERS),
            Reason::HasNot { bundle } => Message::new("refusal-has-not").with("bundle", bundle.elements()),
            Reason::HeHasNot { to, bundle } => {
                Message::new("refusal-he-has-not").with("seat", to).with("bundle", bundle.elements())
            }
        }
    }
}
