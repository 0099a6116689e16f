//! Module 4: the deck of Fate (p.13).

use crate::dsl::{Play, Table};
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::content::FateId;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::options::Fate;
use std::collections::BTreeSet;
use table::Scripted;

/// The first year begins with these five cards on top.
fn deck(names: [&str; 5]) -> Play {
    let mut play = Play::year(1).players(3);
    play.position.options.fate = Fate::On;
    play.position.fates = names.into_iter().map(FateId::named).collect();
    play
}

fn current(t: &Table) -> Option<&'static str> {
    t.state.board.fate.map(FateId::name)
}

#[test]
fn the_deck_is_shuffled() {
    ledger::proves!("KB-MOD4-01", "KB-COMP-08");
    let mut all = BTreeSet::new();
    let mut decks = BTreeSet::new();
    for seed in 0..150 {
        let t = Table::with(&Options::of_modules(&[4]), 2, Scripted::dice([]).then_seed(seed));
        let five = t.state.hidden.fates.map(FateId::name);
        assert_eq!(five.iter().collect::<BTreeSet<_>>().len(), 5, "each card is there once");
        all.extend(five);
        decks.insert(five);
    }
    assert_eq!(all.len(), 29, "any of the 29 may come");
    assert!(decks.len() > 140, "and in any order");
}

#[test]
fn the_top_card_is_revealed_as_the_year_begins() {
    ledger::proves!("KB-MOD4-02", "KB-MOD4-03", "KB-MOD4-04", "KB-INV-31");
    let names = ["songs_of_valour", "kind_lots", "night_yards", "heavy_rains", "border_truce"];
    let mut t = deck(names).start();
    assert!(matches!(t.frame(), Frame::Aid { .. }), "before the King's Aid");
    for (year, name) in (1..).zip(names) {
        t.idle_until(|t| t.state.board.year == year);
        assert_eq!((current(&t), t.phase()), (Some(name), Phase::Aid), "in phase 1 of year {year}");
        let news = t.news();
        let revealed: Vec<_> = news
            .iter()
            .filter_map(|e| if let Event::FateRevealed { fate } = e { Some(fate.name()) } else { None })
            .collect();
        assert_eq!(revealed, [name], "once, and it is told");
        t.idle_to(Phase::Mercenaries);
        assert_eq!(current(&t), Some(name), "it is there all year");
    }
    t.idle_until(|t| t.frame() == Frame::Over);
    assert_eq!(current(&t), None, "the last one is discarded too");
}

#[test]
fn the_card_is_discarded_at_the_end_of_phase_eight() {
    ledger::proves!("KB-MOD4-04", "KB-R-46");
    let play =
        Play::year(1).winter().players(3).governors(["miner", "prince", "duke"]).fate("fierce_enemies");
    let t = play.card("1.1").rolls([3]).start();
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted).expect("it happens");
    let home = at(|e| *e == Event::SoldiersDismissed);
    let gone = at(|e| matches!(e, Event::FateDiscarded { fate } if fate.name() == "fierce_enemies"));
    let good = at(|e| matches!(e, Event::Gained { rule, .. } if rule.0 == "KB-GOV-02"));
    let next = at(|e| matches!(e, Event::FateRevealed { .. }));
    assert!(home < gone && gone < good && good < next, "{:?}", t.events);
    assert_ne!(current(&t), Some("fierce_enemies"));
}

#[test]
fn a_card_holds_in_its_own_year_only() {
    ledger::proves!("KB-MOD4-03", "KB-MOD4-04");
    let mut t = deck(["famine", "heavy_snow", "night_yards", "heavy_rains", "border_truce"]).start();
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        t.idle_until(|t| t.phase() == season && matches!(t.frame(), Frame::Influence { .. }));
        assert_eq!(t.player(0).dice.coloured_count(), 2, "in {season:?} of year 1");
    }
    t.idle_until(|t| t.state.board.year == 2 && matches!(t.frame(), Frame::Influence { .. }));
    assert_eq!(t.player(0).dice.coloured_count(), 3, "in the second year the famine is over");
}

#[test]
fn without_the_module_there_is_no_fate() {
    ledger::proves!("KB-MOD-01", "KB-MOD4-01");
    let mut t = Table::open(3, Scripted::dice([]));
    t.idle_until(|t| t.frame() == Frame::Over);
    assert!(!t.events.iter().any(|e| matches!(e, Event::FateRevealed { .. } | Event::FateDiscarded { .. })));
}
