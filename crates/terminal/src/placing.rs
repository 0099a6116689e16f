//! Where things of a map stand on the screen: each as near to its place as there is room, none over another.

use super::face::Canvas;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// A row is about as high as so many columns are wide, and a little more: better beside its place than above or below it.
const ROW: f64 = 6.0;
/// Labels are as wide as they can be while things stand so near to their places, in columns, on average.
const NEAR: f64 = 3.2;

/// Where a thing is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Spot<T> {
    /// The thing.
    pub what: T,
    /// Its row.
    pub row: u16,
    /// The column where its label begins.
    pub column: u16,
}

/// All things, each in so many columns.
pub struct Picture<T> {
    /// Where they stand, from north to south.
    pub spots: Vec<Spot<T>>,
    /// The columns of a label.
    pub width: u16,
    /// How far things stand from their places, on average.
    error: f64,
}

/// The picture with the widest labels for which there is room; the widths are tried in order. Places are measured from the north-west.
pub fn picture<T: Copy>(
    things: &[T],
    place: impl Fn(T) -> [f64; 2],
    area: Rect,
    widths: impl Iterator<Item = u16>,
) -> Option<Picture<T>> {
    let mut last = None;
    for width in widths {
        let placed = placed(things, &place, area, width);
        if placed.as_ref().is_some_and(|picture| picture.error <= NEAR) {
            return placed;
        }
        last = placed;
    }
    last
}

/// Every thing as near to its place as it can stand, from north to south; none if there is no room for all.
fn placed<T: Copy>(
    things: &[T],
    place: &impl Fn(T) -> [f64; 2],
    area: Rect,
    width: u16,
) -> Option<Picture<T>> {
    let free = area.width.checked_sub(width)?;
    let mut places = places(things, place, free, area.height.checked_sub(1)?);
    places.sort_by(|(_, a), (_, b)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
    let mut spots: Vec<Spot<T>> = Vec::new();
    let mut error = 0.0;
    for (what, (x, y)) in places {
        let far = |row: u16, column: u16| (f64::from(column) - x).abs() + ROW * (f64::from(row) - y).abs();
        let nearest = (0..area.height).filter_map(|row| {
            let taken: Vec<u16> = spots.iter().filter(|s| s.row == row).map(|s| s.column).collect();
            let column = nearest_free(&taken, x, width, free)?;
            Some((far(row, column), row, column))
        });
        let (off, row, column) = nearest.min_by(|a, b| a.0.total_cmp(&b.0))?;
        spots.push(Spot { what, row, column });
        error += off;
    }
    let count = spots.len().max(1) as f64;
    Some(Picture { spots, width, error: error / count })
}

/// Where each thing lies, in columns and rows from the north-west.
fn places<T: Copy>(
    things: &[T],
    place: &impl Fn(T) -> [f64; 2],
    columns: u16,
    rows: u16,
) -> Vec<(T, (f64, f64))> {
    let range = |axis: usize| {
        let all = things.iter().map(|thing| place(*thing)[axis]);
        all.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)))
    };
    let ((west, east), (north, south)) = (range(0), range(1));
    let part = |at: f64, from: f64, to: f64| if to == from { 0.5 } else { (at - from) / (to - from) };
    let at = |thing: &T| {
        let [x, y] = place(*thing);
        (*thing, (part(x, west, east) * f64::from(columns), part(y, north, south) * f64::from(rows)))
    };
    things.iter().map(at).collect()
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

/// A line of signs between the middles of two labels, where nothing else stands.
pub fn dots<T: Copy>(
    from: Spot<T>,
    to: Spot<T>,
    middle: u16,
    sign: &Span<'static>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let ends = |column: u16, row: u16| (f64::from(column + middle), f64::from(row));
    let ((x0, y0), (x1, y1)) = (ends(from.column, from.row), ends(to.column, to.row));
    // A sign in every second column, and in every row.
    let steps = ((x1 - x0).abs() / 2.0).max((y1 - y0).abs()).round() as u16;
    for step in 1..steps {
        let part = f64::from(step) / f64::from(steps);
        let (x, y) = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
        canvas.line(area, x.round() as u16, y.round() as u16, &Line::from(sign.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_stand_apart_and_in_their_order() {
        let places = [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [0.0, 9.0], [2.0, 9.0]];
        let things: Vec<usize> = (0..places.len()).collect();
        let area = Rect { x: 0, y: 0, width: 30, height: 4 };
        let picture = picture(&things, |n| places[n], area, [12, 9, 6].into_iter()).expect("there is room");
        let at = |n: usize| *picture.spots.iter().find(|spot| spot.what == n).expect("it is drawn");
        assert!(at(0).column < at(1).column && at(1).column < at(2).column, "east is right");
        assert!(at(3).row > at(0).row, "south is below");
        for (i, one) in picture.spots.iter().enumerate() {
            let apart = |other: &Spot<usize>| {
                other.row != one.row || other.column.abs_diff(one.column) > picture.width
            };
            assert!(picture.spots[i + 1..].iter().all(apart), "no label covers another");
        }
        let narrow = Rect { width: 5, height: 1, ..area };
        assert!(super::picture(&things, |n| places[n], narrow, [4].into_iter()).is_none());
    }
}
