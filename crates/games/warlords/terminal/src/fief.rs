//! Fiefs in detail: those of one kingdom, and one in a sentence.

use super::{map, signs};
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Id, Observer, Seat};
use terminal::face::{Canvas, Scene};
use terminal::layout::below;
use terminal::look;
use warlords::Warlords;
use warlords::answer;
use warlords::content::{FiefId, KingdomId};
use warlords::view::View;

/// The columns of a fief before its die and its gold.
const LINE: usize = 30;

/// The fiefs of the kingdom that is in question, with their dice, gold and borders; the fief in question comes first. Borders are
/// told whole: what has no room is on the page of everything, and the last line says so.
pub fn panel(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let (texts, content) = (scene.texts, game.components());
    let kingdom = in_question(game, view, scene);
    let named = scene.cursor.iter().chain(scene.picked.iter().rev()).find_map(of_element);
    let mut fiefs: Vec<FiefId> = content.kingdoms[kingdom.index()].fiefs.iter().collect();
    fiefs.sort_by_key(|fief| Some(*fief) != named);
    let mut area = area;
    if area.height >= map::BLOCK {
        canvas.line(area, 0, 0, &look::rule(&texts.element(&answer::kingdom(kingdom)), area.width.into()));
        area = below(area, 1);
    }
    for (i, fief) in fiefs.iter().enumerate() {
        let near = borders(game, view, scene, *fief).join(", ");
        let near = look::wrap(&format!("→ {near}"), usize::from(area.width).saturating_sub(3), 2);
        let more = u16::from(i + 1 < fiefs.len());
        if usize::from(area.height) < 1 + near.len() + usize::from(more) {
            return canvas.line(area, 0, 0, &Line::styled(texts.get("we-more-fiefs"), look::dim()));
        }
        canvas.line(area, 0, 0, &map::line(game, view, scene, *fief, LINE));
        canvas.spot(area, 0, 0, area.width, answer::fief(*fief));
        let die = view.board.defence_die(content, *fief);
        let rest = format!("d{die:<2} {}$", content.fiefs[fief.index()].cities);
        canvas.line(area, LINE as u16 + 1, 0, &Line::from(rest));
        for (y, line) in (1u16..).zip(&near) {
            canvas.line(area, 3, y, &Line::styled(line.clone(), look::dim()));
        }
        area = below(area, 1 + near.len() as u16);
    }
}

/// The kingdom of what the cursor is on, was picked, marches or fights; else the own one.
fn in_question(game: &Warlords, view: &View, scene: &Scene<'_>) -> KingdomId {
    let (content, board) = (game.components(), &view.board);
    let picked = scene.cursor.iter().chain(scene.picked.iter().rev());
    let named = picked.filter_map(|e| kingdom_of(game, e)).next();
    let battle = (board.battle.round > 0).then(|| content.kingdom_of(board.battle.fief));
    let march = (!board.group.path.is_empty()).then(|| content.kingdom_of(board.group.at));
    let seat = match view.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => board.active,
    };
    named
        .or(battle)
        .or(march)
        .or_else(|| own(game, view, seat))
        .or_else(|| game.map().kingdoms.first())
        .unwrap_or_default()
}

/// Where a player has most fiefs; at the start, his own kingdom.
fn own(game: &Warlords, view: &View, seat: Seat) -> Option<KingdomId> {
    let fiefs = view.board.fiefs(seat);
    let many = |k: &KingdomId| game.components().kingdoms[k.index()].fiefs.and(fiefs).len();
    let most = game.map().kingdoms.iter().max_by_key(many).filter(|k| many(k) > 0);
    most.or(view.board.player(seat).home)
}

fn kingdom_of(game: &Warlords, element: &Element) -> Option<KingdomId> {
    let content = game.components();
    match (element.kind, element.id) {
        ("kingdom", Id::Word(word)) => KingdomId::named(word),
        _ => of_element(element).map(|fief| content.kingdom_of(fief)),
    }
}

/// The fief that an element speaks of.
#[must_use]
pub fn of_element(element: &Element) -> Option<FiefId> {
    match (element.kind, element.id) {
        ("fief" | "attack" | "captive", Id::Word(word)) => FiefId::named(word),
        _ => None,
    }
}

/// What borders on a fief, each with its owner's letter.
fn borders(game: &Warlords, view: &View, scene: &Scene<'_>, fief: FiefId) -> Vec<String> {
    let name = |near: FiefId| {
        let letter = view.board.holder(near).map_or(String::new(), |seat| format!(":{}", look::letter(seat)));
        format!("{}{letter}", scene.texts.element(&answer::fief(near)))
    };
    game.map().near[fief].iter().map(name).collect()
}

/// A fief in a sentence of at most two lines of so many columns: what it borders on is told whole, the rest if there is room.
#[must_use]
pub fn about(game: &Warlords, view: &View, scene: &Scene<'_>, fief: FiefId, columns: usize) -> String {
    let full = in_full(game, view, scene, fief);
    if look::wrap(&full, columns, 2).len() <= 2 {
        return full;
    }
    let near = borders(game, view, scene, fief).join(", ");
    format!("{} → {near}", scene.texts.brief(&answer::fief(fief)))
}

/// A fief in a sentence: terrain, gold, die, owner, army, borders.
#[must_use]
pub fn in_full(game: &Warlords, view: &View, scene: &Scene<'_>, fief: FiefId) -> String {
    let (texts, content, board) = (scene.texts, game.components(), &view.board);
    let terrain = Element::word("terrain", content.fiefs[fief.index()].terrain.word());
    let owner =
        board.holder(fief).map_or_else(|| texts.element(&Element::only("peasants")), |seat| scene.name(seat));
    let args = [
        ("fief", texts.element(&answer::fief(fief)).into()),
        ("terrain", texts.element(&terrain).into()),
        ("gold", content.fiefs[fief.index()].cities.into()),
        ("die", board.defence_die(content, fief).into()),
        ("owner", owner.into()),
        ("army", signs::garrison(content, board, fief, texts, 20).into()),
        ("borders", borders(game, view, scene, fief).join(", ").into()),
    ];
    texts.with("we-fief", &args)
}
