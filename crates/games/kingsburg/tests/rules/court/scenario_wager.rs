//! The scenario The King's Wager: completing a row scores, and most for who is first.

use crate::dsl::{Play, Table, say_event};
use kingsburg::board::Phase;
use kingsburg::options::Scenario;

/// Summer of year 3; players 0 and 1 lack the last building of row F (2G 2W 2S, 4 points).
fn wager() -> Play {
    let play = Play::year(3).summer().players(3).scenario(Scenario::KingsWager);
    play.everybody(|p| p.has("9G 9W 9S").builds("F1 F2 F3")).building()
}

fn told(t: &Table) -> Vec<String> {
    t.events.iter().map(say_event).collect()
}

#[test]
fn the_first_to_complete_a_row_scores_three() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-03");
    let mut t = wager().start();
    t.seat(0).answers("building/F4");
    assert_eq!(t.vp(0), 4 + 3, "the Embassy, and 3 for being first");
    assert!(
        told(&t).contains(&"event-gained seat=seat 0 what=vp/3 (KB-SCEN-01)".to_owned()),
        "{:?}",
        told(&t)
    );
    t.seat(1).answers("building/F4");
    assert_eq!(t.vp(1), 4 + 1, "1 for every later one, in the same season too");
    t.seat(2).answers("building/B1");
    assert_eq!(t.vp(2), 3, "nothing for another column");
}

#[test]
fn rows_count_by_letter_whichever_line_is_used() {
    ledger::proves!("KB-SCEN-01", "KB-MOD2-04");
    let play = wager().modules("2").player(0, |p| p.lines("F").builds("F1a F2a F3a"));
    let mut t = play.building().start();
    t.seat(0).answers("building/F4a");
    assert_eq!(t.vp(0), 4 + 3, "Architects' Guild: first in row F");
    t.seat(1).answers("building/F4");
    assert_eq!(t.vp(1), 4 + 1, "the printed row F comes second");
}

#[test]
fn another_row_has_a_first_of_its_own() {
    ledger::proves!("KB-SCEN-01");
    let play = wager().player(1, |p| p.builds("E1 E2 E3"));
    let mut t = play.start();
    t.seat(0).answers("building/F4");
    t.seat(1).answers("building/E4");
    assert_eq!(t.vp(1), 4 + 3, "nobody had completed row E");
}

#[test]
fn with_the_agent_one_turn_completes_two_rows() {
    ledger::proves!("KB-SCEN-01", "KB-ENVOY-08");
    let mut t = wager().agent(0).player(0, |p| p.builds("E1 E2 E3 F1 F2 F3")).start();
    t.seat(0).answers("building/F4");
    t.seat(0).answers("building/E4");
    assert_eq!(t.vp(0), 4 + 3 + 4 + 3);
}

#[test]
fn points_once_won_stay_and_a_rebuilt_building_scores_one() {
    ledger::proves!("KB-SCEN-01", "KB-R-41", "KB-RAZE-06");
    let play = Play::year(3).autumn().players(2).scenario(Scenario::KingsWager).card("3.3").building();
    let play = play
        .player(0, |p| p.has("4G 4W 4S").builds("F1 F2 F3"))
        .player(1, |p| p.builds("F1 F2 F3").has("2G 2W 2S"));
    let mut t = play.start();
    t.rolls([1]);
    t.seat(0).answers("building/F4");
    t.seat(1).answers("pass");
    t.idle_to(Phase::Mercenaries);
    assert_eq!(t.vp(0), 4 + 3 + 1, "the Embassy scores a point at the end of the season too");
    t.idle_until(|t| t.state.board.year == 4);
    assert_eq!((t.buildings(0).as_str(), t.vp(0)), ("F1 F2 F3", 3 + 1), "only its printed points are lost");
    let mut play = Play::year(4).spring().players(2).scenario(Scenario::KingsWager).building();
    play = play
        .player(0, |p| p.has("2G 2W 2S").builds("F1 F2 F3"))
        .player(1, |p| p.builds("F1 F2 F3").has("2G 2W 2S"));
    play.position.completed = vec!["F".to_owned()];
    let mut t = play.start();
    t.seat(0).answers("building/F4");
    assert_eq!(t.vp(0), 4 + 1, "built again it scores 1: the row was completed before");
    t.seat(1).answers("building/F4");
    assert_eq!(t.vp(1), 4 + 1);
}

#[test]
fn that_a_row_was_completed_is_known_after_it_was_razed() {
    ledger::proves!("KB-SCEN-01", "KB-R-41");
    let play = Play::year(3).autumn().players(2).scenario(Scenario::KingsWager).card("3.3").building();
    let play = play
        .player(0, |p| p.has("4G 4W 4S").builds("F1 F2 F3"))
        .player(1, |p| p.builds("F1 F2 F3").has("9G 9W 9S").soldiers(9));
    let mut t = play.start();
    t.rolls([1]);
    t.seat(0).answers("building/F4");
    t.seat(1).answers("pass");
    t.idle_until(|t| t.state.board.year == 4);
    assert_eq!(t.buildings(0), "F1 F2 F3", "razed in Winter");
    t.idle_to_building();
    while t.waits_for() != Some(1) {
        let seat = t.waits_for().expect("somebody builds");
        t.seat(seat).answers("pass");
    }
    t.news();
    t.seat(1).answers("building/F4");
    let won: Vec<_> = told(&t).into_iter().filter(|e| e.ends_with("(KB-SCEN-01)")).collect();
    assert_eq!(won, ["event-gained seat=seat 1 what=vp/1 (KB-SCEN-01)"], "second in row F");
}

#[test]
fn a_standing_building_completes_its_row_in_a_written_position() {
    ledger::proves!("KB-SCEN-01");
    let play = wager().player(2, |p| p.builds("F1 F2 F3 F4"));
    let mut t = play.start();
    t.seat(0).answers("building/F4");
    assert_eq!(t.vp(0), 4 + 1, "player 2 was first, before this position");
}

#[test]
fn without_the_scenario_a_row_scores_nothing_more() {
    ledger::proves!("KB-SCEN-01");
    let mut t = wager().scenario(Scenario::None).start();
    t.seat(0).answers("building/F4");
    assert_eq!(t.vp(0), 4);
}
