//! A moment of a game on the screen: head, board, what was answered, panel, log, keys.

use super::keys::KEYS;
use super::{Page, Viewer};
use crate::face::{Canvas, Scene};
use crate::layout::{below, body, is_large, sides, tabs, too_small};
use crate::popup::ranking;
use crate::{curve, look, pages};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use table::Game;
use table::log::Act;
use table::{Seat, SeatSet};

/// The lines of a panel of the game; the others go to the log.
const PANEL: u16 = 6;
/// From this width on the slider stands beside the number of the entry.
const WIDE: u16 = 70;

/// Draws whatever is to be seen now.
pub fn draw<G: Game>(viewer: &mut Viewer<G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    viewer.slider = Rect::ZERO;
    if let Some(text) = too_small(&viewer.texts, area.width, area.height) {
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    let canvas = &mut Canvas { buffer: frame.buffer_mut(), spots: &mut Vec::new() };
    // Scrolling past the end does not count.
    match &viewer.page {
        Page::Table => viewer.slider = table(viewer, canvas, area),
        Page::Log(up) => viewer.page = Page::Log(pages::log(&viewer.story(), *up, canvas, area)),
        Page::Rules(page) => {
            let scroll = pages::rules(&viewer.texts, &viewer.ledger, page, canvas, area);
            if let Page::Rules(page) = &mut viewer.page {
                page.scroll = scroll;
            }
        }
        Page::Board(from) => {
            pages::board(
                viewer.face,
                &viewer.record.game,
                &viewer.view(),
                &viewer.scene(),
                canvas,
                area,
                *from,
            );
        }
        Page::Details(first) => {
            let details = viewer.face.details(&viewer.record.game, &viewer.view(), &viewer.scene());
            viewer.page = Page::Details(pages::details(&viewer.texts, &details, *first, canvas, area));
        }
        Page::Picture => {
            pages::picture(viewer.face, &viewer.record.game, &viewer.view(), &viewer.scene(), canvas, area);
        }
        Page::Keys(first) => {
            viewer.page = Page::Keys(pages::keys(viewer.face, &viewer.texts, &KEYS, *first, canvas, area));
        }
        Page::Curve => {
            let keys = viewer.texts.get("view-curve-keys");
            let headings =
                curve::headings(viewer.face, viewer.record.events(), &viewer.texts, &viewer.record.names);
            let now = Some(viewer.moment().entry.n);
            let page = curve::Page {
                texts: &viewer.texts,
                names: &viewer.record.names,
                headings: &headings,
                now,
                keys,
            };
            curve::draw(&page, &viewer.review, canvas, area);
        }
    }
}

/// The table. Returns where the slider is.
fn table<G: Game>(viewer: &Viewer<G>, canvas: &mut Canvas<'_>, area: Rect) -> Rect {
    let (game, view, scene) = (&viewer.record.game, viewer.view(), viewer.scene());
    let inner = body(viewer.face, game, &view, &scene, canvas, area);
    footer(viewer, canvas, area);
    if is_large(area) {
        let (left, right) = sides(inner);
        viewer.face.spread(game, &view, &scene, canvas, left);
        let (slider, used) = progress(viewer, &scene, canvas, right);
        let log = below(right, used);
        canvas.line(log, 0, 0, &look::rule(&viewer.texts.get("play-log"), log.width.into()));
        viewer.story().recent(canvas, below(log, 1));
        return slider;
    }
    let height = viewer.face.board_height(game, &view, inner);
    viewer.face.board(game, &view, &scene, canvas, Rect { height, ..inner });
    let rest = below(inner, height);
    let (slider, used) = progress(viewer, &scene, canvas, rest);
    let rest = below(rest, used);
    tabs(viewer.face, &viewer.texts, viewer.panel, canvas, rest);
    let panel = below(rest, 1);
    match viewer.panel {
        0 => viewer.story().recent(canvas, panel),
        n => {
            let upper = Rect { height: panel.height.min(PANEL), ..panel };
            // What he has who has just acted says more here than what the next one has.
            let waiting = viewer.actor().map_or(scene.waiting, SeatSet::one);
            viewer.face.panel(game, n - 1, &view, &Scene { waiting, ..scene }, canvas, upper);
            viewer.story().recent(canvas, below(panel, upper.height));
        }
    }
    slider
}

/// Where in the game this is, who looks, and what was answered. Returns where the slider is, and how many lines it took.
fn progress<G: Game>(
    viewer: &Viewer<G>,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> (Rect, u16) {
    let texts = scene.texts;
    let entry = texts.with("view-entry", &[("n", viewer.at.into()), ("last", viewer.last().into())]);
    let entry = format!("{}{entry} ", if viewer.is_playing { "▶" } else { " " });
    let eyes = match viewer.seat {
        Some(seat) => texts.with("view-seat", &[("name", scene.name(seat).into())]),
        None => texts.get("view-spectator"),
    };
    let eyes =
        Span::styled(eyes, viewer.seat.map_or(Style::new(), |seat| Style::new().fg(look::colour(seat))));
    let (entry_columns, eyes_columns) = (look::width(&entry) as u16, eyes.width() as u16);
    canvas.line(area, 0, 0, &Line::styled(entry, look::bold()));
    canvas.line(area, area.width.saturating_sub(eyes_columns), 0, &Line::from(eyes));
    let slider = match area.width {
        WIDE.. => {
            let width = area.width.saturating_sub(entry_columns + eyes_columns + 1);
            Rect { x: area.x + entry_columns, width, height: 1, ..area }
        }
        _ => Rect { y: area.y + 1, height: 1, ..area },
    };
    slide(viewer, canvas, slider);
    let from = slider.y - area.y + 1;
    let mut lines = look::wrap(&act(viewer, scene), area.width.into(), 2);
    lines.extend(standing(viewer).iter().flat_map(|text| look::wrap(text, area.width.into(), 2)));
    for (y, line) in (from..).zip(&lines) {
        canvas.line(area, 0, y, &Line::styled(line.clone(), look::notice()));
    }
    (slider, from + lines.len() as u16)
}

/// How far the game has come.
fn slide<G: Game>(viewer: &Viewer<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let most = usize::from(area.width).saturating_sub(1);
    let place = (viewer.at * most).checked_div(viewer.last()).unwrap_or(0);
    let line = Line::from(vec![
        Span::styled("━".repeat(place), look::heading()),
        Span::styled("●", look::bold()),
        Span::styled("─".repeat(most - place), look::dim()),
    ]);
    canvas.line(area, 0, 0, &line);
}

/// What was done in this moment, as far as the observer may know it.
fn act<G: Game>(viewer: &Viewer<G>, scene: &Scene<'_>) -> String {
    let (texts, moment) = (scene.texts, viewer.moment());
    match (&moment.entry.act, &moment.answer) {
        (Act::Start { .. }, _) => texts.get("view-start"),
        (Act::Answer { seat, .. }, _) if !moment.is_open_to(viewer.observer()) => {
            texts.with("view-secretly", &[("name", scene.name(*seat).into())])
        }
        (Act::Answer { seat, answer, .. }, path) => {
            let words = path.as_ref().map_or_else(|| answer.clone(), |path| texts.path(&path.0, scene.names));
            texts.with("view-answer", &[("name", scene.name(*seat).into()), ("answer", words.into())])
        }
        (Act::Undo { seat, back, .. }, _) => {
            texts.with("view-undo", &[("name", scene.name(*seat).into()), ("back", (*back).into())])
        }
        (Act::Reveal { .. }, _) => texts.get("view-reveal"),
    }
}

/// Who has won, once the game is over.
fn standing<G: Game>(viewer: &Viewer<G>) -> Option<String> {
    let standing = viewer.record.game.standing(&viewer.moment().state)?;
    let row = |(seat, score): (Seat, i32)| {
        let crown = if standing.winners.has(seat) { "★ " } else { "" };
        format!("{crown}{} {score}", viewer.record.names.get(seat.index()).map_or("?", String::as_str))
    };
    let side = |side: &table::Side| {
        let crown = if side.won { "★ " } else { "" };
        format!("{crown}{} {}", viewer.texts.get(side.name), side.score)
    };
    let rows = ranking(&standing).into_iter().map(row).chain(standing.sides.iter().map(side));
    Some(rows.collect::<Vec<_>>().join(" · "))
}

fn footer<G: Game>(viewer: &Viewer<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let (texts, last) = (&viewer.texts, viewer.record.game.seats() - 1);
    let line = match &viewer.notice {
        Some(notice) => Line::styled(format!(" {notice}"), look::notice()),
        None if viewer.is_playing => Line::styled(texts.get("view-playing"), look::dim()),
        None => Line::styled(texts.with("view-keys", &[("last", last.into())]), look::dim()),
    };
    canvas.line(below(area, area.height - 1), 0, 0, &line);
}
