//! Cards, lines and tiles in words: what holds now, in a panel, and everything at full length on a page.

use super::{invaders, players, province, setup};
use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::board::{ADVISORS, TILES};
use kingsburg::content::{Built, FateId, ROWS, ScenarioId, Side, SourceId};
use kingsburg::flow::{Effect, Frame};
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::{Element, Id, Seat};
use terminal::face::{Canvas, Detail, Scene};
use terminal::look;
use texts::Texts;

/// A heading with the cards that hold for everybody: the Fate card of the year and the scenario.
#[must_use]
pub fn heading(title: &str, view: &View, scene: &Scene<'_>, columns: usize) -> Line<'static> {
    let fate = view.board.fate.map(|fate| ("kb-fate", fate.element()));
    let scenario = view.board.scenario.map(|scenario| ("kb-scenario", scenario.element()));
    let with = |name: fn(&Texts, &Element) -> String| {
        let cards = fate.into_iter().chain(scenario);
        let cards = cards.map(|(key, e)| scene.texts.with(key, &[("name", name(scene.texts, &e).into())]));
        cards.fold(title.to_owned(), |text, card| format!("{text} ─ {card}"))
    };
    let room = columns.saturating_sub(4);
    let full = with(Texts::element);
    let text = if look::width(&full) <= room { full } else { with(Texts::brief) };
    look::rule(&look::cut(&text, room), columns)
}

/// What carries the effect in progress, and for whom it is.
#[must_use]
pub fn in_effect(view: &View) -> Option<(SourceId, Seat)> {
    match view.board.frame() {
        Frame::Effect(Effect { seat, pc, .. }) => Some((view.content().owner(pc), seat)),
        _ => None,
    }
}

/// What an advisor does now in words: what his tile says, if one covers him.
#[must_use]
pub fn help_of(advisor: u8, view: &View, texts: &Texts) -> String {
    if !view.board.is_covered(advisor) {
        return texts.about(&answer::advisor(advisor));
    }
    let tile = answer::element(SourceId::tile(advisor));
    texts.with(
        "kb-tile",
        &[("tile", texts.element(&tile).into()), ("text", on_tile(advisor, view, texts).into())],
    )
}

/// What a tile says, and what lies on it.
fn on_tile(number: u8, view: &View, texts: &Texts) -> String {
    let text = texts.about(&answer::element(SourceId::tile(number)));
    let there = view.board.stock[usize::from(number) - 1].goods();
    if there.total() == 0 {
        return text;
    }
    format!("{text} {}", texts.with("kb-stock", &[("goods", texts.list(&there.elements(), &[]).into())]))
}

/// What holds now: what is being done or chosen, then the cards for all, then the governors.
pub fn panel(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let mut paragraphs = Vec::new();
    if let Some((source, seat)) = in_effect(view) {
        let name = scene.name(seat);
        paragraphs.push(format!("▶ {name}: {}", entry(&answer::element(source), view, scene)));
    }
    for element in setup::in_focus(view, scene) {
        paragraphs.extend(in_words(game, &element, view, scene));
    }
    let cards = view.board.fate.map(FateId::element).into_iter();
    let cards = cards.chain(view.board.scenario.map(ScenarioId::element));
    paragraphs.extend(cards.map(|card| entry(&card, view, scene)));
    let own = scene.me.into_iter().chain(view.board.in_order().filter(|seat| scene.me != Some(*seat)));
    for seat in own {
        if let Some(governor) = view.board.player(seat).governor {
            paragraphs.push(format!("{} {}", look::letter(seat), entry(&governor.element(), view, scene)));
        }
    }
    if paragraphs.is_empty() {
        paragraphs.push(scene.texts.get("kb-no-cards"));
    }
    write(&paragraphs, scene, canvas, area);
}

/// Paragraphs one below the other; if not all fit, the last line says where the rest is.
pub fn write(paragraphs: &[String], scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let lines: Vec<String> =
        paragraphs.iter().flat_map(|text| look::wrap(text, area.width.into(), 2)).collect();
    let fits = lines.len() <= usize::from(area.height);
    let shown = if fits { lines.len() } else { usize::from(area.height).saturating_sub(1) };
    for (y, line) in (0u16..).zip(&lines[..shown]) {
        canvas.line(area, 0, y, &Line::from(line.clone()));
    }
    if !fits {
        let more = Line::styled(scene.texts.get("kb-more"), look::notice());
        canvas.line(area, 0, area.height.saturating_sub(1), &more);
    }
}

/// Name and text of something.
fn entry(element: &Element, view: &View, scene: &Scene<'_>) -> String {
    let text = match (element.kind, element.id) {
        ("tile", Id::Number(n)) => on_tile(n as u8, view, scene.texts),
        _ => scene.texts.about(element),
    };
    format!("{}: {text}", scene.texts.element(element))
}

/// Something in words; of a line, its four buildings.
fn in_words(game: &Kingsburg, element: &Element, view: &View, scene: &Scene<'_>) -> Vec<String> {
    match (element.kind, element.id) {
        ("line", Id::Word(row)) => {
            let row = ROWS.iter().position(|name| *name == row).unwrap_or(0) as u8;
            buildings(game, row, Side::Alternative, scene)
        }
        _ => vec![entry(element, view, scene)],
    }
}

/// The four buildings of a line with price, points and text.
fn buildings(game: &Kingsburg, row: u8, side: Side, scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    let of = |id: kingsburg::content::BuildingId| {
        let source = game.components().building(id);
        let cost = texts.list(&source.cost.elements(), &[]);
        let vp = texts.with("kb-points", &[("vp", source.vp.into())]);
        let (name, text) = (texts.element(&id.element()), texts.about(&id.element()));
        format!("{name} ({cost}; {vp}): {text}")
    };
    province::line(row, side).map(of).collect()
}

/// Everything that is in play, at full length: cards and what holds now first, then Advisors and buildings.
#[must_use]
pub fn details(game: &Kingsburg, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
    let (texts, board) = (scene.texts, &view.board);
    let mut page = Page(Vec::new());
    if let Some((source, seat)) = in_effect(view) {
        let title = texts.with("kb-now", &[("name", scene.name(seat).into())]);
        page.chapter(title, [entry(&answer::element(source), view, scene)]);
    }
    let cards = board.scenario.map(ScenarioId::element).into_iter().chain(board.fate.map(FateId::element));
    page.chapter(texts.get("kb-cards"), cards.map(|card| entry(&card, view, scene)));
    let dealt = view.known.dealt.into_iter().flatten();
    page.chapter(texts.get("kb-governors-dealt"), dealt.map(|g| entry(&g.element(), view, scene)));
    let offered = board.offered.iter().map(|g| entry(&g.element(), view, scene));
    page.chapter(texts.get("kb-auction"), offered);
    let governors = board.in_order().filter_map(|seat| {
        let governor = board.player(seat).governor?;
        Some(format!("{}: {}", scene.name(seat), entry(&governor.element(), view, scene)))
    });
    page.chapter(texts.get("kb-governors"), governors);
    lines(game, view, scene, &mut page);
    let tiles = (1..=TILES as u8).filter(|n| board.is_covered(*n)).map(|n| {
        let advisor = texts.element(&answer::advisor(n));
        format!("{n} {advisor}: {}", on_tile(n, view, texts))
    });
    page.chapter(texts.get("kb-tiles"), tiles);
    let tokens = board.in_order().filter_map(|seat| {
        let tokens = players::tokens(board.player(seat));
        (!tokens.is_empty()).then(|| format!("{}: {tokens}", scene.name(seat)))
    });
    page.chapter(texts.get("kb-tokens"), tokens);
    page.chapter(texts.get("kb-panel-invaders"), invaders::paragraphs(game, view, scene));
    let advisors = (1..=ADVISORS).map(|n| {
        let advisor = texts.element(&answer::advisor(n));
        format!("{n} {advisor}: {}", texts.about(&answer::advisor(n)))
    });
    page.chapter(texts.get("kb-court"), advisors);
    for row in printed_rows(view) {
        let title = texts.with("kb-row", &[("row", ROWS[usize::from(row)].into())]);
        page.chapter(title, buildings(game, row, Side::Printed, scene));
    }
    page.0
}

/// The printed rows of which somebody has a space.
fn printed_rows(view: &View) -> impl Iterator<Item = u8> {
    let players = view.board.in_order().map(|seat| view.board.player(seat).spaces);
    let spaces: Vec<Built> = players.collect();
    (0..ROWS.len() as u8)
        .filter(move |row| spaces.iter().any(|has| has.and(Built::line(*row, Side::Printed)) != Built::NONE))
}

/// The lines that lie open, and those that somebody has or uses.
fn lines(game: &Kingsburg, view: &View, scene: &Scene<'_>, page: &mut Page) {
    let (texts, board) = (scene.texts, &view.board);
    for row in (0u8..).zip(board.pool).filter(|(_, n)| *n > 0).map(|(row, _)| row) {
        page.chapter(texts.element(&answer::line(row)), buildings(game, row, Side::Alternative, scene));
    }
    for seat in board.in_order() {
        let player = board.player(seat);
        let uses = |row: &u8| player.spaces.and(Built::line(*row, Side::Alternative)) != Built::NONE;
        let rows = (0..ROWS.len() as u8).filter(uses).chain(player.drawn.into_iter().flatten());
        for row in rows {
            let title = format!("{}: {}", scene.name(seat), texts.element(&answer::line(row)));
            page.chapter(title, buildings(game, row, Side::Alternative, scene));
        }
    }
}

/// A page in the making.
struct Page(Vec<Detail>);

impl Page {
    /// A chapter, unless there is nothing in it.
    fn chapter(&mut self, title: String, texts: impl IntoIterator<Item = String>) {
        let mut texts = texts.into_iter().peekable();
        if texts.peek().is_some() {
            self.0.push(Detail::Heading(title));
            self.0.extend(texts.map(Detail::Text));
        }
    }
}

/// What is not in the province of a player: his governor, his request tokens.
#[must_use]
pub fn notes(view: &View, seat: Seat, scene: &Scene<'_>, columns: usize) -> Vec<String> {
    let player = view.board.player(seat);
    let governor = player.governor.map(|g| entry(&g.element(), view, scene));
    let tokens = players::tokens(player);
    let tokens =
        (!tokens.is_empty()).then(|| scene.texts.with("kb-tokens-held", &[("tokens", tokens.into())]));
    governor.into_iter().chain(tokens).flat_map(|text| look::wrap(&text, columns, 2)).collect()
}
