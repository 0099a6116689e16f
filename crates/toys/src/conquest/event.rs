//! What happens.

use super::{Area, Card};
use serde::Serialize;
use table::{Audience, Message, Rule, Seat, SeatSet};

/// What happens.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who did what where")]
pub enum Event {
    /// A turn begins with income.
    Earned { seat: Seat, income: u16 },
    /// The played cards become the deck.
    Reshuffled { cards: u8 },
    /// A card was drawn; everybody sees that.
    Drew { seat: Seat },
    /// Which card was drawn; only who drew it sees that.
    Found { seat: Seat, card: Card },
    /// A troop more.
    Recruited { seat: Seat, area: Area },
    /// A fort more.
    Fortified { seat: Seat, area: Area },
    /// A fight, with the dice in order and what each side lost.
    Fought { seat: Seat, from: Area, to: Area, attack: [u8; 3], defence: [u8; 2], won: u16, lost: u16 },
    /// An area fell.
    Conquered { seat: Seat, area: Area, troops: u16 },
    /// A card was played.
    Played { seat: Seat, card: Card, target: Option<Area> },
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Found { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            Event::Earned { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Recruited { .. }
            | Event::Fortified { .. }
            | Event::Fought { .. }
            | Event::Conquered { .. }
            | Event::Played { .. } => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Event::Earned { .. } | Event::Reshuffled { .. } | Event::Drew { .. } | Event::Found { .. } => {
                Rule("TOY-CON-01")
            }
            Event::Recruited { .. } => Rule("TOY-CON-04"),
            Event::Fortified { .. } => Rule("TOY-CON-05"),
            Event::Fought { .. } => Rule("TOY-CON-06"),
            Event::Conquered { .. } => Rule("TOY-CON-07"),
            Event::Played { .. } => Rule("TOY-CON-08"),
        }
    }

    fn message(&self) -> Message {
        let tell = |key, seat: &Seat| Message::new(key).with("seat", *seat);
        match self {
            Event::Earned { seat, income } => tell("conquest-earned", seat).with("income", *income),
            Event::Reshuffled { cards } => Message::new("conquest-reshuffled").with("cards", *cards),
            Event::Drew { seat } => tell("conquest-drew", seat),
            Event::Found { seat, card } => tell("conquest-found", seat).with("card", card.element()),
            Event::Recruited { seat, area } => tell("conquest-recruited", seat).with("area", area.element()),
            Event::Fortified { seat, area } => tell("conquest-fortified", seat).with("area", area.element()),
            Event::Fought { seat, from, to, won, lost, .. } => tell("conquest-fought", seat)
                .with("from", from.element())
                .with("to", to.element())
                .with("won", *won)
                .with("lost", *lost),
            Event::Conquered { seat, area, troops } => {
                tell("conquest-conquered", seat).with("area", area.element()).with("troops", *troops)
            }
            Event::Played { seat, card, target } => {
                let message = tell("conquest-played", seat).with("card", card.element());
                match target {
                    Some(area) => message.with("area", area.element()),
                    None => message,
                }
            }
        }
    }
}
