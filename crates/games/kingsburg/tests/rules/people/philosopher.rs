//! The Philosopher, with Statue, Chapel, Altar and the Fate (p.12, p.16).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;

const REROLL: &str = "governor/philosopher";

fn philosopher(dice: [u8; 3]) -> Play {
    let play = Play::year(2).summer().players(3).governors(["philosopher", "paladin", "castellan"]);
    play.player(0, |p| p.dice(dice)).rerolling()
}

/// He rolls all dice again, with this result, and leaves it at that.
fn rerolled(dice: [u8; 3], then: [u8; 3]) -> Table {
    let mut t = philosopher(dice).start();
    t.rolls(then);
    t.seat(0).answers(REROLL);
    t
}

fn is_settled(t: &Table) -> bool {
    matches!(t.frame(), Frame::Influence { .. })
}

#[test]
fn he_rerolls_all_dice_at_ten_or_less() {
    ledger::proves!("KB-GOV-14", "KB-R-58");
    let mut t = philosopher([2, 2, 6]).start();
    t.seat(0).may_only(["pass", REROLL]);
    t.rolls([4, 5, 6]);
    t.seat(0).answers(REROLL);
    assert_eq!(t.player(0).dice.coloured, [4, 5, 6], "all of them");
    assert!(is_settled(&philosopher([2, 3, 6]).start()), "11 is too much");
}

#[test]
fn a_strictly_lower_total_brings_one_point() {
    ledger::proves!("KB-GOV-12", "KB-R-58");
    for (then, vp) in [([1, 2, 6], 1), ([1, 3, 6], 0), ([1, 4, 6], 0), ([1, 1, 1], 1)] {
        let t = rerolled([2, 2, 6], then);
        assert!(is_settled(&t));
        assert_eq!(t.vp(0), vp, "from 10 to {then:?}");
        assert_eq!((t.vp(1), t.vp(2)), (0, 0), "for him alone");
    }
}

#[test]
fn who_keeps_his_dice_gets_nothing() {
    ledger::proves!("KB-GOV-12", "KB-GOV-13");
    let mut t = philosopher([1, 1, 1]).start();
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.player(0).dice.coloured), (0, [1, 1, 1]));
}

#[test]
fn he_philosophises_once_a_season() {
    ledger::proves!("KB-R-58", "KB-ORDERING-03");
    let mut t = rerolled([2, 2, 6], [1, 1, 1]);
    assert!(is_settled(&t), "3 is low enough, but he has had his turn");
    t.rolls([1, 1, 1, 6, 6, 6, 6, 6, 6]);
    t.idle_until(|t| matches!(t.frame(), Frame::Reroll { .. }));
    assert_eq!(t.phase(), Phase::Autumn, "the next season he may again");
    assert_eq!(t.vp(0), 1, "the point was given once");
}

#[test]
fn white_dice_count_and_are_rolled_too() {
    ledger::proves!("KB-GOV-14", "KB-R-58", "KB-GOV-12");
    let spring = |white: u8| {
        philosopher([2, 2, 2]).phase(Phase::Spring).aid_die(0).player(0, |p| p.white([white])).start()
    };
    let mut t = spring(4);
    t.rolls([3, 3, 3, 1]);
    t.seat(0).answers(REROLL);
    assert_eq!((t.player(0).dice.coloured, t.player(0).dice.white[0]), ([3, 3, 3], 1));
    assert_eq!(t.vp(0), 0, "10 before and after: not lower");
    assert!(is_settled(&spring(5)), "6 and a white 5 are 11");
}

#[test]
fn he_may_come_before_or_after_the_statue() {
    ledger::proves!("KB-GOV-11", "KB-GOV-12", "KB-GOV-13");
    let mut t = philosopher([2, 2, 2]).player(0, |p| p.builds("B1")).start();
    t.rolls([4, 1, 2, 4]);
    t.seat(0).answers("building/B1 die/2");
    t.seat(0).answers(REROLL);
    assert_eq!(t.vp(0), 1, "from 8 to 7: only his own reroll is compared, though the first roll was 6");
    let mut t = philosopher([3, 3, 3]).player(0, |p| p.builds("B1")).start();
    t.rolls([2, 2, 2, 1]);
    t.seat(0).answers(REROLL);
    t.seat(0).may_only(["pass", "building/B1 die/2"]);
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(t.player(0).dice.coloured, [1, 2, 2]);
    assert_eq!(t.vp(0), 0, "a die was rolled again, even if for the worse");
    let mut t = philosopher([3, 3, 3]).player(0, |p| p.builds("B1")).start();
    t.rolls([2, 2, 2]);
    t.seat(0).answers(REROLL);
    t.seat(0).answers("pass");
    assert_eq!(t.vp(0), 1, "without that he has his point");
}

#[test]
fn he_may_come_before_or_after_the_altar() {
    ledger::proves!("KB-GOV-11", "KB-GOV-13");
    let altar = || {
        let mut play = philosopher([2, 3, 5]);
        play.position.options.lines = kingsburg::options::Lines::Dealt;
        play.player(0, |p| p.lines("B").builds("B1a B2a"))
    };
    let mut t = altar().start();
    t.seat(0).refused("building/B2a die/2 die/3 die/5 roll", "KB-MOD2-10");
    t.rolls([1, 2, 5, 6]);
    t.seat(0).answers(REROLL);
    t.seat(0).answers("building/B2a die/1 roll");
    assert_eq!(
        (t.player(0).dice.coloured, t.vp(0)),
        ([2, 5, 6], 0),
        "10 became 8, but then a die was rolled"
    );
    let mut t = altar().player(0, |p| p.dice([1, 2, 5])).start();
    t.rolls([2, 1, 1, 5]);
    t.seat(0).answers("building/B2a die/1 roll");
    t.seat(0).answers(REROLL);
    assert_eq!(t.vp(0), 1, "after the Altar, from 9 to 7");
}

#[test]
fn a_reroll_by_the_fate_card_takes_his_point_away() {
    ledger::proves!("KB-GOV-13", "KB-MOD4-03");
    let mut t = philosopher([2, 2, 6]).fate("kind_lots").start();
    t.rolls([1, 1, 2, 1]);
    t.seat(0).answers(REROLL);
    t.seat(0).answers("fate/kind_lots die/2");
    assert_eq!(t.player(0).dice.coloured, [1, 1, 1]);
    t.idle_until(is_settled);
    assert_eq!(t.vp(0), 0);
}

#[test]
fn his_point_comes_before_turn_order_is_set() {
    ledger::proves!("KB-GOV-12", "KB-ORDERING-04", "KB-ORDERING-05");
    let t = rerolled([2, 2, 6], [1, 1, 2]);
    let at = |wanted: fn(&Event) -> bool| t.events.iter().position(wanted);
    let gained =
        at(|e| matches!(e, Event::Gained { seat, rule, .. } if seat.0 == 0 && rule.0 == "KB-GOV-14"));
    let changed = at(|e| matches!(e, Event::DiceChanged { .. }));
    let ordered = at(|e| matches!(e, Event::OrderSet { .. }));
    assert!(changed < gained && gained < ordered, "{:?}", t.events);
    assert!(changed.is_some() && gained.is_some());
}

#[test]
fn example_statue_philosopher_and_chapel() {
    ledger::proves!("KB-EX-40", "KB-GOV-11", "KB-GOV-12", "KB-GOV-13", "KB-GOV-14", "KB-ORDERING-02");
    let story = || {
        let play = philosopher([2, 2, 2]).player(0, |p| p.builds("B1 B2"));
        let play = play.player(1, |p| p.dice([3, 4, 4])).player(2, |p| p.dice([4, 4, 5]));
        let mut t = play.start();
        t.seat(0).may_only(["pass", "building/B1 die/2", "building/B2", REROLL]);
        t.rolls([6, 1, 1, 5, 4, 4, 4]);
        t.seat(0).answers("building/B1 die/2");
        assert_eq!(t.player(0).dice.coloured, [2, 2, 6]);
        t.seat(0).refused("building/B2", "KB-BLD-03");
        t.seat(0).may_only(["pass", REROLL]);
        t.seat(0).answers(REROLL);
        assert_eq!(t.player(0).dice.coloured, [1, 1, 5], "7, worse than 10");
        t.seat(0).may_only(["pass", "building/B2"]);
        t
    };
    let mut t = story();
    t.seat(0).answers("pass");
    assert!(is_settled(&t));
    assert_eq!((t.vp(0), t.player(0).dice.coloured), (1, [1, 1, 5]), "the point, and no Chapel");
    assert_eq!(t.order(), [0, 1, 2], "7, 11, 13");
    let mut t = story();
    t.seat(0).answers("building/B2");
    assert!(is_settled(&t), "4-4-4 is equal, but the Statue has been used");
    assert_eq!((t.vp(0), t.player(0).dice.coloured), (0, [4, 4, 4]), "no point");
    assert_eq!(t.order(), [1, 0, 2], "12 counts for the order");
}
