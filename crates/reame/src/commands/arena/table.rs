//! The report for people.

use super::{Entrant, Match, Report};
use crate::commands::{decimal, told, unfinished};
use std::fmt::Write as _;
use texts::Texts;

/// A table for each match, and one of the ratings.
#[must_use]
pub fn print(report: &Report, texts: &Texts) -> String {
    let mut text = String::new();
    for played in &report.matches {
        one(&mut text, report, played, texts);
    }
    let width = report.ratings.iter().map(|rated| rated.name.len()).max().unwrap_or(0);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{:<width$}  {:>6}  {:>12}", "", texts.get("arena-rating"), "95 %");
    for rated in &report.ratings {
        let r = rated.rating;
        let whole = |x: f64| format!("{x:>4.0}");
        let range = texts.with("arena-to", &[("low", whole(r.low).into()), ("high", whole(r.high).into())]);
        let _ = writeln!(text, "{:<width$}  {:>6.0}  {range}", rated.name, r.value);
    }
    text
}

fn one(text: &mut String, report: &Report, played: &Match, texts: &Texts) {
    let Match { seats, games, of, seconds, entrants, forfeits } = played;
    let tenths = |x: f64| decimal(x, 1, texts.lang());
    let width = entrants.iter().map(|e| e.name.len()).max().unwrap_or(0);
    let heading = texts.with(
        "arena-match",
        &[
            ("games", (*games).into()),
            ("game", report.game.as_str().into()),
            ("seats", (*seats).into()),
            ("seed", report.seed.to_string().into()),
            ("seconds", tenths(*seconds).into()),
        ],
    );
    let [held, wins, par, score, made] =
        ["arena-seats", "arena-wins", "arena-par", "arena-score", "arena-decisions"]
            .map(|key| texts.get(key));
    let _ = writeln!(
        text,
        "{heading}\n  {:<width$}  {held:>5}  {wins:>7}  {:>13}  {par:>6}  {score:>6}  {made:>9}  {:>6}",
        "", "95 %", "ms"
    );
    for entrant in entrants {
        let Entrant { name, seats, share, par, mean_score, decisions, milliseconds, .. } = entrant;
        let [value, low, high, par] = [share.value, share.low, share.high, *par].map(|x| tenths(100.0 * x));
        let range = texts.with("arena-to", &[("low", low.into()), ("high", high.into())]);
        let [mean_score, decisions] = [*mean_score, *decisions].map(tenths);
        let milliseconds = decimal(*milliseconds, 2, texts.lang());
        let _ = writeln!(
            text,
            "  {name:<width$}  {seats:>5}  {value:>5} %  {range:>13}  {par:>4} %  {mean_score:>6}  {decisions:>9}  {milliseconds:>6}",
        );
    }
    if let [best, other] = &entrants[..] {
        let key = if best.share.low > best.par { "arena-beats" } else { "arena-not-surely" };
        let names = [("best", best.name.as_str().into()), ("other", other.name.as_str().into())];
        let _ = writeln!(text, "  {}", texts.with(key, &names));
    }
    *text += &told(forfeits, texts);
    *text += &unfinished(*games, *of, texts);
    text.push('\n');
}
