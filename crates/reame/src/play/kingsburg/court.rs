//! The eighteen advisors, and whose dice are on them.

use super::super::face::{Canvas, Mark, Scene};
use super::super::look;
use super::signs;
use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::board::ADVISORS;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Lines of the court in three columns, with its heading.
pub const COMPACT: u16 = 7;
/// Lines of the court with the texts of the advisors, with its heading.
pub const FULL: u16 = ADVISORS as u16 + 1;
const ROWS: u16 = 6;
/// Where the texts begin: after key, number, name and dice.
const TEXT: usize = 27;

/// Three columns of six, each advisor with short signs for what he gives.
pub fn compact(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &look::rule(&scene.texts.get("kb-court"), area.width.into()));
    let cell = area.width / 3;
    for number in 1..=ADVISORS {
        let i = u16::from(number) - 1;
        let (x, y) = (i / ROWS * cell, i % ROWS + 1);
        let name = look::fit(&scene.texts.brief(&answer::advisor(number)), usize::from(cell) - 16);
        let gifts = look::fit(&signs::gifts(game, number, scene.texts), 7);
        let mut spans = begin(number, scene);
        spans.push(Span::styled(name, style(number, view, scene)));
        spans.push(Span::raw(format!(" {gifts} ")));
        spans.extend(dice_on(number, view, scene));
        canvas.line(Rect { width: x + cell - 1, ..area }, x, y, &Line::from(spans));
        canvas.spot(area, x, y, cell - 1, answer::advisor(number));
    }
}

/// One line for each advisor, with what he gives in words.
pub fn full(view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &look::rule(&scene.texts.get("kb-court"), area.width.into()));
    for number in 1..=ADVISORS {
        let element = answer::advisor(number);
        let mut spans = begin(number, scene);
        spans.push(Span::styled(look::fit(&scene.texts.element(&element), 18), style(number, view, scene)));
        spans.push(Span::raw(" "));
        spans.extend(dice_on(number, view, scene));
        let used: usize = spans.iter().map(Span::width).sum();
        spans.push(Span::raw(" ".repeat(TEXT.saturating_sub(used))));
        let room = usize::from(area.width).saturating_sub(TEXT);
        spans.push(Span::styled(look::cut(&scene.texts.about(&element), room), look::dim()));
        canvas.line(area, 0, u16::from(number), &Line::from(spans));
        canvas.spot(area, 0, u16::from(number), area.width, element);
    }
}

/// The key or sign, and the number.
fn begin(number: u8, scene: &Scene<'_>) -> Vec<Span<'static>> {
    let mark = match scene.mark(&answer::advisor(number)) {
        Mark::Plain => Span::raw(" "),
        Mark::Lit(key) | Mark::Cursor(key) => Span::styled(key.to_string(), look::key()),
        Mark::Picked => Span::styled("✓", look::picked()),
    };
    vec![mark, Span::raw(format!("{number:>3} "))]
}

fn style(number: u8, view: &View, scene: &Scene<'_>) -> Style {
    match scene.mark(&answer::advisor(number)) {
        Mark::Cursor(_) => look::cursor(),
        Mark::Lit(_) | Mark::Picked => look::bold(),
        Mark::Plain if view.board.is_influenced(number) => look::dim(),
        Mark::Plain => Style::new(),
    }
}

/// The letters of those who have dice on the advisor.
fn dice_on(number: u8, view: &View, scene: &Scene<'_>) -> Vec<Span<'static>> {
    let groups = view.board.court.iter().filter(|group| group.advisor == number);
    let letter = |seat: Option<table::Seat>| match seat {
        Some(seat) => Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat))),
        None => Span::styled(scene.texts.get("kb-neutral"), look::dim()),
    };
    groups.map(|group| letter(group.seat)).collect()
}
