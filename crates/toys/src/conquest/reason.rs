//! Why an answer is not legal.

use super::{ACTIONS, Area, Card};
use table::{Message, Rule};

/// Why an answer is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields name what the message tells")]
pub enum Reason {
    /// All actions of the turn are taken.
    NoActionLeft,
    /// The area is somebody else's.
    NotYours { area: Area },
    /// The area is one's own.
    Yours { area: Area },
    /// It costs more than there is.
    TooLittleGold { needs: u16, has: u16 },
    /// There is no room for another fort.
    FullyFortified { area: Area },
    /// The areas do not touch.
    NotAdjacent { from: Area, to: Area },
    /// The last troop of an area stays.
    LastTroop { area: Area },
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card is played on an area.
    NeedsTarget { card: Card },
    /// The card is not played on an area.
    NoTarget { card: Card },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        match self {
            Reason::NoActionLeft => Rule("TOY-CON-02"),
            Reason::NotYours { .. } => Rule("TOY-CON-03"),
            Reason::TooLittleGold { .. } => Rule("TOY-CON-04"),
            Reason::FullyFortified { .. } => Rule("TOY-CON-05"),
            Reason::Yours { .. } | Reason::NotAdjacent { .. } | Reason::LastTroop { .. } => {
                Rule("TOY-CON-06")
            }
            Reason::NotInHand { .. } | Reason::NeedsTarget { .. } | Reason::NoTarget { .. } => {
                Rule("TOY-CON-08")
            }
        }
    }

    fn message(&self) -> Message {
        match *self {
            Reason::NoActionLeft => Message::new("conquest-no-action-left").with("actions", ACTIONS),
            Reason::NotYours { area } => Message::new("conquest-not-yours").with("area", area.element()),
            Reason::Yours { area } => Message::new("conquest-yours").with("area", area.element()),
            Reason::TooLittleGold { needs, has } => {
                Message::new("conquest-too-little-gold").with("needs", needs).with("has", has)
            }
            Reason::FullyFortified { area } => {
                Message::new("conquest-fully-fortified").with("area", area.element())
            }
            Reason::NotAdjacent { from, to } => {
                Message::new("conquest-not-adjacent").with("from", from.element()).with("to", to.element())
            }
            Reason::LastTroop { area } => Message::new("conquest-last-troop").with("area", area.element()),
            Reason::NotInHand { card } => Message::new("conquest-not-in-hand").with("card", card.element()),
            Reason::NeedsTarget { card } => {
                Message::new("conquest-needs-target").with("card", card.element())
            }
            Reason::NoTarget { card } => Message::new("conquest-no-target").with("card", card.element()),
        }
    }

    fn depth(&self) -> u8 {
        match self {
            Reason::NotInHand { .. } => 0,
            Reason::NotYours { .. } | Reason::NeedsTarget { .. } | Reason::NoTarget { .. } => 1,
            Reason::Yours { .. } => 2,
            Reason::NotAdjacent { .. } => 3,
            Reason::NoActionLeft
            | Reason::TooLittleGold { .. }
            | Reason::FullyFortified { .. }
            | Reason::LastTroop { .. } => 4,
        }
    }
}
