//! The battle being fought, or the attacks that wait: both sides, and the last dice.

use super::signs;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::{Canvas, Scene};
use terminal::look;
use texts::Texts;
use warlords::Warlords;
use warlords::answer;
use warlords::army::Troop;
use warlords::battle::Side;
use warlords::event::Event;
use warlords::view::View;

/// The battle, or what will be fought.
pub fn panel(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let lines = if view.board.battle.round > 0 { fought(game, view, scene) } else { coming(view, scene) };
    for (y, line) in (0u16..).zip(lines) {
        canvas.line(area, 0, y, &line);
    }
}

fn fought(game: &Warlords, view: &View, scene: &Scene<'_>) -> Vec<Line<'static>> {
    let (texts, board) = (scene.texts, &view.board);
    let fief = board.battle.fief;
    let terrain = Element::word("terrain", game.components().fiefs[fief.index()].terrain.word());
    let title = texts.with(
        "we-battle",
        &[
            ("fief", texts.list(&[answer::fief(fief)], &[]).into()),
            ("round", board.battle.round.into()),
            ("terrain", texts.element(&terrain).into()),
        ],
    );
    let mut lines = vec![Line::styled(format!("{title} {}", signs::works(board, fief)), look::bold())];
    lines.extend(Side::BOTH.map(|s| side(game, view, scene, s)));
    lines.extend(scene.rolls.iter().cloned());
    lines
}

/// A side: who, with which die and which soldiers.
fn side(game: &Warlords, view: &View, scene: &Scene<'_>, side: Side) -> Line<'static> {
    let (texts, board) = (scene.texts, &view.board);
    let seat = board.side_seat(side);
    let name = seat.map_or_else(|| texts.element(&Element::only("peasants")), |seat| scene.name(seat));
    let soldiers = match (seat, side) {
        (None, Side::Defender) => format!("({})", board.battle.peasants),
        _ => signs::army(board.side_army(side), texts),
    };
    let absorb = board.battle.absorb[side as usize];
    let ignored =
        if absorb > 0 { texts.with("we-ignores", &[("hits", absorb.into())]) } else { String::new() };
    // WE-R-18: out of the fight until it is over.
    let taken = seat.map_or(0, |seat| board.battle.taken[seat.index()]);
    let taken = if taken > 0 { texts.with("we-taken", &[("n", taken.into())]) } else { String::new() };
    Line::from(vec![
        Span::styled(look::fit(&word(texts, side), 11), look::heading()),
        signs::owner(seat),
        Span::raw(format!(" {}", look::fit(&name, 16))),
        Span::raw(format!(" d{:<3}", board.die(game.components(), side, 0))),
        Span::styled(format!("{soldiers} "), look::bold()),
        Span::raw(ignored),
        Span::raw(taken),
    ])
}

fn word(texts: &Texts, side: Side) -> String {
    texts.element(&Element::word("side", side.word()))
}

/// Attacks that were declared and not fought out.
fn coming(view: &View, scene: &Scene<'_>) -> Vec<Line<'static>> {
    let (texts, board) = (scene.texts, &view.board);
    let attack = |fief| {
        let from: Vec<String> = board.routes[fief].iter().map(|f| texts.brief(&answer::fief(f))).collect();
        let args = [
            ("fief", texts.list(&[answer::fief(fief)], &[]).into()),
            ("army", signs::army(&board.attacks[fief], texts).into()),
            ("from", from.join(", ").into()),
        ];
        Line::from(texts.with("we-attack", &args))
    };
    let lines: Vec<Line<'static>> = board.pending().iter().map(attack).collect();
    if lines.is_empty() { vec![Line::styled(texts.get("we-no-battle"), look::dim())] } else { lines }
}

/// The last dice of a battle, a line for each troop that rolled: hits in brackets.
pub fn rolls(latest: &[Event], texts: &Texts) -> Vec<Line<'static>> {
    let since = latest
        .iter()
        .take_while(|event| !matches!(event, Event::BattleBegan { .. } | Event::TurnBegan { .. }));
    let dice = since.skip_while(|event| !matches!(event, Event::Rolled { .. }));
    let mut lines: Vec<_> = dice.map_while(|event| roll(event, texts)).collect();
    lines.reverse();
    lines
}

fn roll(event: &Event, texts: &Texts) -> Option<Line<'static>> {
    let Event::Rolled { side, die, troop, needed, faces, hits, .. } = *event else { return None };
    let troop = texts.element(&troop.map_or(Element::only("peasants"), Troop::element));
    let mut spans = vec![
        Span::styled(look::fit(&word(texts, side), 11), look::heading()),
        Span::raw(format!("{} d{die:<2} {needed}+ ", look::fit(&troop, 12))),
        Span::styled(format!("{hits:>2}×"), look::notice()),
    ];
    spans.extend(faces.iter().map(|face| match face >= needed {
        true => Span::styled(format!(" [{face}]"), look::bold()),
        false => Span::styled(format!(" {face}"), look::dim()),
    }));
    Some(Line::from(spans))
}
