//! Ours and a peer's server under the same load, in turn.

use crate::report::figure;
use crate::{Error, Figures, Peer, Plan, Progress, Report, run};
use serde::Serialize;
use std::fmt;
use std::path::Path;

/// Two servers compared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Versus {
    /// Our runs, in order.
    pub ours: Vec<Report>,
    /// The peer's runs, in order; none if it was left out.
    pub theirs: Vec<Report>,
    /// Why the peer was left out.
    pub left_out: Option<String>,
    /// The middle of our runs.
    pub our_median: Figures,
    /// The middle of the peer's runs.
    pub their_median: Option<Figures>,
    /// Our answers a second for each of the peer's.
    pub speed: Option<f64>,
    /// Our 99th percentile for each millisecond of the peer's.
    pub p99: Option<f64>,
    /// Our processor time an answer for each millisecond of the peer's.
    pub cpu: Option<f64>,
}

/// Runs the plan on our server and on boardgame.io's, in turn, so that what else the machine does hits both. The peer
/// is installed in `folder`; where it cannot be, only ours is run, and the result says why.
///
/// # Errors
/// As [`run`].
pub async fn versus(plan: &Plan, folder: &Path, rounds: u32, progress: Progress) -> Result<Versus, Error> {
    let (peer, left_out) = match Peer::install(folder).await {
        Ok(peer) => (Some(peer), None),
        Err(Error::NoPeer(why)) => (None, Some(why)),
        Err(error) => return Err(error),
    };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds.max(1) {
        ours.push(run(plan, progress).await?);
        if let Some(peer) = &peer {
            theirs.push(peer.run(plan, progress).await?);
        }
    }
    Ok(Versus::new(ours, theirs, left_out))
}

impl Versus {
    /// Compares runs.
    #[must_use]
    pub fn new(ours: Vec<Report>, theirs: Vec<Report>, left_out: Option<String>) -> Versus {
        let our_median = median(&ours);
        let their_median = (!theirs.is_empty()).then(|| median(&theirs));
        let ratio = |of: fn(&Figures) -> Option<f64>| {
            let theirs = of(their_median.as_ref()?).filter(|figure| *figure > 0.0)?;
            Some(of(&our_median)? / theirs)
        };
        let speed = ratio(|figures| Some(figures.answers_per_second));
        let p99 = ratio(|figures| Some(figures.p99_ms));
        let cpu = ratio(|figures| figures.server_cpu_ms);
        Versus { ours, theirs, left_out, our_median, their_median, speed, p99, cpu }
    }
}

fn median(runs: &[Report]) -> Figures {
    let figures: Vec<Figures> = runs.iter().map(|run| run.figures.clone()).collect();
    Figures::median(&figures)
}

impl fmt::Display for Versus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(ours) = self.ours.first() else { return Ok(()) };
        let (name, promise) = match self.theirs.first() {
            Some(theirs) => (format!("{}, {}", theirs.server, theirs.game), theirs.promise.as_str()),
            None => (String::new(), ""),
        };
        let rounds = self.ours.len();
        writeln!(
            f,
            "{} tables, {} sockets, {}; medians of {rounds} runs",
            ours.tables, ours.sockets, ours.pace
        )?;
        let head = format!("{}, {}", ours.server, ours.game);
        writeln!(f, "  {:<36}{head:>26}{name:>30}{:>10}", "", "ratio")?;
        writeln!(f, "  {:<36}{:>26}{promise:>30}", "an acknowledged answer is", ours.promise)?;
        let none = Figures::default();
        let theirs = self.their_median.as_ref().unwrap_or(&none).lines();
        for ((what, ours, digits), (_, theirs, _)) in self.our_median.lines().into_iter().zip(theirs) {
            let theirs = theirs.filter(|_| self.their_median.is_some());
            let ratio =
                ours.zip(theirs).filter(|(_, theirs)| *theirs > 0.0).map(|(ours, theirs)| ours / theirs);
            let (ours, theirs, ratio) = (figure(ours, digits), figure(theirs, digits), figure(ratio, 2));
            writeln!(f, "  {what:<36}{ours:>26}{theirs:>30}{ratio:>10}")?;
        }
        match &self.left_out {
            Some(why) => writeln!(f, "  boardgame.io is left out: {why}"),
            None => Ok(()),
        }
    }
}
