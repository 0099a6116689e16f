//! Text is never glued in rules: they give a key with typed arguments; the wording lives in locale files.

use crate::{Element, Seat};
use serde::Serialize;

/// The id of a rule in a game's ledger, e.g. `KB-INF-07`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

/// A key into the locale files, with typed arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The id of the message in the locale files.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// A typed argument of a message; the client decides how to show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, for plurals.
    Number(i64),
    /// A seat, shown by the name of who sits there.
    Seat(Seat),
    /// Things on the board, shown by their names.
    Elements(Vec<Element>),
    /// Words that a person typed, shown as they are.
    Text(String),
}

macro_rules! number_arg {
    ($($t:ty),*) => { $(impl From<$t> for Arg { fn from(n: $t) -> Arg { Arg::Number(i64::from(n)) } })* };
}
number_arg!(u8, u16, u32, i8, i16, i32);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Element> for Arg {
    fn from(element: Element) -> Arg {
        Arg::Elements(vec![element])
    }
}

impl From<Vec<Element>> for Arg {
    fn from(elements: Vec<Element>) -> Arg {
        Arg::Elements(elements)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
