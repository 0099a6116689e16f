//! A province: rows of four buildings, what stands, what can be built, what it costs.

use super::in_turn;
use kingsburg::Kingsburg;
use kingsburg::board::Player;
use kingsburg::content::{BuildingId, Built, ROWS, Side};
use kingsburg::goods::Good;
use kingsburg::options::Rows;
use kingsburg::seasons::build;
use kingsburg::seasons::prices::{self, Price};
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::Seat;
use terminal::face::{Canvas, Mark, Scene};
use terminal::look;

/// From this width on a cell has room for the price, and for price and points.
const WITH_COST: u16 = 13;
const WITH_POINTS: u16 = 18;
/// From this width on the letters of the rows stand before them.
const WITH_LETTERS: u16 = 54;

/// Lines of a province with its title.
#[must_use]
pub fn height(game: &Kingsburg) -> u16 {
    match game.options().rows {
        Rows::Five => 6,
        Rows::Seven => 8,
    }
}

/// What a building costs the player in a seat.
#[must_use]
pub fn price(game: &Kingsburg, view: &View, seat: Seat, id: BuildingId) -> Price {
    prices::price(game.components(), &view.board, seat, id)
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

/// The grid alone. If not all rows fit, the last line names those that are missing.
pub fn grid(
    game: &Kingsburg,
    view: &View,
    seat: Seat,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let player = view.board.player(seat);
    let mut rows: Vec<(u8, Side)> = rows(player).collect();
    let mut missing = Vec::new();
    if rows.len() > usize::from(area.height) {
        let fit = usize::from(area.height).saturating_sub(1);
        // Rows where something can be built now stay longest.
        let mut by_use = rows.clone();
        by_use.sort_by_key(|(row, side)| !line(*row, *side).any(|id| can_build(game, view, seat, id)));
        missing = by_use.split_off(fit);
        rows.retain(|row| by_use.contains(row));
    }
    let letters = if area.width >= WITH_LETTERS { 2 } else { 0 };
    let cell = (area.width - letters + 1) / 4;
    for (y, (row, side)) in (0u16..).zip(&rows) {
        if letters > 0 {
            canvas.line(area, 0, y, &Line::styled(ROWS[usize::from(*row)], look::dim()));
        }
        for (column, id) in (0u16..).zip(line(*row, *side)) {
            let x = letters + column * cell;
            let text = building(game, view, seat, id, scene, cell);
            canvas.line(Rect { width: x + cell, ..area }, x, y, &text);
            if seat == in_turn(view, scene) {
                canvas.spot(area, x, y, cell - 1, id.element());
            }
        }
    }
    if !missing.is_empty() {
        missing.sort_by_key(|(row, _)| *row);
        let names: Vec<&str> = missing.iter().map(|(row, _)| ROWS[usize::from(*row)]).collect();
        let text = scene.texts.with("kb-more-rows", &[("rows", names.join(" ").into())]);
        canvas.line(area, 0, area.height.saturating_sub(1), &Line::styled(text, look::notice()));
    }
}

/// The rows of somebody's board, each with the line that lies there.
fn rows(player: &Player) -> impl Iterator<Item = (u8, Side)> {
    let spaces = player.spaces;
    let has = move |row: u8, side: Side| spaces.and(Built::line(row, side)) != Built::NONE;
    (0..ROWS.len() as u8).filter_map(move |row| {
        let sides = [Side::Alternative, Side::Printed];
        sides.into_iter().find(|side| has(row, *side)).map(|side| (row, side))
    })
}

/// The four buildings of a line.
pub fn line(row: u8, side: Side) -> impl Iterator<Item = BuildingId> {
    Built::line(row, side).iter()
}

/// Is its turn in its row, and could he pay it?
fn can_build(game: &Kingsburg, view: &View, seat: Seat, id: BuildingId) -> bool {
    let player = view.board.player(seat);
    let Price { goods, less } = price(game, view, seat, id);
    build::is_open(player, id).is_ok() && goods.minus(player.goods).total() <= less
}

fn building(
    game: &Kingsburg,
    view: &View,
    seat: Seat,
    id: BuildingId,
    scene: &Scene<'_>,
    cell: u16,
) -> Line<'static> {
    let is_built = view.board.player(seat).built.has(id);
    let can_build = can_build(game, view, seat, id);
    let mark = if seat == in_turn(view, scene) { scene.mark(&id.element()) } else { Mark::Plain };
    let signs = if id.is_alternative() { ["▣", "▹", "◦"] } else { ["■", "▸", "·"] };
    let sign = match mark {
        Mark::Lit(key) | Mark::Cursor(key) => Span::styled(key.to_string(), look::key()),
        Mark::Picked => Span::styled("✓", look::picked()),
        Mark::Plain if is_built => Span::styled(signs[0], look::bold().fg(look::colour(seat))),
        Mark::Plain if can_build => Span::styled(signs[1], look::notice()),
        Mark::Plain => Span::styled(signs[2], look::dim()),
    };
    let style = match mark {
        Mark::Cursor(_) => look::cursor(),
        Mark::Lit(_) | Mark::Picked => look::bold(),
        Mark::Plain if is_built => look::bold(),
        Mark::Plain if can_build => Style::new(),
        Mark::Plain => look::dim(),
    };
    let style = if id.is_alternative() { style.add_modifier(Modifier::UNDERLINED) } else { style };
    let vp = game.components().building(id).vp;
    let price = match (is_built, cell) {
        (_, ..WITH_COST) => String::new(),
        (true, WITH_POINTS..) => format!("{vp:>7}★"),
        (true, _) => String::new(),
        (false, WITH_POINTS..) => format!(" {} {vp:>2}★", digits(price(game, view, seat, id))),
        (false, _) => format!(" {}", digits(price(game, view, seat, id))),
    };
    with_name(sign, id, style, &price, scene, cell)
}

/// A cell: the sign, the name as far as it fits, the price.
fn with_name(
    sign: Span<'static>,
    id: BuildingId,
    style: Style,
    price: &str,
    scene: &Scene<'_>,
    cell: u16,
) -> Line<'static> {
    // One blank between cells.
    let room = usize::from(cell).saturating_sub(2 + look::width(price));
    let full = scene.texts.element(&id.element());
    let name = if look::width(&full) <= room { full } else { scene.texts.brief(&id.element()) };
    let name_width = look::width(&name).min(room);
    let blanks = " ".repeat(room - name_width);
    let name = Span::styled(look::cut(&name, room), style);
    Line::from(vec![sign, name, Span::raw(blanks), Span::styled(price.to_owned(), look::dim())])
}

/// A building that nobody has yet: name, price, points.
pub fn plain(game: &Kingsburg, id: BuildingId, scene: &Scene<'_>, cell: u16) -> Line<'static> {
    let source = game.components().building(id);
    let price = Price { goods: source.cost, less: 0 };
    let price =
        if cell < WITH_POINTS { digits(price) } else { format!("{} {:>2}★", digits(price), source.vp) };
    with_name(Span::raw(" "), id, Style::new(), &format!(" {price}"), scene, cell)
}

/// A price in three digits; a stroke after it if goods of choice are taken off.
fn digits(price: Price) -> String {
    let less = if price.less > 0 { "-" } else { "" };
    Good::ALL.map(|good| price.goods.of(good).to_string()).concat() + less
}
