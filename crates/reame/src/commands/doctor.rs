//! Does every running table follow the rules of this program?

use super::serve::offers;
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Write as _;
use titles::Titles;

/// Replays every running table of a store and tells what differs.
///
/// # Errors
/// What differs, or that the store cannot be read.
pub fn run(titles: &Titles, db: &str) -> Result<String, String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} tables {wide_bar} {eta}") {
        bar.set_style(style);
    }
    let (mut tables, mut entries, mut sick) = (0, 0, String::new());
    let examined = runtime.block_on(server::doctor::examine(db, &offers(titles), |count, finding| {
        bar.set_length(count as u64);
        bar.inc(1);
        tables += 1;
        entries += finding.entries;
        if let Some(why) = finding.differs {
            let _ = writeln!(sick, "{} ({}, rules {}): {why}", finding.table, finding.game, finding.rules);
        }
    }));
    bar.finish_and_clear();
    examined.map_err(|error| error.to_string())?;
    if sick.is_empty() {
        Ok(format!(
            "{tables} running tables, {entries} entries replayed: all follow the rules {}\n",
            table::RULES
        ))
    } else {
        let count = sick.lines().count();
        Err(format!("{count} of {tables} running tables do not follow the rules {}:\n{sick}", table::RULES))
    }
}
