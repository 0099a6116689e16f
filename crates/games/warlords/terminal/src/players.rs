//! The players: order, gold, income, fiefs, castles, cards, excommunications.

use super::signs;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Element, Game, Seat};
use terminal::face::{Canvas, Scene};
use terminal::layout::below;
use terminal::look;
use warlords::Warlords;
use warlords::answer;
use warlords::board::Status;
use warlords::content::Fiefs;
use warlords::group::taxes;
use warlords::view::View;

/// The width of a name, and of each column after it.
const NAME: usize = 17;
const COLUMNS: [usize; 7] = [6, 6, 7, 9, 10, 6, 6];
/// The lines of a player on the page of all.
const PAGE: u16 = 7;

/// Lines of the table of players, with its heading; where there is little room they stand two in a line.
#[must_use]
pub fn height(game: &Warlords, is_tight: bool) -> u16 {
    if is_tight { u16::from(game.seats()).div_ceil(2) } else { u16::from(game.seats()) + 1 }
}

/// The seats in the order of play, with those who play no more at the end.
fn seats(view: &View) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(view.board.seats).collect();
    seats.sort_by_key(|seat| (!view.board.plays(*seat), view.board.place(*seat)));
    seats
}

/// One line for each player.
pub fn table(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let texts = scene.texts;
    let title = format!("─ {} ", texts.get("we-players"));
    let mut text = title.clone() + &"─".repeat((NAME + 4).saturating_sub(look::width(&title)));
    let keys =
        ["we-gold", "we-income", "we-fiefs", "we-castles-short", "we-cards", "we-excom", "we-captives"];
    for (key, width) in keys.into_iter().zip(COLUMNS) {
        text += &format!("{:>width$}", texts.get(key));
    }
    text += &" ─".repeat(usize::from(look::width(&text) < usize::from(area.width)));
    let rest = "─".repeat(usize::from(area.width).saturating_sub(look::width(&text)));
    canvas.line(area, 0, 0, &Line::styled(text + &rest, look::heading()));
    for (y, seat) in (1u16..).zip(seats(view)) {
        let mut spans = name(view, scene, seat, NAME);
        for (cell, width) in cells(game, view, seat).into_iter().zip(COLUMNS) {
            spans.push(Span::raw(format!("{cell:>width$}")));
        }
        canvas.line(area, 0, y, &Line::from(spans));
        canvas.spot(area, 0, y, area.width, answer::seat(seat));
    }
}

/// Two players in a line.
pub fn tight(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let half = area.width / 2;
    for (i, seat) in (0u16..).zip(seats(view)) {
        let mut spans = name(view, scene, seat, if half >= 50 { NAME } else { 9 });
        let [gold, income, fiefs, castles, cards, excom, _] = cells(game, view, seat);
        let text = format!(" {gold}$ {income} {fiefs}f {castles}♜ {cards} {excom}†");
        spans.push(Span::raw(text));
        let place = Rect { x: area.x + i % 2 * half, width: half, ..below(area, i / 2) };
        canvas.line(place, 0, 0, &Line::from(spans));
        canvas.spot(place, 0, 0, half, answer::seat(seat));
    }
}

/// Who it is: in turn, his place, his letter, his name.
fn name(view: &View, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Span<'static>> {
    let is_in_turn = scene.waiting.has(seat);
    let initiative = view.board.player(seat).initiative;
    let name = scene.names.get(seat.index()).map_or("?", String::as_str);
    let you = format!(" ({})", scene.texts.get("we-you"));
    let name = match scene.me == Some(seat) {
        true => format!("{}{you}", look::cut(name, columns.saturating_sub(look::width(&you)))),
        false => name.to_owned(),
    };
    let style = match view.board.player(seat).status {
        Status::Playing if is_in_turn => look::bold(),
        Status::Playing => Style::new(),
        Status::Surrendered | Status::Eliminated => look::dim(),
    };
    vec![
        Span::styled(if is_in_turn { "▸" } else { " " }, look::notice()),
        Span::raw(if initiative == 0 { " ".to_owned() } else { initiative.to_string() }),
        signs::owner(Some(seat)),
        Span::raw(" "),
        Span::styled(look::fit(&name, columns), style),
    ]
}

/// Gold, income, fiefs, castles, cards by deck, excommunications, captives of his.
fn cells(game: &Warlords, view: &View, seat: Seat) -> [String; 7] {
    let (board, player) = (&view.board, view.board.player(seat));
    let fiefs = board.fiefs(seat);
    let income = taxes::collections(game, board)[seat.index()];
    let castles = format!("{}/{}", fiefs.and(board.finished).len(), board.castles_of(seat).len());
    let [pope, merchant, conquest] = view.sizes[seat.index()];
    [
        player.gold.to_string(),
        format!("+{income}"),
        fiefs.len().to_string(),
        castles,
        format!("{pope}/{merchant}/{conquest}"),
        player.excommunications.len().to_string(),
        board.captives_of(seat).to_string(),
    ]
}

/// What the players have, at full length, from this player on. Returns how many were shown.
pub fn page(
    game: &Warlords,
    view: &View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    from: usize,
) -> usize {
    let fits = usize::from(area.height / PAGE).max(1);
    for (i, seat) in (0u16..).zip(seats(view).into_iter().skip(from).take(fits)) {
        let area = Rect { height: PAGE.min(area.height), ..below(area, i * PAGE) };
        canvas.line(area, 0, 0, &look::rule(&scene.name(seat), area.width.into()));
        let lines = estate(game, view, scene, seat);
        let lines = lines.iter().flat_map(|text| look::wrap(text, area.width.into(), 2));
        for (y, line) in (1u16..PAGE).zip(lines) {
            canvas.line(area, 0, y, &Line::from(line));
        }
    }
    fits
}

/// A player's estate in a few sentences.
fn estate(game: &Warlords, view: &View, scene: &Scene<'_>, seat: Seat) -> Vec<String> {
    let (texts, board) = (scene.texts, &view.board);
    let names = |fiefs: Fiefs| {
        let name = |fief| format!("{}{}", texts.brief(&answer::fief(fief)), signs::works(board, fief));
        fiefs.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let [gold, income, _, castles, cards, excom, _] = cells(game, view, seat);
    let mut lines = vec![texts.with(
        "we-estate",
        &[
            ("gold", gold.into()),
            ("income", income.into()),
            ("castles", castles.into()),
            ("cards", cards.into()),
            ("excom", excom.into()),
        ],
    )];
    match board.player(seat).status {
        Status::Playing => {}
        Status::Surrendered => lines.push(texts.get("we-surrendered")),
        Status::Eliminated => lines.push(texts.get("we-eliminated")),
    }
    let army = texts.list(&board.on_map(seat).elements(), &[]);
    lines.push(texts.with("we-soldiers", &[("army", army.into())]));
    lines.push(texts.with("we-fiefs-of", &[("fiefs", names(board.fiefs(seat)).into())]));
    let held = board.captives.iter().filter(|c| c.owner == seat).map(|c| answer::fief(c.prison));
    let held: Vec<Element> = held.collect();
    if !held.is_empty() {
        lines.push(texts.with("we-held", &[("prisons", texts.list(&held, &[]).into())]));
    }
    lines
}
