//! The invaders: what is known about this year's cards, how soldiers come, and how strong everybody is.

use super::{cards, players};
use kingsburg::Kingsburg;
use kingsburg::board::{Hidden, State, YEARS};
use kingsburg::content::{CardId, Content, Facing, Invader, Penalty};
use kingsburg::effects::open_cards;
use kingsburg::goods::{Bundle, Goods};
use kingsburg::options::Reinforcements;
use kingsburg::view::View;
use kingsburg::winter;
use kingsburg::winter::threat::Attack;
use ratatui::layout::Rect;
use table::{Element, Seat};
use terminal::face::{Canvas, Scene};
use terminal::look;
use texts::Texts;

/// What is coming, in a few words.
#[must_use]
pub fn in_short(view: &View, texts: &Texts) -> String {
    match known(view) {
        Some(card) => {
            let race = race(view.content().invader(card), texts);
            let strength = attack(view, card).strength;
            texts.with("kb-invaders-known", &[("race", race.into()), ("strength", strength.into())])
        }
        None => {
            let (least, most) = strengths(view);
            texts.with("kb-invaders", &[("least", least.into()), ("most", most.into())])
        }
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
    let of = |seat: Seat| format!("{} {}", look::letter(seat), total(view, seat));
    let all: Vec<String> = view.board.in_order().map(of).collect();
    let strength = texts.with("kb-inv-strength", &[("list", all.join(", ").into())]);
    let mut paragraphs = Vec::new();
    match known(view) {
        Some(card) => {
            let race = race(view.content().invader(card), texts);
            let attack = attack(view, card);
            let args = [year, ("race", race.into()), ("strength", attack.strength.into())];
            paragraphs.push(texts.with("kb-inv-known", &args));
            let cards = open_cards(&view.board).map(|id| view.content().source(id).penalty);
            let loss = cards.fold(attack.penalty, Penalty::plus);
            let reward = texts.with("kb-inv-reward", &[("what", reward(attack.reward, texts).into())]);
            let penalty = texts.with("kb-inv-penalty", &[("what", penalty(loss, texts).into())]);
            paragraphs.push(strength);
            paragraphs.push(format!("{reward} {penalty}"));
        }
        None => {
            let (least, most) = strengths(view);
            paragraphs
                .push(texts.with("kb-inv-possible", &[year, ("least", least.into()), ("most", most.into())]));
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
            match (fixed, known(view)) {
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
    texts.element(&Element::word("race", invader.race.name()))
}

/// The card of this year, if the observer knows it.
fn known(view: &View) -> Option<CardId> {
    view.known.invaders[view.board.year_index()]
}

/// The attack if this is the card of the year; with a card of the second deck only if the observer knows it.
fn attack(view: &View, card: CardId) -> Attack {
    let year = view.board.year_index();
    let mut state = State { board: view.board.clone(), hidden: Hidden::of([card; YEARS as usize]) };
    match view.known.valley[year] {
        Some(other) => state.hidden.valley[year] = other,
        None if has_second_deck(view.content(), view) => state.board.scenario = None,
        None => {}
    }
    Attack::of(view.content(), &state)
}

fn has_second_deck(content: &Content, view: &View) -> bool {
    view.board.scenario.is_some_and(|scenario| content.source(scenario.source()).second_deck.is_some())
}

/// The least and the greatest strength that can come this year.
fn strengths(view: &View) -> (i16, i16) {
    let all = || view.content().cards_of(view.board.year).map(|card| attack(view, card).strength);
    (all().min().unwrap_or(0), all().max().unwrap_or(0))
}

/// Soldiers, buildings and cards; against the known race, else what counts against any.
fn total(view: &View, seat: Seat) -> i16 {
    let against = |card: CardId| winter::total(view.content(), &view.board, seat, &attack(view, card));
    match known(view) {
        Some(card) => against(card),
        None => view.content().cards_of(view.board.year).map(against).min().unwrap_or(0),
    }
}

fn reward(reward: Bundle, texts: &Texts) -> String {
    let mut items = goods(reward.kinds(), texts);
    items.extend(some("kb-inv-any", reward.any.into(), texts));
    items.extend(some("kb-points", i64::from(reward.vp), texts));
    texts.join(&items)
}

fn penalty(penalty: Penalty, texts: &Texts) -> String {
    let mut items = goods(penalty.kinds(), texts);
    items.extend(some("kb-inv-any", penalty.any.into(), texts));
    items.extend(some("kb-inv-buildings", penalty.buildings.into(), texts));
    items.extend(some("kb-points", i64::from(penalty.vp), texts));
    texts.join(&items)
}

fn goods(goods: Goods, texts: &Texts) -> Vec<String> {
    goods.elements().chunk_by(|a, b| a == b).map(|same| texts.list(same, &[])).collect()
}

fn some(key: &str, n: i64, texts: &Texts) -> Option<String> {
    (n > 0).then(|| texts.with(key, &[("count", n.into()), ("vp", n.into())]))
}
