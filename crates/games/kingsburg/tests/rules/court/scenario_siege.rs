//! The scenario The Long Siege: half of the soldiers stay, and the invaders grow stronger.

use crate::dsl::{Play, Table, say_event};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::options::Scenario;

fn siege(year: u8) -> Play {
    Play::year(year).winter().players(3).scenario(Scenario::LongSiege)
}

fn strength(t: &Table) -> i16 {
    let fought = t.events.iter().find_map(|e| match *e {
        Event::Fought { strength, .. } => Some(strength),
        _ => None,
    });
    fought.expect("there was a battle")
}

#[test]
fn half_of_the_soldiers_stay_rounded_down() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-03");
    let play = siege(1).card("1.5").rolls([2]);
    let t = play.player(0, |p| p.soldiers(5)).player(1, |p| p.soldiers(4).builds("D1 D2")).start();
    assert_eq!((t.state.board.year, t.phase()), (2, Phase::Aid));
    assert_eq!(
        [0, 1, 2].map(|s| t.soldiers(s)),
        [7 / 2, 6 / 2, 2 / 2],
        "with those of the King, without buildings"
    );
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    assert!(told.contains(&"event-soldiers-halved (KB-SCEN-01)".to_owned()));
    assert!(!told.iter().any(|e| e.starts_with("event-soldiers-dismissed")));
}

#[test]
fn soldiers_that_stayed_are_his_in_the_next_year() {
    ledger::proves!("KB-SCEN-01", "KB-INV-11");
    let play = siege(1).card("1.5").rolls([6]).player(0, |p| p.soldiers(4));
    let mut t = play.start();
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [5, 3, 3]);
    t.idle_to(Phase::Mercenaries);
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [5, 3, 3], "all the year");
    t.rolls([1]);
    t.idle_until(|t| t.state.board.year == 3);
    let fought = t.events.iter().filter_map(|e| match *e {
        Event::Fought { total, .. } => Some(total),
        _ => None,
    });
    let totals: Vec<_> = fought.collect();
    let second = totals.len() - 3;
    assert_eq!(totals.iter().skip(second).max(), Some(&(5 + 1)), "they fight in the next Winter");
}

#[test]
fn a_soldier_of_one_goes_home() {
    ledger::proves!("KB-SCEN-01");
    let t = siege(1).card("1.5").rolls([1]).start();
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [0; 3], "half of one is none");
}

#[test]
fn without_the_scenario_all_go_home() {
    ledger::proves!("KB-WINTER-16", "KB-SCEN-01");
    for scenario in [Scenario::None, Scenario::KingsWager, Scenario::SeersWarning, Scenario::GoblinValley] {
        let play = Play::year(1).winter().players(3).scenario(scenario).card("1.5").rolls([6]);
        let t = play.everybody(|p| p.soldiers(4)).start();
        assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [0; 3], "{scenario:?}");
    }
}

#[test]
fn the_invaders_are_stronger_from_year_2_on() {
    ledger::proves!("KB-SCEN-01");
    let cards = [("1.1", 2, 0), ("2.1", 3, 1), ("3.1", 4, 1), ("4.1", 5, 2), ("5.1", 7, 2)];
    for (year, (card, printed, more)) in (1..).zip(cards) {
        let t = siege(year).card(card).rolls([1]).start();
        assert_eq!(strength(&t), printed + more, "year {year}");
    }
}

#[test]
fn printed_strength_does_not_change() {
    ledger::proves!("KB-MOD1-09", "KB-SCEN-03");
    let play = siege(3).modules("1").card("3.2").rolls([1]);
    let t = play.player(0, |p| p.builds("G1")).start();
    assert_eq!(strength(&t), 6, "5 and one more");
    let total = t.events.iter().find_map(|e| match *e {
        Event::Fought { total, .. } => Some(total),
        _ => None,
    });
    assert_eq!(total, Some(2), "Improvised Defenses work against a printed 5");
}

#[test]
fn it_adds_to_the_fate_card_of_the_year() {
    ledger::proves!("KB-SCEN-03", "KB-MOD1-09");
    let t = siege(4).modules("4").fate("fierce_enemies").card("4.1").rolls([1]).start();
    assert_eq!(strength(&t), 5 + 1 + 2);
    let t = siege(4).modules("4").fate("scattered_warbands").card("4.1").rolls([1]).start();
    assert_eq!(strength(&t), 5 - 1 + 2);
}

#[test]
fn half_of_what_tokens_bring_stays_too() {
    ledger::proves!("KB-SCEN-03", "KB-MOD5-04");
    let mut t = siege(1).modules("5").card("1.5").player(0, |p| p.soldiers(3)).start();
    for (seat, value) in [(0, 4), (1, 3), (2, 1)] {
        t.seat(seat).answers(&format!("request/{value}"));
    }
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [3, 1, 0]);
}
