//! The signs of the map: cities, strongholds, Nobles, borders, owners.

use super::sight::Sight;
use knights::board::Place;
use knights::content::{AreaId, Content, Symbol};
use knights::view::{BaronShown, CityShown, NobleShown};
use ratatui::style::Style;
use ratatui::text::Span;
use table::{Element, Id, Seat};
use terminal::face::{Mark, Scene};
use terminal::look;

/// How much is told in a cell: the first that fits is shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fullness {
    /// Strength and income, each Noble by his symbol.
    Full,
    /// Strength, each Noble by his symbol.
    Short,
    /// Strength in hundreds, Nobles counted.
    Least,
}

impl Fullness {
    /// From the fullest on.
    pub const ALL: [Fullness; 3] = [Fullness::Full, Fullness::Short, Fullness::Least];
}

/// What an element is called; seats by who sits there.
#[must_use]
pub fn name(element: &Element, scene: &Scene<'_>) -> String {
    let who = |n: u16| scene.names.get(usize::from(n)).map_or("?", String::as_str).to_owned();
    match (element.kind, element.id) {
        ("seat", Id::Number(n)) => who(n),
        ("stronghold-of", Id::Number(n)) => scene.texts.with("wk-stronghold-of", &[("name", who(n).into())]),
        _ => scene.texts.element(element),
    }
}

/// The letter of an owner in his colour; a dot for nobody.
#[must_use]
pub fn owner(seat: Option<Seat>) -> Span<'static> {
    match seat {
        Some(seat) => Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat))),
        None => Span::styled("·", look::dim()),
    }
}

/// The sign of a Noble: full while he is ready, hollow while he is exhausted.
#[must_use]
pub const fn symbol(symbol: Symbol, is_exhausted: bool) -> &'static str {
    match (symbol, is_exhausted) {
        (Symbol::Star, false) => "★",
        (Symbol::Star, true) => "☆",
        (Symbol::Square, false) => "■",
        (Symbol::Square, true) => "□",
        (Symbol::Triangle, false) => "▲",
        (Symbol::Triangle, true) => "△",
        (Symbol::Circle, false) => "●",
        (Symbol::Circle, true) => "○",
    }
}

/// The signs of a city: fortified, with a Garrison, breached, besieged, in riot.
#[must_use]
pub fn works(city: &CityShown) -> String {
    let mut signs = String::new();
    for (there, sign) in [
        (city.is_fortified, "♜"),
        (city.has_garrison, "♟"),
        (city.breaches > 0, "%"),
        (!city.besieged_by.is_empty(), "!"),
        (city.is_rioting, "?"),
    ] {
        signs += if there { sign } else { "" };
    }
    signs
}

/// A city: owner, strength, income, what happens to it. Razed ones are a cross.
#[must_use]
pub fn city(sight: &Sight<'_>, city: &CityShown, fullness: Fullness) -> Vec<Span<'static>> {
    if city.is_razed {
        return vec![Span::styled("†", look::dim())];
    }
    let numbers = match fullness {
        Fullness::Full => format!("{}/{}", city.strength, sight.income(city)),
        Fullness::Short => city.strength.to_string(),
        Fullness::Least => (city.strength / 100).to_string(),
    };
    vec![owner(city.owner), Span::raw(numbers + &works(city))]
}

/// A stronghold: whose it is and how strong its walls are.
#[must_use]
pub fn stronghold(baron: &BaronShown, fullness: Fullness) -> Vec<Span<'static>> {
    let besieged = if baron.stronghold_besieged { "!" } else { "" };
    let numbers = match fullness {
        Fullness::Full | Fullness::Short => baron.stronghold_strength.to_string(),
        Fullness::Least => String::new(),
    };
    vec![Span::raw("⌂"), owner(Some(baron.seat)), Span::raw(numbers + besieged)]
}

/// The Nobles of one Baron who stand at one place.
#[must_use]
pub fn nobles(sight: &Sight<'_>, area: AreaId, seat: Seat, fullness: Fullness) -> Vec<Span<'static>> {
    let there: Vec<&NobleShown> = sight.nobles_in(area).filter(|noble| noble.seat == seat).collect();
    if there.is_empty() {
        return Vec::new();
    }
    // Who is on a port icon stands in no area.
    let at_sea = there.iter().any(|noble| matches!(noble.place, Place::Port(_)));
    let sea = if at_sea { "~" } else { "" };
    let signs = match fullness {
        Fullness::Full | Fullness::Short => {
            there.iter().map(|noble| symbol(noble.noble.symbol(), noble.is_exhausted)).collect()
        }
        Fullness::Least => there.len().to_string(),
    };
    vec![Span::raw(sea), owner(Some(seat)), Span::raw(signs)]
}

/// What lies between two areas: nothing, a road, a bridge, both, a river, mountains.
#[must_use]
pub fn border(content: &Content, one: AreaId, other: AreaId, open: &'static str) -> Span<'static> {
    let map = &content.map;
    let at = one.index();
    let (road, bridge) = (map.road[at].has(other), map.bridges[at].has(other));
    match (road, bridge) {
        _ if map.mountains[at].has(other) => Span::styled("^", look::heading()),
        _ if map.rivers[at].has(other) => Span::styled("~", look::heading()),
        (true, true) => Span::styled("#", look::notice()),
        (true, false) => Span::styled("+", look::notice()),
        (false, true) => Span::styled("=", look::heading()),
        (false, false) => Span::styled(open, look::dim()),
    }
}

/// The key before an element, and how its name looks.
#[must_use]
pub fn marked(scene: &Scene<'_>, element: &Element) -> (Span<'static>, Style) {
    match scene.mark(element) {
        Mark::Plain => (Span::raw(" "), Style::new()),
        Mark::Lit(key) => (Span::styled(key.to_string(), look::key()), look::bold()),
        Mark::Cursor(key) => (Span::styled(key.to_string(), look::key()), look::cursor()),
        Mark::Picked => (Span::styled("✓", look::notice()), look::picked()),
    }
}
