//! What happens.

use crate::morra::Fingers;
use serde::Serialize;
use table::{Audience, Message, Rule, Seat, SeatSet, Stack};

/// What happens.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who did what")]
pub enum Event {
    /// A seat has chosen; everybody sees that.
    Chose { seat: Seat },
    /// What it has chosen, or chosen instead; only that seat sees it.
    Hid { seat: Seat, fingers: Fingers },
    /// All show their fingers, and a seat or the bank takes the coins.
    Shown { fingers: Stack<Fingers, 8>, taker: Option<Seat>, pot: u8 },
    /// Coins are given away; everybody sees that.
    Given { from: Seat, to: Seat, gold: u8 },
    /// An offer is made; only the two know of it.
    Offered { from: Seat, to: Seat, gold: u8, price: u8 },
    /// An offer was accepted; only the two know what it said.
    Traded { from: Seat, to: Seat, gold: u8, price: u8 },
    /// By a trade coins have changed hands; everybody sees how many more went one way than the other.
    Moved { from: Seat, to: Seat, gold: u8 },
    /// An offer was declined.
    Declined { from: Seat, to: Seat },
    /// An offer was withdrawn.
    Withdrawn { from: Seat, to: Seat },
    /// An offer has become impossible.
    Lapsed { from: Seat, to: Seat },
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Hid { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            Event::Offered { from, to, .. }
            | Event::Traded { from, to, .. }
            | Event::Declined { from, to }
            | Event::Withdrawn { from, to }
            | Event::Lapsed { from, to } => Audience::Only([*from, *to].into_iter().collect()),
            Event::Chose { .. } | Event::Shown { .. } | Event::Given { .. } | Event::Moved { .. } => {
                Audience::All
            }
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Event::Chose { .. } | Event::Hid { .. } => Rule("TOY-BAR-01"),
            Event::Shown { .. } => Rule("TOY-BAR-02"),
            Event::Given { .. } => Rule("TOY-BAR-03"),
            Event::Offered { .. }
            | Event::Traded { .. }
            | Event::Moved { .. }
            | Event::Declined { .. }
            | Event::Withdrawn { .. }
            | Event::Lapsed { .. } => Rule("TOY-BAR-04"),
        }
    }

    fn message(&self) -> Message {
        let pair = |key, from: Seat, to: Seat| Message::new(key).with("from", from).with("to", to);
        match self {
            Event::Chose { seat } => Message::new("bargain-chose").with("seat", *seat),
            Event::Hid { seat, fingers } => {
                Message::new("bargain-hid").with("seat", *seat).with("fingers", fingers.0)
            }
            Event::Shown { taker: Some(seat), pot, .. } => {
                Message::new("bargain-shown").with("seat", *seat).with("gold", *pot)
            }
            Event::Shown { taker: None, pot, .. } => Message::new("bargain-bank-takes").with("gold", *pot),
            Event::Given { from, to, gold } => pair("bargain-given", *from, *to).with("gold", *gold),
            Event::Offered { from, to, gold, price } => {
                pair("bargain-offered", *from, *to).with("gold", *gold).with("price", *price)
            }
            Event::Traded { from, to, gold, price } => {
                pair("bargain-traded", *from, *to).with("gold", *gold).with("price", *price)
            }
            Event::Moved { from, to, gold } => pair("bargain-moved", *from, *to).with("gold", *gold),
            Event::Declined { from, to } => pair("bargain-declined", *from, *to),
            Event::Withdrawn { from, to } => pair("bargain-withdrawn", *from, *to),
            Event::Lapsed { from, to } => pair("bargain-lapsed", *from, *to),
        }
    }
}
