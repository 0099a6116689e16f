//! The worked examples of the rulebook, p.2 to p.7, with their dice.
//! Andrea is seat 0, Barbara 1, Carlo 2, Davide 3.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::content::Content;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::{Rule, Scripted, Seat};

const ANDREA: u8 = 0;
const BARBARA: u8 = 1;
const CARLO: u8 = 2;
const DAVIDE: u8 = 3;

/// Set up as in the example: the order drawn is Carlo, Andrea, Davide, Barbara.
fn set_up() -> Table {
    let dice = [1, 3, 5, 4, 4, 5, 2, 2, 6, 2, 3, 5];
    Table::open(4, Scripted::dice(dice).draws([1, 1, 0, 2, 0, 0, 0, 0]))
}

fn after_aid() -> Table {
    let mut t = set_up();
    t.seat(CARLO).answers("good/gold");
    t.seat(ANDREA).answers("good/wood");
    t.seat(DAVIDE).answers("good/gold");
    t.seat(BARBARA).answers("good/stone");
    t
}

fn after_influence() -> Table {
    let mut t = after_aid();
    t.seat(ANDREA).answers("die/3 die/5 advisor/8");
    t.seat(CARLO).refused("die/2 die/6 advisor/8", "KB-INF-07");
    t.seat(CARLO).answers("die/2 die/2 advisor/4");
    t.seat(DAVIDE).answers("die/2 die/5 advisor/7");
    t.seat(BARBARA).refused("die/4 die/4 advisor/8", "KB-INF-07");
    t.seat(BARBARA).may(["die/4 die/4 die/5 advisor/13"]);
    t.seat(BARBARA).answers("die/4 die/5 advisor/9");
    t.seat(ANDREA).answers("die/1 advisor/1");
    t.seat(CARLO).answers("die/6 advisor/6");
    t.seat(DAVIDE).answers("die/3 advisor/3");
    t.seat(BARBARA).may_only(["pass"]);
    t
}

fn after_help() -> Table {
    let mut t = after_influence();
    t.seat(BARBARA).answers("pass");
    t.seat(CARLO).answers("good/wood");
    t.seat(CARLO).answers("good/wood");
    t.seat(DAVIDE).answers("good/wood");
    t.seat(BARBARA).answers("good/gold good/wood");
    t
}

fn all(t: &Table) -> [String; 4] {
    [t.has(ANDREA), t.has(BARBARA), t.has(CARLO), t.has(DAVIDE)]
}

#[test]
fn example_set_up() {
    ledger::proves!("KB-EX-01", "KB-SETUP-11", "KB-SETUP-14");
    let t = set_up();
    assert_eq!(t.order(), [CARLO, ANDREA, DAVIDE, BARBARA], "as it was drawn");
    let years = t.state.hidden.invaders.map(|card| Content::base().invader(card).year);
    assert_eq!(years, [1, 2, 3, 4, 5], "one card for each year on space 8");
}

#[test]
fn example_the_first_kings_aid() {
    ledger::proves!("KB-EX-02", "KB-AID-08");
    let t = after_aid();
    assert_eq!(all(&t), ["1W", "1S", "1G", "1G"], "identical choices are allowed");
    assert!(!t.events.iter().any(|e| matches!(e, Event::AidDie { .. })), "no white die is given");
    assert_eq!(t.phase(), Phase::Spring);
}

#[test]
fn example_kings_aid_of_year_three() {
    ledger::proves!("KB-EX-03", "KB-AID-02", "KB-AID-09");
    let mut t = Play::year(3)
        .order([2, 0, 3, 1])
        .player(0, |p| p.builds("B1 B2 C1 D1 E1 F1"))
        .player(1, |p| p.builds("B1 C1 D1 E1 F1").has("2G"))
        .player(2, |p| p.builds("B1 C1 D1 E1 F1"))
        .player(3, |p| p.builds("B1 B2 C1 D1 E1 F1").has("1W"))
        .start();
    let dice: Vec<_> = t.events.iter().filter(|e| matches!(e, Event::AidDie { .. })).collect();
    assert_eq!(dice, [&Event::AidDie { seat: Seat(CARLO), rule: Rule("KB-AID-02") }], "Carlo alone");
    assert_eq!(all(&t), ["nothing", "2G", "nothing", "1W"], "nobody gets a good");
    assert_eq!((0..4).map(|s| t.player(s).dice.white_count()).collect::<Vec<_>>(), [0, 0, 1, 0]);
    t.idle_to(Phase::Summer);
    assert_eq!(t.state.board.aid_die, None, "back in the Supply when Spring ends");
}

#[test]
fn example_turn_order() {
    ledger::proves!("KB-EX-04", "KB-ORDER-01", "KB-ORDER-03", "KB-ORDER-04");
    let t = after_aid();
    let totals = [0, 1, 2, 3].map(|seat| t.player(seat).dice.total());
    assert_eq!(totals, [9, 13, 10, 10]);
    assert_eq!(t.order(), [ANDREA, CARLO, DAVIDE, BARBARA], "Carlo before Davide, as before");
}

#[test]
fn example_influence() {
    ledger::proves!("KB-EX-05", "KB-R-05");
    let t = after_influence();
    let expected = [
        (1, Some(ANDREA)),
        (3, Some(DAVIDE)),
        (4, Some(CARLO)),
        (6, Some(CARLO)),
        (7, Some(DAVIDE)),
        (8, Some(ANDREA)),
        (9, Some(BARBARA)),
    ];
    assert_eq!(t.court(), expected, "Barbara's last die is 4, and Advisor 4 is taken");
}

#[test]
fn example_help() {
    ledger::proves!("KB-EX-06", "KB-HELP-01", "KB-HELP-07", "KB-R-05", "KB-R-09");
    let t = after_help();
    assert_eq!(all(&t), ["2G 1W", "1G 1W 1S", "2G 1S", "1G 2W 1T"]);
    assert_eq!([0, 1, 2, 3].map(|seat| t.vp(seat)), [1, 0, 0, 0]);
    assert!(matches!(t.frame(), Frame::Build { .. }), "then they build");
}

#[test]
fn example_the_church_needs_statue_and_chapel() {
    ledger::proves!("KB-EX-07", "KB-BLD-31", "KB-BUILD-07");
    let with = |buildings: &str| {
        Play::year(2).spring().player(0, |p| p.has("9G 9W 9S").builds(buildings)).building()
    };
    let mut t = with("").start();
    t.seat(0).refused("building/B3", "KB-BUILD-07");
    t.seat(0).refused("building/B2", "KB-BUILD-07");
    let mut t = with("B1").start();
    t.seat(0).refused("building/B3", "KB-BUILD-07");
    t.seat(0).may(["building/B2"]);
    let mut t = with("B1 B2").start();
    t.seat(0).answers("building/B3");
}

#[test]
fn example_building() {
    ledger::proves!("KB-EX-08", "KB-EX-09", "KB-EX-10", "KB-EX-11", "KB-R-03", "KB-BUILD-05");
    let mut t = after_help();
    t.rolls([6; 12]);
    t.seat(ANDREA).answers("building/B1");
    assert_eq!(
        (t.has(ANDREA).as_str(), t.vp(ANDREA)),
        ("1W", 4),
        "2 gold for 3 VP, from 1 to 4 in the whole story"
    );
    t.seat(CARLO).answers("building/D1");
    assert_eq!((t.has(CARLO).as_str(), t.vp(CARLO)), ("1G", 1));
    t.seat(DAVIDE).answers("building/E1");
    assert_eq!((t.has(DAVIDE).as_str(), t.vp(DAVIDE)), ("1G 1T", 0));
    t.seat(BARBARA).answers("building/C1");
    assert_eq!(t.has(BARBARA), "1S");
    assert_eq!(
        [0, 1, 2, 3].map(|seat| t.vp(seat)),
        [5, 1, 2, 1],
        "all have one building, so the King rewards all"
    );
    let mut alone = Play::year(1).spring().player(0, |p| p.has("2G 1W").vp(2)).building().start();
    alone.seat(0).answers("building/B1");
    assert_eq!((alone.has(0).as_str(), alone.vp(0)), ("1W", 5), "taken alone, from 2 to 5");
}

#[test]
fn example_the_agent_is_assigned() {
    ledger::proves!("KB-EX-12", "KB-ENVOY-02", "KB-R-24");
    let t = Play::year(2)
        .phase(Phase::Agent)
        .player(0, |p| p.builds("B1 C1 D1 E1 F1"))
        .player(1, |p| p.builds("B1 C1 D1 E1").has("2W"))
        .player(2, |p| p.builds("B1 C1 D1 E1").has("1W"))
        .player(3, |p| p.builds("B1 C1 D1 E1"))
        .start();
    assert_eq!(t.agent(), Some(DAVIDE), "Andrea has no goods either, but five buildings");
}

#[test]
fn example_the_agent_builds() {
    ledger::proves!("KB-EX-13", "KB-ENVOY-08", "KB-ENVOY-10", "KB-BLD-33");
    let play = Play::year(2).autumn().agent(3).player(3, |p| p.has("1G 3W").builds("D1"));
    let mut t = play.frame(Frame::Build(Build { place: 3, built: 0, favour: Favour::None })).start();
    t.seat(DAVIDE).answers("building/F1");
    t.seat(DAVIDE).answers("building/D2");
    assert_eq!(t.buildings(DAVIDE), "D1 D2 F1", "both in one season");
    assert_eq!((t.has(DAVIDE).as_str(), t.agent()), ("nothing", None), "the Agent is back on space 5");
}

#[test]
fn example_the_agent_influences() {
    ledger::proves!("KB-EX-14", "KB-ENVOY-05", "KB-ENVOY-06");
    let play =
        Play::year(2).autumn().agent(3).player(1, |p| p.dice([3, 5, 6])).player(3, |p| p.dice([3, 1, 1]));
    let mut t = play.group(3, Some(1), [3]).group(2, Some(3), [1, 1]).influencing().start();
    t.idle_until(|t| t.waits_for() == Some(DAVIDE));
    t.seat(DAVIDE).refused("die/3 advisor/3", "KB-INF-07");
    t.seat(DAVIDE).answers("die/3 agent advisor/3");
    t.idle_to_building();
    assert_eq!(
        (t.has(BARBARA).as_str(), t.has(DAVIDE).as_str()),
        ("1W", "1G 1W"),
        "one wood each from Advisor 3"
    );
    assert_eq!(t.agent(), None, "the Agent is back on the board");
}
