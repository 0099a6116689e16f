//! Everything at once, on a large screen.

use super::stage::{self, Stage};
use super::{cards, court, in_turn, invaders, players, province};
use kingsburg::Kingsburg;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::Seat;
use terminal::face::{Canvas, Scene};
use terminal::layout::below;
use terminal::look;

/// Lines that are worth a title: of the invaders, of the cards.
const LEAST: u16 = 4;
/// Lines that cards get at most.
const CARDS: u16 = 9;

/// The stage, the players, the province of who is in turn, the others two by two, then invaders and cards.
pub fn draw(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let first = in_turn(view, scene);
    let each = province::height(game);
    let others: Vec<Seat> = view.board.in_order().filter(|seat| *seat != first).collect();
    let provinces = (1 + (others.len() as u16).div_ceil(2)) * each;
    let fixed = players::height(game) + provinces;
    let upper = upper_height(game, view, area, fixed);
    match (stage::of(game, view), upper > court::FULL) {
        // The province of who builds stands below anyway.
        (Stage::Court | Stage::Province, true) => court::full(game, view, scene, canvas, area),
        (Stage::Court | Stage::Province, false) => court::compact(game, view, scene, canvas, area),
        (Stage::Lines | Stage::Governors | Stage::Auction, _) => {
            stage::draw(game, view, scene, canvas, Rect { height: upper, ..area });
        }
    }
    let rest = below(area, upper);
    players::table(view, scene, canvas, rest);
    let rest = below(rest, players::height(game));
    province::titled(game, view, first, scene, canvas, Rect { height: each.min(rest.height), ..rest });
    let rest = below(rest, each);
    let (free, missing) = neighbours(game, view, &others, scene, canvas, rest);
    let [invaders_place, cards_place] = divided(game, free);
    titled("kb-panel-invaders", scene, canvas, invaders_place, |canvas, area| {
        invaders::panel(game, view, scene, canvas, area);
    });
    titled("kb-panel-cards", scene, canvas, cards_place, |canvas, area| {
        cards::panel(game, view, scene, canvas, area);
    });
    if !missing.is_empty() {
        let names: Vec<String> = missing.iter().map(|seat| look::letter(*seat).to_string()).collect();
        let text = scene.texts.with("kb-more-rows", &[("rows", names.join(" ").into())]);
        canvas.line(area, 0, area.height - 1, &Line::styled(text, look::notice()));
    }
}

/// The lines of the upper part: texts of the advisors if all fits below them, else three columns.
fn upper_height(game: &Kingsburg, view: &View, area: Rect, fixed: u16) -> u16 {
    let spaces = court::spaces_height(game, view);
    let cards = if has_cards(game) { CARDS } else { 0 };
    match stage::of(game, view) {
        Stage::Court | Stage::Province if area.height >= fixed + court::FULL + spaces + cards => {
            court::FULL + spaces + 1
        }
        Stage::Court | Stage::Province => court::COMPACT + spaces,
        Stage::Lines | Stage::Governors | Stage::Auction => stage::height(game, view, area.height / 2),
    }
}

/// Are there cards that a panel can tell about?
fn has_cards(game: &Kingsburg) -> bool {
    use kingsburg::options::{Fate, Governors, Lines, Scenario};
    let options = game.options();
    options.fate == Fate::On
        || options.scenario != Scenario::None
        || options.governors != Governors::None
        || options.lines != Lines::None
}

/// The provinces of the others two by two, as many as there is room for. Returns what is free, and who is missing.
fn neighbours<'a>(
    game: &Kingsburg,
    view: &View,
    others: &'a [Seat],
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> (Vec<Rect>, &'a [Seat]) {
    let each = province::height(game);
    let half = (area.width - 1) / 2;
    let rows = (others.len() as u16).div_ceil(2).min(area.height / each);
    let shown = others.len().min(usize::from(rows) * 2);
    let place = |i: u16| {
        let row = below(area, i / 2 * each);
        Rect { x: row.x + i % 2 * (half + 1), width: half, height: each.min(row.height), ..row }
    };
    for (i, seat) in (0u16..).zip(&others[..shown]) {
        province::titled(game, view, *seat, scene, canvas, place(i));
    }
    let mut free = Vec::new();
    if shown % 2 == 1 {
        free.push(place(shown as u16));
    }
    let below = below(area, rows * each);
    let missing = &others[shown..];
    // The last line names who is missing.
    free.push(Rect { height: below.height.saturating_sub(u16::from(!missing.is_empty())), ..below });
    (free, missing)
}

/// Where the invaders and the cards stand: in the places that are free, side by side if there is only one.
fn divided(game: &Kingsburg, free: Vec<Rect>) -> [Rect; 2] {
    let large: Vec<Rect> = free.into_iter().filter(|place| place.height >= LEAST).collect();
    match (&large[..], has_cards(game)) {
        ([first, .., last], true) => [*first, *last],
        ([first, ..], false) => [*first, Rect::ZERO],
        ([only], true) => {
            let half = only.width.saturating_sub(1) / 2;
            let right = Rect { x: only.x + half + 1, width: only.width - half - 1, ..*only };
            [Rect { width: half, ..*only }, right]
        }
        ([], _) => [Rect::ZERO; 2],
    }
}

fn titled(
    key: &str,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    draw: impl FnOnce(&mut Canvas<'_>, Rect),
) {
    if area.height >= LEAST {
        canvas.line(area, 0, 0, &look::rule(&scene.texts.get(key), area.width.into()));
        draw(canvas, below(area, 1));
    }
}
