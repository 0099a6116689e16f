//! Scenarios: one is chosen, or drawn at random, or none is played.

use crate::dsl::{Table, say_event};
use kingsburg::content::CardId;
use kingsburg::options::{CHOICES, Scenario};
use kingsburg::{Kingsburg, Options};
use std::collections::BTreeMap;
use table::{Game, Scripted};

const ALL: [(Scenario, &str); 4] = [
    (Scenario::GoblinValley, "goblin_valley"),
    (Scenario::LongSiege, "long_siege"),
    (Scenario::KingsWager, "kings_wager"),
    (Scenario::SeersWarning, "seers_warning"),
];

fn opened(scenario: Scenario, seed: u64) -> Table {
    let options = Options { scenario, ..Options::default() };
    Table::with(&options, 3, Scripted::dice([]).then_seed(seed))
}

fn name(t: &Table) -> Option<String> {
    t.state.board.scenario.map(|s| s.element().to_string())
}

#[test]
fn there_are_four_and_each_can_be_picked() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-02");
    for (scenario, word) in ALL {
        let t = opened(scenario, 1);
        assert_eq!(name(&t), Some(format!("scenario/{word}")));
        let told = format!("event-scenario-chosen scenario=scenario/{word} (KB-SCEN-02)");
        assert!(t.events.iter().map(say_event).any(|e| e == told), "all hear of it");
    }
    let words: Vec<_> =
        CHOICES.iter().filter(|(option, _)| *option == "scenario").flat_map(|(_, w)| *w).collect();
    assert_eq!(
        words,
        [&"none", &"random", &"goblin_valley", &"long_siege", &"kings_wager", &"seers_warning"]
    );
}

#[test]
fn without_a_scenario_none_is_played() {
    ledger::proves!("KB-SCEN-02");
    let t = opened(Scenario::None, 1);
    assert_eq!(name(&t), None);
    assert!(!t.events.iter().map(say_event).any(|e| e.starts_with("event-scenario")));
}

#[test]
fn a_random_one_is_each_of_the_four_equally_often() {
    ledger::proves!("KB-SCEN-02");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..800 {
        let t = opened(Scenario::Random, seed);
        *seen.entry(name(&t).expect("a scenario is drawn")).or_default() += 1;
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
    assert!(seen.values().all(|n| (150..250).contains(n)), "each about 200 times of 800: {seen:?}");
}

#[test]
fn a_random_scenario_has_its_second_deck_if_it_needs_one() {
    ledger::proves!("KB-SCEN-02", "KB-SCEN-01");
    for seed in 0..60 {
        let t = opened(Scenario::Random, seed);
        let second = t.state.hidden.valley != [CardId::default(); 5];
        assert_eq!(
            second,
            name(&t).as_deref() == Some("scenario/goblin_valley"),
            "seed {seed}: {:?}",
            name(&t)
        );
    }
}

#[test]
fn every_scenario_is_played_with_all_modules() {
    ledger::proves!("KB-SCEN-03", "KB-MOD-01");
    for (scenario, _) in ALL {
        let options = Options { scenario, ..Options::of_modules(&[1, 2, 3, 4, 5, 6]) };
        assert!(Kingsburg::new(kingsburg::content::Content::base(), &options, 2).is_ok());
        let mut t = Table::with(&options, 2, Scripted::dice([]).then_seed(7));
        t.idle_until(|t| t.game.standing(&t.state).is_some());
        assert!(!t.winners().is_empty(), "{scenario:?} comes to an end");
    }
}
