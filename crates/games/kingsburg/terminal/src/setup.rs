//! What is chosen before the first year: alternative lines and governors.

use super::{cards, in_turn, province};
use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::content::{GovernorId, ROWS, Side};
use kingsburg::flow::{Bidding, Frame};
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::{Canvas, Mark, Scene};
use terminal::layout::below;
use terminal::look;

/// The width of the key and the letter before a line.
const START: u16 = 7;

/// The lines that lie open; or those that somebody has, each with the printed line that it would cover.
pub fn lines(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let board = &view.board;
    let title = match board.frame() {
        Frame::Draft { .. } => scene.texts.get("kb-lines-open"),
        _ => scene.texts.with("kb-lines-of", &[("name", scene.name(in_turn(view, scene)).into())]),
    };
    canvas.line(area, 0, 0, &cards::heading(&title, view, scene, area.width.into()));
    let area = below(area, 1);
    let mut used = 0;
    match board.frame() {
        Frame::Draft { .. } => {
            let open = (0u8..).zip(board.pool).filter(|(_, n)| *n > 0);
            for (y, (row, n)) in (0u16..).zip(open) {
                let start = format!("{} ×{n} ", ROWS[usize::from(row)]);
                line(game, (row, Side::Alternative), &start, scene, canvas, below(area, y));
                used = y + 1;
            }
        }
        _ => {
            let drawn = board.player(in_turn(view, scene)).drawn;
            for (i, row) in (0u16..).zip(drawn.into_iter().flatten()) {
                let letter = ROWS[usize::from(row)];
                line(
                    game,
                    (row, Side::Alternative),
                    &format!("{letter} "),
                    scene,
                    canvas,
                    below(area, 3 * i),
                );
                let covered = format!("({letter})");
                line(game, (row, Side::Printed), &covered, scene, canvas, below(area, 3 * i + 1));
                used = 3 * i + 2;
            }
        }
    }
    if used < area.height {
        let digits = Line::styled(scene.texts.get("kb-digits"), look::dim());
        canvas.line(area, START + 1, area.height - 1, &digits);
    }
}

/// A line of four buildings, with its key.
fn line(
    game: &Kingsburg,
    (row, side): (u8, Side),
    start: &str,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let element = answer::line(row);
    let mark = if side == Side::Alternative { scene.mark(&element) } else { Mark::Plain };
    let spans = vec![key(mark), Span::raw(" "), Span::styled(start.to_owned(), marked(mark))];
    canvas.line(area, 0, 0, &Line::from(spans));
    let cell = (area.width - START) / 4;
    for (column, id) in (0u16..).zip(province::line(row, side)) {
        let x = START + column * cell;
        let mut text = province::plain(game, id, scene, cell);
        if side == Side::Printed {
            text = text.style(look::dim());
        }
        canvas.line(Rect { width: x + cell, ..area }, x, 0, &text);
    }
    if side == Side::Alternative {
        canvas.spot(area, 0, 0, area.width, element);
    }
}

/// The three governors dealt to who looks, with what they do.
pub fn governors(view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let texts = scene.texts;
    canvas.line(
        area,
        0,
        0,
        &cards::heading(&texts.get("kb-governors-dealt"), view, scene, area.width.into()),
    );
    let area = below(area, 1);
    let Some(dealt) = view.known.dealt else {
        return canvas.line(area, 0, 1, &Line::styled(texts.get("kb-governors-hidden"), look::dim()));
    };
    let each = (area.height / 3).max(1);
    for (i, governor) in (0u16..).zip(dealt) {
        let place = below(area, i * each);
        let place = Rect { height: each.min(place.height), ..place };
        let is_kept = view.known.kept == Some(governor);
        card(governor, if is_kept { "✓" } else { " " }, scene, canvas, place);
    }
}

/// The governors that nobody has, the bids for one of them, and who has passed.
pub fn auction(view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let texts = scene.texts;
    let board = &view.board;
    canvas.line(area, 0, 0, &cards::heading(&texts.get("kb-auction"), view, scene, area.width.into()));
    let area = below(area, 1);
    let bidding = match board.frame() {
        Frame::Bid(bidding) => Some(bidding),
        _ => None,
    };
    let mut y = 0;
    if let Some(bidding) = &bidding {
        canvas.line(
            area,
            0,
            0,
            &Line::styled(look::cut(&bids(bidding, scene), area.width.into()), look::bold()),
        );
        y = 1;
    }
    let others = board.offered.iter().filter(|g| bidding.is_none_or(|b| b.governor != **g));
    let named = bidding.map(|b| b.governor);
    let count = board.offered.len() as u16;
    // The card under the hammer first, with as much of its text as there is room for.
    let spare = area.height.saturating_sub(y + count);
    if let Some(governor) = named {
        let height = 1 + spare.min(2);
        card(governor, "▶", scene, canvas, Rect { height, ..below(area, y) });
        y += height;
    }
    for governor in others {
        let place = below(area, y);
        card(*governor, " ", scene, canvas, Rect { height: place.height.min(1), ..place });
        y += 1;
    }
}

/// How the bidding stands.
fn bids(bidding: &Bidding, scene: &Scene<'_>) -> String {
    let texts = scene.texts;
    let governor = texts.element(&bidding.governor.element());
    let stands = match bidding.high {
        Some((bid, seat)) => texts.with(
            "kb-auction-high",
            &[("governor", governor.into()), ("bid", bid.into()), ("name", scene.name(seat).into())],
        ),
        None => texts.with("kb-auction-open", &[("governor", governor.into())]),
    };
    if bidding.passed.is_empty() {
        return stands;
    }
    let passed: Vec<String> = bidding.passed.iter().map(|seat| look::letter(seat).to_string()).collect();
    format!("{stands} {}", texts.with("kb-auction-passed", &[("list", texts.join(&passed).into())]))
}

/// A governor with its key and text, in as many lines as there are.
fn card(governor: GovernorId, sign: &str, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let element = governor.element();
    let mark = scene.mark(&element);
    let sign = match mark {
        Mark::Plain => Span::styled(sign.to_owned(), look::notice()),
        _ => key(mark),
    };
    let name = format!(" {}: ", scene.texts.element(&element));
    let start = look::width(&name) + 1;
    let text = format!("{}{}", "_".repeat(start), scene.texts.about(&element));
    let lines = look::wrap(&text, area.width.into(), 3);
    let shown = usize::from(area.height);
    for (y, text) in (0u16..).zip(lines.iter().take(shown)) {
        let is_cut = usize::from(y) + 1 == shown && lines.len() > shown;
        let text = if is_cut { ending(text, area.width) } else { text.clone() };
        if y == 0 {
            let rest = text.chars().skip(start).collect::<String>();
            let name = Span::styled(name.clone(), marked(mark).patch(look::bold()));
            canvas.line(area, 0, 0, &Line::from(vec![sign.clone(), name, Span::raw(rest)]));
        } else {
            canvas.line(area, 0, y, &Line::from(text));
        }
    }
    for y in 0..area.height {
        canvas.spot(area, 0, y, area.width, element);
    }
}

/// A line that does not say all, with an ellipsis.
fn ending(text: &str, columns: u16) -> String {
    look::cut(&format!("{text} ………"), usize::from(columns).min(look::width(text) + 2))
}

fn key(mark: Mark) -> Span<'static> {
    match mark {
        Mark::Plain => Span::raw(" "),
        Mark::Lit(key) | Mark::Cursor(key) => Span::styled(key.to_string(), look::key()),
        Mark::Picked => Span::styled("✓", look::picked()),
    }
}

fn marked(mark: Mark) -> Style {
    match mark {
        Mark::Cursor(_) => look::cursor(),
        Mark::Lit(_) | Mark::Picked | Mark::Plain => Style::new(),
    }
}

/// What the cards' panel tells about: the line or governor that the cursor is on or that is being bid for; the lines
/// of who decides which to use.
#[must_use]
pub fn in_focus(view: &View, scene: &Scene<'_>) -> Vec<Element> {
    match view.board.frame() {
        Frame::Bid(bidding) => vec![bidding.governor.element()],
        Frame::Lines { .. } => {
            let drawn = view.board.player(in_turn(view, scene)).drawn;
            drawn.into_iter().flatten().map(answer::line).collect()
        }
        Frame::Draft { .. } | Frame::Governors { .. } | Frame::Name { .. } => {
            let first = scene.cursor.or_else(|| scene.options.first().copied());
            first.into_iter().filter(|e| matches!(e.kind, "line" | "governor")).collect()
        }
        _ => Vec::new(),
    }
}
