//! The map: hexes row by row, odd rows shifted, with what lies between them in their corners; the areas overseas in a row above.

use super::sight::Sight;
use super::signs::{self, Fullness};
use knights::answer;
use knights::board::{Army, Place, Site};
use knights::content::AreaId;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Element, Id, Seat};
use terminal::face::{Canvas, Mark};
use terminal::look;

/// Rows of hexes.
pub const ROWS: u16 = 6;
/// The island stands in the seventh column of a shifted row: seven and a half hexes, and the last border.
const HALVES: u16 = 15;
/// The areas overseas.
const OVERSEAS: u16 = 6;
/// The most lines of a hex.
const TALL: u16 = 4;

/// The lines of the map with so many for each hex.
#[must_use]
pub const fn height(lines: u16) -> u16 {
    overseas_lines(lines) + ROWS * lines
}

const fn overseas_lines(lines: u16) -> u16 {
    if lines > 2 { 2 } else { 1 }
}

/// How many lines each hex has in so much room.
#[must_use]
pub fn lines_in(room: u16) -> u16 {
    (1..=TALL).rev().find(|lines| height(*lines) <= room).unwrap_or(1)
}

/// Draws the map over the area.
pub fn draw(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let lines = lines_in(area.height);
    overseas(sight, canvas, area, overseas_lines(lines));
    let cell = (area.width - 1) * 2 / HALVES;
    for hex in AreaId::kingdom() {
        let Some((column, row)) = place(hex) else { continue };
        let x = column * cell + if row % 2 == 1 { cell / 2 } else { 0 };
        let y = overseas_lines(lines) + row * lines;
        let place = Rect { x: area.x + x, y: area.y + y, width: cell + 1, height: lines }.intersection(area);
        draw_hex(sight, hex, canvas, place);
    }
}

/// Column and row of a hex of the Kingdom: its word says them.
fn place(area: AreaId) -> Option<(u16, u16)> {
    let mut digits = area.word().strip_prefix('h')?.chars().map(|digit| digit.to_digit(10));
    Some((digits.next()?? as u16, digits.next()?? as u16))
}

fn at(column: Option<u16>, row: Option<u16>) -> Option<AreaId> {
    AreaId::named(&format!("h{}{}", column?, row?))
}

/// The areas west, north-west, north-east and east of a hex.
fn around(area: AreaId) -> [Option<AreaId>; 4] {
    let Some((column, row)) = place(area) else { return [None; 4] };
    let (west, north) = (column.checked_sub(1), row.checked_sub(1));
    let (left, right) = if row % 2 == 1 { (Some(column), Some(column + 1)) } else { (west, Some(column)) };
    [at(west, Some(row)), at(left, north), at(right, north), at(Some(column + 1), Some(row))]
}

/// One hex: its name between its upper corners, then who is there.
fn draw_hex(sight: &Sight<'_>, hex: AreaId, canvas: &mut Canvas<'_>, place: Rect) {
    let content = sight.game.components();
    let [west, north_west, north_east, east] = around(hex);
    let sign = |other: Option<AreaId>, open: &'static str| match other {
        Some(other) => signs::border(content, hex, other, open),
        None => Span::styled(open, look::dim()),
    };
    let element = meaning(sight, hex);
    let (key, style) = signs::marked(sight.scene, &element);
    let style = if is_beside(sight, hex) { style.patch(look::notice()) } else { style };
    // The last column is the first of the next hex.
    let cell = usize::from(place.width.saturating_sub(1));
    canvas.spot(place, 0, 0, place.width, element);
    if place.height == 1 {
        let mut spans = vec![sign(west, "│"), key];
        let (name, content) = beside(sight, hex, cell.saturating_sub(2));
        spans.push(Span::styled(name, style));
        spans.extend(content);
        return canvas.line(place, 0, 0, &Line::from(spans));
    }
    let name = fitted_name(sight, hex, cell.saturating_sub(3));
    let upper = vec![sign(north_west, "╱"), key, Span::styled(name, style), sign(north_east, "╲")];
    canvas.line(place, 0, 0, &Line::from(upper));
    let rows = rows(sight, hex, cell.saturating_sub(1), usize::from(place.height - 1));
    for y in 1..place.height {
        let mut spans = vec![sign(west, "│")];
        spans.extend(rows.get(usize::from(y - 1)).cloned().unwrap_or_default());
        canvas.line(place, 0, y, &Line::from(spans));
        canvas.spot(place, 0, y, place.width, element);
        if east.is_none() {
            canvas.line(place, place.width - 1, y, &Line::from(sign(None, "│")));
        }
    }
}

/// The name in exactly so many columns, with the sign of a port behind it.
fn fitted_name(sight: &Sight<'_>, area: AreaId, columns: usize) -> String {
    let port = if sight.game.components().map.ports.has(area) { "ψ" } else { "" };
    let name = sight.texts().brief(&area.element());
    let room = columns.saturating_sub(look::width(port));
    let short: String = name.chars().take(room).collect();
    look::fit(&format!("{short}{port}"), columns)
}

/// A short name, and what stands in the area behind it, in one line.
fn beside(sight: &Sight<'_>, area: AreaId, columns: usize) -> (String, Vec<Span<'static>>) {
    let least = columns.min(3);
    let inside = inside(sight, area, columns - least);
    let name: String = sight.texts().brief(&area.element()).chars().take(columns - width(&inside)).collect();
    let room = columns - width(&inside);
    (look::fit(&name, room), inside)
}

/// What stands in an area in so many lines of so many columns.
fn rows(sight: &Sight<'_>, area: AreaId, columns: usize, lines: usize) -> Vec<Vec<Span<'static>>> {
    if lines < 2 {
        return vec![inside(sight, area, columns)];
    }
    let mut rows: Vec<Vec<Span<'static>>> = Vec::new();
    rows.push(first_fit(columns, |fullness| sites(sight, area, fullness)));
    let seats: Vec<Seat> = seats_in(sight, area);
    if lines > seats.len() {
        rows.extend(
            seats
                .into_iter()
                .map(|seat| first_fit(columns, |fullness| with_strength(sight, area, seat, fullness))),
        );
    } else {
        rows.push(first_fit(columns, |fullness| nobles(sight, area, fullness)));
    }
    rows
}

/// The Nobles of a Baron with the strength of their armies together.
fn with_strength(sight: &Sight<'_>, area: AreaId, seat: Seat, fullness: Fullness) -> Vec<Span<'static>> {
    let mut spans = signs::nobles(sight, area, seat, fullness);
    let theirs = sight.nobles_in(area).filter(|noble| noble.seat == seat);
    let strength: u16 = theirs.map(|noble| noble.strength).sum();
    spans.push(Span::raw(format!(" {strength}")));
    spans
}

fn seats_in(sight: &Sight<'_>, area: AreaId) -> Vec<Seat> {
    let mut seats: Vec<Seat> = sight.nobles_in(area).map(|noble| noble.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

fn sites(sight: &Sight<'_>, area: AreaId, fullness: Fullness) -> Vec<Span<'static>> {
    let mut spans = sight.city_in(area).map_or_else(Vec::new, |city| signs::city(sight, city, fullness));
    sight.strongholds_in(area).for_each(|baron| spans.extend(signs::stronghold(baron, fullness)));
    spans
}

fn nobles(sight: &Sight<'_>, area: AreaId, fullness: Fullness) -> Vec<Span<'static>> {
    seats_in(sight, area).into_iter().flat_map(|seat| signs::nobles(sight, area, seat, fullness)).collect()
}

/// City, stronghold and Nobles in at most so many columns.
fn inside(sight: &Sight<'_>, area: AreaId, columns: usize) -> Vec<Span<'static>> {
    first_fit(columns, |fullness| {
        let mut spans = sites(sight, area, fullness);
        let nobles = nobles(sight, area, fullness);
        if !spans.is_empty() && !nobles.is_empty() && fullness != Fullness::Least {
            spans.push(Span::raw(" "));
        }
        spans.extend(nobles);
        spans
    })
}

/// The fullest that fits.
fn first_fit(columns: usize, spans: impl Fn(Fullness) -> Vec<Span<'static>>) -> Vec<Span<'static>> {
    let all = Fullness::ALL.into_iter().map(spans);
    let mut last = Vec::new();
    for spans in all {
        if width(&spans) <= columns {
            return spans;
        }
        last = spans;
    }
    while width(&last) > columns {
        last.pop();
    }
    last
}

fn width(spans: &[Span<'static>]) -> usize {
    spans.iter().map(Span::width).sum()
}

/// The areas overseas, side by side.
fn overseas(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect, lines: u16) {
    let cell = area.width / OVERSEAS;
    for (i, overseas) in (0u16..).zip(AreaId::all().filter(|area| area.is_overseas())) {
        let place = Rect { x: area.x + i * cell, width: cell, height: lines, ..area }.intersection(area);
        let element = meaning(sight, overseas);
        let (key, style) = signs::marked(sight.scene, &element);
        let style = if is_beside(sight, overseas) { style.patch(look::notice()) } else { style };
        let room = usize::from(cell).saturating_sub(2);
        canvas.spot(place, 0, 0, cell, element);
        if lines == 1 {
            let (name, content) = beside(sight, overseas, room);
            let mut spans = vec![key, Span::styled(name, style)];
            spans.extend(content);
            canvas.line(place, 0, 0, &Line::from(spans));
        } else {
            let name = Span::styled(fitted_name(sight, overseas, room), style);
            canvas.line(place, 0, 0, &Line::from(vec![key, name]));
            canvas.line(place, 1, 1, &Line::from(inside(sight, overseas, room)));
            canvas.spot(place, 0, 1, cell, element);
        }
    }
}

/// What an area stands for: the first of its meanings that can be picked.
fn meaning(sight: &Sight<'_>, area: AreaId) -> Element {
    let mut all = vec![area.element()];
    all.extend(sight.city_in(area).map(|city| city.city.element()));
    for baron in sight.strongholds_in(area) {
        all.push(answer::site(Site::Stronghold(baron.seat)));
        all.push(Army::Stronghold(baron.baron).element());
    }
    all.extend(sight.nobles_in(area).map(|noble| noble.noble.element()));
    let is_marked = |element: &&Element| sight.scene.mark(element) != Mark::Plain;
    all.iter().find(is_marked).copied().unwrap_or(area.element())
}

/// Can one go there from the area that is pointed at?
fn is_beside(sight: &Sight<'_>, area: AreaId) -> bool {
    let pointed = sight.scene.cursor.as_ref().and_then(|element| of_element(sight, element));
    pointed.is_some_and(|pointed| sight.game.components().map.near[pointed.index()].has(area))
}

/// The area that an element speaks of.
#[must_use]
pub fn of_element(sight: &Sight<'_>, element: &Element) -> Option<AreaId> {
    let Id::Word(word) = element.id else {
        return match (element.kind, element.id) {
            ("stronghold-of", Id::Number(n)) => sight.shown.barons.get(usize::from(n))?.stronghold,
            _ => None,
        };
    };
    match element.kind {
        "area" => AreaId::named(word),
        "city" => knights::content::CityId::named(word).map(|city| sight.game.components().area_of(city)),
        "noble" => {
            let noble = sight.noble(knights::content::NobleId::named(word)?)?;
            match noble.place {
                Place::Area(area) | Place::Port(area) => Some(area),
                Place::Off | Place::Gone => None,
            }
        }
        "stronghold" => {
            let baron = sight.shown.barons.iter().find(|baron| baron.baron.word() == word)?;
            baron.stronghold
        }
        _ => None,
    }
}
