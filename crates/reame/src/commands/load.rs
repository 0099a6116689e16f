//! How much the server bears.

use load::{Limit, Pace, Plan, Progress, Server, run as run_load, versus};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A load to put on a server.
pub struct Question {
    /// Where the server is; without it one is started.
    pub url: Option<String>,
    /// The process of that server, to measure it.
    pub process: Option<u32>,
    /// The store of a server that is started; without it a file that is deleted at the end.
    pub db: Option<String>,
    /// Which game.
    pub game: String,
    /// How many tables.
    pub tables: u32,
    /// How many seats each.
    pub seats: u8,
    /// How long.
    pub time: Duration,
    /// One answer a table in every such span; without it as fast as it goes.
    pub every: Option<Duration>,
    /// The seed of all choices.
    pub seed: u64,
    /// Also on servers of other frameworks, so many rounds each, alternating.
    pub rounds: Option<u32>,
    /// How to tell.
    pub form: Form,
}

/// How to tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// A table for people.
    Text,
    /// JSON.
    Json,
}

/// Puts the load on and tells how it went.
///
/// # Errors
/// One line: the server cannot be started or reached, or misbehaves.
pub fn run(question: Question) -> Result<String, String> {
    let program = || std::env::current_exe().unwrap_or_else(|_| PathBuf::from("reame"));
    let server = match question.url {
        Some(url) => Server::At { url, process: question.process },
        None => Server::Start { program: program(), db: question.db },
    };
    let plan = Plan {
        game: question.game,
        tables: question.tables,
        seats: question.seats,
        pace: question.every.map_or(Pace::Closed, Pace::Every),
        limit: Limit::Time(question.time),
        seed: question.seed,
        ..Plan::new(server)
    };
    // One thread: the generator must not take the server's cores.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let folder = Path::new("target/peers");
    let told = |report: Result<(String, String), serde_json::Error>| match (question.form, report) {
        (_, Err(error)) => Err(error.to_string()),
        (Form::Text, Ok((text, _))) => Ok(text + "\n"),
        (Form::Json, Ok((_, json))) => Ok(json + "\n"),
    };
    match question.rounds {
        None => {
            let report =
                runtime.block_on(run_load(&plan, Progress::Bar)).map_err(|error| error.to_string())?;
            told(serde_json::to_string_pretty(&report).map(|json| (report.to_string(), json)))
        }
        Some(rounds) => {
            let both = runtime.block_on(versus(&plan, folder, rounds, Progress::Bar));
            let both = both.map_err(|error| error.to_string())?;
            told(serde_json::to_string_pretty(&both).map(|json| (both.to_string(), json)))
        }
    }
}
