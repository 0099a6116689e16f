//! Instruction counts: the same on every run, whatever else the machine does.

use crate::works::Work;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::process::Command;

/// Instructions by game and kind of work.
pub type Counts = BTreeMap<String, BTreeMap<String, u64>>;

/// Repetitions of a kind of work, in the shorter and in the longer run.
const FEW: u64 = 2_000;
const MANY: u64 = 10_000;

/// Counts all kinds of work. The error is one line on why there are no counts.
pub fn all() -> Result<Counts, String> {
    titles::NAMES.iter().map(|game| Ok(((*game).to_owned(), of(game)?))).collect()
}

fn of(game: &str) -> Result<BTreeMap<String, u64>, String> {
    let cloned = each(game, Work::Clone)?;
    let counts = Work::ALL.into_iter().map(|work| {
        let counted = if work == Work::Clone { cloned } else { each(game, work)? };
        let own = if work.copies() { counted.saturating_sub(cloned) } else { counted };
        Ok((work.name().to_owned(), own))
    });
    counts.collect()
}

/// The difference of two runs is the work alone.
fn each(game: &str, work: Work) -> Result<u64, String> {
    let (few, many) = (collect(game, work, FEW)?, collect(game, work, MANY)?);
    Ok(many.saturating_sub(few).div_ceil(MANY - FEW))
}

/// The instructions of this very program while it does the work.
fn collect(game: &str, work: Work, times: u64) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    let output = valgrind.args(["work", game, work.name(), &times.to_string()]).output();
    let output = output.map_err(|error| match error.kind() {
        ErrorKind::NotFound => "valgrind is not installed (apt-get install valgrind)".to_owned(),
        _ => format!("valgrind cannot be run ({error})"),
    })?;
    let text = String::from_utf8_lossy(&output.stderr);
    read(&text).ok_or_else(|| format!("valgrind has not counted {game} {}", work.name()))
}

/// The count in what valgrind prints.
fn read(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_what_valgrind_prints() {
        let text = "==7== Callgrind, a call-graph generating cache profiler\n==7== \n==7== Events    : Ir\n\
                    ==7== Collected : 25183046\n==7== \n==7== I   refs:      25,183,046\n";
        assert_eq!(read(text), Some(25_183_046));
        assert_eq!(read("valgrind: failed to start tool"), None);
    }
}
