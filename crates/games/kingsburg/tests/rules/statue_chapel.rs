//! Statue and Chapel (p.10), and the order of effects (p.15, p.16).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;

/// Player 0 of three owns these buildings and has rolled this; the others hold sixes.
fn rolled(buildings: &str, dice: [u8; 3]) -> Play {
    Play::year(2).summer().players(3).player(0, |p| p.builds(buildings).dice(dice)).rerolling()
}

fn dice(t: &Table) -> ([u8; 3], [u8; 2]) {
    let dice = t.player(0).dice;
    assert_eq!(dice.white[2..], [0, 0], "two white dice at most in the base game");
    (dice.coloured, [dice.white[0], dice.white[1]])
}

#[test]
fn the_statue_rerolls_one_die_if_all_show_the_same() {
    ledger::proves!("KB-BLD-01", "KB-CLAR-11");
    let mut t = rolled("B1", [4, 4, 4]).rolls([1]).start();
    t.seat(0).may_only(["pass", "building/B1 die/4"]);
    t.seat(0).refused("building/B1 die/3", "KB-BLD-01");
    t.seat(0).refused("building/B1 white/4", "KB-BLD-01");
    t.seat(0).refused("building/B2", "KB-BLD-03");
    t.seat(0).refused("building/C1", "KB-ORDERING-01");
    t.seat(0).refused("good/gold", "KB-ORDERING-01");
    t.seat(0).answers("building/B1 die/4");
    assert_eq!(dice(&t), ([1, 4, 4], [0, 0]), "one die, and only one");
    for not_equal in [[4, 4, 5], [3, 4, 4]] {
        let t = rolled("B1", not_equal).start();
        assert!(matches!(t.frame(), Frame::Influence { .. }), "{not_equal:?}: nothing is offered");
    }
}

#[test]
fn without_the_building_nothing_is_rerolled() {
    ledger::proves!("KB-BLD-01", "KB-BLD-03");
    let t = rolled("", [1, 1, 1]).start();
    assert!(matches!(t.frame(), Frame::Influence { .. }), "no Statue, no Chapel");
    let mut t = rolled("B1", [1, 1, 1]).start();
    t.seat(0).refused("building/B2", "KB-BLD-03");
}

#[test]
fn white_dice_count_for_the_statue_and_may_be_chosen() {
    ledger::proves!("KB-BLD-01", "KB-R-19");
    let with = |white: [u8; 1], rolls: [u8; 1]| {
        rolled("B1 C1 C2 C3", [2, 2, 2]).player(0, |p| p.white(white)).rolls(rolls).start()
    };
    let mut t = with([2], [6]);
    t.seat(0).may_only(["pass", "building/B1 die/2", "building/B1 white/2"]);
    t.seat(0).answers("building/B1 white/2");
    assert_eq!(dice(&t), ([2, 2, 2], [6, 0]), "the white die");
    let mut t = with([2], [6]);
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(dice(&t), ([2, 2, 6], [2, 0]), "or a coloured one");
    let t = with([3], [6]);
    assert!(matches!(t.frame(), Frame::Influence { .. }), "2-2-2 and a white 3 are not all the same");
}

#[test]
fn the_chapel_rerolls_all_dice_of_a_total_of_seven_or_less() {
    ledger::proves!("KB-BLD-03", "KB-CLAR-11");
    let mut t = rolled("B1 B2", [1, 2, 4]).rolls([6, 5, 4]).start();
    t.seat(0).may_only(["pass", "building/B2"]);
    t.seat(0).refused("building/B2 die/1", "KB-BLD-03");
    t.seat(0).refused("building/B1 die/1", "KB-BLD-01");
    t.seat(0).answers("building/B2");
    assert_eq!(dice(&t), ([4, 5, 6], [0, 0]), "all three");
    let t = rolled("B1 B2", [1, 2, 5]).start();
    assert!(matches!(t.frame(), Frame::Influence { .. }), "8 is too much");
}

#[test]
fn white_dice_count_for_the_chapel_and_are_rerolled_too() {
    ledger::proves!("KB-BLD-03");
    let play = rolled("B1 B2 C1 C2 C3", [1, 1, 2]).player(0, |p| p.white([3])).rolls([6, 5, 4, 1]);
    let mut t = play.start();
    t.seat(0).answers("building/B2");
    assert_eq!(dice(&t), ([4, 5, 6], [1, 0]), "the white die too");
    let t = rolled("B1 B2 C1 C2 C3", [1, 1, 2]).player(0, |p| p.white([4])).start();
    assert!(matches!(t.frame(), Frame::Influence { .. }), "4 and a white 4 are 8");
}

#[test]
fn each_is_used_at_most_once_a_season() {
    ledger::proves!("KB-BLD-02", "KB-BLD-04", "KB-BLD-06", "KB-ORDERING-03", "KB-BLD-23");
    let mut t = rolled("B1", [2, 2, 2]).rolls([2]).start();
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(dice(&t).0, [2, 2, 2], "the condition holds again");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "but the Statue was used");
    assert_eq!(t.used(0), "B1", "its token is turned over");
    let mut t = rolled("B1 B2", [1, 1, 1]).rolls([1, 1, 1, 1]).start();
    t.seat(0).answers("building/B2");
    t.seat(0).may_only(["pass", "building/B1 die/1"]);
    t.seat(0).refused("building/B2", "KB-BLD-04");
    assert_eq!(t.used(0), "B2");
    t.seat(0).answers("building/B1 die/1");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "once both were used the result stands");
    assert_eq!((dice(&t).0, t.used(0).as_str()), ([1, 1, 1], "B1 B2"), "even 1-1-1");
    let mut t = rolled("B1 B2", [1, 1, 1]).rolls([1]).start();
    t.seat(0).answers("building/B1 die/1");
    t.seat(0).refused("building/B1 die/1", "KB-BLD-02");
}

#[test]
fn buildings_are_ready_again_next_season() {
    ledger::proves!("KB-ORDERING-03", "KB-BLD-02", "KB-BLD-23");
    let mut t = rolled("B1", [2, 2, 2]).rolls([2, 5, 5, 5, 6, 6, 6, 6, 6, 6]).start();
    t.seat(0).answers("building/B1 die/2");
    t.idle_to(Phase::Autumn);
    assert_eq!(t.used(0), "", "the token is turned back");
    t.seat(0).may_only(["pass", "building/B1 die/5"]);
}

#[test]
fn the_chapel_takes_in_a_die_just_rerolled_by_the_statue() {
    ledger::proves!("KB-BLD-05", "KB-ORDERING-02");
    let mut t = rolled("B1 B2", [2, 2, 2]).rolls([3, 6, 6, 5]).start();
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(dice(&t).0, [2, 2, 3]);
    t.seat(0).answers("building/B2");
    assert_eq!(dice(&t).0, [5, 6, 6], "all three were rolled again");
    let rolls = t.events.iter().filter(|e| matches!(e, Event::DiceChanged { .. })).count();
    assert_eq!(rolls, 2, "each is told");
}

#[test]
fn rerolling_may_be_declined() {
    ledger::proves!("KB-BLD-01", "KB-BLD-03");
    let mut t = rolled("B1 B2", [1, 1, 1]).start();
    t.seat(0).answers("pass");
    assert_eq!((dice(&t).0, t.used(0).as_str()), ([1, 1, 1], ""), "the dice are kept");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "and the season goes on");
    assert!(t.events.iter().any(|e| matches!(e, Event::KeptDice { .. })), "that is told");
}
