//! The round as it runs: stacks, Special Phase areas, the Mercenary Track, expeditions, Events.

use super::sight::{Sight, told};
use knights::board::{Marker, Phase};
use knights::content::{CityId, Colour, Expedition, Nation, NobleId};
use ratatui::layout::Rect;
use table::{Element, Seat};
use terminal::face::Canvas;
use terminal::look;

/// What the special phases wait for, and what goes on beside.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight), canvas, area);
}

/// The same in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences = vec![special_phases(sight), stacks(sight), mercenaries(sight)];
    sentences.push(expeditions(sight));
    sentences.push(events(sight));
    sentences.extend(drawn(sight));
    if !sight.shown.thinking.is_empty() {
        let names = sight.seats(sight.shown.thinking);
        sentences.insert(0, sight.say("wk-thinking", &[("names", names.into())]));
    }
    sentences
}

/// How full the Special Phase areas and the Mercenary Track are.
fn special_phases(sight: &Sight<'_>) -> String {
    let areas = sight.shown.areas.iter().map(|area| {
        let args = [
            ("area", sight.texts().element(&area.area.element()).into()),
            ("cards", area.cards.into()),
            ("needed", area.needed.into()),
        ];
        sight.say("wk-filled", &args)
    });
    let markers = sight.shown.track.iter().flatten().count();
    let draft = [
        ("area", sight.texts().element(&Element::word("phase", "draft")).into()),
        ("cards", markers.into()),
        ("needed", sight.shown.markers_needed.into()),
    ];
    let draft = sight.say("wk-filled", &draft);
    areas.chain([draft]).collect::<Vec<_>>().join(" · ")
}

/// Which stack is played out, and whose cards lie on each.
fn stacks(sight: &Sight<'_>) -> String {
    let board = &sight.view.board;
    let stack = |at: usize| {
        let each = sight.shown.barons.iter().filter(|baron| baron.laid[at] > 0);
        let mut cards: Vec<String> =
            each.map(|baron| format!("{}{}", look::letter(baron.seat), baron.laid[at])).collect();
        if board.neutral_laid[at] > 0 {
            cards.push(sight.say("wk-neutral-cards", &[("n", board.neutral_laid[at].into())]));
        }
        let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(" ") };
        let is_now = sight.shown.phase == Phase::Actions && usize::from(sight.shown.stack) == at;
        format!("{}{}: {cards}", if is_now { "▸" } else { "" }, at + 1)
    };
    let stacks = [0, 1, 2].map(stack).join(" · ");
    sight.say("wk-stacks", &[("stacks", stacks.into())])
}

/// The Mercenary Track, and who is on offer.
fn mercenaries(sight: &Sight<'_>) -> String {
    let spot = |marker: &Option<Marker>| match marker {
        Some(Marker::Baron(seat)) => look::letter(*seat).to_string(),
        Some(Marker::Token) => "×".to_owned(),
        None => "·".to_owned(),
    };
    let track: Vec<String> = sight.shown.track.iter().map(spot).collect();
    let args = [("track", track.join(" ").into()), ("offer", sight.troops(&sight.shown.offer).into())];
    sight.say("wk-mercenaries", &args)
}

/// Those under way: where they are and who has how much in them.
fn expeditions(sight: &Sight<'_>) -> String {
    let fleets = Expedition::EACH.into_iter().zip(&sight.shown.expeditions);
    let under_way = fleets.filter(|(_, fleet)| fleet.spot > 0 || fleet.stakes.iter().any(|stake| *stake > 0));
    let told = under_way.map(|(expedition, fleet)| {
        let stakes = fleet.stakes.iter().enumerate().filter(|(_, stake)| **stake > 0);
        let stakes: Vec<String> =
            stakes.map(|(i, stake)| format!("{}{stake}", look::letter(Seat(i as u8)))).collect();
        let blessed = if fleet.is_blessed { sight.texts().get("wk-blessed") } else { String::new() };
        let args = [
            ("expedition", sight.texts().element(&expedition.element()).into()),
            ("spot", fleet.spot.into()),
            ("stakes", stakes.join(" ").into()),
            ("blessed", blessed.into()),
        ];
        sight.say("wk-expedition", &args)
    });
    let told: Vec<String> = told.collect();
    let told = if told.is_empty() { "–".to_owned() } else { told.join("; ") };
    sight.say("wk-expeditions", &[("expeditions", told.into())])
}

/// The back of the next Event, how many are left, and those in force.
fn events(sight: &Sight<'_>) -> String {
    let back = match sight.shown.event_back {
        None => "–".to_owned(),
        Some(Colour::Red) => sight.texts().get("wk-back-red"),
        Some(Colour::Green) => sight.texts().get("wk-back-green"),
        Some(Colour::Blue) => sight.texts().get("wk-back-blue"),
    };
    let args = [
        ("back", back.into()),
        ("left", sight.shown.events_left.into()),
        ("lasting", in_force(sight).into()),
    ];
    sight.say("wk-events", &args)
}

/// Events in force, each with whom or what it struck.
fn in_force(sight: &Sight<'_>) -> String {
    let told = sight.shown.open.in_force.iter().map(|event| {
        let struck = [event.noble.map(NobleId::element), event.city.map(CityId::element)];
        let mut struck: Vec<String> = struck.iter().flatten().map(|thing| sight.name(thing)).collect();
        let is_for_all = sight.view.game().components().events[event.event.index()].colour == Colour::Blue;
        if struck.is_empty() && !is_for_all {
            struck.push(sight.scene.name(event.drawer));
        }
        let name = sight.name(&event.event.element());
        if struck.is_empty() { name } else { format!("{name} ({})", struck.join(", ")) }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { "–".to_owned() } else { told.join(", ") }
}

/// The Event that may still be cancelled: whom it would strike, and what was offered.
fn drawn(sight: &Sight<'_>) -> Option<String> {
    let event = sight.shown.open.event.as_ref()?;
    let struck = event.picked.iter().flat_map(|picked| {
        [
            picked.noble.map(NobleId::element),
            picked.city.map(CityId::element),
            picked.nation.map(Nation::element),
            picked.expedition.map(Expedition::element),
        ]
    });
    let args = [
        ("event", sight.name(&event.event.element()).into()),
        ("name", sight.scene.name(event.drawer).into()),
        ("struck", sight.names(struck.flatten()).into()),
        ("faith", event.offers.iter().map(|faith| u16::from(*faith)).sum::<u16>().into()),
    ];
    Some(sight.say("wk-event-drawn", &args))
}
