//! The Barons: what each has before him.

use super::sight::Sight;
use super::{area, cards, signs};
use knights::Knights;
use knights::answer;
use knights::view::BaronShown;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Game;
use terminal::face::Canvas;
use terminal::layout::{below, chapters};
use terminal::look;

/// The width of a name, where there is room and where there is not.
const NAMES: (usize, usize) = (15, 9);

/// Lines of the Barons, two in a line.
#[must_use]
pub fn height(game: &Knights) -> u16 {
    u16::from(game.seats()).div_ceil(2)
}

/// Two Barons in a line.
pub fn tight(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let half = area.width / 2;
    for (i, baron) in (0u16..).zip(&sight.shown.barons) {
        let place = Rect { x: area.x + i % 2 * half, width: half, ..below(area, i / 2) };
        canvas.line(place, 0, 0, &line(sight, baron, if half >= 50 { NAMES.0 } else { NAMES.1 }));
        canvas.spot(place, 0, 0, half, answer::seat(baron.seat));
    }
}

/// Who he is, and crowns, Faith, Votes, Influence, Knowledge, cities.
fn line(sight: &Sight<'_>, baron: &BaronShown, columns: usize) -> Line<'static> {
    let scene = sight.scene;
    let is_in_turn = scene.waiting.has(baron.seat);
    let name = scene.names.get(baron.seat.index()).map_or("?", String::as_str);
    let you = format!(" ({})", scene.texts.get("wk-you"));
    let name = match scene.me == Some(baron.seat) {
        true => format!("{}{you}", look::cut(name, columns.saturating_sub(look::width(&you)))),
        false => name.to_owned(),
    };
    let style = match (baron.is_out, is_in_turn) {
        (true, _) => look::dim(),
        (false, true) => look::bold(),
        (false, false) => Style::new(),
    };
    let cities = sight.shown.cities.iter().filter(|city| city.owner == Some(baron.seat)).count();
    let glory = if sight.game.options().for_glory { format!(" {}k", baron.knowledge) } else { String::new() };
    let text = format!(
        " {:>2}$ {}† {}v {}★{glory} {cities}c {}{}",
        baron.crowns,
        baron.faith,
        baron.votes,
        baron.influence,
        if baron.influence_due > 0 { format!("+{}", baron.influence_due) } else { String::new() },
        roles(sight, baron),
    );
    Line::from(vec![
        Span::styled(if is_in_turn { "▸" } else { " " }, look::notice()),
        signs::owner(Some(baron.seat)),
        Span::raw(" "),
        Span::styled(look::fit(&name, columns), style),
        Span::raw(text),
    ])
}

/// The signs of Chairman, Head of the Church, Scholar, King, and of who is banned.
fn roles(sight: &Sight<'_>, baron: &BaronShown) -> String {
    let shown = &sight.shown;
    let mut signs = String::new();
    for (has, sign) in [
        (shown.chairman == baron.seat, "♖"),
        (shown.church == baron.seat, "♗"),
        (shown.scholar == Some(baron.seat), "♘"),
        (shown.king == Some(baron.seat), "♔"),
        (shown.banned.has(baron.seat), "⊘"),
    ] {
        signs += if has { sign } else { "" };
    }
    signs
}

/// What the Barons have at full length, from this one on. Returns how many were shown.
pub fn page(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect, from: usize) -> usize {
    let all = sight.shown.barons.iter().skip(from);
    chapters(canvas, area, all.map(|baron| (title(sight, baron), estate(sight, baron))))
}

/// Who sits there and whom he leads.
#[must_use]
pub fn title(sight: &Sight<'_>, baron: &BaronShown) -> String {
    let element = baron.baron.element();
    let texts = sight.texts();
    format!("{} · {} ({})", sight.scene.name(baron.seat), texts.element(&element), texts.brief(&element))
}

/// All that a Baron has, a sentence each.
#[must_use]
pub fn estate(sight: &Sight<'_>, baron: &BaronShown) -> Vec<String> {
    if baron.is_out {
        return vec![sight.texts().get("wk-out")];
    }
    let args = [
        ("crowns", baron.crowns.into()),
        ("income", baron.income.into()),
        ("wages", baron.wages.into()),
        ("faith", baron.faith.into()),
        ("votes", baron.votes.into()),
        ("influence", baron.influence.into()),
        ("due", baron.influence_due.into()),
        ("knowledge", baron.knowledge.into()),
    ];
    let mut sentences = vec![sight.say("wk-estate", &args)];
    let cities = sight.shown.cities.iter().filter(|city| city.owner == Some(baron.seat));
    let cities = sight.names(cities.map(|city| city.city.element()));
    sentences.push(sight.say("wk-cities", &[("cities", cities.into())]));
    sentences.push(area::stronghold(sight, baron));
    sentences.extend(sight.nobles_of(baron.seat).map(|noble| area::noble(sight, noble)));
    let cards = cards::cards(sight, &baron.cards);
    sentences.push(sight.say("wk-cards-of", &[("cards", cards.into())]));
    let charges = sight.names(baron.charges.iter().map(|charge| charge.element()));
    let advancements = sight.names(baron.advancements.iter().map(|advancement| advancement.element()));
    sentences
        .push(sight.say("wk-held", &[("charges", charges.into()), ("advancements", advancements.into())]));
    sentences
}
