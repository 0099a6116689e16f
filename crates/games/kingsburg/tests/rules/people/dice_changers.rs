//! Governors who change dice after the roll: the Prince and the Trickster.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

const SET: &str = "governor/prince face/3 face/4 face/6";

/// The Prince has rolled this in Summer; the others rolled 6-6-6 and do nothing with it.
fn prince(dice: [u8; 3]) -> Play {
    let play = Play::year(2).summer().players(3).governors(["prince", "paladin", "castellan"]);
    play.player(0, |p| p.dice(dice)).rerolling()
}

fn coloured(t: &Table, seat: u8) -> [u8; 3] {
    t.player(seat).dice.coloured
}

#[test]
fn the_prince_turns_a_total_of_eight_or_less_to_three_four_and_six() {
    ledger::proves!("KB-GOV-09", "KB-GOV-10");
    let mut t = prince([1, 1, 6]).start();
    t.seat(0).may_only(["pass", SET]);
    t.seat(0).answers(SET);
    assert_eq!(coloured(&t, 0), [3, 4, 6], "one becomes 3, one 4, one 6");
    assert_eq!(coloured(&t, 1), [6, 6, 6], "his own dice only");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "and there is nothing more to change");
    let t = prince([1, 2, 6]).start();
    assert!(matches!(t.frame(), Frame::Influence { .. }), "9 is too much");
    assert_eq!(coloured(&t, 0), [1, 2, 6]);
}

#[test]
fn the_prince_may_keep_his_dice() {
    ledger::proves!("KB-GOV-10");
    let mut t = prince([1, 1, 1]).start();
    t.seat(0).answers("pass");
    assert_eq!(coloured(&t, 0), [1, 1, 1]);
    assert!(matches!(t.frame(), Frame::Influence { .. }), "he is not asked again");
}

#[test]
fn white_dice_count_for_the_prince_but_do_not_turn() {
    ledger::proves!("KB-GOV-09", "KB-GOV-10");
    let spring = |white: u8| {
        let play = prince([1, 1, 5]).phase(Phase::Spring).aid_die(0).player(0, |p| p.white([white]));
        play.start()
    };
    let mut t = spring(1);
    t.seat(0).answers(SET);
    assert_eq!((coloured(&t, 0), t.player(0).dice.white[0]), ([3, 4, 6], 1), "the white die stays");
    let t = spring(2);
    assert!(matches!(t.frame(), Frame::Influence { .. }), "7 and a white 2 are 9");
}

#[test]
fn the_princes_new_total_counts_for_turn_order() {
    ledger::proves!("KB-ORDERING-05", "KB-ORDERING-06", "KB-GOV-10");
    let play = prince([1, 1, 1]).player(1, |p| p.dice([4, 4, 4])).player(2, |p| p.dice([4, 5, 5]));
    let mut t = play.start();
    t.seat(0).answers(SET);
    assert_eq!(t.order(), [1, 0, 2], "13 comes after 12 and before 14");
}

#[test]
fn only_the_prince_is_the_prince() {
    ledger::proves!("KB-GOV-10", "KB-MOD3-05");
    let mut t = prince([6, 6, 6]).player(1, |p| p.builds("B1").dice([1, 1, 1])).start();
    t.seat(1).refused(SET, "KB-GOV-10");
    t.seat(1).may_only(["pass", "building/B1 die/1"]);
}

#[test]
fn in_a_famine_the_prince_picks_two_of_his_faces_and_once() {
    ledger::proves!("KB-GOV-10", "KB-ORDERING-03");
    let mut t = prince([1, 1, 1]).fate("famine");
    t = t.everybody(|p| p.dice([6, 6])).player(0, |p| p.dice([1, 2]));
    let mut t = t.start();
    t.seat(0).may_only([
        "pass",
        "governor/prince face/3 face/4",
        "governor/prince face/3 face/6",
        "governor/prince face/4 face/6",
    ]);
    t.seat(0).answers("governor/prince face/3 face/4");
    assert_eq!(coloured(&t, 0), [3, 4, 0], "there is no third die");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "7 again, but once a season is enough");
}

#[test]
fn the_prince_is_ready_again_in_the_next_season() {
    ledger::proves!("KB-ORDERING-03", "KB-GOV-10");
    let mut t = prince([1, 1, 1]).start();
    t.seat(0).answers(SET);
    t.rolls([2, 2, 2, 6, 6, 6, 6, 6, 6]);
    t.idle_until(|t| matches!(t.frame(), Frame::Reroll { .. }));
    assert_eq!((t.phase(), t.waits_for()), (Phase::Autumn, Some(0)));
    t.seat(0).may_only(["pass", SET]);
}

/// The Trickster has rolled this in Summer.
fn trickster(dice: [u8; 3]) -> Play {
    let play = Play::year(2).summer().players(3).governors(["trickster", "paladin", "castellan"]);
    play.player(0, |p| p.dice(dice)).rerolling()
}

#[test]
fn the_trickster_turns_twos_to_one_or_three() {
    ledger::proves!("KB-MOD3-05", "KB-ORDERING-05");
    let mut t = trickster([2, 2, 5]).start();
    t.seat(0).may([
        "pass",
        "governor/trickster die/2 face/1 turn",
        "governor/trickster die/2 face/3 turn",
        "governor/trickster die/2 face/1 die/2 face/1 turn",
        "governor/trickster die/2 face/1 die/2 face/3 turn",
        "governor/trickster die/2 face/3 die/2 face/3 turn",
    ]);
    assert_eq!(t.answers().len(), 6, "and nothing else");
    t.seat(0).answers("governor/trickster die/2 face/1 die/2 face/3 turn");
    assert_eq!(coloured(&t, 0), [1, 3, 5], "each for itself");
    let t = trickster([1, 3, 5]).start();
    assert!(matches!(t.frame(), Frame::Influence { .. }), "without a 2 there is nothing to turn");
}

#[test]
fn the_trickster_works_once_a_season() {
    ledger::proves!("KB-ORDERING-03");
    let mut t = trickster([2, 2, 2]).start();
    t.seat(0).answers("governor/trickster die/2 face/3 turn");
    assert_eq!(coloured(&t, 0), [2, 2, 3]);
    assert!(matches!(t.frame(), Frame::Influence { .. }), "the other twos stay");
}

#[test]
fn the_trickster_turns_white_dice_too() {
    ledger::proves!("KB-CLAR-07", "KB-MOD3-05");
    let play = trickster([1, 3, 5]).phase(Phase::Spring).aid_die(0).player(0, |p| p.white([2]));
    let mut t = play.start();
    t.seat(0).may_only([
        "pass",
        "governor/trickster white/2 face/3 turn",
        "governor/trickster white/2 face/1 turn",
    ]);
    t.seat(0).answers("governor/trickster white/2 face/3 turn");
    assert_eq!((coloured(&t, 0), t.player(0).dice.white[0]), ([1, 3, 5], 3));
}

#[test]
fn a_turned_die_can_make_another_effect_apply() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let mut t = trickster([1, 2, 2]).player(0, |p| p.builds("B1")).start();
    t.seat(0).refused("building/B1 die/1", "KB-BLD-01");
    t.seat(0).answers("governor/trickster die/2 face/1 die/2 face/1 turn");
    t.seat(0).may_only(["pass", "building/B1 die/1"]);
    t.rolls([6]);
    t.seat(0).answers("building/B1 die/1");
    assert_eq!(coloured(&t, 0), [1, 1, 6], "1-1-1, so the Statue rolls one again");
}
