//! Records transcripts, or writes anew what is told in those there are.

use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use std::process::ExitCode;
use transcripts::file::{Transcript, all_in};
use transcripts::{folder, plan, record, replay, titles};

fn main() -> ExitCode {
    let done = match std::env::args().nth(1).as_deref() {
        Some("record") => record_all(),
        Some("renew") => renew_all(),
        _ => Err(
            "record: play the planned games that have no file; renew: keep answers and outcomes, write anew what is told; \
             the name of a game after it: of that game only"
                .to_owned(),
        ),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Is this game meant?
fn is_meant(name: &str) -> bool {
    std::env::args().nth(2).is_none_or(|only| only == name)
}

fn record_all() -> Result<(), String> {
    for (title, players) in titles().into_iter().filter(|(title, _)| is_meant(title.name)) {
        let plans = plan::of(&title);
        plans.par_iter().progress_with(ProgressBar::new(plans.len() as u64)).try_for_each(|planned| {
            let file = folder(title.name).join(format!("{}.jsonl.gz", planned.name));
            if file.exists() {
                return Ok(());
            }
            record::play(&title, &players, planned)
                .and_then(|transcript| transcript.write(&file))
                .map_err(|why| format!("{}: {why}", planned.name))
        })?;
    }
    Ok(())
}

/// Games whose answers cannot be given any more are told, all of them; the others are renewed all the same.
fn renew_all() -> Result<(), String> {
    let mut failures = Vec::new();
    for (title, _) in titles().into_iter().filter(|(title, _)| is_meant(title.name)) {
        let files = all_in(&folder(title.name))?;
        let renewed = files.par_iter().progress_with(ProgressBar::new(files.len() as u64)).map(|file| {
            let recorded = Transcript::read(file)?;
            let scenes =
                replay::told(&title, &recorded).map_err(|why| format!("{}: {why}", file.display()))?;
            Transcript { header: recorded.header, scenes }.write(file)
        });
        failures.extend(renewed.collect::<Vec<_>>().into_iter().filter_map(Result::err));
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}
