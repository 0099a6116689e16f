//! Components are data: all of them are read, and the rules do what is written there.

use crate::dsl::Play;
use kingsburg::answer::Answer;
use kingsburg::content::{
    BuildingId, Condition, Content, Duty, FILES, FateId, GovernorId, HowDice, Moment, Race, RerollWhich,
    ScenarioId, SourceId,
};
use kingsburg::effects::words::Gain;
use kingsburg::goods::{Bundle, Good, Goods};
use kingsburg::{Kingsburg, Options, effects};
use pack::{Content as _, Mistake, Pack};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Game, Seat};

/// The components with one item of a file changed.
fn with(file: &str, item: &Value) -> Result<Content, Vec<String>> {
    let say = |mistakes: Vec<Mistake>| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
    let text = json!({ "items": [item] }).to_string();
    let pack = Pack::overlay_texts(&FILES, &[(&format!("{file}.json"), &text)]).map_err(say)?;
    Content::read(pack).map_err(say)
}

fn building(name: &str) -> BuildingId {
    BuildingId::named(name).expect("a space")
}

#[test]
fn the_default_content_is_whole_and_has_a_hash() {
    ledger::proves!("KB-COMP-01", "KB-COMP-04", "KB-COMP-02", "KB-COMP-06", "KB-COMP-07", "KB-COMP-08");
    let pack = Pack::embedded(&FILES).expect("the files of the program");
    let counts = FILES.map(|file| (file.name, pack.items(file.name).len()));
    assert_eq!(
        counts,
        [
            ("advisors", 18),
            ("buildings", 56),
            ("tiles", 16),
            ("governors", 24),
            ("fates", 29),
            ("scenarios", 4),
            ("invaders", 25)
        ]
    );
    let content = Content::read(pack).expect("the default content");
    assert_eq!(content, **Content::base(), "the content of the program is that of the files");
    assert_eq!(content.hash.len(), 16, "16 hexadecimal digits: {}", content.hash);
    let t = Play::year(1).start();
    assert_eq!(t.game.content().hash, content.hash, "logs keep it");
    let shelf = pack::Shelf::<Content>::default();
    assert_eq!(shelf.find(&content.hash).as_ref(), Some(Content::base()));
    assert_eq!(shelf.find("0000000000000000"), None);
    let changed = with("buildings", &json!({"id": "B1", "vp": 4})).expect("a dearer Statue");
    assert_ne!(changed.hash, content.hash, "any change shows");
    let same = with("buildings", &json!({"id": "B1", "vp": 3})).expect("the same Statue");
    assert_eq!(same.hash, content.hash, "what changes nothing does not");
}

#[test]
fn every_card_is_found_by_its_name() {
    ledger::proves!("KB-COMP-07", "KB-COMP-08", "KB-SCEN-01");
    assert_eq!((GovernorId::all().count(), FateId::all().count()), (24, 29));
    for (name, there) in [("prince", true), ("hermit", true), ("Prince", false), ("famine", false)] {
        assert_eq!(GovernorId::named(name).is_some(), there, "governor {name}");
    }
    assert!(FateId::named("famine").is_some() && FateId::named("prince").is_none());
    for name in ["goblin_valley", "long_siege", "kings_wager", "seers_warning"] {
        assert!(ScenarioId::named(name).is_some(), "{name}");
    }
    assert_eq!(ScenarioId::COUNT, 4);
}

#[test]
fn buildings_are_named_by_row_column_and_line() {
    ledger::proves!("KB-COMP-01", "KB-COMP-02");
    for (name, row, column, alternative) in [
        ("A1", 0, 1, false),
        ("A4a", 0, 4, true),
        ("B1", 1, 1, false),
        ("F3a", 5, 3, true),
        ("G4", 6, 4, false),
    ] {
        let id = building(name);
        assert_eq!((id.row(), id.column(), id.is_alternative()), (row, column, alternative), "{name}");
        assert_eq!(id.name(), name);
    }
    for name in ["H1", "A5", "A0", "a1", "B1b", ""] {
        assert_eq!(BuildingId::named(name), None, "{name}");
    }
    assert_eq!(BuildingId::all().count(), 56, "28 printed, 28 on alternative lines");
}

#[test]
fn dice_change_as_it_is_written() {
    ledger::proves!("KB-BLD-01", "KB-BLD-03", "KB-MOD2-10", "KB-GOV-10");
    let how =
        |source: SourceId| Content::base().source(source).dice_change.clone().expect("a change of dice");
    let rerolls = |source, which| matches!(how(source).how, HowDice::Reroll { which: w, .. } if w == which);
    assert!(rerolls(building("B1").into(), RerollWhich::One));
    assert!(rerolls(building("B2").into(), RerollWhich::All));
    assert!(rerolls(building("B2a").into(), RerollWhich::Any));
    let prince = GovernorId::named("prince").expect("a governor").source();
    assert!(matches!(how(prince).how, HowDice::Set { faces: [3, 4, 6] }));
    let high = json!({"when": {"hook": "AfterRoll"}, "if": {"c": "DiceTotal", "op": ">=", "n": 16},
        "optional": true, "limit": {"n": 1, "per": "season"}, "do": [{"a": "Reroll", "which": "all"}]});
    let content =
        with("buildings", &json!({"id": "B2", "effects": [high]})).expect("a Chapel for high rolls");
    let chapel = content.building(building("B2")).dice_change.as_ref().expect("a change of dice");
    let holds = |coloured: [u8; 3]| {
        let t = Play::year(2).spring().player(0, |p| p.dice(coloured)).influencing().start();
        let scene = effects::Scene::new(&content, &t.state.board);
        scene.holds(chapel.condition.as_ref().expect("a condition"), Seat(0), building("B2").into())
    };
    assert!(holds([5, 5, 6]) && holds([6, 6, 6]) && !holds([5, 5, 5]), "16 or more");
}

#[test]
fn effects_are_read_as_they_are_written() {
    ledger::proves!("KB-BLD-13", "KB-BLD-19", "KB-BLD-08", "KB-BLD-20");
    let busy = json!([
        {"when": {"hook": "BeforeRoll"}, "do": [{"a": "WhiteDie", "n": 1}]},
        {"when": {"hook": "SeasonEnd", "seasons": ["Spring", "Autumn"]}, "do": [{"a": "Gain", "what": {"vp": 2}}]},
        {"when": {"hook": "Building"}, "do": [{"a": "CostChange", "columns": [1, 4], "good": "stone", "n": -2}]}
    ]);
    let content = with("buildings", &json!({"id": "D1", "effects": busy})).expect("a busy Guard Tower");
    let id = building("D1");
    let tower = content.building(id);
    assert_eq!((tower.white_dice, tower.battle.len()), ([1, 1, 1], 0), "it fights no more");
    let [trigger] = tower.triggers[..] else { panic!("one effect comes at a moment") };
    let trigger = content.trigger(trigger);
    assert_eq!(
        (trigger.moment, trigger.filter.seasons, trigger.duty),
        (Moment::SeasonEnd, 0b101, Duty::Must)
    );
    assert_eq!(*content.clause(trigger.pc), kingsburg::content::Clause::Gain(Gain { what: Bundle::vp(2) }));
    assert_eq!((content.owner(trigger.pc), content.rule(trigger.pc).0), (id.into(), "KB-BLD-26"));
    let [change] = &tower.costs[..] else { panic!("one price") };
    assert_eq!((change.columns, change.n, change.min), (0b10010, -2, 0));
    assert!(content.at.white_dice.has(id) && content.at.cost.has(id) && !content.at.battle.has(id));
    assert!(Content::base().at.battle.has(id), "as it is printed it does");
}

#[test]
fn conditions_are_read_as_they_are_written() {
    ledger::proves!("KB-MOD1-08", "KB-BLD-19", "KB-MOD2-16");
    let content = Content::base();
    let only = |name: &str| match &content.building(building(name)).battle[..] {
        [bonus] => (bonus.n, bonus.condition.clone()),
        other => panic!("{name} has one bonus: {other:?}"),
    };
    let (n, Some(Condition::Race { r#in })) = only("F1") else { panic!("the Barricade looks at the race") };
    assert_eq!((n, r#in), (1, vec![Race::Goblins]));
    let (n, Some(Condition::Race { r#in })) = only("G1a") else { panic!("the Ditch looks at the race") };
    assert_eq!((n, r#in), (1, vec![Race::Orcs, Race::Barbarians]));
    assert!(matches!(only("G1"), (1, Some(Condition::PrintedStrength { n: 5, .. }))));
    assert!(matches!(only("D1"), (1, None)));
}

#[test]
fn a_gift_with_goods_of_choice_gives_the_rest_too() {
    ledger::proves!("KB-ADV-07", "KB-ADV-12", "KB-ADV-17");
    let gift = json!({"any": 1, "wood": 2, "plus2": 3, "soldier": 4, "vp": 5});
    let effects = json!([{"when": {"hook": "Help"}, "do": [{"a": "Gain", "what": gift}]}]);
    let content = with("advisors", &json!({"number": 7, "effects": effects})).expect("a generous Astronomer");
    let game = Kingsburg::new(&Arc::new(content), &Options::default(), 3).expect("three players");
    let mut t = Play::year(2).spring().players(3).player(0, |p| p.dice([1, 2, 4])).influencing().start();
    t.game = game;
    t.seat(0).answers("die/1 die/2 die/4 advisor/7");
    let mut play = t.play();
    for seat in [1, 2] {
        play.answer(Seat(seat), Answer::Pass);
    }
    play.answer(Seat(0), Answer::Goods(Goods::only(Good::Gold, 1)));
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("1G 2W 3T", 4, 5), "all that the Advisor gives");
}

#[test]
fn races_and_cards_have_names() {
    ledger::proves!("KB-WINTER-04");
    let names = Race::ALL.map(Race::name);
    assert_eq!(names, ["Goblins", "Orcs", "Zombies", "Barbarians", "Demons", "Dragons"]);
    let content = Content::base();
    let card = content.card_named("4.3").expect("a card");
    let invader = content.invader(card);
    assert_eq!((invader.id, invader.year, invader.race, invader.strength), ("4.3", 4, Race::Demons, 6));
    assert_eq!(
        (invader.penalty.any, invader.penalty.vp, invader.reward.gold, invader.reward.vp),
        (4, 1, 1, 1)
    );
    assert_eq!(content.card_named("6.1"), None, "there is no sixth year");
    for year in 1..=5 {
        assert_eq!(content.cards_of(year).count(), 5, "five cards of year {year}");
    }
    assert_eq!(content.building(building("C3")).cost, Goods { gold: 2, wood: 3, stone: 1 });
}

#[test]
fn terms_that_the_rules_would_not_keep_are_refused() {
    ledger::proves!("KB-ORDERING-03", "KB-BLD-02", "KB-BLD-12");
    let effects = |name: &str| {
        let pack = Pack::embedded(&FILES).expect("the files of the program");
        pack.item("buildings", name).expect("a building")["effects"].clone()
    };
    let refused = |name: &str, field: &str, value: Value| {
        let mut changed = effects(name);
        changed[0][field] = value;
        let read = with("buildings", &json!({"id": name, "effects": changed}));
        let wrong = read.err().unwrap_or_default();
        assert!(wrong.iter().any(|w| w.contains(name)), "{name} with {field}: {wrong:?}");
    };
    for name in ["B1", "B2", "C2", "B1a", "B2a"] {
        refused(name, "limit", json!({"n": 2, "per": "season"}));
        refused(name, "limit", json!({"n": 1, "per": "year"}));
        refused(name, "optional", json!(false));
    }
    for name in ["B3", "D1", "D3", "F2", "G1", "G2", "A4", "E3a"] {
        refused(name, "optional", json!(true));
        refused(name, "limit", json!({"n": 1, "per": "season"}));
    }
    for name in ["E2", "D3a", "F1a", "F4a"] {
        refused(name, "limit", Value::Null);
    }
    refused("G4", "optional", json!(false));
    refused("D2a", "for", json!("each"));
    refused("C1", "if", json!({"c": "Race", "in": ["Goblins"]}));
}
