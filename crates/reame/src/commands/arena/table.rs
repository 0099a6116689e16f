//! The report for people.

use super::{Entrant, Match, Report};
use crate::commands::{told, unfinished};
use std::fmt::Write as _;

/// A table for each match, and one of the ratings.
#[must_use]
pub fn print(report: &Report) -> String {
    let mut text = String::new();
    for played in &report.matches {
        one(&mut text, report, played);
    }
    let width = report.ratings.iter().map(|rated| rated.name.len()).max().unwrap_or(0);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{:<width$}  rating          95 %", "");
    for rated in &report.ratings {
        let r = rated.rating;
        let _ = writeln!(text, "{:<width$}  {:>6.0}  {:>4.0} to {:>4.0}", rated.name, r.value, r.low, r.high);
    }
    text
}

fn one(text: &mut String, report: &Report, played: &Match) {
    let Match { seats, games, of, seconds, entrants, forfeits } = played;
    let width = entrants.iter().map(|e| e.name.len()).max().unwrap_or(0);
    let _ = writeln!(
        text,
        "{games} games of {} with {seats} seats, seed {}, in {seconds:.1} s",
        report.game, report.seed
    );
    let _ =
        writeln!(text, "  {:<width$}  seats    wins          95 %     par   score  decisions      ms", "");
    for entrant in entrants {
        let Entrant { name, seats, share, par, mean_score, decisions, milliseconds, .. } = entrant;
        let [value, low, high, par] = [share.value, share.low, share.high, *par].map(|x| 100.0 * x);
        let _ = writeln!(
            text,
            "  {name:<width$}  {seats:>5}  {value:>5.1} %  {low:>4.1} to {high:>5.1}  {par:>4.1} %  {mean_score:>6.1}  {decisions:>9.1}  {milliseconds:>6.2}",
        );
    }
    if let [best, other] = &entrants[..] {
        let verdict = if best.share.low > best.par { "beats" } else { "is not surely better than" };
        let _ = writeln!(text, "  {} {verdict} {}", best.name, other.name);
    }
    *text += &told(forfeits);
    *text += &unfinished(*games, *of);
    text.push('\n');
}
