//! Griffin Farm and University: what a low total brings, once the dice are final (p.11, p.16).

use crate::dsl::Play;
use crate::province::scenes::rolled;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Frame, Influence};

const UNIVERSITY: &str = "F1a F2a F3a";
const GRIFFINS: &str = "D1a D2a";

#[test]
fn nine_or_less_is_low() {
    ledger::proves!("KB-MOD2-10", "KB-R-59", "KB-CLAR-11");
    for (dice, low) in
        [([1, 1, 1], true), ([1, 2, 3], true), ([3, 3, 3], true), ([3, 3, 4], false), ([6, 6, 6], false)]
    {
        let t = rolled("F", UNIVERSITY, dice).rerolling().start();
        assert_eq!(t.vp(0), if low { 2 } else { 0 }, "the University on {dice:?}");
        assert!(
            matches!(t.frame(), Frame::Influence(Influence { place: 0, .. })),
            "before any die is placed"
        );
        let t = rolled("D", GRIFFINS, dice).rerolling().start();
        assert_eq!(t.soldiers(0), u16::from(low), "the Griffin Farm on {dice:?}");
        assert_eq!((t.vp(0), t.soldiers(1)), (0, 0));
    }
}

#[test]
fn white_dice_count() {
    ledger::proves!("KB-MOD2-10");
    for (dice, white, low) in
        [([2, 2, 2], 3, true), ([2, 2, 2], 4, false), ([1, 1, 2], 5, true), ([3, 3, 3], 1, false)]
    {
        let with = |play: Play| play.aid_die(0).player(0, |p| p.white([white])).rerolling().start();
        let t = with(rolled("F", UNIVERSITY, dice));
        assert_eq!(t.vp(0), if low { 2 } else { 0 }, "{dice:?} and a white {white}");
        let t = with(rolled("D", GRIFFINS, dice));
        assert_eq!(t.soldiers(0), u16::from(low), "{dice:?} and a white {white}");
    }
}

#[test]
fn example_chapel_and_university() {
    ledger::proves!("KB-EX-41", "KB-ORDERING-04");
    let play = || rolled("F", "B1 B2 F1a F2a F3a", [1, 2, 3]).rerolling();
    let mut t = play().start();
    t.seat(0).may_only(["pass", "building/B2"]);
    assert_eq!(t.vp(0), 0, "nothing while dice may change");
    t.seat(0).answers("pass");
    assert_eq!(t.vp(0), 2, "either he forgoes the Chapel");
    for (roll, vp) in [([2, 3, 4], 2), ([2, 4, 4], 0), ([1, 1, 2], 2), ([5, 6, 6], 0)] {
        let mut t = play().rolls(roll).start();
        t.seat(0).answers("building/B2");
        assert_eq!(t.vp(0), vp, "or the new total is again 9 or less: {roll:?}");
    }
}

#[test]
fn example_griffin_farm_and_university() {
    ledger::proves!("KB-EX-42", "KB-R-59");
    let t = rolled("D F", "D1a D2a F1a F2a F3a", [1, 2, 3]).rerolling().start();
    assert_eq!((t.vp(0), t.soldiers(0)), (2, 1), "both");
    let t = rolled("D F", "D1a D2a F1a F2a F3a", [2, 4, 4]).rerolling().start();
    assert_eq!((t.vp(0), t.soldiers(0)), (0, 0), "neither");
}

#[test]
fn they_wait_until_nobody_changes_dice() {
    ledger::proves!("KB-ORDERING-04", "KB-ORDERING-05");
    let play = rolled("F", UNIVERSITY, [1, 2, 3]).player(2, |p| p.builds("B1").dice([6, 6, 6]));
    let mut t = play.rerolling().start();
    assert_eq!(t.vp(0), 0, "player 2 may still reroll");
    t.seat(2).answers("pass");
    assert_eq!(t.vp(0), 2);
    let gained = t.events.iter().position(|e| matches!(e, Event::Gained { .. })).expect("two points");
    let order = t.events.iter().position(|e| matches!(e, Event::OrderSet { .. })).expect("an order");
    assert!(gained < order, "before turn order is set");
}

#[test]
fn they_look_at_the_roll_of_every_season() {
    ledger::proves!("KB-MOD2-04", "KB-MOD2-10");
    for phase in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let play = Play::year(2).phase(phase).players(3).modules("2").rolls([1, 2, 3, 6, 6, 6, 6, 6, 6]);
        let t = play.player(0, |p| p.lines("D F").builds("D1a D2a F1a F2a F3a")).start();
        assert_eq!((t.vp(0), t.soldiers(0)), (2, 1), "{phase:?}");
    }
}
