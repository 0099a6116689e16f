//! What happens.

use super::Token;
use serde::Serialize;
use table::{Audience, Message, Rule, Seat, SeatSet};

/// What happens.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name whose token it is")]
pub enum Event {
    /// A stranger joins a seat's bag; everybody sees that.
    Welcomed { seat: Seat },
    /// Who the stranger is; only that seat sees it.
    Met { seat: Seat, token: Token },
    /// A token is drawn in a check.
    Drew { seat: Seat, token: Token },
    /// A token leaves the game.
    Sacrificed { seat: Seat, token: Token },
}

impl table::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Met { seat, .. } => Audience::Only(SeatSet::one(*seat)),
            Event::Welcomed { .. } | Event::Drew { .. } | Event::Sacrificed { .. } => Audience::All,
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Event::Welcomed { .. } | Event::Met { .. } => Rule("TOY-TRA-01"),
            Event::Drew { .. } | Event::Sacrificed { .. } => Rule("TOY-TRA-02"),
        }
    }

    fn message(&self) -> Message {
        let token = |key, seat: Seat, token: Token| {
            Message::new(key).with("seat", seat).with("token", token.element())
        };
        match *self {
            Event::Welcomed { seat } => Message::new("traits-welcomed").with("seat", seat),
            Event::Met { seat, token: met } => token("traits-met", seat, met),
            Event::Drew { seat, token: drawn } => token("traits-drew", seat, drawn),
            Event::Sacrificed { seat, token: gone } => token("traits-sacrificed", seat, gone),
        }
    }
}
