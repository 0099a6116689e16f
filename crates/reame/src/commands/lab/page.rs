//! The report as one HTML file with a plot for each kind. It needs nothing but itself.

use super::table::{heading, interval, method, number, signed, title};
use super::{By, Group, Item, Origin, Report};
use std::fmt::Write as _;
use texts::Texts;

/// The height of an item in a plot, and of the scale above it.
const ROW: usize = 42;
const SCALE: usize = 26;

const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#22201c;--soft:#6b665c;--rule:#ddd8cc;--printed:#1f5fa8;--designed:#b4520f}
@media (prefers-color-scheme:dark){:root{--paper:#191816;--ink:#ece8df;--soft:#a39d90;--rule:#3a3731;--printed:#7fb2ee;--designed:#f0a063}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
main{max-width:1360px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:1.5rem;margin:0 0 4px}
p{margin:4px 0;max-width:70ch}
.soft{color:var(--soft)}
.key{display:flex;flex-wrap:wrap;gap:4px 18px;margin:12px 0 8px}
.key svg{width:16px;height:12px;vertical-align:-1px;margin-right:6px}
.kinds{display:grid;grid-template-columns:minmax(0,1fr);gap:8px 48px;align-items:start}
@media (min-width:1000px){.kinds{grid-template-columns:repeat(2,minmax(0,1fr))}}
section{min-width:0}
h2{font-size:1.1rem;margin:20px 0 2px}
svg.plot{display:block;width:100%;overflow:visible}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
svg .soft{fill:var(--soft);font-size:12px}
.grid{stroke:var(--rule)}
.zero{stroke:var(--soft);stroke-dasharray:3 3}
.printed{stroke:var(--printed);fill:var(--printed)}
.designed{stroke:var(--designed);fill:var(--designed)}
.bar{stroke-width:2.5;stroke-linecap:round}
.dot{stroke-width:2}
.unsure .dot{fill:var(--paper)}
.unsure .bar{opacity:.55}
.item:hover .name{text-decoration:underline}
details{margin:6px 0 0}
summary{cursor:pointer;color:var(--soft)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:13px;font-variant-numeric:tabular-nums;margin:6px 0}
th,td{padding:3px 10px 3px 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--rule)}
th:first-child,td:first-child{text-align:left}";

/// The whole page.
#[must_use]
pub fn html(report: &Report, texts: &Texts) -> String {
    let mut page = String::new();
    let name = texts.with("lab-title", &[("game", report.game.into())]);
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n\
         <style>\n{STYLE}\n</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<p>{}</p>\n<p class=\"soft\">{}</p>\n\
         <p class=\"soft\">{}</p>\n",
        texts.lang(),
        escaped(&name),
        escaped(&name),
        escaped(&heading(report, texts)),
        escaped(&options(report, texts)),
        escaped(&method(report, texts)),
    );
    page.push_str(&key(texts));
    page.push_str("<div class=\"kinds\">\n");
    for kind in &report.kinds {
        page.push_str(&section(kind, texts));
    }
    page.push_str("</div>\n</main>\n</body>\n</html>\n");
    page
}

/// The options in play, the seed and the content.
fn options(report: &Report, texts: &Texts) -> String {
    let words = report.options.as_object().into_iter().flatten();
    let words: Vec<String> = words
        .map(|(key, value)| {
            format!("{key} {}", value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        })
        .collect();
    let args = [
        ("options", words.join(", ").into()),
        ("seed", report.seed.to_string().into()),
        ("content", report.content.clone().into()),
    ];
    texts.with("lab-setting", &args)
}

/// What colours and dots mean.
fn key(texts: &Texts) -> String {
    let dot = |class: &str| {
        format!(
            "<svg aria-hidden=\"true\"><g class=\"{class}\"><line class=\"bar\" x1=\"1\" x2=\"15\" y1=\"6\" y2=\"6\"/>\
             <circle class=\"dot\" cx=\"8\" cy=\"6\" r=\"4\"/></g></svg>"
        )
    };
    let entries =
        [("printed", "lab-printed"), ("designed", "lab-designed"), ("printed unsure", "lab-unsure")];
    let entries =
        entries.map(|(class, key)| format!("<span>{}{}</span>", dot(class), escaped(&texts.get(key))));
    format!("<div class=\"key\">{}</div>\n", entries.join(""))
}

fn section(kind: &Group, texts: &Texts) -> String {
    let caption = match kind.by {
        By::Wins => texts.get("lab-wins-long"),
        By::Points => texts.get("lab-points-long"),
    };
    format!(
        "<section>\n<h2>{}</h2>\n<p class=\"soft\">{}</p>\n{}{}</section>\n",
        escaped(&title(kind, texts)),
        escaped(&caption),
        plot(kind, texts),
        numbers(kind, texts),
    )
}

/// The scale of a plot: from where to where, and a mark every so much. Points or hundredths.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn of(kind: &Group) -> Scale {
        let shown = kind.items.iter().filter(|item| is_shown(item, kind.by));
        let (mut low, mut high) = (0.0f64, 0.0f64);
        for item in shown {
            let estimate = item.estimate(kind.by);
            low = low.min(estimate.low * factor(kind.by));
            high = high.max(estimate.high * factor(kind.by));
        }
        // Some five marks.
        let rough = ((high - low) / 5.0).max(0.1);
        let power = 10f64.powf(rough.log10().floor());
        let step =
            [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|s| *s >= rough).unwrap_or(rough);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    /// Where a value is, in hundredths of the width.
    fn place(&self, value: f64) -> String {
        let part = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low).max(1e-9);
        format!("{:.2}%", 2.0 + 96.0 * part)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as i32;
        let (low, step) = (self.low, self.step);
        (0..=count).map(move |i| low + f64::from(i) * step)
    }
}

fn factor(by: By) -> f64 {
    match by {
        By::Wins => 100.0,
        By::Points => 1.0,
    }
}

/// Is there enough to compare?
fn is_shown(item: &Item, by: By) -> bool {
    let estimate = item.estimate(by);
    item.is_enough() && estimate.low.is_finite() && estimate.high.is_finite()
}

fn plot(kind: &Group, texts: &Texts) -> String {
    let scale = Scale::of(kind);
    let height = SCALE + ROW * kind.items.len() + 4;
    let mut svg = format!(
        "<svg class=\"plot\" height=\"{height}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&title(kind, texts))
    );
    for mark in scale.marks() {
        let x = scale.place(mark);
        let class = if mark.abs() < 1e-9 { "zero" } else { "grid" };
        let places = usize::from(scale.step < 1.0);
        let label = if mark.abs() < 1e-9 { "0".to_owned() } else { whole(mark, places, texts) };
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{x}\" x2=\"{x}\" y1=\"{SCALE}\" y2=\"{height}\"/>\
             <text class=\"soft\" x=\"{x}\" y=\"14\" text-anchor=\"middle\">{label}</text>"
        );
    }
    for (index, item) in kind.items.iter().enumerate() {
        svg.push_str(&row(item, kind.by, &scale, SCALE + ROW * index, texts));
    }
    svg.push_str("</svg>\n");
    svg
}

fn whole(value: f64, places: usize, texts: &Texts) -> String {
    let text = number(value, places, texts);
    if value > 0.0 { format!("+{text}") } else { text }
}

/// An item: its name and value above, its dot and interval below.
fn row(item: &Item, by: By, scale: &Scale, top: usize, texts: &Texts) -> String {
    let origin = match item.origin {
        Origin::Printed => "printed",
        Origin::Designed => "designed",
    };
    let sure = if item.significant { "" } else { " unsure" };
    let estimate = item.estimate(by);
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|v| v * factor(by));
    let (text, line) = (top + 16, top + 26);
    let shown = is_shown(item, by);
    let told = if shown { signed(value, texts) } else { texts.get("lab-too-few") };
    let mut svg = format!(
        "<g class=\"item {origin}{sure}\"><title>{}</title><rect x=\"0\" y=\"{top}\" width=\"100%\" height=\"{ROW}\" \
         fill=\"transparent\" stroke=\"none\"/><text class=\"name\" stroke=\"none\" x=\"0\" y=\"{text}\">{}</text>\
         <text class=\"soft\" stroke=\"none\" x=\"100%\" y=\"{text}\" text-anchor=\"end\">{}</text>",
        escaped(&hover(item, by, texts)),
        escaped(&item.name),
        escaped(&told),
    );
    if shown {
        let _ = write!(
            svg,
            "<line class=\"bar\" x1=\"{}\" x2=\"{}\" y1=\"{line}\" y2=\"{line}\"/>\
             <circle class=\"dot\" cx=\"{}\" cy=\"{line}\" r=\"4.5\"/>",
            scale.place(low),
            scale.place(high),
            scale.place(value),
        );
    }
    svg.push_str("</g>\n");
    svg
}

/// All numbers of an item.
fn hover(item: &Item, by: By, texts: &Texts) -> String {
    let args = [
        ("name", item.name.clone().into()),
        ("taken", item.taken.into()),
        ("of", item.of.into()),
        ("with", number(100.0 * item.win_share[0], 1, texts).into()),
        ("without", number(100.0 * item.win_share[1], 1, texts).into()),
        ("wins", interval(item.wins, 100.0, texts).into()),
        ("points", interval(item.points, 1.0, texts).into()),
        ("mean", number(item.mean_score[0], 1, texts).into()),
        ("spread", number(item.spread[0], 1, texts).into()),
        ("provenance", item.provenance.clone().into()),
    ];
    let key = match by {
        By::Wins => "lab-hover-wins",
        By::Points => "lab-hover-points",
    };
    texts.with(key, &args)
}

/// The numbers as a table, folded away.
fn numbers(kind: &Group, texts: &Texts) -> String {
    let keys = match kind.by {
        By::Wins => ["lab-item", "lab-taken", "lab-with", "lab-without", "lab-wins", "lab-points"],
        By::Points => ["lab-item", "lab-years", "lab-mean", "lab-spread", "lab-points", "lab-origin"],
    };
    let head: String =
        keys.iter().map(|key| format!("<th scope=\"col\">{}</th>", escaped(&texts.get(key)))).collect();
    let mut table = format!(
        "<details><summary>{}</summary><div class=\"scroll\"><table><thead><tr>{head}</tr></thead><tbody>\n",
        escaped(&texts.get("lab-numbers"))
    );
    for item in &kind.items {
        let percent = |share: f64| format!("{} %", number(100.0 * share, 1, texts));
        let taken = percent(item.taken as f64 / item.of.max(1) as f64);
        let origin = texts.get(if item.origin == Origin::Printed { "lab-printed" } else { "lab-designed" });
        let cells = match kind.by {
            By::Wins => [
                item.name.clone(),
                taken,
                percent(item.win_share[0]),
                percent(item.win_share[1]),
                interval(item.wins, 100.0, texts),
                interval(item.points, 1.0, texts),
            ],
            By::Points => [
                item.name.clone(),
                taken,
                number(item.mean_score[0], 1, texts),
                number(item.spread[0], 1, texts),
                interval(item.points, 1.0, texts),
                origin,
            ],
        };
        let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
        let _ = writeln!(table, "<tr>{cells}</tr>");
    }
    table.push_str("</tbody></table></div></details>\n");
    table
}

/// Text for HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
