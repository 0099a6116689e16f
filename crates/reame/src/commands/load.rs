//! How much the server bears.

use super::Print;
use load::{Limit, Pace, Plan, Progress, Server, run as run_load, versus};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A load to put on a server.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables.
    #[arg(long, default_value_t = 100)]
    pub tables: u32,
    /// How many seats each, every one with a socket of its own.
    #[arg(long, default_value_t = 4)]
    pub seats: u8,
    /// Which game.
    #[arg(long, default_value = titles::NAMES[0])]
    pub game: String,
    /// How long, in seconds.
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// One answer a table in every so many milliseconds; without it as fast as it goes.
    #[arg(long)]
    pub every: Option<u64>,
    /// The seed of all choices.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The server; without it one is started, and stopped at the end.
    #[arg(long)]
    pub url: Option<String>,
    /// The process of that server, to measure its memory and processor time.
    #[arg(long, requires = "url")]
    pub pid: Option<u32>,
    /// The store of a server that is started: a file, or postgres://...; without it a file that is deleted at the end.
    #[arg(long, conflicts_with = "url")]
    pub db: Option<String>,
    /// Also measure boardgame.io and colyseus (installed by npm into target/peers), so many rounds each, alternating.
    #[arg(long, value_name = "ROUNDS")]
    pub beside: Option<u32>,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// Puts the load on and tells how it went.
///
/// # Errors
/// One line: the server cannot be started or reached, or misbehaves.
pub fn run(args: Args) -> Result<String, String> {
    let program = || std::env::current_exe().unwrap_or_else(|_| PathBuf::from("reame"));
    let server = match args.url {
        Some(url) => Server::At { url, process: args.pid },
        None => Server::Start { program: program(), db: args.db },
    };
    let plan = Plan {
        game: args.game,
        tables: args.tables,
        seats: args.seats,
        pace: args.every.map(Duration::from_millis).map_or(Pace::Closed, Pace::Every),
        limit: Limit::Time(Duration::from_secs(args.seconds)),
        seed: args.seed,
        ..Plan::new(server)
    };
    // One thread: the generator must not take the server's cores.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let folder = Path::new("target/peers");
    match args.beside {
        None => {
            let report =
                runtime.block_on(run_load(&plan, Progress::Bar)).map_err(|error| error.to_string())?;
            args.print.of(&report, || format!("{report}\n"))
        }
        Some(rounds) => {
            let both = runtime.block_on(versus(&plan, folder, rounds, Progress::Bar));
            let both = both.map_err(|error| error.to_string())?;
            args.print.of(&both, || format!("{both}\n"))
        }
    }
}
