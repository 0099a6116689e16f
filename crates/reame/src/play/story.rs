//! The log as a player reads it: what he may know, with what is new to him set off.

use super::app::App;
use super::face::{Canvas, Face};
use super::look;
use super::session::Told;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::Event;

/// Which part of the log.
#[derive(Copy, Clone)]
pub enum Part {
    /// All of it.
    All,
    /// What happened by this entry and after it.
    From(u32),
    /// The last so many events.
    Last(usize),
}

/// The last lines of the log that fit, the latest at the bottom. If not all that is new to the player fits, the first
/// line says so.
pub fn recent<G: Face>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let seen = app.front.and_then(|seat| app.session.last_answer_of(seat));
    let columns = usize::from(area.width);
    let new = lines(app, columns, Part::From(seen.map_or(0, |n| n + 1))).len();
    let lines = lines(app, columns, Part::Last(usize::from(area.height)));
    let first = lines.len().saturating_sub(area.height.into());
    for (y, line) in (0u16..).zip(&lines[first..]) {
        canvas.line(area, 0, y, line);
    }
    if area.height > 1 && new > usize::from(area.height) {
        let more = new + 1 - usize::from(area.height);
        let text = look::fit(&app.texts.with("play-log-more", &[("count", more.into())]), columns);
        canvas.line(area, 0, 0, &Line::styled(text, look::notice()));
    }
}

/// The lines of a part of the log in this width.
#[must_use]
pub fn lines<G: Face>(app: &App<G>, columns: usize, part: Part) -> Vec<Line<'static>> {
    let seen = app.front.and_then(|seat| app.session.last_answer_of(seat));
    let told: Vec<_> = app.session.story_for(app.observer()).collect();
    let first = match part {
        Part::All => 0,
        Part::From(entry) => told.iter().position(|told| told.entry() >= entry).unwrap_or(told.len()),
        Part::Last(n) => told.len().saturating_sub(n),
    };
    told[first..].iter().flat_map(|told| line(app, told, seen, columns)).collect()
}

fn line<G: Face>(
    app: &App<G>,
    told: &Told<G::Event>,
    seen: Option<u32>,
    columns: usize,
) -> Vec<Line<'static>> {
    let (n, text, style) = match told {
        Told::Happened(n, event) => {
            let style = if G::is_heading(event) { look::heading() } else { Style::new() };
            (*n, app.texts.message(&event.message(), &app.names), style)
        }
        Told::TakenBack(n, seat) => {
            let name = app.names.get(seat.index()).map_or("?", String::as_str);
            (*n, app.texts.with("play-taken-back", &[("name", name.into())]), look::dim())
        }
    };
    // A bar marks what happened since the player's last answer.
    let (bar, style) =
        if seen.is_none_or(|seen| n > seen) { ("▌ ", style) } else { ("  ", style.patch(look::dim())) };
    let lines = look::wrap(&text, columns.saturating_sub(2), 2).into_iter();
    lines.map(|text| Line::styled(format!("{bar}{text}"), style)).collect()
}
