//! `reame verify FILE`: is this the record of an honest game?

use super::{read_log, refuse, title_of};
use titles::Titles;

/// Which record.
#[derive(clap::Args)]
pub struct Args {
    /// The log file.
    pub file: String,
}

/// Checks every answer, hash and die of a log.
///
/// # Errors
/// One line that names the first bad entry.
pub fn run(titles: &Titles, Args { file }: &Args) -> Result<String, String> {
    let log = read_log(file)?;
    let title = title_of(titles, file, &log)?;
    let secret = log.secret();
    let table = title.load(&log, secret, &mut |_, _| {}).map_err(|bad| refuse(file, &bad))?;
    let entries = table.entries().len();
    let dice = match (secret, table.standing()) {
        (Some(_), _) => "dice match the commitment",
        (None, Some(_)) => "the secret of the dice is not revealed: dice unchecked",
        (None, None) => "the game is not over: dice unchecked",
    };
    let hashes = match (log.header.version, title.rules) {
        (began, now) if began < now => format!("hashed anew by rules {now}, it was played by rules {began}"),
        _ => "all hashes right".to_owned(),
    };
    Ok(format!("{file}: {}, {entries} entries, all answers legal, {hashes}; {dice}\n", title.name))
}
