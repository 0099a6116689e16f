//! Instructions beside the accepted ones.

use crate::count::Counts;
use crate::machine::compiler;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs;
use std::path::Path;

/// How much a count may differ from the accepted one, in hundredths of it.
const TOLERANCE: u64 = 10;

/// What the file of accepted counts says.
#[derive(Serialize, Deserialize)]
struct Accepted {
    /// Another compiler may give other counts.
    compiler: String,
    instructions: Counts,
}

/// What is worth telling of a count.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Change {
    /// It is greater than the accepted one by more than the tolerance.
    Grown(u64, u64),
    /// It is smaller by more than the tolerance.
    Fallen(u64, u64),
    /// It is not in the file.
    New(u64),
    /// It is in the file and is counted no more.
    Gone,
}

/// A change of what.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Finding {
    game: String,
    work: String,
    change: Change,
}

impl Finding {
    /// Less work is told, and no failure.
    fn fails(&self) -> bool {
        match self.change {
            Change::Grown(..) | Change::New(_) | Change::Gone => true,
            Change::Fallen(..) => false,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { game, work, change } = self;
        let share = |from: u64, to: u64| (to as f64 / (from as f64).max(1.0) - 1.0) * 100.0;
        match *change {
            Change::Grown(from, to) => {
                write!(f, "{game} {work} grew by {:.0} %: {from} to {to} instructions", share(from, to))
            }
            Change::Fallen(from, to) => {
                write!(f, "{game} {work} fell by {:.0} %: {from} to {to} instructions", -share(from, to))
            }
            Change::New(count) => write!(f, "{game} {work} has no accepted count; it is {count}"),
            Change::Gone => write!(f, "{game} {work} has an accepted count and is counted no more"),
        }
    }
}

/// Compares counts with those of a file, and tells. The error is what must not be.
pub fn check(file: &Path, counts: &Counts) -> Result<(), String> {
    let accepted = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let accepted: Accepted =
        serde_json::from_str(&accepted).map_err(|error| format!("{}: {error}", file.display()))?;
    let findings = compare(&accepted.instructions, counts);
    let (bad, good): (Vec<_>, Vec<_>) = findings.iter().partition(|finding| finding.fails());
    good.iter().for_each(|finding| println!("{finding}"));
    let accept = format!("accept the counts of now with: bench accept {}", file.display());
    if bad.is_empty() {
        let figures: usize = counts.values().map(std::collections::BTreeMap::len).sum();
        println!("{figures} counts of instructions, none greater than accepted by more than {TOLERANCE} %");
        if !good.is_empty() {
            println!("{accept}");
        }
        return Ok(());
    }
    let mut lines: Vec<String> = bad.iter().map(ToString::to_string).collect();
    let compiler = compiler();
    if compiler != accepted.compiler {
        lines.push(format!("the compiler is another: {} then, {compiler} now", accepted.compiler));
    }
    lines.push(accept);
    Err(lines.join("\n"))
}

/// What has changed by more than the tolerance.
fn compare(accepted: &Counts, counts: &Counts) -> Vec<Finding> {
    let of = |counts: &Counts, game: &str, work: &str| counts.get(game)?.get(work).copied();
    let figures = |counts: &Counts| -> Vec<(String, String)> {
        let works = counts.iter().map(|(game, works)| works.keys().map(|work| (game.clone(), work.clone())));
        works.flatten().collect()
    };
    let mut all = figures(accepted);
    all.extend(figures(counts));
    all.sort();
    all.dedup();
    let findings = all.into_iter().filter_map(|(game, work)| {
        let change = match (of(accepted, &game, &work), of(counts, &game, &work)) {
            (Some(from), Some(to)) if to * 100 > from * (100 + TOLERANCE) => Change::Grown(from, to),
            (Some(from), Some(to)) if to * 100 < from * (100 - TOLERANCE) => Change::Fallen(from, to),
            (Some(_), Some(_)) | (None, None) => return None,
            (None, Some(count)) => Change::New(count),
            (Some(_), None) => Change::Gone,
        };
        Some(Finding { game, work, change })
    });
    findings.collect()
}

/// Accepts counts: writes them to the file.
pub fn accept(file: &Path, counts: &Counts) -> Result<(), String> {
    fs::write(file, text(counts) + "\n").map_err(|error| format!("{}: {error}", file.display()))
}

/// Counts as the file has them.
pub fn text(counts: &Counts) -> String {
    let accepted = Accepted { compiler: compiler(), instructions: counts.clone() };
    serde_json::to_string_pretty(&accepted)
        .unwrap_or_else(|_| unreachable!("texts and numbers can be written"))
}

#[cfg(test)]
mod tests;
