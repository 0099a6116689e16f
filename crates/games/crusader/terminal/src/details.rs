//! Everything in play at full length: check and bag, cards, track, dynasties, territories, supply.

use super::sight::{Sight, list};
use super::{bag, cards, houses, land, world};
use crusader::content::{Culture, DevelopmentId};
use table::Element;
use terminal::face::Detail;

/// The page.
#[must_use]
pub fn of(sight: &Sight<'_>) -> Vec<Detail> {
    let texts = sight.texts();
    let mut page = Vec::new();
    chapter(&mut page, texts.get("ck-panel-bag"), bag::in_full(sight));
    chapter(&mut page, texts.get("ck-panel-cards"), cards::in_full(sight));
    chapter(&mut page, texts.get("ck-panel-world"), world::in_full(sight));
    chapter(&mut page, texts.get("field-invasion"), invasion(sight));
    for house in &sight.shown.players {
        chapter(&mut page, houses::title(sight, house), houses::estate(sight, house));
    }
    for culture in Culture::all() {
        let lands = sight.shown.lands.iter().filter(|land| land.culture == culture);
        let lands = lands.map(|land| land::in_full(sight, land).join(" "));
        chapter(&mut page, sight.name(&culture.element()), lands);
    }
    let developments = DevelopmentId::all().map(|development| in_words(sight, &development.element()));
    chapter(&mut page, texts.get("ck-developments-title"), developments);
    let spaces = sight.shown.track.iter().map(|space| in_words(sight, &space.id.element()));
    chapter(&mut page, texts.get("ck-track-title"), spaces);
    chapter(&mut page, texts.get("field-traits"), traits(sight));
    chapter(&mut page, texts.get("ck-supply-title"), supply(sight));
    page
}

/// A chapter, unless there is nothing in it.
fn chapter(page: &mut Vec<Detail>, title: String, texts: impl IntoIterator<Item = String>) {
    let mut texts = texts.into_iter().peekable();
    if texts.peek().is_some() {
        page.push(Detail::Heading(title));
        page.extend(texts.map(Detail::Text));
    }
}

fn in_words(sight: &Sight<'_>, element: &Element) -> String {
    format!("{}: {}", sight.name(element), sight.texts().about(element))
}

/// What was announced in the Invade that is going on.
fn invasion(sight: &Sight<'_>) -> Vec<String> {
    let marches = sight.shown.invasion.iter().flat_map(|invasion| &invasion.marches);
    let each = marches.map(|march| {
        format!("{} → {}", sight.name(&march.from.element()), sight.name(&march.target.element()))
    });
    each.collect()
}

/// The traits, and the actions in which they are critical.
fn traits(sight: &Sight<'_>) -> Vec<String> {
    let each = sight.shown.traits.iter().map(|one| {
        let actions = one.critical.iter().map(|action| sight.name(&Element::word("action", action.word())));
        let name = sight.name(&one.id.element());
        match one.critical.is_empty() {
            true => name,
            false => format!("{name}: {}", list(actions)),
        }
    });
    each.collect()
}

/// What is left of what all share, what was discarded, what has happened.
fn supply(sight: &Sight<'_>) -> Vec<String> {
    let (texts, supply) = (sight.texts(), &sight.shown.supply);
    let counts = [
        ("field-treasury", supply.treasury),
        ("field-castles", supply.castles),
        ("field-unrest", supply.unrest),
        ("field-plague", supply.plague),
        ("field-harvest", supply.harvest),
        ("field-crop-failure", supply.crop_failure),
        ("field-age", supply.age),
        ("field-general-bag", supply.general_bag),
    ];
    let told = list(counts.into_iter().map(|(key, n)| format!("{} {n}", texts.get(key))));
    let mut sentences = vec![sight.say("ck-supply", &[("supply", told.into())])];
    let pile = list(supply.event_pile.iter().map(|token| bag::counted(sight, token)));
    sentences.push(sight.say("ck-event-pile", &[("tokens", pile.into())]));
    for deck in &sight.shown.decks {
        let discards = sight.names(deck.discards.iter().map(|card| card.element()));
        let args = [
            ("deck", sight.name(&deck.deck.element()).into()),
            ("left", deck.left.into()),
            ("discards", discards.into()),
        ];
        sentences.push(sight.say("ck-deck", &args));
    }
    let gone = sight.names(sight.shown.development_discards.iter().map(|one| one.element()));
    sentences.push(sight.say("ck-development-discards", &[("developments", gone.into())]));
    let annals = &sight.shown.annals;
    let args = [
        ("deaths", annals.deaths.into()),
        ("successions", annals.successions.into()),
        ("crises", annals.crises.into()),
        ("eliminations", annals.eliminations.into()),
    ];
    sentences.push(sight.say("ck-annals", &args));
    sentences
}
