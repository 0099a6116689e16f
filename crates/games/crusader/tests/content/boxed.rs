//! The built-in content against the box.

use crusader::content::clauses::Source;
use crusader::content::items::Tone;
use crusader::content::vocabulary::{Action, Effect, Sex, Target};
use crusader::content::{
    CardId, CharacterId, Content, Culture, Deck, DevelopmentId, DynastyId, Each, EventId, RULERS, Rim,
    ScenarioId, SpaceId, StrategyId, Territories, TerritoryId, Token, TraitId,
};
use std::collections::BTreeSet;

/// The whole board.
struct Map {
    near: Each<Territories>,
    by_land: Each<Territories>,
    by_sea: Each<Territories>,
    of_culture: [Territories; 5],
}

impl Map {
    fn of(content: &Content) -> Map {
        let none = Each::<Territories>::default();
        let mut map = Map { near: none, by_land: none, by_sea: none, of_culture: [Territories::NONE; 5] };
        for (id, here) in TerritoryId::all().zip(&content.territories) {
            map.by_land[id] = here.land;
            map.near[id] = here.land.or(here.routes);
            let others = TerritoryId::all().filter(|other| *other != id);
            map.by_sea[id] = others
                .filter(|other| !content.territories[other.index()].seas.and(here.seas).is_empty())
                .collect();
            map.of_culture[here.culture.index()].insert(id);
        }
        map
    }
}

fn territory(word: &str) -> TerritoryId {
    TerritoryId::named(word).expect("a territory")
}

#[test]
fn the_words_of_the_box_are_those_of_the_default_pack() {
    let content = Content::base();
    let ids = |file: &str| content.pack.ids(file).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(TerritoryId::all().map(TerritoryId::word).collect::<Vec<_>>(), ids("territories"));
    assert_eq!(TraitId::all().map(TraitId::word).collect::<Vec<_>>(), ids("traits"));
    assert_eq!(DevelopmentId::all().map(DevelopmentId::word).collect::<Vec<_>>(), ids("developments"));
    assert_eq!(SpaceId::all().map(SpaceId::word).collect::<Vec<_>>(), ids("crusade_track"));
    assert_eq!(EventId::all().map(EventId::word).collect::<Vec<_>>(), ids("events"));
    assert_eq!(DynastyId::all().map(DynastyId::word).collect::<Vec<_>>(), ids("dynasties"));
    assert_eq!(CharacterId::all().take(RULERS).map(CharacterId::word).collect::<Vec<_>>(), ids("rulers"));
    assert_eq!(CharacterId::all().skip(RULERS).map(CharacterId::word).collect::<Vec<_>>(), ids("characters"));
    assert_eq!(ScenarioId::all().map(ScenarioId::word).collect::<Vec<_>>(), ids("scenarios"));
    assert_eq!(StrategyId::all().map(StrategyId::word).collect::<Vec<_>>(), ids("strategies"));
}

/// 34 territories in all (CK-R-07), 57 land borders and 11 sea routes, all connected, seven without a coast.
#[test]
fn the_map_is_that_of_the_board() {
    ledger::proves!(
        "CK-SEA-01",
        "CK-SEA-02",
        "CK-SEA-03",
        "CK-TERR-01",
        "CK-TERR-02",
        "CK-CULTURE-05",
        "CK-R-07"
    );
    let map = Map::of(Content::base());
    let links = |of: &dyn Fn(TerritoryId) -> Territories| {
        TerritoryId::all().map(|id| of(id).len() as usize).sum::<usize>() / 2
    };
    assert_eq!(TerritoryId::all().len(), 34);
    assert_eq!((links(&|id| map.by_land[id]), links(&|id| map.near[id])), (57, 57 + 11));
    assert!(TerritoryId::all().all(|id| map.near[id].iter().all(|there| map.near[there].has(id))));
    let mut reached = Territories::one(TerritoryId(0));
    for _ in TerritoryId::all() {
        reached = reached.iter().fold(reached, |sum, id| sum.or(map.near[id]));
    }
    assert_eq!(reached.len(), 34);
    assert_eq!(TerritoryId::all().filter(|id| !Content::base().coast.has(*id)).count(), 7);
    let (wessex, normandy) = (territory("wessex"), territory("normandy"));
    assert!(map.near[wessex].has(normandy) && !map.by_land[wessex].has(normandy), "a dashed line");
    assert!(!map.near[wessex].has(territory("scotland")));
    let sizes: Vec<u32> = map.of_culture.iter().map(|lands| lands.len()).collect();
    assert_eq!(sizes, [6, 8, 8, 6, 6]);
    assert!(map.of_culture[Culture::FRANKISH.index()].has(normandy));
}

#[test]
fn sea_areas_join_coasts_for_a_navy() {
    ledger::proves!("CK-FLEET-02");
    let map = Map::of(Content::base());
    let sea = |a: &str, b: &str| map.by_sea[territory(a)].has(territory(b));
    assert!(sea("denmark", "pomerania") && sea("denmark", "scotland"), "the North Sea");
    assert!(sea("ireland", "portugal") && sea("al_andalus", "wessex"), "the Atlantic");
    assert!(sea("al_andalus", "dalmatia") && sea("toulouse", "sicily"), "the Mediterranean");
    assert!(!sea("denmark", "portugal") && !sea("sicily", "ireland"), "not the same sea");
    assert!(map.by_sea[territory("paris")].is_empty() && !sea("paris", "paris") && !sea("sicily", "sicily"));
}

#[test]
fn decks_are_full_and_every_event_stands_on_a_card() {
    ledger::proves!("CK-COMP-10");
    let content = Content::base();
    let sizes = Deck::all().map(|deck| CardId::all().filter(|card| card.deck() == deck).count());
    assert_eq!(sizes.collect::<Vec<_>>(), [35, 35, 35, 25, 25]);
    let used: BTreeSet<EventId> = CardId::all().map(|card| content.event_of(card)).collect();
    assert_eq!(used.len(), EventId::all().len());
    let copies = |word: &str| {
        CardId::all()
            .filter(|card| content.event_of(*card).word() == word)
            .map(CardId::number)
            .collect::<Vec<_>>()
    };
    assert_eq!(copies("duel"), [36, 37, 38]);
    assert_eq!(copies("cradle").len(), 20);
}

/// What the box says of events mostly holds of ours: Realm, Intrigue, War and Tax hurt who plays them or help others, Crusade events the
/// reverse.
#[test]
fn events_hurt_and_help_as_their_deck_says() {
    let content = Content::base();
    for card in CardId::all() {
        let event = content.event(content.event_of(card));
        let crusade = matches!(event.tone, Tone::GoodSelf | Tone::BadOther);
        let fits = event.tone == Tone::Mixed || (crusade == (card.deck() == Deck::CRUSADE));
        assert!(fits, "{card:?}: {:?}", event.tone);
        let own = event.target == Target::Own {};
        assert_eq!(own, matches!(event.tone, Tone::GoodSelf | Tone::BadSelf | Tone::Mixed), "{card:?}");
    }
}

#[test]
fn everything_does_something() {
    let content = Content::base();
    for id in DevelopmentId::all() {
        assert!(content.tables.of(Source::Development(id)).count() > 0, "{id:?}");
        assert_eq!(content.development(id).copies, 2);
    }
    for id in SpaceId::all() {
        assert_eq!(content.tables.of(Source::Space(id)).count() == 0, id == SpaceId::JERUSALEM, "{id:?}");
    }
    for id in EventId::all() {
        let event = content.event(id);
        let lists = [event.effects, event.success, event.fail];
        assert!(lists.iter().any(|list| !content.list(*list).is_empty()), "{id:?}");
    }
}

#[test]
fn tokens_are_counted_and_criticals_known() {
    ledger::proves!("CK-COMP-12", "CK-CRIT-01", "CK-CRIT-02", "CK-CRIT-04", "CK-R-27");
    let content = Content::base();
    let sum = |rim| TraitId::all().map(|what| content.tokens[Token::of(what, rim).index()]).sum::<u8>();
    assert_eq!(Rim::ALL.map(sum), [48, 34 + 1, 10, 52 - 1], "the Stingy has joined the Event pile");
    let critical = |action| {
        let pair = content.critical(action).map(|pair| [pair.fails, pair.succeeds]);
        pair.into_iter().flatten().map(TraitId::word).collect::<Vec<_>>()
    };
    assert_eq!(critical(Action::Marriage), ["chaste", "lustful"]);
    assert_eq!(critical(Action::Build), ["humble", "ambitious"]);
    for plot in Action::PLOTS.into_iter().chain([Action::Overthrow]) {
        assert_eq!(critical(plot), ["honest", "deceitful"]);
    }
    for fight in [Action::Invade, Action::Crusade] {
        assert_eq!(critical(fight), ["kind", "cruel"]);
    }
    assert_eq!(critical(Action::EventCheck), [""; 0]);
}

#[test]
fn people_are_dealt_evenly() {
    ledger::proves!("CK-COMP-09");
    let content = Content::base();
    let mut sums = BTreeSet::new();
    for culture in Culture::all() {
        let deck = content.people_of(culture);
        assert_eq!(deck.len(), 20, "{culture:?}");
        for sex in [Sex::Man, Sex::Woman] {
            let of: Vec<_> = deck.iter().filter(|id| content.person(*id).sex == sex).collect();
            assert_eq!(of.len(), 10, "{culture:?} {sex:?}");
            sums.insert(of.iter().map(|id| u32::from(id.number())).sum::<u32>());
        }
    }
    assert_eq!(sums.len(), 1, "highest and lowest numbers favour nobody");
    assert_eq!(content.rulers.len(), 24);
    assert_eq!(content.person(CharacterId::GLITTERHOOF).sex, Sex::Horse);
}

/// A ruler comes back with the traits of the first scenario he reigns in (CK-R-103).
#[test]
fn rulers_have_the_traits_of_their_first_scenario() {
    let content = Content::base();
    for (id, ruler) in (0..).map(CharacterId).zip(&content.rulers) {
        let starts = content.scenarios.iter().flat_map(|scenario| &scenario.starts);
        let first = starts.into_iter().find(|start| start.king == id);
        assert_eq!(first.is_none(), id.word() == "hugues", "the spare card alone reigns nowhere");
        if let Some(start) = first {
            assert_eq!((start.traits, start.dynasty), (ruler.traits, ruler.dynasty), "{id:?}");
        }
        let colours = ruler.traits.map(TraitId::is_green);
        assert_eq!(colours, [true, true, false, false], "{id:?}: two green, then two red");
    }
}

/// What an event can put on somebody is in the Event pile: there, or as the Stingy that joins it (CK-SETUP-22).
#[test]
fn every_trait_that_an_event_gives_has_an_event_token() {
    let content = Content::base();
    fn given(content: &Content, effects: &[Effect], found: &mut BTreeSet<TraitId>) {
        for effect in effects {
            if let Effect::AddTrait(add) = effect {
                found.extend(&add.tokens);
            } else if let Effect::Choose(choose) = effect {
                choose.lists.iter().for_each(|list| given(content, content.list(*list), found));
            }
        }
    }
    let mut found = BTreeSet::new();
    for event in &content.events {
        for list in [event.effects, event.success, event.fail] {
            given(content, content.list(list), &mut found);
        }
    }
    assert!(found.len() > 10);
    for what in found {
        let there = content.tokens[Token::of(what, Rim::Event).index()];
        assert!(there > 0, "{what:?}");
    }
}

#[test]
fn ai_hands_are_those_of_the_book() {
    ledger::proves!("CK-EX-13", "CK-AI-16");
    let eras: Vec<[u8; 5]> = Content::base().strategies.iter().map(|strategy| strategy.era).collect();
    assert_eq!(eras, [[1, 3, 3, 0, 1], [2, 2, 3, 0, 1], [2, 2, 3, 0, 1], [2, 2, 3, 0, 1], [1, 2, 3, 0, 2]]);
}
