//! The words in which the events, developments, track and strategies of Crusader Kings are written. A word that is not here is an
//! error.

mod event;
mod modifier;
mod strategy;
mod words;

pub use event::{Character, Check, Effect, Requirement, Target};
pub use modifier::Modifier;
pub use strategy::{Accept, Line, Start, Suit, Suitor};
pub use words::{Action, Cause, Chooser, Colour, Deck, DevKind, Development, Duration, Feature, Once, Trait};
