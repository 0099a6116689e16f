//! What the server tells on a socket. Reading is cheap: views and what was told stay the text that came.

use crate::{Error, Problem, Result, Seat, Standing};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::ops::Deref;

/// A text inside a message. It borrows from the frame unless it was escaped there.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

/// What one may know at a moment.
#[derive(Clone, Debug, Deserialize)]
pub struct State<'a> {
    /// How many entries the log has.
    pub length: u32,
    /// Whose sight it is; nobody's for a spectator.
    pub seat: Option<Seat>,
    /// What lies on the table.
    #[serde(borrow)]
    pub view: &'a RawValue,
    /// Who is waited for.
    #[serde(default)]
    pub waiting: Vec<Seat>,
    /// What is asked.
    #[serde(borrow, default)]
    pub prompt: Option<&'a RawValue>,
    /// The legal answers of this seat.
    #[serde(borrow, default)]
    pub answers: Vec<Text<'a>>,
    /// May this seat act without being asked?
    #[serde(default)]
    pub may: bool,
    /// Does somebody's act speak to this seat?
    #[serde(default)]
    pub called: bool,
    /// What this seat may do without being asked.
    #[serde(borrow, default)]
    pub acts: Vec<Text<'a>>,
    /// How the game ended, if it has.
    #[serde(default)]
    pub standing: Option<Standing>,
}

/// What an entry is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Act {
    /// The game starts.
    Start,
    /// A seat answers.
    Answer,
    /// Something is taken back.
    Undo,
    /// The secret of the dice is told: the end.
    Reveal,
}

/// One entry of the log, as its receiver may know it.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// Its number.
    pub n: u32,
    /// What it is.
    pub act: Act,
    /// Whose.
    pub by: Option<Seat>,
    /// How far an undo goes back.
    pub back: Option<&'a RawValue>,
    /// What happened.
    pub told: Option<&'a RawValue>,
    /// What one may know after it; missing in all but the last of the entries that were missed.
    pub state: Option<State<'a>>,
    /// The length of the state that `changes` are for.
    pub since: Option<u32>,
    /// What makes the state after it of the one before ([`crate::change`]), for who asked for changes.
    pub changes: Option<&'a RawValue>,
}

/// A message of the server.
#[derive(Clone, Debug)]
pub enum Message<'a> {
    /// The beginning of a socket.
    State(State<'a>),
    /// Something happened.
    Entry(Entry<'a>),
    /// An answer is durable.
    Ack {
        /// The key that it was sent with.
        key: Text<'a>,
        /// As which entry.
        n: u32,
    },
    /// An answer was refused, or something else is wrong.
    Problem {
        /// The key of the answer.
        key: Option<Text<'a>>,
        /// What is wrong.
        problem: Box<Problem>,
    },
    /// A line of chat.
    Chat(&'a RawValue),
    /// The table has changed.
    Table(&'a RawValue),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum MessageKind {
    State,
    Entry,
    Ack,
    Problem,
    Chat,
    Table,
}

/// All fields of all messages. A tagged enumeration would copy every message before it knows what it reads.
#[derive(Deserialize)]
struct Flat<'a> {
    #[serde(rename = "type")]
    kind: MessageKind,
    n: Option<u32>,
    act: Option<Act>,
    by: Option<Seat>,
    #[serde(borrow)]
    back: Option<&'a RawValue>,
    #[serde(borrow)]
    told: Option<&'a RawValue>,
    #[serde(borrow)]
    state: Option<State<'a>>,
    since: Option<u32>,
    #[serde(borrow)]
    changes: Option<&'a RawValue>,
    #[serde(borrow)]
    key: Option<Text<'a>>,
    problem: Option<Box<Problem>>,
    #[serde(borrow)]
    line: Option<&'a RawValue>,
    #[serde(borrow)]
    table: Option<&'a RawValue>,
}

impl<'a> Message<'a> {
    /// Reads a message.
    ///
    /// # Errors
    /// That it is none.
    pub fn read(text: &'a str) -> Result<Message<'a>> {
        let Flat { kind, n, act, by, back, told, state, since, changes, key, problem, line, table } =
            serde_json::from_str(text)?;
        let number = || n.ok_or_else(|| missing("n"));
        Ok(match kind {
            MessageKind::State => Message::State(serde_json::from_str(text)?),
            MessageKind::Entry => {
                let act = act.ok_or_else(|| missing("act"))?;
                Message::Entry(Entry { n: number()?, act, by, back, told, state, since, changes })
            }
            MessageKind::Ack => Message::Ack { key: key.ok_or_else(|| missing("key"))?, n: number()? },
            MessageKind::Problem => {
                Message::Problem { key, problem: problem.ok_or_else(|| missing("problem"))? }
            }
            MessageKind::Chat => Message::Chat(line.ok_or_else(|| missing("line"))?),
            MessageKind::Table => Message::Table(table.ok_or_else(|| missing("table"))?),
        })
    }
}

fn missing(field: &str) -> Error {
    Error::Unreadable(format!("a message without {field}"))
}
