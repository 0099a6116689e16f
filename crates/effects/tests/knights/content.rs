//! All cards compile, none is without effect, and what is printed beside the clauses agrees with them.

use crate::compile::{Card, Deck, Knights, card};
use crate::items::{Advancement, Agenda, AgendaKind, Captain, Event, Mission, Symbol, read};
use crate::vocabulary::{Act, Clause, Duration, Effect, Hook, Stat};
use effects::{Builder, Tables, Word};

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../../content/knights/", $name, ".json"))
    };
}

/// All that is written, and its tables.
pub struct Content {
    pub symbols: Vec<Symbol>,
    pub captains: Vec<Captain>,
    pub events: Vec<Event>,
    pub agendas: Vec<Agenda>,
    pub advancements: Vec<Advancement>,
    pub missions: Vec<Mission>,
    pub tables: Tables<Knights>,
}

impl Content {
    /// The built-in content.
    pub fn base() -> Content {
        let mut builder = Builder::default();
        let symbols: Vec<Symbol> = read(file!("symbols")).expect("symbols");
        let captains: Vec<Captain> = read(file!("captains")).expect("captains");
        let events: Vec<Event> = read(file!("events")).expect("events");
        let agendas: Vec<Agenda> = read(file!("agendas")).expect("agendas");
        let advancements: Vec<Advancement> = read(file!("advancements")).expect("advancements");
        let missions: Vec<Mission> = read(file!("missions")).expect("missions");
        let mut deck = |deck, cards: Vec<(&String, &[Clause])>| {
            for (number, (id, clauses)) in (0..).zip(cards) {
                let done = card(&mut builder, Card { deck, number }, clauses);
                done.unwrap_or_else(|what| panic!("{id}: {what}"));
            }
        };
        deck(Deck::Symbol, symbols.iter().map(|c| (&c.id, &*c.effects)).collect());
        deck(Deck::Captain, captains.iter().map(|c| (&c.id, &*c.effects)).collect());
        deck(Deck::Event, events.iter().map(|c| (&c.id, &*c.effects)).collect());
        deck(Deck::Agenda, agendas.iter().map(|c| (&c.id, &*c.effects)).collect());
        deck(Deck::Advancement, advancements.iter().map(|c| (&c.id, &*c.effects)).collect());
        deck(Deck::Mission, missions.iter().map(|c| (&c.id, &*c.effects)).collect());
        let tables = builder.finish().expect("few enough");
        Content { symbols, captains, events, agendas, advancements, missions, tables }
    }

    /// How many cards a deck has.
    fn count(&self, deck: Deck) -> usize {
        match deck {
            Deck::Symbol => self.symbols.len(),
            Deck::Captain => self.captains.len(),
            Deck::Event => self.events.len(),
            Deck::Agenda => self.agendas.len(),
            Deck::Advancement => self.advancements.len(),
            Deck::Mission => self.missions.len(),
        }
    }
}

#[test]
fn the_vocabulary_is_whole() {
    assert_eq!(Stat::ALL.len(), 20 + 1, "twenty statistics, and what is maintained");
    assert_eq!(Act::ALL.len(), 16);
    assert_eq!(Hook::ALL.len(), 19);
    assert_eq!(Duration::ALL.len(), 6);
}

#[test]
fn every_card_does_something() {
    let content = Content::base();
    for deck in Deck::ALL {
        for number in 0..content.count(*deck) as u8 {
            let said = content.tables.of(Card { deck: *deck, number }).count();
            let builtin = *deck == Deck::Symbol && content.symbols[usize::from(number)].builtin.is_some();
            assert!(said > 0 || builtin, "{deck:?} {number} says nothing");
        }
    }
    let counts = Deck::ALL.iter().map(|deck| content.count(*deck)).collect::<Vec<_>>();
    assert_eq!(counts, [4, 12, 56, 66, 18, 10]);
}

#[test]
fn what_is_printed_agrees_with_the_clauses() {
    let content = Content::base();
    for event in &content.events {
        let lasts = event.effects.iter().any(|clause| clause.until == Some(Duration::Game));
        assert_eq!(event.lasting, lasts, "{}", event.id);
    }
    for agenda in &content.agendas {
        let strength = |effect: &Effect| match effect {
            Effect::Maintain { strength } => Some(strength.0),
            _ => None,
        };
        let effects = agenda.effects.iter().flat_map(|clause| &clause.effects);
        assert_eq!(agenda.maintained, effects.filter_map(strength).sum::<u16>(), "{}", agenda.id);
        let law = agenda.effects.iter().any(|clause| clause.comply);
        assert!(!law || agenda.kind == AgendaKind::Law, "{}: only Laws can be refused", agenda.id);
    }
    for advancement in &content.advancements {
        let exhausts = advancement.effects.iter().any(|clause| clause.exhaust);
        assert_eq!(advancement.exhaust, exhausts, "{}", advancement.id);
        let battle = advancement.effects.iter().any(|clause| clause.when == Hook::BattleDraw);
        assert_eq!(advancement.battle, battle, "{}", advancement.id);
    }
    for mission in &content.missions {
        assert!(mission.effects.iter().all(|clause| clause.when == Hook::End), "{}", mission.id);
        assert!(mission.reward_influence > 0 && mission.copies == 1, "{}", mission.id);
    }
}

#[test]
fn an_unknown_word_or_field_is_refused() {
    let one = |clause: &str| read::<Clause>(&format!(r#"{{"source": "a test", "items": [{clause}]}}"#));
    let good = r#"{"when": "now", "do": [{"op": "gain", "who": "drawer", "what": "crowns", "n": 5}]}"#;
    assert!(one(good).is_ok());
    for (from, to) in [
        ("\"now\"", "\"later\""),
        ("\"gain\"", "\"win\""),
        ("\"drawer\"", "\"nobody\""),
        ("\"crowns\"", "\"gold\""),
        ("\"n\": 5", "\"n\": \"some\""),
        ("\"n\": 5", "\"n\": 5, \"extra\": 1"),
        ("\"when\"", "\"may be\": 1, \"when\""),
        (", \"n\": 5", ""),
    ] {
        assert!(good.contains(from));
        assert!(one(&good.replace(from, to)).is_err(), "{from} -> {to}");
    }
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let compile = |clause: &str| {
        let clauses =
            read::<Clause>(&format!(r#"{{"source": "a test", "items": [{clause}]}}"#)).expect("it is read");
        card(&mut Builder::default(), Card { deck: Deck::Event, number: 0 }, &clauses)
    };
    assert!(compile(r#"{"when": "now", "do": []}"#).is_err(), "nothing is done");
    assert!(
        compile(r#"{"when": "now", "do": [{"op": "raze", "city": {"var": "C"}}]}"#).is_err(),
        "no city was picked"
    );
    let forever = r#"{"when": "taxation", "may": true, "do": [{"op": "mod", "stat": "move", "n": 1, "scope": "holder"}]}"#;
    assert!(compile(forever).is_err(), "it is not said how long");
}
