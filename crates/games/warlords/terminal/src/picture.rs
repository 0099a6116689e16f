//! The map as a picture: every fief where it lies, with lines to what it borders on. It is drawn from the positions of
//! the fiefs in play, as large as there is room.

use super::signs;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::{Canvas, Mark, Scene};
use terminal::look;
use warlords::Warlords;
use warlords::answer;
use warlords::content::{FiefId, Fiefs};
use warlords::view::View;

/// The least size of a picture in which every fief has room.
pub const LEAST: (u16, u16) = (80, 12);
/// Columns of who stands in a fief, with castle and captives.
const ARMY: usize = 4;
/// Columns beside the name: key, owner, who stands there.
const BESIDE: usize = 2 + ARMY;
/// The shortest and the longest names.
const NAMES: std::ops::RangeInclusive<usize> = 4..=11;
/// A row is about as high as so many columns are wide, and a little more: better beside its place than above or below it.
const ROW: f64 = 6.0;
/// Names are as long as they can be while fiefs stand so near to their places, in columns, on average.
const NEAR: f64 = 3.2;

/// Where a fief is drawn.
#[derive(Copy, Clone)]
struct Spot {
    fief: FiefId,
    row: u16,
    column: u16,
}

/// All fiefs in play, each in so many columns.
struct Picture {
    spots: Vec<Spot>,
    width: u16,
    /// How far fiefs stand from their places, on average.
    error: f64,
}

/// Draws the fiefs in play over the whole area.
pub fn draw(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let Some(picture) = picture(game, area) else { return };
    let pointed = scene.cursor.as_ref().and_then(super::fief::of_element);
    for spot in &picture.spots {
        links(game, &picture, spot, pointed, canvas, area);
    }
    for spot in &picture.spots {
        let place = Rect { x: area.x + spot.column, y: area.y + spot.row, width: picture.width, height: 1 };
        label(game, view, scene, spot.fief, canvas, place);
    }
}

/// The picture with the longest names for which there is room.
fn picture(game: &Warlords, area: Rect) -> Option<Picture> {
    let with = |name: usize| placed(game, area, (name + BESIDE) as u16);
    let longest = NAMES.rev().filter_map(with).find(|picture| picture.error <= NEAR);
    longest.or_else(|| with(*NAMES.start()))
}

/// Every fief as near to its place as it can stand, from north to south; none if there is no room for all.
fn placed(game: &Warlords, area: Rect, width: u16) -> Option<Picture> {
    let free = area.width.checked_sub(width)?;
    let mut places = places(game, game.map().fiefs, free, area.height.checked_sub(1)?);
    places.sort_by(|(_, a), (_, b)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
    let mut spots: Vec<Spot> = Vec::new();
    let mut error = 0.0;
    for (fief, (x, y)) in places {
        let far = |row: u16, column: u16| (f64::from(column) - x).abs() + ROW * (f64::from(row) - y).abs();
        let nearest = (0..area.height).filter_map(|row| {
            let taken: Vec<u16> = spots.iter().filter(|s| s.row == row).map(|s| s.column).collect();
            let column = nearest_free(&taken, x, width, free)?;
            Some((far(row, column), row, column))
        });
        let (off, row, column) = nearest.min_by(|a, b| a.0.total_cmp(&b.0))?;
        spots.push(Spot { fief, row, column });
        error += off;
    }
    let count = spots.len().max(1) as f64;
    Some(Picture { spots, width, error: error / count })
}

/// Where each of the fiefs lies, in columns and rows from the north-west.
fn places(game: &Warlords, fiefs: Fiefs, columns: u16, rows: u16) -> Vec<(FiefId, (f64, f64))> {
    let pos = |fief: FiefId| game.components().fiefs[fief.index()].pos;
    let range = |axis: usize| {
        let all = fiefs.iter().map(|fief| pos(fief)[axis]);
        all.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)))
    };
    let ((west, east), (south, north)) = (range(0), range(1));
    let part = |at: f64, from: f64, to: f64| if to == from { 0.5 } else { (at - from) / (to - from) };
    let place = |fief: FiefId| {
        let [x, y] = pos(fief);
        (fief, (part(x, west, east) * f64::from(columns), part(y, north, south) * f64::from(rows)))
    };
    fiefs.iter().map(place).collect()
}

/// The free column that is nearest to a place in a row in which these are taken; a blank stays between two.
fn nearest_free(taken: &[u16], x: f64, width: u16, last: u16) -> Option<u16> {
    let beside =
        taken.iter().flat_map(|column| [column.checked_sub(width + 1), column.checked_add(width + 1)]);
    let all = beside.flatten().chain([x.round() as u16]);
    let is_free = |column: &u16| *column <= last && taken.iter().all(|other| other.abs_diff(*column) > width);
    let far = |column: &u16| (f64::from(*column) - x).abs();
    all.filter(is_free).min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// Dots from a fief to those that it borders on by land, waves by sea. Those of the fief that is pointed at stand out.
fn links(
    game: &Warlords,
    picture: &Picture,
    from: &Spot,
    pointed: Option<FiefId>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let by_sea = game.components().fiefs[from.fief.index()].by_sea;
    for to in &picture.spots {
        if !game.map().near[from.fief].has(to.fief) {
            continue;
        }
        let sign = if by_sea.has(to.fief) { "~" } else { "·" };
        let style = match pointed {
            Some(fief) if fief == from.fief => look::notice(),
            // What was drawn for the other end stays as it is.
            Some(fief) if fief == to.fief => continue,
            Some(_) | None => look::dim(),
        };
        dots(*from, *to, picture.width / 2, &Span::styled(sign, style), canvas, area);
    }
}

/// A line of signs between the middles of two labels, where nothing else stands.
fn dots(from: Spot, to: Spot, middle: u16, sign: &Span<'static>, canvas: &mut Canvas<'_>, area: Rect) {
    let ends = |spot: Spot| (f64::from(spot.column + middle), f64::from(spot.row));
    let ((x0, y0), (x1, y1)) = (ends(from), ends(to));
    // A sign in every second column, and in every row.
    let steps = ((x1 - x0).abs() / 2.0).max((y1 - y0).abs()).round() as u16;
    for step in 1..steps {
        let part = f64::from(step) / f64::from(steps);
        let (x, y) = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
        canvas.line(area, x.round() as u16, y.round() as u16, &Line::from(sign.clone()));
    }
}

/// A fief: its key, the beginning of its name, its owner, who stands there.
fn label(
    game: &Warlords,
    view: &View,
    scene: &Scene<'_>,
    fief: FiefId,
    canvas: &mut Canvas<'_>,
    place: Rect,
) {
    let (content, board) = (game.components(), &view.board);
    let element = meaning(game, scene, fief);
    let (key, style) = signs::marked(scene, &element, signs::attacked(board, fief));
    let style = if is_beside(game, scene, fief) { style.patch(look::notice()) } else { style };
    let works = signs::works(board, fief);
    let soldiers = signs::garrison(content, board, fief, scene.texts, ARMY - look::width(&works));
    let name = usize::from(place.width) - BESIDE;
    let spans = vec![
        key,
        Span::styled(super::map::letters(scene, fief, name), style),
        signs::owner(board.holder(fief)),
        Span::styled(look::fit(&(soldiers + &works), ARMY), Style::new()),
    ];
    canvas.line(place, 0, 0, &Line::from(spans));
    canvas.spot(place, 0, 0, place.width, element);
}

/// Does it border on the fief that is pointed at?
fn is_beside(game: &Warlords, scene: &Scene<'_>, fief: FiefId) -> bool {
    let pointed = scene.cursor.as_ref().and_then(super::fief::of_element);
    pointed.is_some_and(|pointed| game.map().near[pointed].has(fief))
}

/// What a fief stands for: the first of its meanings that can be picked, its kingdom last.
fn meaning(game: &Warlords, scene: &Scene<'_>, fief: FiefId) -> Element {
    let word = fief.word();
    let kingdom = answer::kingdom(game.components().kingdom_of(fief));
    let all = [Element::word("attack", word), Element::word("captive", word), kingdom];
    let own = answer::fief(fief);
    let is_marked = |element: &Element| scene.mark(element) != Mark::Plain;
    if is_marked(&own) { own } else { all.into_iter().find(is_marked).unwrap_or(own) }
}
