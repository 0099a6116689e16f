//! What the binary does, one command a file: its arguments, and `run`, which returns what to print or one clear line on what
//! is wrong.

pub mod arena;
pub mod content;
pub mod doctor;
pub mod engine;
pub mod lab;
pub mod load;
pub mod odds;
mod one_game;
pub mod options;
mod out;
pub mod play;
pub mod position;
mod print;
pub mod replay;
pub mod rules;
pub mod saves;
pub mod serve;
pub mod shell;
pub mod sim;
pub mod starter;
pub mod verify;
mod wins_by;

pub use print::Print;

use crate::players::Forfeit;
use std::fs;
use table::{BadLog, Log};
use titles::Titles;

/// Options of games that were given as flags.
pub type Flags = Vec<(String, String)>;

/// How many threads: as many as was said, or one for each core.
fn threads(said: Option<usize>) -> usize {
    said.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// The bot of a game that plays well at once.
fn quick_bot(game: &str) -> Result<&'static str, String> {
    titles::players(game).map(|players| players.quick())
}

/// Games that programs lost because they failed, a line each.
fn told(forfeits: &[Forfeit]) -> String {
    forfeits.iter().map(|forfeit| format!("{forfeit}\n")).collect()
}

/// A line if fewer games were played than were wanted.
fn unfinished(games: u64, of: u64) -> String {
    if games < of { format!("interrupted after {games} of {of} games\n") } else { String::new() }
}

/// Reads a log file.
///
/// # Errors
/// One line that names the file and what is wrong with it.
pub fn read_log(file: &str) -> Result<Log, String> {
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    Log::parse(&text).map_err(|bad| refuse(file, &bad))
}

/// One line on a log that does not hold.
fn refuse(file: &str, bad: &BadLog) -> String {
    format!("{file}: {bad}")
}

/// The title that a log is of.
fn title_of<'t>(titles: &'t Titles, file: &str, log: &Log) -> Result<&'t table::Title, String> {
    titles.find(&log.header.game).map_err(|why| format!("{file}: {why}"))
}
