//! The log is the truth: options, commitments and the numbered list of what was answered and what chance gave.
//!
//! A log file is JSON lines: the header, then one entry a line. Appending a line is all that saving a move takes.

use crate::{Commitment, Message, Outcome, Seat, Secret, StateHash};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The first line of a log: what the table is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// [`FORMAT`].
    pub reame: u32,
    /// Which game.
    pub game: String,
    /// The version of the program that it was begun with.
    pub rules: String,
    /// The version of the game's rules ([`crate::Game::RULES`]); 0 in logs that were begun before it was kept.
    #[serde(default, skip_serializing_if = "is_before")]
    pub version: u32,
    /// The hash of the content it was played with.
    pub content: String,
    /// The game's options.
    pub options: serde_json::Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Binds the host to the secret of the dice.
    pub commitment: Commitment,
    /// What each seat added to the dice, in seat order.
    pub contributions: Vec<String>,
}

impl Header {
    /// The seed that the dice come from, at a table whose host chose them: anybody could know them before they fell.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        seed_of(self.contributions.iter().map(String::as_str), &self.commitment.to_string())
    }
}

/// The seed that dice come from, by what the seats added to them and what binds the host: whoever only says so is not believed.
#[must_use]
pub fn seed_of<'a>(
    mut contributions: impl Iterator<Item = &'a str> + Clone,
    commitment: &str,
) -> Option<u64> {
    let seed = contributions.clone().next()?.strip_prefix(SEEDED)?.parse().ok()?;
    let word = seeded(seed);
    let holds =
        contributions.all(|one| one == word) && Secret::of_seed(seed).commitment().to_string() == commitment;
    holds.then_some(seed)
}

/// Before the seed, in what the seats of a seeded table add to the dice.
const SEEDED: &str = "seed ";

/// What every seat of a seeded table adds to the dice: it says so.
#[must_use]
pub fn seeded(seed: u64) -> String {
    format!("{SEEDED}{seed}")
}

/// Was a log begun before versions of rules were kept?
fn is_before(version: &u32) -> bool {
    *version == 0
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// `you` for a person, or the name of a bot.
    pub player: String,
}

/// One line of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The number of the entry, from 0.
    pub n: u32,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
}

impl Entry {
    /// The same entry with the fingerprint of the state that it leads to by the rules of this program.
    pub(crate) fn hashed(&self, now: StateHash) -> Entry {
        let mut entry = self.clone();
        match &mut entry.act {
            Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => *hash = now,
            Act::Reveal { .. } => {}
        }
        entry
    }
}

/// What an entry says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Act {
    /// The game was set up.
    Start {
        /// What chance gave.
        outcomes: Vec<Outcome>,
        /// The state after it.
        hash: StateHash,
    },
    /// A seat answered; forced answers that follow belong to the same entry.
    Answer {
        /// Who.
        seat: Seat,
        /// The path of the answer.
        answer: String,
        /// What chance gave.
        outcomes: Vec<Outcome>,
        /// The state after it.
        hash: StateHash,
    },
    /// A seat took back its last answer and all that followed.
    Undo {
        /// Who asked.
        seat: Seat,
        /// The entry whose answer was taken back.
        back: u32,
        /// Who agreed.
        consent: Vec<Seat>,
        /// The state after it.
        hash: StateHash,
    },
    /// The game is over and the secret of the dice is shown.
    Reveal {
        /// The secret that was committed to.
        secret: Secret,
    },
}

/// A whole log.
#[derive(Clone, PartialEq, Debug)]
pub struct Log {
    /// What the table is.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
}

/// Why a log was refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The number of the first bad entry; none when the header is bad.
    pub entry: Option<u32>,
    /// What is wrong with it.
    pub why: String,
    /// The reasons in the game's own words, for who has its texts.
    pub messages: Vec<Message>,
}

impl BadLog {
    /// A bad header.
    pub fn header(why: impl Into<String>) -> BadLog {
        BadLog { entry: None, why: why.into(), messages: Vec::new() }
    }

    /// A bad entry.
    pub fn entry(number: u32, why: impl Into<String>) -> BadLog {
        BadLog { entry: Some(number), why: why.into(), messages: Vec::new() }
    }

    /// The same, with the reasons in the game's own words.
    #[must_use]
    pub fn because(self, messages: Vec<Message>) -> BadLog {
        BadLog { messages, ..self }
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(n) => write!(f, "entry {n}: {}", self.why),
            None => write!(f, "header: {}", self.why),
        }
    }
}

impl std::error::Error for BadLog {}

impl Log {
    /// Reads a log file.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn parse(text: &str) -> Result<Log, BadLog> {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let first = lines.next().ok_or_else(|| BadLog::header("the file is empty"))?;
        let header: Header = serde_json::from_str(first).map_err(|e| BadLog::header(e.to_string()))?;
        if header.reame != FORMAT {
            return Err(BadLog::header(format!("format {} is not known, expected {FORMAT}", header.reame)));
        }
        let mut entries = Vec::new();
        for (n, line) in (0u32..).zip(lines) {
            let entry: Entry = serde_json::from_str(line).map_err(|e| BadLog::entry(n, e.to_string()))?;
            if entry.n != n {
                return Err(BadLog::entry(n, format!("is numbered {}", entry.n)));
            }
            entries.push(entry);
        }
        Ok(Log { header, entries })
    }

    /// The text of the log file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = line(&self.header);
        for entry in &self.entries {
            text += &line(entry);
        }
        text
    }

    /// The secret, if the log reveals it.
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        match self.entries.last()?.act {
            Act::Reveal { secret } => Some(secret),
            Act::Start { .. } | Act::Answer { .. } | Act::Undo { .. } => None,
        }
    }
}

/// One line of a log file.
///
/// # Panics
/// Never for headers and entries, which are plain data.
pub fn line(item: &impl Serialize) -> String {
    serde_json::to_string(item).expect("plain data can be written") + "\n"
}
