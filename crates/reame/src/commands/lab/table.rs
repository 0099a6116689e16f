//! The report for a terminal.

use super::{By, Estimate, Group, Item, Origin, Report};
use crate::commands::unfinished;
use std::fmt::Write as _;
use texts::{Lang, Texts};

/// The columns of names.
const NAME: usize = 24;

/// The report in lines of at most 100 columns.
#[must_use]
pub fn print(report: &Report, texts: &Texts) -> String {
    let mut text = heading(report, texts);
    text.push('\n');
    for kind in &report.kinds {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{}", title(kind, texts));
        let _ = writeln!(text, "{}", header(kind.by, texts));
        for item in &kind.items {
            let _ = writeln!(text, "{}", line(item, kind.by, texts));
        }
    }
    let _ = writeln!(text, "\n{}", texts.get("lab-legend"));
    let _ = writeln!(text, "{}", method(report, texts));
    text + &unfinished(report.games, report.of, texts)
}

/// How it was measured, and what that leaves open.
pub fn method(report: &Report, texts: &Texts) -> String {
    let play = match &report.bots[..] {
        [first, rest @ ..] if rest.iter().any(|bot| bot != first) => "mixed",
        _ => "equal",
    };
    let args = [("play", play.into()), ("count", (report.comparisons as u64).into())];
    texts.with("lab-method", &args)
}

/// How many games of whom.
pub fn heading(report: &Report, texts: &Texts) -> String {
    let args = [
        ("games", report.games.into()),
        ("bots", bots(&report.bots).into()),
        ("seconds", number(report.seconds, 1, texts).into()),
        ("mean", number(report.score[0], 1, texts).into()),
        ("deviation", number(report.score[1], 1, texts).into()),
    ];
    texts.with("lab-heading", &args)
}

/// Who sat there: `4 steward`, or each by name.
fn bots(names: &[String]) -> String {
    match names {
        [first, rest @ ..] if rest.iter().all(|name| name == first) => format!("{} × {first}", names.len()),
        _ => names.join(", "),
    }
}

/// The title of a kind.
pub fn title(kind: &Group, texts: &Texts) -> String {
    match kind.column {
        Some(column) => texts.with("lab-kind-column", &[("column", column.into())]),
        None => texts.get(&format!("lab-kind-{}", kind.name)),
    }
}

fn header(by: By, texts: &Texts) -> String {
    let [taken, with, without, difference] = match by {
        By::Wins => ["lab-taken", "lab-with", "lab-without", "lab-wins"],
        By::Points => ["lab-years", "lab-mean", "lab-spread", "lab-points"],
    }
    .map(|key| texts.get(key));
    let points = if by == By::Wins { texts.get("lab-points") } else { String::new() };
    format!(
        "    {:NAME$} {taken:>7} {with:>7} {without:>7}  {difference:<26} {points}",
        texts.get("lab-item")
    )
    .trim_end()
    .to_owned()
}

fn line(item: &Item, by: By, texts: &Texts) -> String {
    let mark = if item.significant { '*' } else { ' ' };
    let origin = match item.origin {
        Origin::Printed => ' ',
        Origin::Designed => '+',
    };
    let name: String = item.name.chars().take(NAME).collect();
    let taken = number(100.0 * item.taken as f64 / item.of.max(1) as f64, 1, texts);
    let text = match by {
        By::Wins => {
            if !item.is_enough() {
                return format!("{mark} {origin} {name:NAME$} {taken:>6}%  {}", texts.get("lab-too-few"));
            }
            let [with, without] = item.win_share.map(|share| number(100.0 * share, 1, texts));
            let wins = interval(item.wins, 100.0, texts);
            let points = interval(item.points, 1.0, texts);
            format!("{mark} {origin} {name:NAME$} {taken:>6}% {with:>6}% {without:>6}%  {wins:<26} {points}")
        }
        By::Points => {
            let (mean, spread) = (number(item.mean_score[0], 1, texts), number(item.spread[0], 1, texts));
            let points = interval(item.points, 1.0, texts);
            format!("{mark} {origin} {name:NAME$} {taken:>6}% {mean:>7} {spread:>7}  {points}")
        }
    };
    text.trim_end().to_owned()
}

/// A value and its interval: `+2.1 (0.4 … 3.8)`. One of nothing is a dash.
pub fn interval(estimate: Estimate, scale: f64, texts: &Texts) -> String {
    let Estimate { value, low, high } = estimate;
    if !(low.is_finite() && high.is_finite()) {
        return "-".to_owned();
    }
    let [value, low, high] = [value, low, high].map(|v| signed(v * scale, texts));
    format!("{value} ({low} … {high})")
}

/// A number with its sign.
pub fn signed(value: f64, texts: &Texts) -> String {
    let text = number(value, 1, texts);
    if value > 0.0 && !text.starts_with('-') { format!("+{text}") } else { text }
}

/// A number with so many places, as the language writes it.
pub fn number(value: f64, places: usize, texts: &Texts) -> String {
    let text = format!("{value:.places$}");
    // Minus nothing is nothing.
    let text = if text.trim_start_matches('-').chars().all(|c| matches!(c, '0' | '.')) {
        text.trim_start_matches('-').to_owned()
    } else {
        text
    };
    match texts.lang() {
        Lang::En => text,
        Lang::It => text.replace('.', ","),
    }
}
