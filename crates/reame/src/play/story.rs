//! The log as a player reads it: what he may know, with what is new to him set off.

use super::app::App;
use super::face::{Canvas, Face};
use super::look;
use super::session::Told;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::Event;

/// The last lines of the log that fit, the latest at the bottom.
pub fn recent<G: Face>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let lines = lines(app, area.width.into(), Some(usize::from(area.height)));
    let first = lines.len().saturating_sub(area.height.into());
    for (y, line) in (0u16..).zip(&lines[first..]) {
        canvas.line(area, 0, y, line);
    }
}

/// The lines of the log in this width; only so many of the last if a number is given (or a few more).
#[must_use]
pub fn lines<G: Face>(app: &App<G>, columns: usize, last: Option<usize>) -> Vec<Line<'static>> {
    let seen = app.front.map_or(0, |seat| app.session.last_answer_of(seat));
    let told: Vec<_> = app.session.story_for(app.observer()).collect();
    let first = last.map_or(0, |n| told.len().saturating_sub(n));
    told[first..].iter().flat_map(|told| line(app, told, seen, columns)).collect()
}

fn line<G: Face>(app: &App<G>, told: &Told<G::Event>, seen: u32, columns: usize) -> Vec<Line<'static>> {
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
    let (bar, style) = if n > seen { ("▌ ", style) } else { ("  ", style.patch(look::dim())) };
    look::wrap(&format!("{bar}{text}"), columns, 4).into_iter().map(|text| Line::styled(text, style)).collect()
}
