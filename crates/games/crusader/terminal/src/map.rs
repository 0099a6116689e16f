//! The map: every territory where it lies, with lines to what it borders on.

use super::land;
use super::sight::{Sight, marked};
use crusader::Crusader;
use crusader::content::TerritoryId;
use crusader::view::LandShown;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::{Canvas, Mark};
use terminal::look;
use terminal::placing::{Picture, Spot, dots, picture};

/// The least size of a map in which every territory has room.
pub const LEAST: (u16, u16) = (80, 11);
/// Columns of what lies in a territory.
const SIGNS: usize = 4;
/// Columns beside the name: key, owner, what lies there.
const BESIDE: usize = 2 + SIGNS;
/// The shortest and the longest names.
const NAMES: std::ops::RangeInclusive<usize> = 4..=11;

/// Columns of a territory where there is no room for a picture.
const CELL: u16 = 13;

/// Is there room for a picture?
#[must_use]
pub const fn fits(columns: u16, rows: u16) -> bool {
    columns >= LEAST.0 && rows >= LEAST.1
}

/// The rows that all territories take side by side.
#[must_use]
pub fn grid_height(game: &Crusader, columns: u16) -> u16 {
    (game.map().open.len() as u16).div_ceil(columns / CELL)
}

/// Draws the territories in play over the whole area: as a picture, or where there is no room for it side by side.
pub fn draw(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    if !fits(area.width, area.height) {
        return grid(sight, canvas, area);
    }
    let lands: Vec<TerritoryId> = sight.shown.lands.iter().map(|land| land.id).collect();
    let place = |id: TerritoryId| {
        let [x, y] = sight.game.components().territories[id.index()].pos;
        [f64::from(x), f64::from(y)]
    };
    let widths = NAMES.rev().map(|name| (name + BESIDE) as u16);
    let Some(picture) = picture(&lands, place, area, widths) else { return };
    for spot in &picture.spots {
        links(sight, &picture, spot, canvas, area);
    }
    for spot in &picture.spots {
        let place = Rect { x: area.x + spot.column, y: area.y + spot.row, width: picture.width, height: 1 };
        if let Some(land) = sight.land(spot.what) {
            label(sight, land, canvas, place);
        }
    }
}

/// Territory beside territory, as they are listed on the board.
fn grid(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let across = area.width / CELL;
    for (i, land) in (0u16..).zip(&sight.shown.lands) {
        let (column, row) = (i % across, i / across);
        let place = Rect { x: area.x + column * CELL, y: area.y + row, width: CELL - 1, height: 1 };
        label(sight, land, canvas, place.intersection(area));
    }
}

/// Dots from a territory to those that it borders on by land, waves by sea routes; those of the one that is pointed at stand out.
fn links(
    sight: &Sight<'_>,
    picture: &Picture<TerritoryId>,
    from: &Spot<TerritoryId>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let pointed = sight.scene.cursor.as_ref().and_then(land::of_element);
    let routes = sight.game.components().territories[from.what.index()].routes;
    for to in picture.spots.iter().filter(|to| sight.game.near(from.what).has(to.what)) {
        let sign = if routes.has(to.what) { "~" } else { "·" };
        let style = match pointed {
            Some(land) if land == from.what => look::notice(),
            // What was drawn for the other end stays as it is.
            Some(land) if land == to.what => continue,
            Some(_) | None => look::dim(),
        };
        dots(*from, *to, picture.width / 2, &Span::styled(sign, style), canvas, area);
    }
}

/// A territory: its key, the beginning of its name, its owner, what lies there.
fn label(sight: &Sight<'_>, land: &LandShown, canvas: &mut Canvas<'_>, place: Rect) {
    let element = meaning(sight, land);
    let (key, style) = marked(sight.scene, &element);
    let pointed = sight.scene.cursor.as_ref().and_then(land::of_element);
    let is_beside = pointed.is_some_and(|pointed| sight.game.near(pointed).has(land.id));
    let style = if is_beside { style.patch(look::notice()) } else { style };
    let signs: String = land::signs(land).chars().take(SIGNS).collect();
    let name = usize::from(place.width).saturating_sub(BESIDE);
    let short: String =
        sight.texts().brief(&land.id.element()).chars().filter(|c| *c != ' ').take(name).collect();
    let spans = vec![
        key,
        Span::styled(look::fit(&short, name), style),
        sight.owner(land.owner),
        Span::raw(look::fit(&signs, SIGNS)),
    ];
    canvas.line(place, 0, 0, &Line::from(spans));
    canvas.spot(place, 0, 0, place.width, element);
}

/// What a territory stands for: the first of its meanings that can be picked.
fn meaning(sight: &Sight<'_>, land: &LandShown) -> Element {
    let own = land.id.element();
    let word = land.id.word();
    let mut all = vec![own];
    all.extend(["from", "attack", "support"].map(|kind| Element::word(kind, word)));
    all.extend(land.suitor.into_iter().chain(land.duke).map(crusader::content::CharacterId::element));
    all.into_iter().find(|element| sight.scene.mark(element) != Mark::Plain).unwrap_or(own)
}
