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
            "record: play the planned games that have no file; renew: keep answers and outcomes, write anew what is told"
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

fn record_all() -> Result<(), String> {
    for (title, players) in titles() {
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

fn renew_all() -> Result<(), String> {
    for (title, _) in titles() {
        let files = all_in(&folder(title.name))?;
        files.par_iter().progress_with(ProgressBar::new(files.len() as u64)).try_for_each(|file| {
            let recorded = Transcript::read(file)?;
            let scenes =
                replay::told(&title, &recorded).map_err(|why| format!("{}: {why}", file.display()))?;
            Transcript { header: recorded.header, scenes }.write(file)
        })?;
    }
    Ok(())
}
