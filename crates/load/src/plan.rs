//! What to do.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// How fast people answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// At once: the next answer is sent when the one before is known.
    Closed,
    /// One answer a table in every such span, however fast the server is. One that is late because the table was
    /// still busy is timed from when it was due.
    Every(Duration),
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Closed => f.write_str("each answer as soon as it can be given"),
            Pace::Every(span) => write!(f, "one answer a table every {} ms", span.as_millis()),
        }
    }
}

/// When it is enough.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Limit {
    /// After this time.
    Time(Duration),
    /// After so many answers, or ten minutes.
    Answers(u64),
}

/// Which server of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Server {
    /// One of its own, stopped at the end.
    Start {
        /// The program that knows `serve`.
        program: PathBuf,
        /// The database; without it a file that is deleted at the end.
        db: Option<String>,
    },
    /// One that runs already.
    At {
        /// Its address, such as `http://127.0.0.1:8080`.
        url: String,
        /// Its process, if it is on this machine: else memory and processor time are not told.
        process: Option<u32>,
    },
}

/// A load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// On which server.
    pub server: Server,
    /// Which game.
    pub game: String,
    /// How many tables at once.
    pub tables: u32,
    /// How many seats a table has, each with its own person and socket.
    pub seats: u8,
    /// How fast people answer.
    pub pace: Pace,
    /// Play before the measuring begins.
    pub warm_up: Duration,
    /// When it is enough.
    pub limit: Limit,
    /// The seed of all choices.
    pub seed: u64,
}

impl Plan {
    /// A hundred tables of Kingsburg with four seats each, ten seconds, as fast as it goes.
    #[must_use]
    pub fn new(server: Server) -> Plan {
        Plan {
            server,
            game: "kingsburg".to_owned(),
            tables: 100,
            seats: 4,
            pace: Pace::Closed,
            warm_up: Duration::from_secs(2),
            limit: Limit::Time(Duration::from_secs(10)),
            seed: 1,
        }
    }

    /// How many sockets are open at once.
    #[must_use]
    pub fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.seats)
    }
}

/// Whether people watch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A bar on standard error.
    Bar,
    /// Nothing.
    Silent,
}
