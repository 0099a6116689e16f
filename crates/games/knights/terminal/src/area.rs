//! Areas, cities, strongholds and Nobles in sentences.

use super::map;
use super::sight::{Sight, told};
use super::signs;
use knights::board::{Heir, Place};
use knights::content::AreaId;
use knights::view::{BaronShown, CityShown, NobleShown};
use ratatui::layout::Rect;
use table::{Element, Observer, Seat};
use terminal::face::Canvas;
use terminal::look;

/// The area in question: what the cursor is on, what was picked, where a battle is, else where the own stronghold stands.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight, in_question(sight)), canvas, area);
}

fn in_question(sight: &Sight<'_>) -> AreaId {
    let picked = sight.scene.cursor.iter().chain(sight.scene.picked.iter().rev());
    let named = picked.filter_map(|element| map::of_element(sight, element)).next();
    let seat = match sight.shown.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => Seat(0),
    };
    let own = sight.shown.barons.get(seat.index());
    let noble = || sight.nobles_of(seat).find_map(|noble| noble.place.area());
    named
        .or_else(|| sight.shown.battle.as_ref().map(|battle| battle.area))
        .or_else(|| own.and_then(|baron| baron.stronghold))
        .or_else(noble)
        .unwrap_or_default()
}

/// All about an area: a sentence each.
#[must_use]
pub fn in_full(sight: &Sight<'_>, area: AreaId) -> Vec<String> {
    let mut sentences = Vec::new();
    match sight.city_in(area) {
        Some(shown) => sentences.push(city(sight, shown)),
        None => sentences.push(sight.texts().element(&area.element())),
    }
    sentences.push(borders(sight, area));
    sentences.extend(sight.strongholds_in(area).map(|baron| stronghold(sight, baron)));
    sentences.extend(sight.nobles_in(area).map(|shown| noble(sight, shown)));
    sentences
}

/// An area in at most two lines of so many columns: what one can go to is told whole, the rest if there is room.
#[must_use]
pub fn about(sight: &Sight<'_>, area: AreaId, columns: usize) -> String {
    let borders = borders(sight, area);
    let start = match sight.city_in(area) {
        Some(shown) => city(sight, shown),
        None => sight.texts().element(&area.element()),
    };
    let full = format!("{start} {borders}");
    if look::wrap(&full, columns, 2).len() <= 2 {
        return full;
    }
    format!("{} {borders}", sight.texts().element(&area.element()))
}

/// A city: whose it is, how strong, what it yields, what happens to it.
#[must_use]
pub fn city(sight: &Sight<'_>, city: &CityShown) -> String {
    let name = sight.name(&city.city.element());
    if city.is_razed {
        return sight.say("wk-city-razed", &[("city", name.into())]);
    }
    let owner = city.owner.map_or_else(|| sight.texts().get("neutral"), |seat| sight.scene.name(seat));
    let mut signs = Vec::new();
    for (there, key) in [
        (city.is_fortified, "wk-fortified"),
        (city.has_garrison, "wk-garrison"),
        (city.is_rioting, "wk-riot"),
    ] {
        signs.extend(there.then(|| sight.texts().get(key)));
    }
    if city.breaches > 0 {
        signs.push(sight.say("wk-breaches", &[("n", city.breaches.into())]));
    }
    if !city.besieged_by.is_empty() {
        signs.push(sight.say("wk-besieged-by", &[("names", sight.seats(city.besieged_by).into())]));
    }
    let signs: String = signs.iter().map(|sign| format!(", {sign}")).collect();
    let args = [
        ("city", name.into()),
        ("owner", owner.into()),
        ("strength", city.strength.into()),
        ("income", sight.income(city).into()),
        ("signs", signs.into()),
    ];
    sight.say("wk-city", &args)
}

/// What one can go to from an area and how, and what is closed.
fn borders(sight: &Sight<'_>, area: AreaId) -> String {
    let texts = sight.texts();
    let map = &sight.game.components().map;
    let at = area.index();
    let name = |near: AreaId| texts.brief(&near.element());
    let open = map.near[at].iter().map(|near| match (map.road[at].has(near), map.bridges[at].has(near)) {
        (true, true) => format!("{} ({})", name(near), texts.get("wk-road-bridge")),
        (true, false) => format!("{} ({})", name(near), texts.get("wk-road")),
        (false, true) => format!("{} ({})", name(near), texts.get("wk-bridge")),
        (false, false) => name(near),
    });
    let closed =
        map.mountains[at].iter().map(|near| format!("{} ({})", name(near), texts.get("wk-mountains")));
    let rivers = map.rivers[at].iter().map(|near| format!("{} ({})", name(near), texts.get("wk-river")));
    let mut told = format!("→ {}.", list(open));
    let closed: Vec<String> = closed.chain(rivers).collect();
    if !closed.is_empty() {
        told += &format!(" {}", sight.say("wk-closed", &[("areas", closed.join(", ").into())]));
    }
    if map.ports.has(area) {
        told += &format!(" {}", texts.get("wk-port"));
    }
    told
}

fn list(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// A stronghold: where it stands, its walls, its troops.
#[must_use]
pub fn stronghold(sight: &Sight<'_>, baron: &BaronShown) -> String {
    let place =
        baron.stronghold.map_or_else(|| sight.texts().get("wk-off"), |area| sight.name(&area.element()));
    let mut signs = String::new();
    if baron.stronghold_tokens > 0 {
        signs += &format!(", {}", sight.say("wk-tokens", &[("n", baron.stronghold_tokens.into())]));
    }
    if baron.stronghold_besieged {
        signs += &format!(", {}", sight.texts().get("wk-besieged"));
    }
    let args = [
        ("name", sight.scene.name(baron.seat).into()),
        ("place", place.into()),
        ("strength", baron.stronghold_strength.into()),
        ("troops", sight.troops(&baron.stronghold_troops).into()),
        ("signs", signs.into()),
    ];
    sight.say("wk-stronghold", &args)
}

/// A Noble: where he is, how strong, with which troops, what he bears, who follows him.
#[must_use]
pub fn noble(sight: &Sight<'_>, noble: &NobleShown) -> String {
    let texts = sight.texts();
    let mut signs = Vec::new();
    signs.extend(noble.is_exhausted.then(|| texts.get("wk-exhausted")));
    if noble.tokens > 0 {
        signs.push(sight.say("wk-tokens", &[("n", noble.tokens.into())]));
    }
    signs.extend(noble.office.map(|office| sight.name(&office.element())));
    signs.extend(match noble.heir {
        Heir::Home => None,
        Heir::Held(by) => Some(sight.say("wk-heir-held", &[("name", sight.scene.name(by).into())])),
        Heir::None => Some(texts.get("wk-no-heir")),
    });
    let signs: String = signs.iter().map(|sign| format!(", {sign}")).collect();
    let args = [
        ("sign", signs::symbol(noble.noble.symbol(), noble.is_exhausted).into()),
        ("noble", sight.name(&noble.noble.element()).into()),
        ("letter", look::letter(noble.seat).to_string().into()),
        ("place", place(sight, noble.place).into()),
        ("strength", noble.strength.into()),
        ("troops", sight.troops(&noble.troops).into()),
        ("signs", signs.into()),
    ];
    sight.say("wk-noble", &args)
}

fn place(sight: &Sight<'_>, place: Place) -> String {
    let name = |area: AreaId| sight.name(&area.element());
    match place {
        Place::Area(area) => name(area),
        Place::Port(area) => sight.say("wk-at-sea", &[("area", name(area).into())]),
        Place::Off => sight.texts().get("wk-off"),
        Place::Gone => sight.texts().get("wk-gone"),
    }
}

/// The letter of the owner, strength and signs of a city beside its name in a list; of a Noble his strength.
#[must_use]
pub fn hint(sight: &Sight<'_>, element: &Element) -> String {
    let letter = |seat: Option<Seat>| seat.map_or('·', look::letter);
    let area = map::of_element(sight, element);
    match element.kind {
        "noble" => {
            let noble = sight.shown.nobles.iter().find(|noble| noble.noble.element() == *element);
            noble.map_or_else(String::new, |noble| {
                format!("{}{}", signs::symbol(noble.noble.symbol(), noble.is_exhausted), noble.strength)
            })
        }
        "area" | "city" => match area.and_then(|area| sight.city_in(area)) {
            Some(city) if !city.is_razed => {
                format!("{}{}{}", letter(city.owner), city.strength, signs::works(city))
            }
            Some(_) | None => String::new(),
        },
        _ => String::new(),
    }
}
