//! `make bench`: how fast the engine is beside others, measured in one run on one machine, in alternating rounds, as
//! medians and ratios. `make gate`: instruction counts, which repeat exactly, beside the accepted ones.

mod clock;
mod contender;
mod count;
mod figure;
mod gate;
mod machine;
mod markdown;
mod ours;
mod ratio;
mod report;
mod search;
mod server;
mod sheet;

mod theirs;
mod works;

use count::Counts;
use report::Output;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: bench report [--json]    the table of figures and ratios
       bench counts             instructions of each kind of work, as JSON
       bench gate FILE          those beside the accepted ones of the file: fails if one grew by more than a tenth
       bench accept FILE        accepts the instructions of now
       bench work GAME WHAT N   does a kind of work N times: what is counted";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["report"] => report::print(Output::Markdown),
        ["report", "--json"] => report::print(Output::Json),
        ["counts"] => count::all().map(|counts| println!("{}", gate::text(&counts))),
        ["gate", file] => gate(Path::new(file)),
        ["accept", file] => count::all().and_then(|counts| gate::accept(Path::new(file), &counts)),
        ["work", game, what, times] => works::run(game, what, times),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Where instructions cannot be counted there is no gate: that is said, and is no failure.
fn gate(file: &Path) -> Result<(), String> {
    let counts: Counts = match count::all() {
        Ok(counts) => counts,
        Err(why) => {
            println!("the gate is left open: {why}");
            return Ok(());
        }
    };
    gate::check(file, &counts)
}
