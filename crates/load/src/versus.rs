//! Our server and those of other frameworks under the same load, in turn.

use crate::peer::Framework;
use crate::report::figure;
use crate::run::SHARED_GAME;
use crate::{Bound, Error, Figures, Plan, Progress, Report, Server, run};
use serde::Serialize;
use std::fmt;
use std::path::Path;

/// Servers compared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Versus {
    /// Our server: with the game of the plan, and with that of the others if it could be started for it.
    pub ours: Vec<Runs>,
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
    /// How each of ours stands beside it.
    pub ratios: Vec<Ratios>,
}

/// One of ours beside another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratios {
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
    let mut plans = vec![plan.clone()];
    if matches!(plan.server, Server::Start { .. }) && plan.game != SHARED_GAME.0 {
        plans.push(Plan { game: SHARED_GAME.0.to_owned(), ..plan.clone() });
    }
    let mut ours = vec![Vec::new(); plans.len()];
    for _ in 0..rounds.max(1) {
        for (plan, reports) in plans.iter().zip(&mut ours) {
            reports.push(run(plan, progress).await?);
        }
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
        ours: impl IntoIterator<Item = Vec<Report>>,
        theirs: impl IntoIterator<Item = Vec<Report>>,
        left_out: Vec<String>,
    ) -> Versus {
        let ours: Vec<Runs> = ours.into_iter().map(Runs::new).collect();
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
    fn new(ours: &[Runs], runs: Runs) -> Beside {
        Beside { ratios: ours.iter().map(|ours| Ratios::new(&ours.median, &runs.median)).collect(), runs }
    }
}

impl Ratios {
    fn new(ours: &Figures, theirs: &Figures) -> Ratios {
        let ratio = |of: fn(&Figures) -> Option<f64>| over(of(ours), of(theirs));
        Ratios {
            speed: ratio(|figures| Some(figures.answers_per_second)),
            p99: ratio(|figures| Some(figures.p99_ms)),
            cpu: ratio(|figures| figures.server_cpu_ms),
            memory: ratio(|figures| figures.memory_kb_per_table),
        }
    }
}

fn over(ours: Option<f64>, theirs: Option<f64>) -> Option<f64> {
    Some(ours? / theirs.filter(|theirs| *theirs > 0.0)?)
}

impl fmt::Display for Versus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(runs) = self.ours.first() else { return Ok(()) };
        let Some(first) = runs.reports.first() else { return Ok(()) };
        let (tables, sockets, rounds) = (first.tables, first.sockets, runs.reports.len());
        writeln!(f, "{tables} tables, {sockets} sockets, {}; medians of {rounds} runs", first.pace)?;
        let line = |f: &mut fmt::Formatter<'_>,
                    what: &str,
                    ours: Vec<String>,
                    theirs: Vec<(String, Vec<String>)>| {
            write!(f, "  {what:<36}")?;
            ours.iter().try_for_each(|figure| write!(f, "{figure:>24}"))?;
            for (figure, ratios) in theirs {
                write!(f, "{figure:>30}")?;
                ratios.iter().try_for_each(|ratio| write!(f, "{ratio:>8}"))?;
            }
            writeln!(f)
        };
        let words = |f: &mut fmt::Formatter<'_>, what: &str, of: fn(&Runs) -> String, ratio: &str| {
            let ratios = vec![ratio.to_owned(); self.ours.len()];
            let theirs = self.peers.iter().map(|peer| (of(&peer.runs), ratios.clone()));
            line(f, what, self.ours.iter().map(of).collect(), theirs.collect())
        };
        words(f, "", Runs::name, "ratio")?;
        words(f, "an acknowledged answer is", |runs| runs.promise().to_owned(), "")?;
        words(f, "the limit was", |runs| runs.bound.to_string(), "")?;
        for (i, (what, _, digits)) in first.figures.lines().into_iter().enumerate() {
            let of = |runs: &Runs| runs.median.lines()[i].1;
            let theirs = self.peers.iter().map(|peer| {
                let ratios = self.ours.iter().map(|ours| figure(over(of(ours), of(&peer.runs)), 2));
                (figure(of(&peer.runs), digits), ratios.collect())
            });
            let ours = self.ours.iter().map(|runs| figure(of(runs), digits));
            line(f, what, ours.collect(), theirs.collect())?;
        }
        self.left_out.iter().try_for_each(|why| writeln!(f, "  {why}"))
    }
}
