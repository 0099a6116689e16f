//! What somebody at a table remembers.

use table::Seat;

/// What became of an answer, as far as its sender knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nobody has said.
    Unknown,
    /// It is this entry.
    Acknowledged(u32),
    /// It was refused.
    Refused,
}

/// An answer that was sent, maybe several times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The length of the log that its sender saw.
    pub at: u32,
    /// The key.
    pub key: String,
    /// The path.
    pub path: String,
    /// What became of it.
    pub fate: Fate,
}

/// An entry as it was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// Its number.
    pub n: u32,
    /// What was done.
    pub act: client::Act,
    /// By whom.
    pub by: Option<Seat>,
    /// What happened, as JSON.
    pub told: String,
}

/// What somebody at a table remembers, over all his sockets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Witness {
    /// Where he sits; nowhere: he watches.
    pub seat: Option<Seat>,
    /// The answers that he sent.
    pub sent: Vec<Sent>,
    /// The entries that he heard, in the order in which they came.
    pub heard: Vec<Heard>,
}

impl Witness {
    /// Somebody who has heard nothing as yet.
    pub fn new(seat: Option<Seat>) -> Witness {
        Witness { seat, sent: Vec::new(), heard: Vec::new() }
    }

    /// The first entry that he has not heard.
    pub fn next(&self) -> u32 {
        self.heard.last().map_or(0, |last| last.n + 1)
    }
}

/// A game that was played, with what everybody at its table remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which table.
    pub table: String,
    /// Who was there.
    pub witnesses: Vec<Witness>,
}
