//! All figures of one run.

use crate::contender::Contender;
use crate::count::{self, Counts};
use crate::machine::Machine;
use crate::markdown;
use crate::server::{self, Load};
use crate::sheet;
use crate::works::Work;
use indicatif::{ProgressBar, ProgressStyle};
use peers::Peer;
use serde_json::{Value, json};
use std::path::Path;

/// How many rounds each side plays.
const ROUNDS: u64 = 5;
/// Where peers are installed.
const PEERS: &str = "target/peers";

/// How to tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Tables for people.
    Markdown,
    /// For programs.
    Json,
}

struct Report {
    machine: Machine,
    sides: Vec<Contender>,
    counts: Result<Counts, String>,
    load: Result<Load, String>,
    left_out: Vec<String>,
}

/// Measures everything and prints it.
pub fn print(output: Output) -> Result<(), String> {
    let report = measure();
    match output {
        Output::Markdown => println!("{}", report.markdown()),
        Output::Json => println!("{:#}", report.json()),
    }
    Ok(())
}

fn measure() -> Report {
    let bar = ProgressBar::new_spinner().with_message("installing peers");
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}  {eta} left");
    bar.tick();
    let (mut sides, mut left_out) = Contender::all(Path::new(PEERS));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_length(ROUNDS * sides.len() as u64);
    // The sides alternate, so that what else the machine does hits all of them.
    for round in 0..ROUNDS {
        sides.retain_mut(|side| {
            bar.set_message(side.name.text());
            let played = side.play(round + 1);
            bar.inc(1);
            played.map_err(|line| left_out.push(line)).is_ok()
        });
    }
    bar.set_message("instructions");
    bar.tick();
    let counts = count::all();
    bar.finish_and_clear();
    let load = server::measure();
    let played = |peer: &&Peer| {
        let served = load.as_ref().is_ok_and(|load| load.has(peer.name));
        served || sides.iter().any(|side| side.name.engine == peer.name)
    };
    let machine = Machine::with(peers::ALL.into_iter().filter(played));
    Report { machine, sides, counts, load, left_out }
}

impl Report {
    fn markdown(&self) -> String {
        let load = self.load.as_ref().map_or_else(|line| format!("{line}\n"), Load::markdown);
        let left_out: String = self.left_out.iter().map(|line| format!("\n{line}\n")).collect();
        format!(
            "{}\n{}{left_out}\n{}\n{load}",
            self.machine,
            sheet::markdown(&self.sides),
            self.instructions()
        )
    }

    fn instructions(&self) -> String {
        let counts = match &self.counts {
            Ok(counts) => counts,
            Err(why) => return format!("instructions are left out: {why}\n"),
        };
        let mut head = vec!["instructions".to_owned()];
        head.extend(Work::ALL.map(|work| work.name().to_owned()));
        let rows = counts.iter().map(|(game, works)| {
            let count = |work: Work| works.get(work.name()).map_or_else(String::new, u64::to_string);
            [game.clone()].into_iter().chain(Work::ALL.map(count)).collect()
        });
        markdown::table(&head, &rows.collect::<Vec<_>>())
    }

    fn json(&self) -> Value {
        let (figures, ratios) = sheet::json(&self.sides);
        json!({
            "machine": self.machine,
            "figures": figures,
            "ratios": ratios,
            "instructions": self.counts.as_ref().ok(),
            "servers": self.load.as_ref().ok(),
            "left_out": self.left_out,
        })
    }
}
