//! The invaders: what is known about this year's cards, how soldiers come, and how strong everybody is.

use super::{cards, players};
use kingsburg::Kingsburg;
use kingsburg::board::YEARS;
use kingsburg::content::{Facing, Invader};
use kingsburg::effects::open_cards;
use kingsburg::goods::{Good, Goods};
use kingsburg::options::Reinforcements;
use kingsburg::view::View;
use kingsburg::view::facts::{Facts, InvaderFacts, Things};
use kingsburg::winter;
use ratatui::layout::Rect;
use table::{Element, Seat};
use terminal::face::{Canvas, Scene};
use terminal::look;
use texts::Texts;

/// What is coming, in a few words.
#[must_use]
pub fn in_short(view: &View, texts: &Texts) -> String {
    let coming = coming(view);
    match coming.race {
        Some(race) => {
            let args = [("race", named(race, texts).into()), ("strength", coming.least.into())];
            texts.with("kb-invaders-known", &args)
        }
        None => texts.with("kb-invaders", &[("least", coming.least.into()), ("most", coming.most.into())]),
    }
}

/// What is known about the cards, and everybody's strength.
pub fn panel(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    cards::write(&paragraphs(game, view, scene), scene, canvas, area);
}

/// The same as paragraphs.
#[must_use]
pub fn paragraphs(game: &Kingsburg, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    let year = ("year", view.board.year.into());
    let facts = Facts::of(view);
    let of = |seat: Seat| format!("{} {}", look::letter(seat), facts.players[seat.index()].strength);
    let all: Vec<String> = view.board.in_order().map(of).collect();
    let strength = texts.with("kb-inv-strength", &[("list", all.join(", ").into())]);
    let mut paragraphs = Vec::new();
    let coming = &facts.invaders[view.board.year_index()];
    match coming.race {
        Some(race) => {
            let args = [year, ("race", named(race, texts).into()), ("strength", coming.least.into())];
            paragraphs.push(texts.with("kb-inv-known", &args));
            let reward = texts.with("kb-inv-reward", &[("what", listed(&coming.reward, texts).into())]);
            let penalty = texts.with("kb-inv-penalty", &[("what", listed(&coming.penalty, texts).into())]);
            paragraphs.push(strength);
            paragraphs.push(format!("{reward} {penalty}"));
        }
        None => {
            let args = [year, ("least", coming.least.into()), ("most", coming.most.into())];
            paragraphs.push(texts.with("kb-inv-possible", &args));
            paragraphs.push(strength);
        }
    }
    paragraphs.extend(valley(view, texts));
    paragraphs.extend(soldiers(game, view, texts));
    paragraphs.extend(open_years(view, texts));
    paragraphs
}

/// How soldiers will come, as long as they have not.
fn soldiers(game: &Kingsburg, view: &View, texts: &Texts) -> Option<String> {
    let board = &view.board;
    match game.options().reinforcements {
        Reinforcements::Tokens => {
            let left = |seat: Seat| {
                format!("{} {}", look::letter(seat), players::tokens(board.player(seat)).replace(' ', ""))
            };
            let all: Vec<String> = board.in_order().map(left).collect();
            Some(texts.with("kb-inv-tokens", &[("list", all.join(", ").into())]))
        }
        Reinforcements::Die => {
            let fixed = open_cards(board).find_map(|id| view.content().source(id).fixed_soldiers);
            match (fixed, coming(view).race) {
                (Some(fixed), _) => Some(texts.with("kb-inv-fixed", &[("count", fixed.value.into())])),
                (None, None) => Some(texts.get("kb-inv-king")),
                (None, Some(_)) => None,
            }
        }
    }
}

/// What is known of the card of the second deck.
fn valley(view: &View, texts: &Texts) -> Option<String> {
    let content = view.content();
    let deck = content.source(view.board.scenario?.source()).second_deck.as_ref()?;
    let Some(card) = view.known.valley[view.board.year_index()] else {
        return Some(texts.get("kb-inv-valley"));
    };
    let invader = content.invader(card);
    let joins = winter::threat::joins(content, &view.board, deck, card);
    let key = if joins { "kb-inv-valley-joins" } else { "kb-inv-valley-stays" };
    Some(texts.with(key, &[("race", race(invader, texts).into()), ("strength", invader.strength.into())]))
}

/// The cards of the years to come, where they lie open.
fn open_years(view: &View, texts: &Texts) -> Option<String> {
    let content = view.content();
    let is_open = |id| content.source(id).invaders == Facing::Up;
    open_cards(&view.board).find(|id| is_open(*id))?;
    let later = (view.board.year..YEARS).filter_map(|year| {
        let invader = content.invader(view.known.invaders[usize::from(year)]?);
        Some(format!("{} {} {}", year + 1, race(invader, texts), invader.strength))
    });
    let later: Vec<String> = later.collect();
    (!later.is_empty()).then(|| texts.with("kb-inv-later", &[("list", later.join(", ").into())]))
}

fn race(invader: &Invader, texts: &Texts) -> String {
    named(invader.race.name(), texts)
}

fn named(race: &'static str, texts: &Texts) -> String {
    texts.element(&Element::word("race", race))
}

/// The invaders of this year, as far as the observer knows them.
fn coming(view: &View) -> InvaderFacts {
    Facts::of(view).invaders.swap_remove(view.board.year_index())
}

/// What is won or lost, in words.
fn listed(what: &Things, texts: &Texts) -> String {
    let of = |good: Good| (good, what.count(good.name()).unsigned_abs());
    let goods =
        Good::ALL.map(of).into_iter().fold(Goods::NONE, |sum, (good, n)| sum.plus(Goods::only(good, n)));
    let mut items: Vec<String> =
        goods.elements().chunk_by(|a, b| a == b).map(|same| texts.list(same, &[])).collect();
    for (kind, key) in [("any", "kb-inv-any"), ("buildings", "kb-inv-buildings"), ("vp", "kb-points")] {
        let n = what.count(kind);
        items.extend((n > 0).then(|| texts.with(key, &[("count", n.into()), ("vp", n.into())])));
    }
    texts.join(&items)
}
