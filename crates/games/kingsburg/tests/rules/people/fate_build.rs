//! Fate cards about building.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

fn building(fate: &str, goods: &str, buildings: &str) -> Play {
    let play = Play::year(2).spring().players(3).fate(fate).player(0, |p| p.has(goods).builds(buildings));
    play.building()
}

/// The first player builds this; what he has left of ten of each.
fn left(fate: &str, buildings: &str, path: &str) -> String {
    let mut t = building(fate, "10G 10W 10S", buildings).start();
    t.seat(0).answers(path);
    t.has(0)
}

#[test]
fn wandering_builders_save_a_good_of_choice_in_the_first_two_columns() {
    ledger::proves!("KB-MOD4-03", "KB-BUILD-03");
    assert_eq!(
        left("wandering_builders", "", "building/C1 good/gold"),
        "9G 10W 10S",
        "the Inn, paid in gold"
    );
    assert_eq!(left("wandering_builders", "", "building/C1 good/wood"), "10G 9W 10S", "or in wood");
    assert_eq!(left("wandering_builders", "D1", "building/D2 good/wood good/wood"), "10G 8W 10S");
    assert_eq!(left("wandering_builders", "D1", "building/D2 good/gold good/wood"), "9G 9W 10S");
    assert_eq!(left("wandering_builders", "D1 D2", "building/D3"), "8G 8W 9S", "column III is not for them");
    assert_eq!(left("wandering_builders", "", "building/F1"), "10G 9W 10S", "one good is always paid");
}

#[test]
fn who_has_just_enough_for_the_lower_price_can_build() {
    ledger::proves!("KB-MOD4-03", "KB-BUILD-03");
    let mut t = building("wandering_builders", "1G", "").start();
    t.seat(0).may_only(["pass", "building/B1", "building/C1", "building/D1"]);
    t.seat(0).answers("building/D1");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("nothing", 1));
    let mut t = building("wandering_builders", "1S", "").start();
    t.seat(0).refused("building/C1", "KB-BUILD-03");
    t.seat(0).may_only(["pass", "building/D1"]);
}

#[test]
fn it_is_so_for_everybody() {
    ledger::proves!("KB-MOD4-03");
    let mut t = building("wandering_builders", "0G", "").player(2, |p| p.has("1W")).start();
    t.seat(0).answers("pass");
    t.seat(1).answers("pass");
    t.seat(2).may_only(["pass", "building/C1", "building/E1", "building/F1"]);
}

#[test]
fn heavy_rains_cost_a_wood_in_the_last_two_columns() {
    ledger::proves!("KB-MOD4-03", "KB-BUILD-03");
    assert_eq!(left("heavy_rains", "D1 D2", "building/D3"), "8G 7W 9S", "2, 2+1 and 1");
    assert_eq!(left("heavy_rains", "B1 B2 B3", "building/B4"), "5G 9W 7S", "5, 0+1 and 3");
    assert_eq!(left("heavy_rains", "D1", "building/D2"), "9G 8W 10S", "column II as printed");
    assert_eq!(left("heavy_rains", "", "building/F1"), "10G 9W 10S");
    let mut t = building("heavy_rains", "5G 3S", "B1 B2 B3").start();
    t.seat(0).refused("building/B4", "KB-BUILD-03");
}

#[test]
fn rain_and_crane_both_count() {
    ledger::proves!("KB-MOD4-03", "KB-BLD-20");
    assert_eq!(left("heavy_rains", "D1 D2 F1 F2", "building/D3"), "9G 7W 9S", "2-1, 2+1 and 1");
}

#[test]
fn what_is_added_comes_before_what_is_taken_off() {
    ledger::proves!("KB-MOD4-03", "KB-MOD3-05");
    let play = building("heavy_rains", "5G 3S", "B1 B2 B3").governors(["carpenter", "prince", "duke"]);
    let mut t = play.start();
    t.seat(0).answers("building/B4");
    assert_eq!(t.has(0), "nothing", "the Carpenter saves the wood of the rain, though none is printed");
}

#[test]
fn in_a_year_of_foundations_the_first_column_scores_one_more() {
    ledger::proves!("KB-MOD4-03", "KB-BUILD-05");
    let scored = |buildings: &str, path: &str| {
        let mut t = building("year_of_foundations", "9G 9W 9S", buildings).start();
        t.seat(0).answers(path);
        assert_eq!((t.vp(1), t.vp(2)), (0, 0), "for its builder");
        t.vp(0)
    };
    assert_eq!(scored("", "building/B1"), 4, "3 and 1");
    assert_eq!(scored("", "building/F1"), 1, "0 and 1");
    assert_eq!(scored("B1", "building/B2"), 5, "as printed");
    let play = building("year_of_foundations", "9G 9W 9S", "").agent(0);
    let mut t = play.start();
    t.seat(0).answers("building/D1");
    t.seat(0).answers("building/F1");
    assert_eq!(t.vp(0), 2 + 1, "each of two");
}

/// Somebody builds at night.
fn night(goods: &str) -> Play {
    building("night_yards", goods, "")
}

#[test]
fn night_yards_let_everybody_build_once_more_for_a_good_more() {
    ledger::proves!("KB-MOD4-03", "KB-ENVOY-09");
    let mut t = night("1G 3W").player(1, |p| p.has("4W")).start();
    t.seat(0).answers("building/F1");
    t.seat(0).may_only(["pass", "building/C1", "building/E1"]);
    t.seat(0).answers("building/E1");
    assert_eq!(
        (t.has(0).as_str(), t.buildings(0).as_str()),
        ("nothing", "E1 F1"),
        "2 wood, and the gold on top"
    );
    assert_eq!(t.waits_for(), Some(1), "twice, not three times");
    t.seat(1).answers("building/F1");
    t.seat(1).answers("building/E1");
    assert_eq!(t.has(1), "nothing", "for him as well: 1, 2 and 1");
}

#[test]
fn the_good_on_top_is_of_choice_and_must_be_there() {
    ledger::proves!("KB-MOD4-03");
    let mut t = night("1G 3W 1S").start();
    t.seat(0).answers("building/F1");
    let palisades: Vec<_> = t.answers().into_iter().filter(|path| path.starts_with("building/E1")).collect();
    let (stone, gold) =
        ("building/E1 good/wood good/wood good/stone", "building/E1 good/gold good/wood good/wood");
    assert_eq!(palisades, [stone, gold], "2 wood, and one good more of what he has");
    let mut t = night("3W").start();
    t.seat(0).answers("building/F1");
    t.seat(0).may_only(["pass"]);
    t.seat(0).refused("building/E1", "KB-BUILD-03");
}

#[test]
fn who_does_not_build_first_does_not_build_at_night() {
    ledger::proves!("KB-MOD4-03", "KB-BUILD-02");
    let mut t = night("9W").start();
    t.seat(0).answers("pass");
    assert_eq!(t.waits_for(), Some(1));
}

#[test]
fn night_yards_are_for_once_a_year() {
    ledger::proves!("KB-MOD4-03");
    let again = |first: &str| {
        let mut t = night("30W 30G 30S").start();
        t.seat(0).answers("building/F1");
        t.seat(0).answers(first);
        t.idle_until(|t| t.phase() == Phase::Summer && matches!(t.frame(), Frame::Build { .. }));
        t.idle_until(|t| t.waits_for() == Some(0));
        t.seat(0).answers("building/F2");
        t.waits_for() == Some(0)
    };
    assert!(!again("building/E1 good/wood good/wood good/wood"), "used in Spring, gone in Summer");
    assert!(again("pass"), "declined in Spring, there in Summer");
}

#[test]
fn agent_and_night_yards_can_be_used_in_one_turn() {
    ledger::proves!("KB-MOD4-03", "KB-ENVOY-08", "KB-ENVOY-09");
    let mut t = night("9G 9W 9S").agent(0).start();
    t.seat(0).answers("building/F1");
    t.seat(0).may(["building/E1 agent", "building/E1 right/extra good/wood good/wood good/stone", "pass"]);
    t.seat(0).answers("building/E1 agent");
    assert_eq!((t.agent(), t.has(0).as_str()), (None, "9G 6W 9S"), "the Agent's building costs no more");
    t.seat(0).answers("building/B1 good/gold good/gold good/stone");
    assert_eq!((t.buildings(0).as_str(), t.has(0).as_str()), ("B1 E1 F1", "7G 6W 8S"), "the other one more");
    assert_eq!(t.waits_for(), Some(1), "and that is all");
    let mut t = night("9G 9W 9S").agent(0).start();
    t.seat(0).answers("building/F1");
    t.seat(0).answers("building/E1 right/extra good/wood good/wood good/stone");
    assert_eq!(t.agent(), Some(0), "the Agent is still there");
    t.seat(0).answers("building/B1");
    assert_eq!((t.agent(), t.has(0).as_str()), (None, "7G 6W 8S"));
}

#[test]
fn the_agent_at_night_does_not_use_up_the_yards() {
    ledger::proves!("KB-MOD4-03", "KB-ENVOY-04");
    let mut t: Table = night("9W 9G 9S").agent(0).start();
    t.seat(0).answers("building/F1");
    t.seat(0).answers("building/E1 agent");
    t.seat(0).answers("pass");
    t.idle_until(|t| t.phase() == Phase::Summer && matches!(t.frame(), Frame::Build { .. }));
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).answers("building/B1");
    assert_eq!(t.waits_for(), Some(0), "he may still build once more");
}
