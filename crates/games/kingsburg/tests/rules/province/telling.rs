//! What players are asked and told with modules 1 and 2.

use crate::dsl::{Play, Table, say, say_event, say_reason};
use crate::province::scenes::owner;
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::options::{Lines, Rows};
use std::collections::BTreeSet;
use table::{Chance, Event as _, Game, Reason as _, Sampled, Scripted, Seat};

fn story(t: &mut Table) -> Vec<String> {
    t.news().iter().map(say_event).collect()
}

#[test]
fn lines_dealt_and_used_are_told() {
    ledger::proves!("KB-MOD2-01", "KB-MOD2-03");
    let draws = [0, 0, 0, 0, 0, 0, 0, 1, 2, 3];
    let mut t = Table::with(&Options::of_modules(&[1, 2]), 2, Scripted::dice([]).draws(draws));
    let told = story(&mut t);
    assert_eq!(told[1], "event-lines-drawn seat=seat 0 lines=line/A+line/B (KB-MOD2-01)");
    assert_eq!(told[2], "event-lines-drawn seat=seat 1 lines=line/C+line/D (KB-MOD2-01)");
    let order = t.order();
    t.seat(order[0]).answers("both");
    t.seat(order[1]).answers("pass");
    let told = story(&mut t);
    let lines = ["line/A+line/B", "line/C+line/D"][usize::from(order[0])];
    let used = format!("event-lines-used seat=seat {} lines={lines} (KB-MOD2-03)", order[0]);
    assert_eq!(told[..2], [used, format!("event-no-lines-used seat=seat {} lines= (KB-MOD2-03)", order[1])]);
}

#[test]
fn the_draft_is_told() {
    ledger::proves!("KB-MOD2-06");
    let options = Options { lines: Lines::Drafted, ..Options::default() };
    let mut t = Table::with(&options, 2, Scripted::dice([]).draws([0, 0, 0, 0, 0, 0, 1]));
    t.seat(1).answers("line/F");
    let told = story(&mut t);
    assert_eq!(
        told[1..],
        [
            "event-first-drafter seat=seat 1 (KB-MOD2-06)",
            "event-line-taken seat=seat 1 line=line/F (KB-MOD2-06)"
        ]
    );
}

#[test]
fn trades_of_buildings_are_told_with_their_rule() {
    ledger::proves!("KB-MOD1-06", "KB-MOD2-04");
    let mut t = owner("", "A1").summer().player(0, |p| p.has("1W")).season_end();
    let prompt = t.prompt();
    let asked = "prompt-effect-trade source=building/A1 seat=seat 0 (KB-MOD1-06)";
    assert_eq!(say(&prompt.message, prompt.rule), asked);
    assert_eq!(say_reason(&t.seat(0).why_not("plus2")), "refusal-not-asked (KB-MOD1-06)");
    t.news();
    t.seat(0).answers("accept");
    assert_eq!(
        story(&mut t)[..2],
        [
            "event-lost seat=seat 0 what=good/wood (KB-MOD1-06)",
            "event-gained seat=seat 0 what=good/gold+good/gold (KB-MOD1-06)"
        ]
    );
    let mut t = owner("", "A1").summer().player(0, |p| p.has("1W")).season_end();
    t.news();
    t.seat(0).answers("pass");
    assert_eq!(story(&mut t)[0], "event-declined seat=seat 0 (KB-MOD1-06)");
}

#[test]
fn the_academys_die_is_told() {
    ledger::proves!("VR-13");
    let play = Play::year(3).winter().card("3.4").players(2).modules("1").rolls([2, 5]);
    let mut t = play.player(0, |p| p.builds("G1 G2 G3 G4")).start();
    let rolled = "event-own-die seat=seat 0 source=building/G4 soldiers=5 (VR-13)";
    assert_eq!(story(&mut t).pop().as_deref(), Some(rolled));
    t.seat(0).answers("accept");
    assert_eq!(story(&mut t)[0], "event-own-die-used seat=seat 0 sent=2 soldiers=5 (VR-13)");
    let play = Play::year(2).phase(Phase::Mercenaries).players(2).modules("1").player(0, |p| p.has("2T"));
    let mut t = play.player(0, |p| p.builds("G1 G2")).start();
    t.news();
    t.seat(0).answers("plus2 plus2");
    assert_eq!(
        story(&mut t),
        [
            "event-lost seat=seat 0 what=plus2+plus2 (KB-MERC-01)",
            "event-gained seat=seat 0 what=soldiers/1 (KB-MERC-01)"
        ]
    );
}

#[test]
fn every_message_of_a_game_with_lines_has_words_in_both_languages() {
    ledger::proves!("KB-MOD-01");
    let locales = [
        include_str!("../../../../../../content/kingsburg/en.ftl"),
        include_str!("../../../../../../content/kingsburg/it.ftl"),
    ];
    let mut keys = BTreeSet::new();
    for seed in 0..6u64 {
        let lines = if seed % 2 == 0 { Lines::Dealt } else { Lines::Drafted };
        let options = Options { rows: Rows::Seven, lines, ..Options::default() };
        let mut t = Table::with(&options, 2 + (seed % 4) as u8, Scripted::dice([]).then_seed(seed));
        let mut choice = Sampled::new(seed);
        while let Some(seat) = t.waits_for() {
            keys.insert(t.prompt().message.key);
            let mut candidates = Vec::new();
            t.game.candidates(&t.state, Seat(seat), &mut candidates);
            let wrong = candidates.into_iter().filter_map(|a| t.game.judge(&t.state, Seat(seat), a).err());
            keys.extend(wrong.map(|reason| reason.message().key));
            let paths = t.answers();
            let path = paths[choice.draw(paths.len())].clone();
            t.seat(seat).answers(&path);
        }
        keys.extend(t.events.iter().map(|e| e.message().key));
    }
    for needed in ["event-lines-used", "prompt-draft", "refusal-same-line"] {
        assert!(keys.contains(needed), "{needed} has come up");
    }
    for key in keys {
        for (locale, name) in locales.iter().zip(["English", "Italian"]) {
            let there = locale.lines().any(|line| line.starts_with(&format!("{key} =")));
            assert!(there, "no {name} words for {key}");
        }
    }
}
