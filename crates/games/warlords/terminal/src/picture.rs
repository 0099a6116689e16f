//! The map as a picture: every fief where it lies, with lines to what it borders on. It is drawn from the positions of
//! the fiefs in play, as large as there is room.

use super::signs;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::{Canvas, Mark, Scene};
use terminal::look;
use terminal::placing::{Picture, Spot, dots, picture};
use warlords::Warlords;
use warlords::answer;
use warlords::content::FiefId;
use warlords::view::View;

/// The least size of a picture in which every fief has room.
pub const LEAST: (u16, u16) = (80, 12);
/// Columns of who stands in a fief, with castle and captives.
const ARMY: usize = 4;
/// Columns beside the name: key, owner, who stands there.
const BESIDE: usize = 2 + ARMY;
/// The shortest and the longest names.
const NAMES: std::ops::RangeInclusive<usize> = 4..=11;

/// Draws the fiefs in play over the whole area.
pub fn draw(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let Some(picture) = placed(game, area) else { return };
    let pointed = scene.cursor.as_ref().and_then(super::fief::of_element);
    for spot in &picture.spots {
        links(game, &picture, spot, pointed, canvas, area);
    }
    for spot in &picture.spots {
        let place = Rect { x: area.x + spot.column, y: area.y + spot.row, width: picture.width, height: 1 };
        label(game, view, scene, spot.what, canvas, place);
    }
}

/// The picture with the longest names for which there is room.
fn placed(game: &Warlords, area: Rect) -> Option<Picture<FiefId>> {
    let fiefs: Vec<FiefId> = game.map().fiefs.iter().collect();
    // Positions are measured northwards.
    let place = |fief: FiefId| {
        let [x, y] = game.components().fiefs[fief.index()].pos;
        [x, -y]
    };
    picture(&fiefs, place, area, NAMES.rev().map(|name| (name + BESIDE) as u16))
}

/// Dots from a fief to those that it borders on by land, waves by sea. Those of the fief that is pointed at stand out.
fn links(
    game: &Warlords,
    picture: &Picture<FiefId>,
    from: &Spot<FiefId>,
    pointed: Option<FiefId>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let by_sea = game.components().fiefs[from.what.index()].by_sea;
    for to in &picture.spots {
        if !game.map().near[from.what].has(to.what) {
            continue;
        }
        let sign = if by_sea.has(to.what) { "~" } else { "·" };
        let style = match pointed {
            Some(fief) if fief == from.what => look::notice(),
            // What was drawn for the other end stays as it is.
            Some(fief) if fief == to.what => continue,
            Some(_) | None => look::dim(),
        };
        dots(*from, *to, picture.width / 2, &Span::styled(sign, style), canvas, area);
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
