//! What happens.

use super::Fingers;
use serde::Serialize;
use table::{Audience, Message, Rule, Seat, SeatSet, Stack};

/// What happens.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who chose what")]
pub enum Event {
    /// A seat has chosen; everybody sees that.
    Chose { seat: Seat },
    /// What it has chosen; only that seat sees it.
    Hid { seat: Seat, fingers: Fingers },
    /// All show their fingers, and one scores.
    Shown { fingers: Stack<Fingers, 8>, scorer: Seat },
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Hid { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            Event::Chose { .. } | Event::Shown { .. } => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Event::Chose { .. } | Event::Hid { .. } => Rule("TOY-MOR-01"),
            Event::Shown { .. } => Rule("TOY-MOR-02"),
        }
    }

    fn message(&self) -> Message {
        match self {
            Event::Chose { seat } => Message::new("morra-chose").with("seat", *seat),
            Event::Hid { seat, fingers } => {
                Message::new("morra-hid").with("seat", *seat).with("fingers", fingers.0)
            }
            Event::Shown { scorer, .. } => Message::new("morra-shown").with("seat", *scorer),
        }
    }
}
