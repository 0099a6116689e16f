//! The list of what can be picked. Where a number can be given, the line above it shows what is typed.

use super::app::App;
use super::face::{Canvas, Scene};
use super::layout::below;
use super::look;
use super::number::Numbers;
use super::picker::key_of;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Game;

/// What can be picked, in as many columns as it takes; or the answer that waits for Enter.
pub fn draw<G: Game>(app: &App<G>, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    if app.ready.is_some() {
        return confirm(app, scene, canvas, area);
    }
    let mut area = area;
    if !scene.picked.is_empty() {
        let path =
            look::cut(&format!("✓ {} +", app.texts.path(scene.picked, scene.names)), area.width.into());
        canvas.line(area, 0, 0, &Line::styled(path, look::bold()));
        area = below(area, 1);
    }
    if let Some(numbers) = Numbers::among(scene.options) {
        let typed = app.picker.as_ref().map_or("", |picker| picker.typed.as_str());
        let mut spans = vec![Span::styled(format!("{typed}█"), look::notice())];
        spans.push(Span::styled(format!(" {}  ", numbers.told()), look::dim()));
        spans.push(Span::styled(app.texts.get("play-enter"), look::key()));
        canvas.line(area, 0, 0, &Line::from(spans));
        area = below(area, 1);
    }
    if area.is_empty() {
        return;
    }
    let game = app.session.table.game();
    let longest =
        scene.options.iter().map(|e| look::width(&app.face.label(game, e, scene))).max().unwrap_or(0);
    let columns = columns(scene.options.len(), area.height, area.width, longest);
    let per_page = usize::from(columns * area.height).max(1);
    let cursor = app.picker.as_ref().map_or(0, |picker| picker.cursor);
    let first = cursor / per_page * per_page;
    let cell = area.width / columns;
    let advised = app.advised();
    for (i, element) in scene.options.iter().enumerate().skip(first).take(per_page) {
        let (column, row) = ((i - first) as u16 / area.height, (i - first) as u16 % area.height);
        let key = key_of(scene.options, i).map_or_else(|| " ".to_owned(), |c| c.to_string());
        let hint = app.face.hint(game, view, element, scene);
        let room = usize::from(cell).saturating_sub(3);
        let name = app.face.label(game, element, scene);
        let both = format!("{name} {hint}");
        let text = look::fit(if look::width(&both) <= room { &both } else { &name }, room);
        let style = if i == cursor { look::cursor() } else { Style::new() };
        // An arrow marks what a hint advises.
        let mark = Span::styled(if advised.contains(element) { "→" } else { " " }, look::notice());
        let line = Line::from(vec![Span::styled(key, look::key()), mark, Span::styled(text, style)]);
        canvas.line(Rect { width: (column + 1) * cell, ..area }, column * cell, row, &line);
        canvas.spot(area, column * cell, row, cell, *element);
    }
    if first + per_page < scene.options.len() {
        let more = format!("▼ {}", scene.options.len() - first - per_page);
        canvas.line(
            area,
            area.width.saturating_sub(4),
            area.height.saturating_sub(1),
            &Line::styled(more, look::dim()),
        );
    }
}

/// How many columns so many options take; the longest has so many letters.
#[must_use]
pub fn columns(options: usize, height: u16, width: u16, longest: usize) -> u16 {
    let needed = (options as u16).div_ceil(height.max(1)).max(1);
    // The key, a blank before and after the name.
    let cell = (longest as u16 + 3).min(14);
    needed.min((width / cell).max(1))
}

/// The whole answer, and the keys that give it or go back.
fn confirm<G: Game>(app: &App<G>, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let path = format!("✓ {}", app.texts.path(scene.picked, scene.names));
    let mut lines: Vec<Line<'static>> = look::wrap(&path, area.width.into(), 2)
        .into_iter()
        .map(|line| Line::styled(line, look::bold()))
        .collect();
    for (key, does) in [("play-enter", "play-confirm"), ("play-escape", "play-back")] {
        let key = Span::styled(app.texts.get(key), look::key());
        lines.push(Line::from(vec![key, Span::raw(format!(" {}", app.texts.get(does)))]));
    }
    for (y, line) in (0u16..).zip(&lines) {
        canvas.line(area, 0, y, line);
    }
}
