//! The dynasties: what each has before him.

use super::family;
use super::sight::Sight;
use crusader::Crusader;
use crusader::board::Status;
use crusader::view::PlayerShown;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use terminal::face::Canvas;
use terminal::layout::{below, chapters};
use terminal::look;

/// The width of a name, where there is room and where there is not.
const NAMES: (usize, usize) = (18, 9);

/// Lines of the dynasties, two in a line.
#[must_use]
pub fn height(game: &Crusader) -> u16 {
    (game.parties().len() as u16).div_ceil(2)
}

/// Two dynasties in a line.
pub fn tight(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let half = area.width / 2;
    for (i, house) in (0u16..).zip(&sight.shown.players) {
        let place = Rect { x: area.x + i % 2 * half, width: half, ..below(area, i / 2) };
        canvas.line(place, 0, 0, &line(sight, house, if half >= 50 { NAMES.0 } else { NAMES.1 }));
        canvas.spot(place, 0, 0, half, house.player.element());
    }
}

/// Who it is, and Victory Points, gold, territories, Castles, footsoldiers, shields, the King's Age, cards, bag.
fn line(sight: &Sight<'_>, house: &PlayerShown, columns: usize) -> Line<'static> {
    let is_in_turn = match house.seat {
        Some(seat) => sight.scene.waiting.has(seat),
        None => sight.shown.active == Some(house.player),
    };
    let style = match (house.status, is_in_turn) {
        (Status::Absent | Status::Fallen | Status::Out, _) => look::dim(),
        (Status::Playing, true) => look::bold(),
        (Status::Playing, false) => Style::new(),
    };
    let first = if sight.shown.first == house.player { "①" } else { "" };
    let text = format!(
        " {}★ {:>2}$ {}♞ {}♜ {}♟ {}✠ {}⧗ {}b{first}",
        house.points,
        house.gold,
        house.territories,
        house.castles,
        house.mobilised,
        house.shields,
        house.age,
        house.bag,
    );
    Line::from(vec![
        Span::styled(if is_in_turn { "▸" } else { " " }, look::notice()),
        sight.owner(Some(house.player)),
        Span::raw(" "),
        Span::styled(look::fit(&who(sight, house), columns), style),
        Span::raw(text),
    ])
}

/// The culture, and who leads it: who sits there, or the strategy of an AI.
#[must_use]
pub fn who(sight: &Sight<'_>, house: &PlayerShown) -> String {
    let name = sight.name(&house.player.element());
    let led = match (house.seat, house.strategy) {
        (Some(seat), _) if sight.scene.me == Some(seat) => sight.texts().get("ck-you"),
        (Some(seat), _) => sight.scene.names.get(seat.index()).cloned().unwrap_or_default(),
        (None, Some(strategy)) => sight.name(&strategy.element()),
        (None, None) => return name,
    };
    format!("{name} ({led})")
}

/// What the dynasties have at full length, from this one on. Returns how many were shown.
pub fn page(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect, from: usize) -> usize {
    let all = sight.shown.players.iter().skip(from);
    chapters(canvas, area, all.map(|house| (title(sight, house), estate(sight, house))))
}

/// The letter, the culture, who leads it, the dynasty.
#[must_use]
pub fn title(sight: &Sight<'_>, house: &PlayerShown) -> String {
    let dynasty = sight.name(&house.dynasty.element());
    format!("{} {} · {dynasty}", sight.letter(house.player), who(sight, house))
}

/// All that a dynasty has, a sentence each.
#[must_use]
pub fn estate(sight: &Sight<'_>, house: &PlayerShown) -> Vec<String> {
    let mut sentences = Vec::new();
    match house.status {
        Status::Playing => {}
        Status::Fallen => sentences.push(sight.texts().get("ck-fallen")),
        Status::Out | Status::Absent => sentences.push(sight.texts().get("ck-out")),
    }
    let drawn = house.drawn.iter().filter(|drawn| drawn.count > 0);
    let drawn = drawn.map(|drawn| format!("{} {}", drawn.count, sight.name(&drawn.deck.element())));
    let drawn: Vec<String> = drawn.collect();
    let args = [
        ("points", house.points.into()),
        ("gold", house.gold.into()),
        ("castles", house.castles.into()),
        ("mobilised", house.mobilised.into()),
        ("shields", house.shields.into()),
        ("bag", house.bag.into()),
        ("hand", house.hand.into()),
        ("picked", house.picked.into()),
        ("crusades", house.crusades.into()),
        ("drawn", if drawn.is_empty() { "–".to_owned() } else { drawn.join(", ") }.into()),
    ];
    sentences.push(sight.say("ck-estate", &args));
    let lands = sight.view.board.lands(house.player);
    let lands = sight.names(lands.iter().map(crusader::content::TerritoryId::element));
    let args = [("n", house.territories.into()), ("territories", lands.into())];
    sentences.push(sight.say("ck-territories", &args));
    sentences.extend(family::in_full(sight, house));
    let developments = sight.names(house.developments.iter().map(crusader::content::DevelopmentId::element));
    sentences.push(sight.say("ck-developments", &[("developments", developments.into())]));
    let reach = sight.names(house.reach.iter().map(crusader::content::TerritoryId::element));
    sentences.push(sight.say("ck-reach", &[("territories", reach.into())]));
    let args = [
        ("pacts", sight.letters(house.pacts).into()),
        ("lands", sight.names(house.land_pacts.iter().map(crusader::content::TerritoryId::element)).into()),
        ("casus", sight.letters(house.casus_belli).into()),
        ("wars", sight.letters(house.wars).into()),
    ];
    sentences.push(sight.say("ck-relations", &args));
    sentences
}
