//! What is told: every event with its words, numbers and rule.

use crate::dsl::{Play, Table, say_event};
use kingsburg::board::Phase;
use table::{Game, Scripted};

/// Everything told so far, in one line each.
fn story(t: &mut Table) -> Vec<String> {
    t.news().iter().map(say_event).collect()
}

#[test]
fn a_game_begins_with_its_order_and_the_aid() {
    ledger::proves!("KB-SETUP-11", "KB-FLOW-02", "KB-AID-05");
    let mut t = Table::open(3, Scripted::dice([1, 1, 2, 2, 2, 3, 6, 5, 4]).draws([0, 0]));
    let begin = [
        "event-order-drawn order=seat/1+seat/2+seat/0 (KB-SETUP-11)",
        "event-phase-began year=1 phase=phase/aid (KB-FLOW-02)",
    ];
    assert_eq!(story(&mut t), begin);
    t.seat(1).answers("good/gold");
    assert_eq!(story(&mut t), ["event-gained seat=seat 1 what=good/gold (KB-AID-05)"]);
    t.seat(2).answers("good/wood");
    t.seat(0).answers("good/stone");
    let told = [
        "event-gained seat=seat 2 what=good/wood (KB-AID-05)",
        "event-gained seat=seat 0 what=good/stone (KB-AID-05)",
        "event-phase-began year=1 phase=phase/spring (KB-FLOW-02)",
        "event-rolled seat=seat 0 dice=die/1+die/1+die/2 (KB-ROLL-02)",
        "event-rolled seat=seat 1 dice=die/2+die/2+die/3 (KB-ROLL-02)",
        "event-rolled seat=seat 2 dice=die/4+die/5+die/6 (KB-ROLL-02)",
        "event-order-set order=seat/0+seat/1+seat/2 (KB-ORDER-01)",
    ];
    assert_eq!(story(&mut t), told);
}

#[test]
fn a_season_tells_of_dice_help_and_building() {
    ledger::proves!("KB-INF-03", "KB-INF-18", "KB-BUILD-04", "KB-BUILD-01", "KB-REWARD-01");
    let mut t = Play::year(2)
        .spring()
        .players(3)
        .player(0, |p| p.dice([1, 2, 5]).has("2G"))
        .player(1, |p| p.dice([1, 6, 6]))
        .influencing()
        .rolls([1; 9])
        .start();
    t.seat(0).answers("die/2 die/5 advisor/7");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("pass");
    t.seat(0).answers("good/stone");
    t.seat(0).answers("building/B1");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    let told = [
        "event-influenced seat=seat 0 advisor=advisor/7 (KB-INF-03)",
        "event-passed seat=seat 1 (KB-INF-18)",
        "event-passed seat=seat 2 (KB-INF-18)",
        "event-passed seat=seat 0 (KB-INF-18)",
        "event-helped seat=seat 0 advisor=advisor/7 (KB-ADV-07)",
        "event-gained seat=seat 0 what=good/stone+plus2 (KB-ADV-07)",
        "event-built seat=seat 0 building=building/B1 paid=good/gold+good/gold vp=3 (KB-BUILD-04)",
        "event-did-not-build seat=seat 1 (KB-BUILD-01)",
        "event-did-not-build seat=seat 2 (KB-BUILD-01)",
        "event-phase-began year=2 phase=phase/reward (KB-FLOW-02)",
        "event-gained seat=seat 0 what=vp/1 (KB-REWARD-01)",
        "event-phase-began year=2 phase=phase/summer (KB-FLOW-02)",
    ];
    assert_eq!(story(&mut t)[..12], told);
}

#[test]
fn rerolls_and_kept_dice_are_told() {
    ledger::proves!("KB-BLD-01", "KB-BLD-03", "KB-ORDERING-01");
    let play = Play::year(2).spring().players(3).aid_die(0);
    let play =
        play.player(0, |p| p.builds("B1 B2").dice([1, 1, 1]).white([1])).rerolling().rolls([2, 5, 4, 3, 1]);
    let mut t = play.start();
    t.seat(0).answers("building/B1 white/1");
    t.seat(0).answers("building/B2");
    let told = [
        "event-dice-changed seat=seat 0 source=building/B1 dice=die/1+die/1+die/1+white/2 (KB-BLD-01)",
        "event-dice-changed seat=seat 0 source=building/B2 dice=die/3+die/4+die/5+white/1 (KB-BLD-03)",
    ];
    assert_eq!(story(&mut t)[..2], told);
    let mut t =
        Play::year(2).spring().players(3).player(2, |p| p.builds("B1").dice([3, 3, 3])).rerolling().start();
    t.seat(2).answers("pass");
    assert_eq!(story(&mut t)[0], "event-kept-dice seat=seat 2 (KB-ORDERING-01)");
}

#[test]
fn looking_declining_and_trading_are_told() {
    ledger::proves!("KB-ADV-10", "KB-ADV-06", "KB-ADV-14");
    let play = Play::year(2).spring().players(3).card("2.5").player(0, |p| p.dice([4, 6, 6]).has("1W"));
    let play = play.player(1, |p| p.dice([2, 6, 6])).player(2, |p| p.dice([5, 5, 1]).has("1S"));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.seat(1).answers("die/2 die/6 die/6 advisor/14");
    t.seat(2).answers("die/1 die/5 advisor/6");
    t.seat(0).answers("pass");
    t.seat(2).answers("pass");
    t.news();
    t.seat(2).answers("good/stone");
    t.seat(0).answers("look");
    t.seat(1).answers("good/gold good/gold good/wood");
    let told = [
        "event-lost seat=seat 2 what=good/stone (KB-ADV-06)",
        "event-gained seat=seat 2 what=good/gold+good/wood (KB-ADV-06)",
        "event-helped seat=seat 0 advisor=advisor/10 (KB-ADV-10)",
        "event-gained seat=seat 0 what=soldiers/2 (KB-ADV-10)",
        "event-looked seat=seat 0 (KB-ADV-10)",
        "event-saw seat=seat 0 race=race/Zombies strength=5 (KB-ADV-10)",
        "event-helped seat=seat 1 advisor=advisor/14 (KB-ADV-14)",
        "event-lost seat=seat 1 what=vp/1 (KB-ADV-14)",
        "event-gained seat=seat 1 what=good/gold+good/gold+good/wood (KB-ADV-14)",
    ];
    assert_eq!(story(&mut t), told);
    let mut t =
        Play::year(2).spring().players(3).player(0, |p| p.dice([6, 5, 5]).has("1G")).influencing().start();
    t.seat(0).answers("die/6 advisor/6");
    t.idle_to_help();
    t.news();
    t.seat(0).answers("pass");
    assert_eq!(story(&mut t), ["event-declined seat=seat 0 (KB-ADV-06)"]);
}

#[test]
fn the_agent_and_the_aid_die_are_told() {
    ledger::proves!("KB-ENVOY-02", "KB-ENVOY-03", "KB-ENVOY-05", "KB-ENVOY-08", "KB-ENVOY-11", "KB-AID-02");
    let mut t = Play::year(2).phase(Phase::Agent).agent(1).players(3).player(0, |p| p.builds("F1"));
    t = t.player(1, |p| p.has("1G"));
    let told = story(&mut t.start());
    let expected = [
        "event-phase-began year=2 phase=phase/agent (KB-FLOW-02)",
        "event-agent-returned seat=seat 1 (KB-ENVOY-11)",
        "event-agent-taken seat=seat 2 (KB-ENVOY-02)",
    ];
    assert_eq!(told[..3], expected);
    let told = story(&mut Play::year(2).phase(Phase::Agent).players(3).start());
    assert_eq!(told[1], "event-agent-stays (KB-ENVOY-03)");
    let told = story(&mut Play::year(2).player(0, |p| p.has("1G")).players(2).start());
    assert_eq!(told[1], "event-aid-die seat=seat 1 (KB-AID-02)");
    let play = Play::year(2).spring().players(3).agent(0).player(0, |p| p.dice([1, 2, 3]).has("9G 9W"));
    let mut t = play.group(3, Some(1), [3]).player(1, |p| p.dice([3, 6, 6])).influencing().start();
    t.seat(0).answers("die/1 die/2 agent advisor/3");
    assert_eq!(story(&mut t), ["event-influenced-with-agent seat=seat 0 advisor=advisor/3 (KB-ENVOY-05)"]);
    let mut t = Play::year(2).spring().players(3).agent(0).player(0, |p| p.has("1G 3W")).building().start();
    t.seat(0).answers("building/F1");
    t.seat(0).answers("building/E1");
    let told = [
        "event-built seat=seat 0 building=building/F1 paid=good/wood vp=0 (KB-BUILD-04)",
        "event-built-with-agent seat=seat 0 building=building/E1 paid=good/wood+good/wood vp=0 (KB-ENVOY-08)",
    ];
    assert_eq!(story(&mut t), told);
}

#[test]
fn neutral_dice_are_told() {
    ledger::proves!("KB-2P-01", "KB-2P-02");
    let told = story(&mut Play::year(2).summer().players(2).rolls([1, 2, 3, 4, 5]).start());
    let expected = [
        "event-neutral-dice advisor=advisor/6 (KB-2P-01)",
        "event-neutral-dice advisor=advisor/9 (KB-2P-02)",
    ];
    assert_eq!(told[1..3], expected);
}

#[test]
fn a_winter_is_told_to_the_end() {
    ledger::proves!("KB-WINTER-09", "KB-WINTER-10", "KB-WINTER-11", "KB-RAZE-01", "KB-END-03", "KB-LOSS-01");
    let mut t = Play::year(5)
        .winter()
        .card("5.3")
        .rolls([2])
        .players(3)
        .player(0, |p| p.soldiers(7))
        .player(1, |p| p.soldiers(6))
        .player(2, |p| p.builds("C1 C2").vp(20))
        .start();
    let told = [
        "event-phase-began year=5 phase=phase/winter (KB-FLOW-02)",
        "event-invaded race=race/Demons strength=8 (KB-WINTER-03)",
        "event-reinforced seat=seat 0 soldiers=2 (KB-WINTER-05)",
        "event-won seat=seat 0 total=9 strength=8 (KB-WINTER-09)",
        "event-gained seat=seat 0 what=vp/2 (KB-WINTER-09)",
        "event-drawn seat=seat 1 total=8 strength=8 (KB-WINTER-10)",
        "event-battle-lost seat=seat 2 total=2 strength=8 (KB-WINTER-11)",
        "event-razed seat=seat 2 building=building/C2 vp=1 (KB-RAZE-01)",
        "event-lost seat=seat 2 what=vp/2 (KB-LOSS-01)",
        "event-gained seat=seat 0 what=vp/1 (KB-WINTER-13)",
        "event-soldiers-dismissed (KB-WINTER-16)",
        "event-game-over winners=seat/2 count=1 (KB-END-03)",
    ];
    assert_eq!(story(&mut t), told);
    let shared = Play::year(5).winter().card("5.1").rolls([1]).players(2).start().news();
    assert_eq!(
        say_event(shared.last().expect("the end")),
        "event-game-over winners=seat/0+seat/1 count=2 (KB-END-03)"
    );
}

#[test]
fn every_message_of_a_game_has_words_in_both_languages() {
    ledger::proves!("KB-FLOW-01");
    let locales = [
        include_str!("../../../../../content/kingsburg/en.ftl"),
        include_str!("../../../../../content/kingsburg/it.ftl"),
    ];
    let mut keys = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let mut t = Table::open(2 + (seed % 4) as u8, Scripted::dice([]).then_seed(seed));
        let mut choice = table::Sampled::new(seed);
        while let Some(seat) = t.waits_for() {
            keys.insert(t.prompt().message.key);
            let mut candidates = Vec::new();
            t.game.candidates(&t.state, table::Seat(seat), &mut candidates);
            let wrong =
                candidates.into_iter().filter_map(|a| t.game.judge(&t.state, table::Seat(seat), a).err());
            keys.extend(wrong.map(|reason| table::Reason::message(&reason).key));
            let paths = t.answers();
            let path = paths[table::Chance::draw(&mut choice, paths.len())].clone();
            t.seat(seat).answers(&path);
        }
        keys.extend(t.events.iter().map(|e| table::Event::message(e).key));
    }
    assert!(keys.len() > 50, "events, questions and refusals: {}", keys.len());
    for key in keys {
        for (locale, name) in locales.iter().zip(["English", "Italian"]) {
            assert!(
                locale.lines().any(|line| line.starts_with(&format!("{key} ="))),
                "no {name} words for {key}"
            );
        }
    }
}
