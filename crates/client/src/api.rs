//! The shapes of the API's bodies, as far as programs look into them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Which table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A place at a table, from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Me {
    /// The name.
    pub name: String,
    /// Without a password as yet.
    pub guest: bool,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SeatWish {
    /// Who makes the table.
    Me,
    /// Whoever joins.
    Person,
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// A table to make. What is not said is left to the server.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// A name for the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The options of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// `public` or `invited`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<String>,
    /// `"live"` or `{"correspondence":{"seconds":N}}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Value>,
    /// What happens when somebody stays away: `bot` or `vote`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub absent: Option<String>,
    /// What one adds to the table's chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contribution: Option<String>,
}

/// How one joins a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Join {
    /// Which seat; without it any free one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The invitation, where one is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// What one adds to the table's chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contribution: Option<String>,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// People gather.
    Lobby,
    /// In play.
    Running,
    /// Played to the end.
    Over,
    /// Given up.
    Closed,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// `person` or `bot`.
    pub kind: String,
    /// The person's name.
    #[serde(default)]
    pub name: Option<String>,
    /// The bot's name.
    #[serde(default)]
    pub bot: Option<String>,
    /// The bot that plays while the person is away.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Whether it is the asker's.
    #[serde(default)]
    pub yours: bool,
}

/// A table as everybody sees it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct TableInfo {
    /// Which table.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seats that are waited for.
    #[serde(default)]
    pub waiting: Vec<Seat>,
    /// How many entries the log has.
    #[serde(default)]
    pub length: u32,
    /// The invitation, for members.
    #[serde(default)]
    pub invite: Option<String>,
    /// The table of the rematch.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// All the rest.
    #[serde(flatten)]
    pub more: serde_json::Map<String, Value>,
}

/// An answer to a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answer<'a> {
    /// Whose; may be left out by who holds one seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The length of the log that one saw.
    pub at: u32,
    /// The path.
    pub answer: &'a str,
    /// Makes sure that the same answer counts once.
    pub key: &'a str,
}

/// An answer is durable.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Accepted {
    /// As which entry.
    pub n: u32,
    /// How many entries the log has now.
    pub length: u32,
}

/// A side in which nobody sits.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Side {
    /// The key of its name.
    pub name: String,
    /// Its score.
    pub score: i64,
    /// Did it win?
    pub won: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Standing {
    /// Who won.
    pub winners: Vec<Seat>,
    /// The score of each seat.
    pub scores: Vec<i64>,
    /// The sides that are no seats.
    #[serde(default)]
    pub sides: Vec<Side>,
}
