//! What can be asked of the engine.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::Rule;

/// A request; `do` says which.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// The game, its versions, its options, its bots.
    About {},
    /// A new table.
    New {
        /// How many seats.
        seats: usize,
        /// Options; what is not said is as usual.
        #[serde(default)]
        options: Map<String, Value>,
        /// The seed of its dice.
        #[serde(default = "one")]
        seed: u64,
        /// Which game of that seed: the number of a game of `sim`, the deal of `arena`.
        #[serde(default)]
        index: u64,
    },
    /// A table in this position.
    Load {
        /// The position, as `position` writes it.
        position: Map<String, Value>,
        /// The seed of its dice, and of what the position leaves open.
        #[serde(default = "one")]
        seed: u64,
        /// The faces of the next dice.
        #[serde(default)]
        dice: Vec<u8>,
    },
    /// The position, as `load` reads it.
    Position {},
    /// What a seat is asked, and what it may say.
    Answers {
        /// Which seat; without it the first that must answer.
        seat: Option<u8>,
    },
    /// What a seat may know.
    View {
        /// Which seat; without it as a spectator.
        seat: Option<u8>,
    },
    /// Gives an answer.
    Apply {
        /// As a path, one of `answers` or `acts`.
        answer: String,
        /// Whose; without it that of the first who must answer.
        seat: Option<u8>,
        /// The faces of the next dice, all of which must be rolled.
        #[serde(default)]
        dice: Vec<u8>,
    },
    /// Takes back the last answer.
    Undo {},
    /// What a seat should answer.
    Hint {
        /// Which seat; without it the first that must answer.
        seat: Option<u8>,
        /// By which bot; without it by a search that tells what it found.
        bot: Option<String>,
        /// The seed of its thoughts.
        #[serde(default = "one")]
        seed: u64,
    },
    /// Lets bots answer.
    Play {
        /// One for each seat; where there is none, play stops when that seat must answer.
        bots: Vec<Option<String>>,
        /// The seed of their thoughts.
        #[serde(default = "one")]
        seed: u64,
        /// At most so many answers.
        answers: Option<usize>,
    },
    /// Plays copies of the table to their end.
    Playouts {
        /// How many.
        games: u64,
        /// One bot for all seats, or one for each.
        bots: Vec<String>,
        /// The seed of dice and thoughts.
        #[serde(default = "one")]
        seed: u64,
        /// As this seat may imagine the table: each copy is one that its view allows. Without it as it is.
        seat: Option<u8>,
    },
    /// Several requests, one after another.
    Batch {
        /// Which.
        requests: Vec<Map<String, Value>>,
    },
    /// The end.
    Quit {},
}

fn one() -> u64 {
    1
}

/// Why a request was not carried out.
pub struct Refused {
    /// In one line.
    pub why: String,
    /// The rule of the game that forbids it.
    pub rule: Option<Rule>,
}

impl Refused {
    /// Not by a rule of the game.
    pub fn new(why: impl Into<String>) -> Refused {
        Refused { why: why.into(), rule: None }
    }
}

impl From<String> for Refused {
    fn from(why: String) -> Refused {
        Refused::new(why)
    }
}
