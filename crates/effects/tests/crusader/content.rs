//! Everything compiles, nothing is without effect, and the files agree with each other.

use crate::compile::{Crusader, Source, event, modifier};
use crate::items::{
    ActionCards, CriticalEffect, DeckItem, DevelopmentCard, Event, PrintedTag, Space, Strategy, TraitItem,
    read,
};
use crate::vocabulary::{Deck, Development, Effect, Line, Modifier, Requirement, Target, Trait};
use effects::{Builder, Tables, Until, Word};

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../../content/crusader/", $name, ".json"))
    };
}

/// All that is written, and its tables.
pub struct Content {
    pub developments: Vec<DevelopmentCard>,
    pub spaces: Vec<Space>,
    pub events: Vec<Event>,
    pub tables: Tables<Crusader>,
}

impl Content {
    /// The built-in content.
    pub fn base() -> Content {
        let mut builder = Builder::default();
        let developments: Vec<DevelopmentCard> = read(file!("developments")).expect("developments");
        let spaces: Vec<Space> = read(file!("crusade_track")).expect("crusade track");
        let events: Vec<Event> = read(file!("events")).expect("events");
        let mut held = |source, modifiers: &[Modifier]| {
            for said in modifiers {
                modifier(&mut builder, source, Until::Held, said)
                    .unwrap_or_else(|what| panic!("{source:?}: {what}"));
            }
        };
        (0..).zip(&developments).for_each(|(i, card)| held(Source::Development(i), &card.modifiers));
        (0..).zip(&spaces).for_each(|(i, space)| held(Source::Space(i), &space.modifiers));
        for (i, card) in (0..).zip(&events) {
            event(&mut builder, i, card).unwrap_or_else(|what| panic!("{}: {what}", card.id));
        }
        let tables = builder.finish().expect("few enough");
        Content { developments, spaces, events, tables }
    }
}

#[test]
fn everything_does_something() {
    let content = Content::base();
    for (i, card) in (0..).zip(&content.developments) {
        let said = content.tables.of(Source::Development(i)).count();
        assert!(said > 0 && said == card.modifiers.len(), "{}", card.name);
    }
    for (i, space) in (0..).zip(&content.spaces) {
        assert_eq!(space.space, i + 1);
        let said = content.tables.of(Source::Space(i)).count();
        assert!(said > 0 || space.ends_game, "{} gives nothing", space.name);
    }
    for (i, card) in (0..).zip(&content.events) {
        assert!(content.tables.of(Source::Event(i)).count() > 0, "{}", card.id);
        assert_eq!(card.tag == PrintedTag::Own, card.target == Target::Own {}, "{}", card.id);
    }
    assert_eq!((content.developments.len(), content.spaces.len(), content.events.len()), (12, 10, 75));
    let known: Vec<Development> = content.developments.iter().map(|card| card.id).collect();
    assert_eq!(known, Development::ALL, "every development has its card");
}

#[test]
fn decks_are_full_and_their_events_exist() {
    let events = Content::base().events;
    let rows: Vec<ActionCards> = read(file!("action_cards")).expect("action cards");
    let decks: Vec<DeckItem> = read(file!("decks")).expect("decks");
    let mut next = 1;
    for row in &rows {
        assert!(events.iter().any(|event| event.id == row.event), "{} has no event", row.id);
        assert_eq!(row.numbers, [next, next + row.copies - 1], "{}", row.id);
        next += row.copies;
    }
    assert_eq!(next, 156, "155 cards");
    assert!(
        events.iter().all(|event| rows.iter().any(|row| row.event == event.id)),
        "every event is on a card"
    );
    for (deck, item) in Deck::ALL.iter().zip(&decks) {
        assert_eq!(item.deck, *deck);
        let cards: u8 = rows.iter().filter(|row| row.deck == *deck).map(|row| row.copies).sum();
        assert_eq!(item.cards, cards, "{deck:?}");
    }
}

#[test]
fn traits_are_all_there_and_agree_with_the_decks() {
    let traits: Vec<TraitItem> = read(file!("traits")).expect("traits");
    let decks: Vec<DeckItem> = read(file!("decks")).expect("decks");
    assert_eq!(traits.iter().map(|item| item.name).collect::<Vec<_>>(), Trait::ALL);
    let sum = |count: fn(&TraitItem) -> u8| traits.iter().map(count).sum::<u8>();
    let sets = [
        sum(|t| t.tokens.start),
        sum(|t| t.tokens.event),
        sum(|t| t.tokens.crusade),
        sum(|t| t.tokens.random),
    ];
    assert_eq!(sets, [48, 34, 10, 52]);
    for (action, pair) in decks.iter().flat_map(|deck| &deck.criticals) {
        let is = |name: Trait, effect| {
            let found = traits.iter().find(|item| item.name == name).expect("a trait");
            found.critical_for.contains(action) && found.critical_effect == Some(effect)
        };
        assert!(
            is(pair.fails, CriticalEffect::Failure) && is(pair.succeeds, CriticalEffect::Success),
            "{action:?}"
        );
    }
    for event in &Content::base().events {
        for token in [&event.effects, &event.success, &event.fail].into_iter().flatten().flat_map(given) {
            let found = traits.iter().find(|item| item.name == token).expect("a trait");
            assert!(found.tokens.event + found.tokens.random > 0, "{}: no token of {token:?}", event.id);
        }
    }
}

/// The traits that an effect gives.
fn given(effect: &Effect) -> Vec<Trait> {
    if let Effect::AddTrait { tokens, .. } = effect {
        tokens.clone()
    } else if let Effect::Choose { options, .. } = effect {
        options.iter().flatten().flat_map(given).collect()
    } else {
        Vec::new()
    }
}

#[test]
fn strategies_are_read_whole() {
    let strategies: Vec<Strategy> = read(file!("strategies")).expect("strategies");
    assert_eq!(strategies.len(), 5);
    for strategy in &strategies {
        assert_eq!(strategy.era.values().sum::<u8>(), 8, "{}: eight cards in an Era", strategy.id);
        assert!(!strategy.start.developments.is_empty() || !strategy.start.bag.is_empty(), "{}", strategy.id);
        for lines in [&strategy.realm, &strategy.intrigue, &strategy.war] {
            assert!(!lines.is_empty(), "{}", strategy.id);
        }
        assert!(strategy.intrigue.contains(&Line::Overthrow {}), "{}", strategy.id);
    }
}

#[test]
fn an_unknown_word_or_field_is_refused() {
    fn one<T: serde::de::DeserializeOwned>(item: &str) -> Result<Vec<T>, String> {
        read::<T>(&format!(r#"{{"source": "a test", "items": [{item}]}}"#))
    }
    assert!(one::<Modifier>(r#"{"op": "TaxBonus", "n": 2}"#).is_ok());
    assert!(one::<Modifier>(r#"{"op": "TaxMalus", "n": 2}"#).is_err());
    assert!(one::<Modifier>(r#"{"op": "TaxBonus", "n": 2, "where": "Coast"}"#).is_err());
    assert!(one::<Modifier>(r#"{"op": "SeaReach", "n": 2}"#).is_err(), "a word without fields has none");
    assert!(one::<Modifier>(r#"{"op": "ExtraDraw", "action": "Dance", "n": 2}"#).is_err());
    assert!(one::<Requirement>(r#"{"op": "AtWar", "with": "all"}"#).is_err());
    assert!(
        one::<Effect>(r#"{"op": "GainGold", "amount": {"op": "Per", "what": "Cow", "max": 3}}"#).is_err()
    );
    assert!(one::<Effect>(r#"{"op": "BirthChild", "trait": "Random"}"#).is_ok());
    assert!(one::<Effect>(r#"{"op": "BirthChild", "trait": "Green"}"#).is_err());
    assert!(one::<Line>(r#"{"op": "Annex", "land": "Any"}"#).is_err());
}
