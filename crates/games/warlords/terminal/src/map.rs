//! The map: a row for each kingdom where there is little room, else a block for each.

use super::signs;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use terminal::face::{Canvas, Scene};
use terminal::layout::below;
use terminal::look;
use warlords::Warlords;
use warlords::answer;
use warlords::content::{FiefId, KingdomId};
use warlords::view::View;

/// The columns of the name of a kingdom, in rows.
const TITLE: u16 = 9;
/// The most fiefs of a kingdom.
const MOST: u16 = 7;
/// The lines of a block, with its title.
pub const BLOCK: u16 = MOST + 1;
/// Blocks side by side.
const ACROSS: u16 = 3;

/// How many lines a kingdom takes in rows: two if there is room for them beside the other lines.
#[must_use]
pub fn row_height(game: &Warlords, room: u16) -> u16 {
    if game.map().kingdoms.len() as u16 * 2 <= room { 2 } else { 1 }
}

/// A row for each kingdom, of so many lines.
pub fn rows(
    game: &Warlords,
    view: &View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    height: u16,
) {
    let cell = (area.width - TITLE) / MOST;
    for (row, kingdom) in (0u16..).zip(game.map().kingdoms.iter()) {
        let area = below(area, row * height);
        let title = look::cut(&scene.texts.brief(&answer::kingdom(kingdom)), usize::from(TITLE) - 1);
        let (key, style) = signs::marked(scene, &answer::kingdom(kingdom), " ");
        canvas.line(area, 0, 0, &Line::from(vec![key, Span::styled(title, look::heading().patch(style))]));
        canvas.spot(area, 0, 0, TITLE - 1, answer::kingdom(kingdom));
        for (column, fief) in (0u16..).zip(fiefs(game, kingdom)) {
            let x = TITLE + column * cell;
            let place = Rect { x: area.x + x, width: cell, height: height.min(area.height), ..area };
            match height {
                1 => narrow(game, view, scene, fief, canvas, place),
                _ => tall(game, view, scene, fief, canvas, place),
            }
        }
    }
}

fn fiefs(game: &Warlords, kingdom: KingdomId) -> impl Iterator<Item = FiefId> {
    game.components().kingdoms[kingdom.index()].fiefs.iter()
}

/// A fief in one line of a row.
fn narrow(
    game: &Warlords,
    view: &View,
    scene: &Scene<'_>,
    fief: FiefId,
    canvas: &mut Canvas<'_>,
    place: Rect,
) {
    let (content, board) = (game.components(), &view.board);
    let width = usize::from(place.width);
    let (key, style) = signs::marked(scene, &answer::fief(fief), signs::attacked(board, fief));
    let ground = if width >= 13 { signs::terrain(content.fiefs[fief.index()].terrain) } else { "" };
    let garrison = if width >= 13 { 5 } else { 4 };
    let name = width - 2 - look::width(ground) - garrison;
    let works = signs::works(board, fief);
    let soldiers = signs::garrison(content, board, fief, scene.texts, garrison - look::width(&works));
    let spans = vec![
        key,
        Span::styled(ground, look::dim()),
        Span::styled(letters(scene, fief, name), style),
        signs::owner(board.holder(fief)),
        Span::raw(look::cut(&(soldiers + &works), garrison)),
    ];
    canvas.line(place, 0, 0, &Line::from(spans));
    canvas.spot(place, 0, 0, place.width, answer::fief(fief));
}

/// The first letters of a name, in exactly so many columns.
#[must_use]
pub fn letters(scene: &Scene<'_>, fief: FiefId, columns: usize) -> String {
    let name: String = scene.texts.brief(&answer::fief(fief)).chars().filter(|c| *c != ' ').collect();
    let short: String = name.chars().take(columns).collect();
    look::fit(&short, columns)
}

/// A fief in two lines of a row: its name, then who stands there.
fn tall(game: &Warlords, view: &View, scene: &Scene<'_>, fief: FiefId, canvas: &mut Canvas<'_>, place: Rect) {
    let (content, board) = (game.components(), &view.board);
    let (key, style) = signs::marked(scene, &answer::fief(fief), signs::attacked(board, fief));
    let name = look::cut(&scene.texts.brief(&answer::fief(fief)), usize::from(place.width) - 3);
    let ground = signs::terrain(content.fiefs[fief.index()].terrain);
    let line = Line::from(vec![key, Span::styled(ground, look::dim()), Span::styled(name, style)]);
    canvas.line(place, 0, 0, &line);
    let works = signs::works(board, fief);
    let room = usize::from(place.width) - 3 - look::width(&works);
    let soldiers = signs::garrison(content, board, fief, scene.texts, room);
    let line =
        Line::from(vec![Span::raw(" "), signs::owner(board.holder(fief)), Span::raw(soldiers + &works)]);
    canvas.line(place, 0, 1, &line);
    canvas.spot(place, 0, 0, place.width, answer::fief(fief));
    canvas.spot(place, 0, 1, place.width, answer::fief(fief));
}

/// The lines that all blocks take.
#[must_use]
pub fn blocks_height(game: &Warlords) -> u16 {
    (game.map().kingdoms.len() as u16).div_ceil(ACROSS) * BLOCK
}

/// A block for each kingdom, three side by side as they lie on the map.
pub fn blocks(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let width = area.width / ACROSS;
    for (i, kingdom) in (0u16..).zip(game.map().kingdoms.iter()) {
        let place = below(area, i / ACROSS * BLOCK);
        let place = Rect { x: place.x + i % ACROSS * width, width: width - 1, ..place };
        block(game, view, scene, kingdom, canvas, place);
    }
}

fn block(
    game: &Warlords,
    view: &View,
    scene: &Scene<'_>,
    kingdom: KingdomId,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let (key, style) = signs::marked(scene, &answer::kingdom(kingdom), "─");
    let title = look::rule(&scene.texts.element(&answer::kingdom(kingdom)), usize::from(area.width) - 1);
    canvas.line(area, 0, 0, &Line::from(key));
    canvas.line(area, 1, 0, &title.patch_style(style));
    canvas.spot(area, 0, 0, area.width, answer::kingdom(kingdom));
    for (y, fief) in (1u16..).zip(fiefs(game, kingdom)) {
        let row = Rect { height: 1.min(area.height), ..below(area, y) };
        canvas.line(row, 0, 0, &line(game, view, scene, fief, usize::from(area.width)));
        canvas.spot(row, 0, 0, row.width, answer::fief(fief));
    }
}

/// A fief in a line of its own: key, terrain, name, owner, who stands there, castle.
#[must_use]
pub fn line(game: &Warlords, view: &View, scene: &Scene<'_>, fief: FiefId, columns: usize) -> Line<'static> {
    let (content, board) = (game.components(), &view.board);
    let (key, style) = signs::marked(scene, &answer::fief(fief), signs::attacked(board, fief));
    let name = columns.saturating_sub(15).clamp(8, 12);
    let works = signs::works(board, fief);
    let room = columns.saturating_sub(name + 4 + look::width(&works));
    Line::from(vec![
        key,
        Span::styled(signs::terrain(content.fiefs[fief.index()].terrain), look::dim()),
        Span::styled(look::fit(&scene.texts.brief(&answer::fief(fief)), name), style),
        Span::raw(" "),
        signs::owner(board.holder(fief)),
        Span::raw(signs::garrison(content, board, fief, scene.texts, room) + &works),
    ])
}
