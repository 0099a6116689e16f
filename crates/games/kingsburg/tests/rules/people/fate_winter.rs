//! Fate cards about soldiers: Heavy Snow and Idle Swords.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::{Event, Outcome};
use kingsburg::options::{Reinforcements, Rows};

fn snow() -> Play {
    Play::year(1).winter().players(3).fate("heavy_snow").card("1.1")
}

fn totals(t: &Table) -> Vec<i16> {
    let fought = |e: &Event| if let Event::Fought { total, .. } = e { Some(*total) } else { None };
    t.events.iter().filter_map(fought).collect()
}

#[test]
fn in_heavy_snow_the_king_sends_two_without_rolling() {
    ledger::proves!("KB-MOD4-03", "KB-WINTER-05");
    let t = snow().player(1, |p| p.soldiers(3)).rolls([6]).start();
    assert_eq!(totals(&t), [2, 5, 2]);
    assert_eq!(t.chance.dice_left(), 1, "no die was rolled");
    assert!(t.events.iter().any(|e| matches!(e, Event::ReinforcedWithout { soldiers: 2, .. })));
    assert!(!t.events.iter().any(|e| matches!(e, Event::Reinforced { .. })));
    assert_eq!(t.player(0).last_battle, Some(Outcome::Drawn), "2 against 2");
}

#[test]
fn the_academys_die_may_stand_in_for_the_two() {
    ledger::proves!("KB-MOD1-04", "KB-MOD4-03");
    let academy = || {
        let mut play = snow().player(1, |p| p.builds("G1 G2 G3 G4"));
        play.position.options.rows = Rows::Seven;
        let mut t = play.rolls([5]).start();
        t.seat(1).may_only(["pass", "accept"]);
        t.news();
        t
    };
    let mut t = academy();
    t.seat(1).answers("accept");
    assert_eq!(totals(&t), [2, 6, 2], "5, and 1 for the Improvised Defences");
    let mut t = academy();
    t.seat(1).answers("pass");
    assert_eq!(totals(&t), [2, 3, 2]);
}

#[test]
fn snow_does_not_stop_request_tokens() {
    ledger::proves!("KB-MOD4-03", "KB-MOD5-04");
    let mut play = snow();
    play.position.options.reinforcements = Reinforcements::Tokens;
    let mut t = play.start();
    for (seat, request) in [(0, "request/4"), (1, "request/0"), (2, "request/1")] {
        t.seat(seat).answers(request);
    }
    assert_eq!(totals(&t), [4, 0, 1], "what they asked for");
}

fn idle(goods: &str, buildings: &str) -> Table {
    let play = Play::year(2).phase(Phase::Mercenaries).players(3).fate("idle_swords");
    play.everybody(|p| p.has(goods).builds(buildings)).start()
}

#[test]
fn the_first_soldier_costs_one_good_among_idle_swords() {
    ledger::proves!("KB-MOD4-03", "KB-MERC-01");
    let mut t = idle("4G", "");
    t.seat(0).refused("good/gold good/gold", "KB-MOD4-03");
    t.seat(0).answers("good/gold");
    t.seat(0).refused("good/gold", "KB-MERC-01");
    t.seat(0).answers("good/gold good/gold");
    t.seat(0).may_only(["pass"]);
    assert_eq!((t.soldiers(0), t.has(0).as_str()), (2, "1G"), "1 and 2");
    t.seat(0).answers("pass");
    t.seat(1).answers("good/gold");
    assert_eq!((t.soldiers(1), t.has(1).as_str()), (1, "3G"), "for each player anew");
    t.seat(1).refused("good/gold", "KB-MERC-01");
}

#[test]
fn the_lowest_price_counts() {
    ledger::proves!("KB-MOD4-03", "KB-BLD-15");
    let mut t = idle("3W", "D1 D2 D3");
    for _ in 0..3 {
        t.seat(0).answers("good/wood");
    }
    assert_eq!((t.soldiers(0), t.has(0).as_str()), (3, "nothing"), "the Barracks make every soldier cost 1");
}
