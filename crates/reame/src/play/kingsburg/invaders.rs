//! The invaders: what is known about this year's card, and how strong everybody is.

use super::super::face::{Canvas, Scene};
use super::super::look;
use kingsburg::Kingsburg;
use kingsburg::content::Invader;
use kingsburg::view::View;
use kingsburg::winter;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Seat};
use texts::Texts;

/// What is coming, in a few words.
#[must_use]
pub fn in_short(game: &Kingsburg, view: &View, texts: &Texts) -> String {
    match known(game, view) {
        Some(card) => {
            let race = texts.element(&Element::word("race", card.race.name()));
            texts.with("kb-invaders-known", &[("race", race.into()), ("strength", card.strength.into())])
        }
        None => {
            let (least, most) = strengths(game, view.board.year);
            texts.with("kb-invaders", &[("least", least.into()), ("most", most.into())])
        }
    }
}

/// What is known about the card, and everybody's strength.
pub fn panel(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let texts = scene.texts;
    let year = ("year", view.board.year.into());
    let mut paragraphs = Vec::new();
    match known(game, view) {
        Some(card) => {
            let race = texts.element(&Element::word("race", card.race.name()));
            let args = [year, ("race", race.into()), ("strength", card.strength.into())];
            paragraphs.push(texts.with("kb-inv-known", &args));
            paragraphs.push(texts.with("kb-inv-reward", &[("what", reward(card, texts).into())]));
            paragraphs.push(texts.with("kb-inv-penalty", &[("what", penalty(card, texts).into())]));
        }
        None => {
            let (least, most) = strengths(game, view.board.year);
            paragraphs
                .push(texts.with("kb-inv-possible", &[year, ("least", least.into()), ("most", most.into())]));
            paragraphs.push(texts.get("kb-inv-king"));
        }
    }
    let strength = |seat: Seat| format!("{} {}", look::letter(seat), total(game, view, seat));
    let all: Vec<String> = view.board.in_order().map(strength).collect();
    paragraphs.push(texts.with("kb-inv-strength", &[("list", all.join(", ").into())]));
    let lines = paragraphs.iter().flat_map(|text| look::wrap(text, area.width.into(), 2));
    for (y, line) in (0u16..).zip(lines) {
        canvas.line(area, 0, y, &Line::from(line));
    }
}

/// The card of this year, if the observer knows it.
fn known<'a>(game: &'a Kingsburg, view: &View) -> Option<&'a Invader> {
    let card = view.invaders[usize::from(view.board.year) - 1]?;
    Some(game.components().invader(card))
}

/// The least and the greatest strength that can come this year.
fn strengths(game: &Kingsburg, year: u8) -> (i16, i16) {
    let content = game.components();
    let all = || content.cards_of(year).map(|card| content.invader(card).strength);
    (all().min().unwrap_or(0), all().max().unwrap_or(0))
}

/// Soldiers and buildings; against the known race, else what counts against any.
fn total(game: &Kingsburg, view: &View, seat: Seat) -> i16 {
    let against = |race: usize| winter::total(game.components(), &view.board, seat, race);
    match known(game, view) {
        Some(card) => against(card.race as usize),
        None => (0..6).map(against).min().unwrap_or(0),
    }
}

fn reward(card: &Invader, texts: &Texts) -> String {
    let reward = card.reward;
    let mut items = goods(reward.kinds(), texts);
    items.extend(some("kb-inv-any", reward.any.into(), texts));
    items.extend(some("kb-points", i64::from(reward.vp), texts));
    texts.join(&items)
}

fn penalty(card: &Invader, texts: &Texts) -> String {
    let penalty = card.penalty;
    let mut items = goods(penalty.kinds(), texts);
    items.extend(some("kb-inv-any", penalty.any.into(), texts));
    items.extend(some("kb-inv-buildings", penalty.buildings.into(), texts));
    items.extend(some("kb-points", i64::from(penalty.vp), texts));
    texts.join(&items)
}

fn goods(goods: kingsburg::goods::Goods, texts: &Texts) -> Vec<String> {
    goods.elements().chunk_by(|a, b| a == b).map(|same| texts.list(same, &[])).collect()
}

fn some(key: &str, n: i64, texts: &Texts) -> Option<String> {
    (n > 0).then(|| texts.with(key, &[("count", n.into()), ("vp", n.into())]))
}
