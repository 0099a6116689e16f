//! What a run on either database has in common.

use crate::log::Stored;
use crate::process::Launch;
use crate::site::{Phase, Site};
use crate::witness::{Fate, Played};
use crate::{Error, Plan, Report, check, group};
use bots::Players;
use kingsburg::Kingsburg;
use server::OfferedGame;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::Store;
use table::{Chance, Sampled, Title};
use tokio::task::JoinSet;

/// Longer than servers may take to serve again.
const PATIENCE: Duration = Duration::from_secs(30);

/// A site with its players.
pub struct World {
    /// Where servers are.
    pub site: Arc<Site>,
    /// Where choices come from.
    pub random: Sampled,
    /// What was tried.
    pub report: Report,
    players: JoinSet<Vec<Played>>,
    begun: Instant,
}

impl World {
    /// A site of so many servers, where people begin to play.
    pub fn new(plan: &Plan, servers: usize) -> World {
        let site = Arc::new(Site::new(servers, plan.tables));
        let places = 0..plan.tables as usize;
        let players = places.map(|place| group::keep_playing(Arc::clone(&site), place, plan.seed)).collect();
        let report = Report { seed: plan.seed, ..Report::default() };
        World { site, random: Sampled::nth(plan.seed, u64::MAX), report, players, begun: Instant::now() }
    }

    /// A random time.
    pub fn moment(&mut self, most: Duration) -> Duration {
        most.mul_f64(self.random.draw(1000) as f64 / 1000.0)
    }

    /// How many answers were acknowledged so far.
    pub fn acknowledged(&self) -> u64 {
        self.site.counts.acknowledged.load(Ordering::Relaxed)
    }

    /// Waits until all tables have gone on by some entries, so that the next fault meets play; how long it took.
    pub async fn all_go_on(&self, entries: u32) -> Duration {
        let (start, before) = (Instant::now(), self.site.steps());
        let went_on = |site: &Site| site.steps().iter().zip(&before).all(|(now, then)| now - then >= entries);
        if !self.site.until(PATIENCE, went_on).await {
            let steps = self.site.steps();
            self.site.fault(format!("some table does not go on for {PATIENCE:?}: {before:?} to {steps:?}"));
        }
        start.elapsed()
    }

    /// Is it worth going on?
    pub fn is_sound(&self) -> bool {
        self.site.phase() != Phase::Fail
    }

    /// Lets everybody find out what became of his last answer; what they remember.
    pub async fn settle(&mut self) -> Vec<Played> {
        self.site.settle();
        std::mem::take(&mut self.players).join_all().await.into_iter().flatten().collect()
    }

    /// Holds the database against what everybody remembers.
    pub async fn check(mut self, db: &str, games: &[Played], launches: &[Launch]) -> Result<Report, Error> {
        let mut faults = self.site.faults();
        faults.extend(launches.iter().flat_map(Launch::complaints));
        let store = Store::open(db).await.map_err(Error::setup)?;
        for game in games {
            match Stored::read(&store, &game.table, &game.witnesses).await {
                Ok(stored) => {
                    self.report.entries += stored.lines.len();
                    faults.extend(check::faults(game, &stored));
                    // Who had to stop at once has not heard everything.
                    match self.site.phase() {
                        Phase::Play | Phase::Settle => faults.extend(check::missing(game)),
                        Phase::Fail => faults.extend(check::unheard(game, &stored)),
                    }
                }
                Err(why) => faults.push(format!("table {}: {why}", game.table)),
            }
            let witnesses = &game.witnesses;
            self.report.heard += witnesses.iter().map(|witness| witness.heard.len()).sum::<usize>();
            let sent = witnesses.iter().flat_map(|witness| &witness.sent);
            self.report.unknown += sent.filter(|sent| sent.fate == Fate::Unknown).count();
        }
        let players = Players::of(kingsburg_bots::PLAYERS);
        let offers = [OfferedGame { title: Title::of::<Kingsburg>(), players }];
        server::doctor::examine(db, &offers, |_, finding| {
            faults.extend(finding.differs.map(|how| format!("doctor: table {}: {how}", finding.table)));
        })
        .await
        .map_err(Error::setup)?;
        self.report.tables = games.len();
        self.report.count(&self.site.counts);
        self.report.time = self.begun.elapsed();
        if faults.is_empty() {
            Ok(self.report)
        } else {
            Err(Error::Faults { seed: self.report.seed, faults })
        }
    }
}
