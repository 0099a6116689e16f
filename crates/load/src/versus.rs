//! Our server and those of other frameworks under the same load, in turn.

use crate::peer::Framework;
use crate::report::figure;
use crate::{Bound, Error, Figures, Plan, Progress, Report, run};
use serde::Serialize;
use std::fmt;
use std::path::Path;

/// Servers compared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Versus {
    /// Our server.
    pub ours: Runs,
    /// The others.
    pub peers: Vec<Beside>,
    /// Who was left out and why, a line each.
    pub left_out: Vec<String>,
}

/// The runs of one server.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Runs {
    /// In order.
    pub reports: Vec<Report>,
    /// The middle of each figure.
    pub median: Figures,
    /// What kept it from being faster.
    pub bound: Bound,
}

/// A server of another framework beside ours.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Beside {
    /// Its runs.
    pub runs: Runs,
    /// Our answers a second for each of the peer's.
    pub speed: Option<f64>,
    /// Our 99th percentile for each millisecond of the peer's.
    pub p99: Option<f64>,
    /// Our processor time an answer for each millisecond of the peer's.
    pub cpu: Option<f64>,
    /// Our memory of an idle table for each KiB of the peer's.
    pub memory: Option<f64>,
}

/// Runs the plan on our server and on those of other frameworks, in turn, so that what else the machine does hits all.
/// They are installed under `folder`; those that cannot be are left out, and the result says why.
///
/// # Errors
/// As [`run`].
pub async fn versus(plan: &Plan, folder: &Path, rounds: u32, progress: Progress) -> Result<Versus, Error> {
    let mut left_out = Vec::new();
    let mut installed = Vec::new();
    for framework in Framework::ALL {
        match framework.peer().install(folder) {
            Ok(peer) => installed.push((framework, peer, Vec::new())),
            Err(reason) => left_out.push(reason.to_string()),
        }
    }
    let mut ours = Vec::new();
    for _ in 0..rounds.max(1) {
        ours.push(run(plan, progress).await?);
        for (framework, peer, reports) in &mut installed {
            reports.push(framework.run(peer, plan, progress).await?);
        }
    }
    let theirs = installed.into_iter().map(|(_, _, reports)| reports);
    Ok(Versus::new(ours, theirs, left_out))
}

impl Versus {
    /// Compares runs.
    #[must_use]
    pub fn new(
        ours: Vec<Report>,
        theirs: impl IntoIterator<Item = Vec<Report>>,
        left_out: Vec<String>,
    ) -> Versus {
        let ours = Runs::new(ours);
        let peers = theirs.into_iter().map(|reports| Beside::new(&ours, Runs::new(reports))).collect();
        Versus { ours, peers, left_out }
    }
}

impl Runs {
    fn new(reports: Vec<Report>) -> Runs {
        let figures: Vec<Figures> = reports.iter().map(|report| report.figures.clone()).collect();
        let median = Figures::median(&figures);
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Runs { bound: median.bound(processors), reports, median }
    }

    fn name(&self) -> String {
        self.reports.first().map_or_else(String::new, |report| format!("{}, {}", report.server, report.game))
    }

    fn promise(&self) -> &str {
        self.reports.first().map_or("", |report| &report.promise)
    }
}

impl Beside {
    fn new(ours: &Runs, runs: Runs) -> Beside {
        let ratio = |of: fn(&Figures) -> Option<f64>| over(of(&ours.median), of(&runs.median));
        let speed = ratio(|figures| Some(figures.answers_per_second));
        let p99 = ratio(|figures| Some(figures.p99_ms));
        let cpu = ratio(|figures| figures.server_cpu_ms);
        let memory = ratio(|figures| figures.memory_kb_per_table);
        Beside { runs, speed, p99, cpu, memory }
    }
}

fn over(ours: Option<f64>, theirs: Option<f64>) -> Option<f64> {
    Some(ours? / theirs.filter(|theirs| *theirs > 0.0)?)
}

impl fmt::Display for Versus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.ours.reports.first() else { return Ok(()) };
        let (tables, sockets, rounds) = (first.tables, first.sockets, self.ours.reports.len());
        writeln!(f, "{tables} tables, {sockets} sockets, {}; medians of {rounds} runs", first.pace)?;
        let line = |f: &mut fmt::Formatter<'_>, what: &str, ours: &str, theirs: Vec<(String, String)>| {
            write!(f, "  {what:<36}{ours:>24}")?;
            theirs.iter().try_for_each(|(figure, ratio)| write!(f, "{figure:>30}{ratio:>8}"))?;
            writeln!(f)
        };
        let texts = |of: fn(&Runs) -> String| self.peers.iter().map(move |peer| of(&peer.runs));
        let heads = texts(Runs::name).map(|name| (name, "ratio".to_owned())).collect();
        line(f, "", &self.ours.name(), heads)?;
        let promises = texts(|runs| runs.promise().to_owned()).map(|promise| (promise, String::new()));
        line(f, "an acknowledged answer is", self.ours.promise(), promises.collect())?;
        let bounds = texts(|runs| runs.bound.to_string()).map(|bound| (bound, String::new()));
        line(f, "the limit was", &self.ours.bound.to_string(), bounds.collect())?;
        for (i, (what, ours, digits)) in self.ours.median.lines().into_iter().enumerate() {
            let theirs = self.peers.iter().map(|peer| {
                let theirs = peer.runs.median.lines()[i].1;
                (figure(theirs, digits), figure(over(ours, theirs), 2))
            });
            line(f, what, &figure(ours, digits), theirs.collect())?;
        }
        self.left_out.iter().try_for_each(|why| writeln!(f, "  {why}"))
    }
}
