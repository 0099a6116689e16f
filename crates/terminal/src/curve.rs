//! How the chances to win moved in a game: a page with a chart, and lines for programs and pipes.

use super::face::{Canvas, Face};
use super::hintbox::percent;
use super::layout::below;
use super::look;
use super::review::Review;
use bots::{Curve, TurningPoint};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::symbols::Marker;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use ratatui::widgets::canvas as plot;
use std::fmt::Write as _;
use table::{Event, Game, Observer, Seat};
use texts::Texts;

/// The columns of the scale beside the chart.
const SCALE: u16 = 6;
/// Each line of the chart has its letter about so many times.
const LETTERS: usize = 4;

/// Whose game is shown, and where.
pub struct Page<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// Who sat where.
    pub names: &'a [String],
    /// Where the parts of the game begin: the entry, and what it is called.
    pub headings: &'a [(u32, String)],
    /// The entry that is looked at, if one is.
    pub now: Option<u32>,
    /// What the keys do.
    pub keys: String,
}

/// Where the parts of a game begin, as everybody knows.
#[must_use]
pub fn headings<'a, G: Game>(
    face: &dyn Face<G>,
    events: impl IntoIterator<Item = (u32, &'a G::Event)>,
    texts: &Texts,
    names: &[String],
) -> Vec<(u32, String)> {
    events
        .into_iter()
        .filter(|(_, event)| face.is_heading(event) && event.audience().includes(Observer::Spectator))
        .map(|(n, event)| (n, texts.message(&event.message(), names)))
        .collect()
}

/// The page.
pub fn draw(page: &Page<'_>, review: &Review, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &look::rule(&page.texts.get("play-curve"), area.width.into()));
    canvas.line(below(area, area.height - 1), 1, 0, &Line::styled(page.keys.clone(), look::dim()));
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    match review {
        Review::Known(curve) => known(page, curve, canvas, inner),
        Review::Unasked | Review::Sought(_) => {
            canvas.line(inner, 0, 1, &Line::styled(page.texts.get("play-curve-sought"), look::dim()));
        }
        Review::Failed(why) => {
            let text = format!("{} {why}", page.texts.get("play-curve-failed"));
            canvas.line(inner, 0, 1, &Line::styled(text, look::notice()));
        }
    }
}

fn known(page: &Page<'_>, curve: &Curve, canvas: &mut Canvas<'_>, area: Rect) {
    let mut turns: Vec<Line<'_>> = Vec::new();
    for (place, text) in (1..).zip(turns_in_words(page, curve)) {
        let text = look::cut(&format!("{place} {text}"), area.width.into());
        turns.push(Line::from(text));
    }
    let title = if turns.is_empty() { "play-curve-no-turns" } else { "play-curve-turns" };
    turns.insert(0, Line::styled(page.texts.get(title), look::heading()));
    let legend = legend(page.names, area.width.into());
    let below_chart = turns.len() as u16;
    let chart = below(area, legend.len() as u16);
    let chart = Rect { height: chart.height.saturating_sub(below_chart + 1), ..chart };
    for (y, line) in (0u16..).zip(&legend) {
        canvas.line(area, 0, y, line);
    }
    scales(page, curve, canvas, chart);
    let plot = Rect { x: chart.x + SCALE, width: chart.width - SCALE, height: chart.height - 1, ..chart };
    plot_lines(page, curve, canvas, plot);
    for (y, line) in (0u16..).zip(&turns) {
        canvas.line(area, 0, area.height - below_chart + y, line);
    }
}

/// The letter, colour and name of each line.
fn legend(names: &[String], columns: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    for (seat, name) in (0..).map(Seat).zip(names) {
        let text = format!("{} {name}   ", look::letter(seat));
        if lines.last().is_some_and(|line| line.width() + look::width(&text) > columns + 3) {
            lines.push(Line::default());
        }
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(text, Style::new().fg(look::colour(seat))));
        }
    }
    lines
}

/// The chances beside the chart, the entries under it.
fn scales(page: &Page<'_>, curve: &Curve, canvas: &mut Canvas<'_>, area: Rect) {
    let rows = area.height.saturating_sub(2);
    for y in 0..=rows {
        let scale = match y {
            0 => "100%",
            y if y == rows => "0%",
            y if y == rows.div_ceil(2) => "50%",
            _ => "",
        };
        canvas.line(area, 0, y, &Line::styled(format!("{scale:>4} │"), look::dim()));
    }
    let last = curve.points.last().map_or(0, |point| point.n).to_string();
    let title = page.texts.get("play-curve-entries");
    let width = usize::from(area.width - SCALE);
    let middle = look::fit(&title, width.saturating_sub(1 + last.len()).min(look::width(&title)));
    let blanks = width.saturating_sub(1 + last.len() + look::width(&middle));
    let (left, right) = (blanks / 2, blanks - blanks / 2);
    let text = format!("0{}{middle}{}{last}", " ".repeat(left), " ".repeat(right));
    canvas.line(area, SCALE, rows + 1, &Line::styled(text, look::dim()));
}

fn plot_lines(page: &Page<'_>, curve: &Curve, canvas: &mut Canvas<'_>, area: Rect) {
    let last = curve.points.last().map_or(1, |point| point.n.max(1));
    let at = |place: usize, seat: usize| {
        let point = curve.points.get(place)?;
        Some((f64::from(point.n), f64::from(*point.chances.get(seat)?)))
    };
    let chart = plot::Canvas::default()
        .marker(Marker::Braille)
        .x_bounds([0.0, f64::from(last)])
        .y_bounds([0.0, 1.0])
        .paint(|context| {
            if let Some(now) = page.now.map(f64::from) {
                context.draw(&plot::Line::new(now, 0.0, now, 1.0, Color::DarkGray));
                context.layer();
            }
            for seat in 0..page.names.len() {
                let colour = look::colour(Seat(seat as u8));
                for place in 1..curve.points.len() {
                    if let (Some((x1, y1)), Some((x2, y2))) = (at(place - 1, seat), at(place, seat)) {
                        context.draw(&plot::Line::new(x1, y1, x2, y2, colour));
                    }
                }
            }
            for (place, seat) in letters(curve.points.len(), page.names.len()) {
                if let Some((x, y)) = at(place, seat) {
                    let (letter, colour) = (look::letter(Seat(seat as u8)), look::colour(Seat(seat as u8)));
                    context.print(x, y, Span::styled(letter.to_string(), look::bold().fg(colour)));
                }
            }
        });
    chart.render(area, canvas.buffer);
}

/// At which points which lines have their letters: each at several, no two at the same; all at the last.
fn letters(points: usize, seats: usize) -> Vec<(usize, usize)> {
    let stretch = (points / LETTERS).max(1);
    let step = (stretch / seats.max(1)).max(1);
    let mut letters: Vec<(usize, usize)> = Vec::new();
    for seat in 0..seats {
        letters.extend((step * seat..points).step_by(stretch).skip(1).map(|place| (place, seat)));
        letters.push((points.saturating_sub(1), seat));
    }
    letters
}

/// The turning points, a line each.
fn turns_in_words(page: &Page<'_>, curve: &Curve) -> Vec<String> {
    let words = |turn: &TurningPoint| {
        let name = page.names.get(usize::from(turn.seat)).map_or("?", String::as_str);
        let text = page.texts.with(
            "play-curve-turn",
            &[
                ("from", turn.from.into()),
                ("to", turn.to.into()),
                ("name", format!("{name} ({})", look::letter(Seat(turn.seat))).into()),
                ("before", percent(turn.before).into()),
                ("after", percent(turn.after).into()),
            ],
        );
        // A part that begins with the last entry of the stretch is not where it happened.
        match page.headings.iter().rfind(|(n, _)| *n < turn.to) {
            Some((_, part)) => format!("{text} · {part}"),
            None => text,
        }
    };
    curve.turns.iter().map(words).collect()
}

/// The chances and the turning points as lines of text.
#[must_use]
pub fn print(page: &Page<'_>, curve: &Curve) -> String {
    let entry = page.texts.get("play-curve-entry");
    let first = look::width(&entry).max(5);
    let columns: Vec<usize> = page.names.iter().map(|name| look::width(name).max(4)).collect();
    let right = |text: &str, columns: usize| {
        format!("{}{text}", " ".repeat(columns.saturating_sub(look::width(text))))
    };
    let mut text = right(&entry, first);
    for (name, columns) in page.names.iter().zip(&columns) {
        text.extend(["  ", &right(name, *columns)]);
    }
    text.push('\n');
    for point in &curve.points {
        text += &right(&point.n.to_string(), first);
        for (chance, columns) in point.chances.iter().zip(&columns) {
            text.extend(["  ", &right(&format!("{}%", percent(*chance)), *columns)]);
        }
        text.push('\n');
    }
    let title = if curve.turns.is_empty() { "play-curve-no-turns" } else { "play-curve-turns" };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "\n{}", page.texts.get(title));
    for turn in turns_in_words(page, curve) {
        let _ = writeln!(text, "{turn}");
    }
    text
}
