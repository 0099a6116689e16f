//! What happens.

use super::Card;
use serde::Serialize;
use table::{Audience, Message, Rule, Seat, SeatSet, Stack};

/// What happens.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who did what with which cards")]
pub enum Event {
    /// A seat has drawn its cards; everybody sees that.
    Drew { seat: Seat },
    /// Which card was drawn; only that seat sees it.
    Found { seat: Seat, card: Card },
    /// Two cards were laid face down.
    Laid { seat: Seat },
    /// The cards of both are shown.
    Fought { cards: Stack<Card, 4>, sums: [u8; 2] },
    /// A seat looks at the next cards; everybody sees that.
    Looked { seat: Seat },
    /// Which cards they are; only that seat sees it.
    Saw { seat: Seat, cards: Stack<Card, 3> },
    /// The next card went under the deck.
    Buried { seat: Seat },
    /// The deck was shuffled.
    Shuffled { seat: Seat },
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Found { seat, .. } | Event::Saw { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            Event::Drew { .. }
            | Event::Laid { .. }
            | Event::Fought { .. }
            | Event::Looked { .. }
            | Event::Buried { .. }
            | Event::Shuffled { .. } => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        Rule("TOY-FAT-01")
    }

    fn message(&self) -> Message {
        match self {
            Event::Drew { seat } => Message::new("fate-drew").with("seat", *seat),
            Event::Found { seat, card } => {
                Message::new("fate-found").with("seat", *seat).with("card", card.0)
            }
            Event::Laid { seat } => Message::new("fate-laid").with("seat", *seat),
            Event::Fought { sums, .. } => {
                Message::new("fate-fought").with("first", sums[0]).with("second", sums[1])
            }
            Event::Looked { seat } => Message::new("fate-looked").with("seat", *seat),
            Event::Saw { seat, .. } => Message::new("fate-saw").with("seat", *seat),
            Event::Buried { seat } => Message::new("fate-buried").with("seat", *seat),
            Event::Shuffled { seat } => Message::new("fate-shuffled").with("seat", *seat),
        }
    }
}
