//! The servers under load: `reame load` measures ours beside those of other frameworks.

use crate::figure::Better;
use crate::markdown;
use serde::{Deserialize, Serialize};
use std::process::{Command, Stdio};

/// A hundred tables of four, for eight seconds, three times each.
const LOAD: [&str; 8] = ["load", "--tables", "100", "--seconds", "8", "--beside", "3", "--json"];

/// What `reame load --beside --json` prints, as far as the table goes.
#[derive(Serialize, Deserialize)]
pub struct Load {
    ours: Vec<Runs>,
    peers: Vec<Beside>,
    left_out: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Beside {
    runs: Runs,
}

#[derive(Serialize, Deserialize)]
struct Runs {
    reports: Vec<Run>,
    median: Median,
    bound: String,
}

#[derive(Serialize, Deserialize)]
struct Run {
    server: String,
    game: String,
    promise: String,
    sockets: u64,
    tables: u64,
}

#[derive(Serialize, Deserialize)]
struct Median {
    answers_per_second: f64,
    p99_ms: f64,
    server_cpu_ms: Option<f64>,
    memory_kb_per_table: Option<f64>,
    received_kb: f64,
    server_cores: Option<f64>,
    generator_cores: f64,
}

/// Measures. The error is one line on why there are no figures.
pub fn measure() -> Result<Load, String> {
    let left_out = |why: &dyn std::fmt::Display| format!("the servers are left out: {why}");
    let program = std::env::current_exe().map_err(|error| left_out(&error))?.with_file_name("reame");
    if !program.is_file() {
        return Err(left_out(&"no program reame beside this one"));
    }
    let output = Command::new(program).args(LOAD).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| left_out(&error))?;
    serde_json::from_slice(&output.stdout).map_err(|error| left_out(&format!("reame load: {error}")))
}

impl Load {
    /// Whether a server of this name was measured.
    pub fn has(&self, name: &str) -> bool {
        self.peers.iter().any(|peer| peer.runs.name() == name)
    }

    /// The table, and a line on each server that was left out.
    pub fn markdown(&self) -> String {
        let first = self.ours.first().and_then(|runs| runs.reports.first());
        let (tables, sockets) = first.map_or((0, 0), |run| (run.tables, run.sockets));
        let server = format!("server, {tables} tables, {sockets} sockets");
        let head = [
            &server,
            "game",
            "an answer is",
            "answers/s",
            "p99 ms",
            "CPU ms an answer",
            "KiB an idle table",
            "KiB an answer, all seats",
            "server's cores",
            "generator's cores",
            "limit",
        ];
        let theirs = || self.peers.iter().map(|peer| &peer.runs);
        let mut rows: Vec<_> = self.ours.iter().chain(theirs()).map(Runs::row).collect();
        rows.extend(self.ours.iter().flat_map(|ours| theirs().map(|theirs| ours.beside(theirs))));
        markdown::table(&head.map(str::to_owned), &rows)
            + &self.left_out.iter().map(|line| format!("\n{line}\n")).collect::<String>()
    }
}

impl Runs {
    fn name(&self) -> &str {
        self.reports.first().map_or("", |run| &run.server)
    }

    fn game(&self) -> &str {
        self.reports.first().map_or("", |run| &run.game)
    }

    fn row(&self) -> Vec<String> {
        let promise = self.reports.first().map_or("", |run| &run.promise);
        let mut row = vec![self.name().to_owned(), self.game().to_owned(), promise.to_owned()];
        row.extend(self.median.better().map(|(figure, _)| markdown::figure(figure)));
        row.extend([self.median.server_cores, Some(self.median.generator_cores)].map(markdown::figure));
        row.push(self.bound.clone());
        row
    }

    /// Above 1 is ours better.
    fn beside(&self, theirs: &Runs) -> Vec<String> {
        let mut row =
            vec![format!("{} / {}", self.name(), theirs.name()), self.game().to_owned(), String::new()];
        let figures = self.median.better().into_iter().zip(theirs.median.better());
        row.extend(figures.map(|((ours, better), (theirs, _))| {
            markdown::times(ours.zip(theirs).and_then(|(ours, theirs)| better.ratio(ours, theirs)))
        }));
        row.extend([String::new(), String::new(), String::new()]);
        row
    }
}

impl Median {
    /// The figures that can be better, and which way.
    fn better(&self) -> [(Option<f64>, Better); 5] {
        [
            (Some(self.answers_per_second), Better::More),
            (Some(self.p99_ms), Better::Less),
            (self.server_cpu_ms, Better::Less),
            (self.memory_kb_per_table, Better::Less),
            (Some(self.received_kb), Better::Less),
        ]
    }
}

#[cfg(test)]
mod tests;
