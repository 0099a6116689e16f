//! What happens. Everybody sees all of it.

use crate::goods::{Bundle, Good, Goods};
use serde::Serialize;
use table::{Audience, Message, Rule, Seat};

/// What happens.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who did what")]
pub enum Event {
    /// A day begins.
    Morning { day: u8, first: Seat },
    /// A merchant has drawn goods.
    Drawn { seat: Seat, goods: Goods },
    /// A merchant sells to the fair.
    Sold { seat: Seat, good: Good, lots: u8, coins: u16 },
    /// A merchant closes his stall for today.
    Closed { seat: Seat },
    /// An offer is made.
    Offered { from: Seat, to: Seat, gives: Bundle, asks: Bundle },
    /// An offer was accepted.
    Traded { from: Seat, to: Seat, gives: Bundle, asks: Bundle },
    /// An offer was declined.
    Declined { from: Seat, to: Seat },
    /// An offer was withdrawn.
    Withdrawn { from: Seat, to: Seat },
    /// An offer has become impossible.
    Lapsed { from: Seat, to: Seat },
    /// The fair is over.
    Over,
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn rule(&self) -> Rule {
        match self {
            Event::Morning { .. } => Rule("FA-DAY-04"),
            Event::Drawn { .. } => Rule("FA-DAY-02"),
            Event::Sold { .. } => Rule("FA-STA-02"),
            Event::Closed { .. } => Rule("FA-STA-03"),
            Event::Offered { .. } => Rule("FA-OFF-01"),
            Event::Traded { .. } | Event::Declined { .. } | Event::Withdrawn { .. } => Rule("FA-OFF-05"),
            Event::Lapsed { .. } => Rule("FA-OFF-06"),
            Event::Over => Rule("FA-END-01"),
        }
    }

    fn message(&self) -> Message {
        let pair = |key, from: Seat, to: Seat| Message::new(key).with("from", from).with("to", to);
        let deal = |key, from, to, gives: Bundle, asks: Bundle| {
            pair(key, from, to).with("gives", gives.elements()).with("asks", asks.elements())
        };
        match *self {
            Event::Morning { day, first } => {
                Message::new("event-morning").with("day", day + 1).with("seat", first)
            }
            Event::Drawn { seat, goods } => Message::new("event-drawn")
                .with("seat", seat)
                .with("goods", Bundle { coins: 0, goods }.elements()),
            Event::Sold { seat, good, lots, coins } => Message::new("event-sold")
                .with("seat", seat)
                .with("goods", Bundle { coins: 0, goods: Goods::some(good, lots) }.elements())
                .with("coins", coins),
            Event::Closed { seat } => Message::new("event-closed").with("seat", seat),
            Event::Offered { from, to, gives, asks } => deal("event-offered", from, to, gives, asks),
            Event::Traded { from, to, gives, asks } => deal("event-traded", from, to, gives, asks),
            Event::Declined { from, to } => pair("event-declined", from, to),
            Event::Withdrawn { from, to } => pair("event-withdrawn", from, to),
            Event::Lapsed { from, to } => pair("event-lapsed", from, to),
            Event::Over => Message::new("event-over"),
        }
    }
}
