//! Victories by what a seat began with and others did not: a kingdom, a governor.

use super::lab::stats::{Estimate, Proportion};
use super::sim::WHOLE;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::{Element, Id, Seat, Standing};
use titles::Known;

/// How those who began with something fared.
#[derive(Serialize)]
pub struct Fared {
    /// In how many games somebody began with it.
    pub games: u64,
    /// How many of them he won; a shared victory counts in part.
    pub wins: f64,
    /// The share, with its 95 % interval (Wilson).
    pub share: Estimate,
}

/// By kind of thing, by its name.
pub type Report = BTreeMap<&'static str, BTreeMap<String, Fared>>;

/// Sums that do not depend on the order in which games end.
#[derive(Clone, Default)]
pub struct WinsBy(BTreeMap<Element, (u64, u64)>);

impl WinsBy {
    /// Counts a game that is over.
    pub fn count<G: Known>(&mut self, game: &G, state: &G::State, standing: &Standing) {
        for seat in Seat::all(game.seats()) {
            let Some(start) = game.start(state, seat) else { continue };
            let (games, wins) = self.0.entry(start).or_default();
            *games += 1;
            if standing.winners.has(seat) {
                *wins += WHOLE / u64::from(standing.winners.len());
            }
        }
    }

    /// With what another thread counted.
    pub fn add(&mut self, other: &WinsBy) {
        for (start, (games, wins)) in &other.0 {
            let sum = self.0.entry(*start).or_default();
            *sum = (sum.0 + games, sum.1 + wins);
        }
    }

    /// What was counted, with intervals.
    pub fn report(&self) -> Report {
        let mut report = Report::new();
        for (start, (games, wins)) in &self.0 {
            let wins = *wins as f64 / WHOLE as f64;
            let share = Proportion { hits: wins, of: *games as f64 }.wilson();
            let name = match start.id {
                Id::None => String::new(),
                Id::Number(n) => n.to_string(),
                Id::Word(word) => word.to_owned(),
            };
            report.entry(start.kind).or_default().insert(name, Fared { games: *games, wins, share });
        }
        report
    }
}

/// The report for people: one line each, who won most first.
pub fn print(report: &Report, text: &mut String) {
    for (kind, all) in report {
        let mut all: Vec<(&String, &Fared)> = all.iter().collect();
        all.sort_by(|a, b| b.1.share.value.total_cmp(&a.1.share.value));
        for (name, Fared { games, share, .. }) in all {
            let Estimate { value, low, high } = share;
            let [value, low, high] = [value, low, high].map(|share| 100.0 * share);
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{kind} {name:<14} wins {value:5.1} % ({low:.1} to {high:.1}) of {games} games"
            );
        }
    }
}
