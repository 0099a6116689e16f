//! The round as it runs: stacks, Special Phase areas, the Mercenary Track, expeditions, Events.

use super::sight::{Sight, told};
use knights::board::{Marker, Phase};
use knights::content::{Colour, Expedition};
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
        ("lasting", sight.names(sight.shown.lasting.iter().map(|event| event.element())).into()),
    ];
    sight.say("wk-events", &args)
}
