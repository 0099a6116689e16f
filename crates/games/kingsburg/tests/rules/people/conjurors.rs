//! The Sorcerer: buildings for nothing in year 3.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;

fn year(year: u8) -> Play {
    Play::year(year).players(3).governors(["prince", "sorcerer", "castellan"])
}

fn conjuring(t: &Table) -> bool {
    matches!(t.frame(), Frame::Effect { .. })
}

#[test]
fn the_sorcerer_puts_up_to_three_buildings_of_the_first_column_for_nothing() {
    ledger::proves!("KB-MOD3-05", "KB-BUILD-08");
    let mut t = year(3).player(1, |p| p.vp(4)).start();
    t.seat(1).may_only(["pass", "building/B1", "building/C1", "building/D1", "building/E1", "building/F1"]);
    t.seat(1).answers("building/B1");
    t.seat(1).refused("building/B1", "KB-BUILD-11");
    t.seat(1).refused("building/B2", "KB-MOD3-05");
    t.seat(1).refused("building/C2", "KB-BUILD-07");
    t.seat(1).answers("building/D1");
    t.seat(1).answers("building/F1");
    assert!(!conjuring(&t), "three, not four");
    assert_eq!((t.buildings(1).as_str(), t.vp(1)), ("B1 D1 F1", 4), "without their points");
    assert_eq!(t.has(1), "nothing", "and without payment");
    assert_eq!((t.buildings(0), t.buildings(2)), (String::new(), String::new()));
}

#[test]
fn the_sorcerer_may_stop_early_or_not_begin() {
    ledger::proves!("KB-MOD3-05");
    let mut t = year(3).start();
    t.seat(1).answers("building/E1");
    t.seat(1).answers("pass");
    assert!(!conjuring(&t), "he has stopped");
    assert_eq!(t.buildings(1), "E1");
    let mut t = year(3).start();
    t.seat(1).answers("pass");
    assert!(!conjuring(&t));
    assert_eq!(t.buildings(1), "");
    let t = year(3).player(1, |p| p.builds("B1 C1 D1 E1 F1")).start();
    assert!(!conjuring(&t), "who has them all is not asked");
    let mut t = year(3).player(1, |p| p.builds("B1 C1 D1 E1")).start();
    t.seat(1).answers("building/F1");
    assert!(!conjuring(&t), "nor when there is no more room");
}

#[test]
fn only_the_third_year_is_the_sorcerers() {
    ledger::proves!("KB-MOD3-05");
    for n in [1, 2, 4, 5] {
        assert!(!conjuring(&year(n).start()), "not in year {n}");
    }
    let mut t = year(2).phase(Phase::Winter).rolls([6]).start();
    t.idle_until(conjuring);
    assert_eq!((t.state.board.year, t.phase(), t.waits_for()), (3, Phase::Aid, Some(1)));
}

#[test]
fn conjured_buildings_count_at_once_for_the_kings_aid() {
    ledger::proves!("KB-AID-01", "KB-MOD3-05");
    let mut t = year(3).player(0, |p| p.builds("F1")).player(2, |p| p.builds("F1")).start();
    t.seat(1).answers("building/F1");
    t.seat(1).answers("pass");
    assert!(matches!(t.frame(), Frame::Aid { .. }), "all have one building: each takes a good");
    let mut t = year(3).player(0, |p| p.builds("F1")).player(2, |p| p.builds("F1")).start();
    t.seat(1).answers("pass");
    assert_eq!(t.state.board.aid_die.map(|s| s.0), Some(1), "without it he is the poorest");
}

#[test]
fn conjuring_is_not_building() {
    ledger::proves!("KB-MOD4-03", "KB-MOD3-05");
    let mut play = year(3);
    play.position.options.fate = kingsburg::options::Fate::On;
    play.position.fates = vec![None, None, kingsburg::content::FateId::named("year_of_foundations")];
    play.position.options.lines = kingsburg::options::Lines::Dealt;
    let mut t = play.player(1, |p| p.lines("F").builds("F1a")).start();
    t.seat(1).answers("building/D1");
    t.seat(1).answers("pass");
    assert_eq!(t.vp(1), 0, "neither the Fountain nor the Fate card pays");
    assert!(t.events.iter().any(|e| matches!(e, Event::PutUp { vp: 0, .. })), "it is told as something else");
    assert!(!t.events.iter().any(|e| matches!(e, Event::Built { .. })));
}

#[test]
fn a_conjured_building_has_no_points_to_lose_until_it_is_built() {
    ledger::proves!("KB-RAZE-04", "KB-MOD3-05");
    // Goblins of strength 4: 3 wood, 3 stone, a building, 1 VP.
    let mut t = year(3).card("3.1").player(1, |p| p.vp(10)).start();
    t.seat(1).answers("building/B1");
    t.seat(1).answers("pass");
    t.idle_to(Phase::Mercenaries);
    let before = t.vp(1);
    t.rolls([1]);
    t.idle_until(|t| t.state.board.year == 4);
    assert_eq!(t.buildings(1), "", "the Statue fell");
    assert_eq!(t.vp(1), before - 1, "for the penalty, and nothing with the Statue");
    let raze = t.events.iter().find_map(|e| match e {
        Event::Razed { seat, vp, .. } if seat.0 == 1 => Some(*vp),
        _ => None,
    });
    assert_eq!(raze, Some(0));
    let play = year(4).phase(Phase::Spring).player(1, |p| p.has("2G")).order([1, 0, 2]).building();
    let mut t = play.start();
    t.seat(1).answers("building/B1");
    assert_eq!(t.vp(1), 3, "built again it scores");
}
