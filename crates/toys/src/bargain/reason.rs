//! Why something is not legal.

use table::{Message, Rule, Seat};

/// Why something is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields name who has how much")]
pub enum Reason {
    /// A hand has fewer fingers.
    TooManyFingers,
    /// That was chosen already.
    SameFingers,
    /// That seat offers nothing to this one.
    NoOffer { from: Seat },
    /// This seat offers nothing that it could take back.
    NothingOffered,
    /// There is nobody there to take it, or it is oneself.
    Nobody,
    /// No coins are not a gift.
    Nothing,
    /// The seat has fewer coins.
    TooLittle { gold: u8, has: u8 },
    /// A seat makes one offer at a time.
    OneOffer,
    /// The other has fewer coins.
    HeHasLess { price: u8, has: u8 },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        match self {
            Reason::TooManyFingers | Reason::SameFingers => Rule("TOY-BAR-01"),
            Reason::Nobody | Reason::Nothing | Reason::TooLittle { .. } => Rule("TOY-BAR-03"),
            Reason::NoOffer { .. } | Reason::NothingOffered | Reason::OneOffer | Reason::HeHasLess { .. } => {
                Rule("TOY-BAR-04")
            }
        }
    }

    fn message(&self) -> Message {
        match *self {
            Reason::TooManyFingers => {
                Message::new("bargain-too-many-fingers").with("fingers", super::FINGERS)
            }
            Reason::SameFingers => Message::new("bargain-same-fingers"),
            Reason::NoOffer { from } => Message::new("bargain-no-offer").with("seat", from),
            Reason::NothingOffered => Message::new("bargain-nothing-offered"),
            Reason::Nobody => Message::new("bargain-nobody"),
            Reason::Nothing => Message::new("bargain-nothing"),
            Reason::TooLittle { gold, has } => {
                Message::new("bargain-too-little").with("gold", gold).with("has", has)
            }
            Reason::OneOffer => Message::new("bargain-one-offer"),
            Reason::HeHasLess { price, has } => {
                Message::new("bargain-he-has-less").with("gold", price).with("has", has)
            }
        }
    }
}
