//! Which running tables would go on with this program, and which would stop and why?

use super::serve::{default_db, offers};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write as _;
use titles::Titles;

/// Which store.
#[derive(clap::Args)]
pub struct Args {
    /// The store: a file, or postgres://...; without it the one that `serve` uses.
    #[arg(long)]
    pub db: Option<String>,
}

/// Replays every running table of a store, which is left as it is, and tells of each whether it would go on.
///
/// # Errors
/// The same, if any would stop; or that the store cannot be read.
pub fn run(titles: &Titles, args: Args) -> Result<String, String> {
    let db = args.db.map_or_else(default_db, Ok)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} tables {wide_bar} {eta}") {
        bar.set_style(style);
    }
    let (mut tables, mut entries, mut well, mut sick) = (0, 0, String::new(), String::new());
    let examined = runtime.block_on(server::doctor::examine(&db, &offers(titles), |count, finding| {
        bar.set_length(count as u64);
        bar.inc(1);
        tables += 1;
        entries += finding.entries;
        let (began, now) = finding.versions;
        let what =
            format!("{} ({}, rules {began}, begun with {})", finding.table, finding.game, finding.rules);
        // Writing to a string cannot fail.
        let _ = match finding.differs {
            Some(why) => writeln!(sick, "{what} would stop: {why}"),
            None if began < now => writeln!(well, "{what} goes on, replayed by rules {now} and hashed anew"),
            None => writeln!(well, "{what} goes on"),
        };
    }));
    bar.finish_and_clear();
    examined.map_err(|error| error.to_string())?;
    let program = table::PROGRAM;
    if sick.is_empty() {
        return Ok(format!(
            "{well}{tables} running tables, {entries} entries replayed: all go on with {program}\n"
        ));
    }
    let count = sick.lines().count();
    Err(format!("{count} of {tables} running tables would stop with {program}:\n{sick}{well}")
        .trim_end()
        .to_owned())
}
