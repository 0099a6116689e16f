//! What the binary does, one command a file. Each returns what to print, or one clear line on what is wrong.

pub mod arena;
pub mod content;
pub mod doctor;
pub mod lab;
pub mod load;
pub mod odds;
pub mod position;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod starter;
pub mod verify;

use std::fs;
use table::{BadLog, Log};
use titles::Titles;

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
