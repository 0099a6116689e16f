//! A province: five rows of four buildings, what stands, what can be built, what it costs.

use super::super::face::{Canvas, Mark, Scene};
use super::super::look;
use super::in_turn;
use kingsburg::Kingsburg;
use kingsburg::answer::Answer;
use kingsburg::content::BuildingId;
use kingsburg::goods::{Good, Goods};
use kingsburg::seasons::build;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Seat;

/// Lines of a province with its title.
pub const HEIGHT: u16 = 6;
/// From this width on a cell has room for the price, and for price and points.
const WITH_COST: u16 = 13;
const WITH_POINTS: u16 = 18;

/// What a building costs the player in a seat.
#[must_use]
pub fn cost(game: &Kingsburg, view: &View, seat: Seat, id: BuildingId) -> Goods {
    build::cost(game.components(), view.board.player(seat), id)
}

/// A province with the name of its owner above it.
pub fn titled(
    game: &Kingsburg,
    view: &View,
    seat: Seat,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let title = scene.texts.with("kb-province", &[("name", scene.name(seat).into())]);
    let digits = if (area.width + 1) / 4 < WITH_COST { String::new() } else { scene.texts.get("kb-digits") };
    let full = format!("{title} ─ {digits}");
    let fits = !digits.is_empty() && look::width(&full) + 4 <= usize::from(area.width);
    let mut line = look::rule(if fits { &full } else { &title }, area.width.into());
    line.style = line.style.fg(look::colour(seat));
    canvas.line(area, 0, 0, &line);
    grid(game, view, seat, scene, canvas, super::below(area, 1));
}

/// The grid alone. In narrow places the price is three digits: gold, wood, stone.
pub fn grid(
    game: &Kingsburg,
    view: &View,
    seat: Seat,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let cell = (area.width + 1) / 4;
    for (y, row) in (0u16..).zip(1u8..6) {
        for column in 0..4u8 {
            let id = BuildingId(row * 4 + column);
            let x = u16::from(column) * cell;
            let line = building(game, view, seat, id, scene, cell);
            canvas.line(Rect { width: x + cell, ..area }, x, y, &line);
            if seat == in_turn(view, scene) {
                canvas.spot(area, x, y, cell - 1, id.element());
            }
        }
    }
}

fn building(
    game: &Kingsburg,
    view: &View,
    seat: Seat,
    id: BuildingId,
    scene: &Scene<'_>,
    cell: u16,
) -> Line<'static> {
    let player = view.board.player(seat);
    let is_built = player.built.has(id);
    let can_build = build::judge(game.components(), player, Answer::Build(id)).is_ok();
    let mark = if seat == in_turn(view, scene) { scene.mark(&id.element()) } else { Mark::Plain };
    let sign = match mark {
        Mark::Lit(key) | Mark::Cursor(key) => Span::styled(key.to_string(), look::key()),
        Mark::Picked => Span::styled("✓", look::picked()),
        Mark::Plain if is_built => Span::styled("■", look::bold().fg(look::colour(seat))),
        Mark::Plain if can_build => Span::styled("▸", look::notice()),
        Mark::Plain => Span::styled("·", look::dim()),
    };
    let style = match mark {
        Mark::Cursor(_) => look::cursor(),
        Mark::Lit(_) | Mark::Picked => look::bold(),
        Mark::Plain if is_built => look::bold(),
        Mark::Plain if can_build => Style::new(),
        Mark::Plain => look::dim(),
    };
    let price = match (is_built, cell) {
        (_, ..WITH_COST) => String::new(),
        (true, WITH_POINTS..) => format!("{:>7}★", game.components().building(id).vp),
        (true, _) => String::new(),
        (false, WITH_POINTS..) => {
            format!(" {} {:>2}★", digits(cost(game, view, seat, id)), game.components().building(id).vp)
        }
        (false, _) => format!(" {}", digits(cost(game, view, seat, id))),
    };
    // One blank between cells.
    let room = usize::from(cell).saturating_sub(2 + look::width(&price));
    let full = scene.texts.element(&id.element());
    let name = if look::width(&full) <= room { full } else { scene.texts.brief(&id.element()) };
    Line::from(vec![sign, Span::styled(look::fit(&name, room), style), Span::styled(price, look::dim())])
}

/// A price in three digits.
fn digits(cost: Goods) -> String {
    Good::ALL.map(|good| cost.of(good).to_string()).concat()
}
