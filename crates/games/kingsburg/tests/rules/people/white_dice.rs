//! Governors who bring white dice: the Fairy and the Priest.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

fn white(t: &Table) -> [usize; 3] {
    [0, 1, 2].map(|seat| t.player(seat).dice.white_count())
}

#[test]
fn the_fairy_rolls_a_white_die_in_summer() {
    ledger::proves!("KB-MOD3-05", "KB-CLAR-06");
    for (season, dice) in [(Phase::Spring, 0), (Phase::Summer, 1), (Phase::Autumn, 0)] {
        let play = Play::year(2).phase(season).players(3).governors(["prince", "fairy", "castellan"]);
        let t = play.rolls([6; 12]).start();
        assert_eq!(white(&t), [0, dice, 0], "in {season:?}");
    }
}

#[test]
fn the_fairys_die_comes_on_top_of_others() {
    ledger::proves!("KB-CLAR-06");
    let play = Play::year(2).summer().players(3).governors(["prince", "fairy", "castellan"]);
    let t = play.player(1, |p| p.builds("C1 C2 C3")).rolls([6; 12]).start();
    assert_eq!(white(&t), [0, 2, 0], "with the Farms");
}

/// A season of the Priest (seat 1) with the Fairy (seat 2).
fn priest(season: Phase) -> Play {
    Play::year(2).phase(season).players(3).governors(["paladin", "priest", "fairy"]).rolls([6; 12])
}

#[test]
fn the_priest_gives_a_die_to_those_without_and_a_point_to_those_with() {
    ledger::proves!("KB-MOD3-05", "KB-CLAR-06");
    let mut t = priest(Phase::Summer).start();
    t.seat(1).may_only(["pass", "accept"]);
    t.seat(1).answers("accept");
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).answers("good/wood");
    assert_eq!(white(&t), [1, 1, 1], "those without one have one now");
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [0, 0, 1], "the Fairy had hers, and scores instead");
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing", "1W", "nothing"], "the good is for him alone");
}

#[test]
fn the_priest_himself_scores_if_he_has_a_white_die() {
    ledger::proves!("KB-MOD3-05");
    let play = priest(Phase::Spring).aid_die(1).player(2, |p| p.builds("C1 C2 C3"));
    let mut t = play.start();
    t.seat(1).answers("accept");
    t.seat(1).answers("good/gold");
    assert_eq!(white(&t), [1, 1, 1], "seat 2 has the Farms, the Priest the King's die");
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [0, 1, 1]);
}

#[test]
fn two_white_dice_bring_one_point() {
    ledger::proves!("KB-MOD3-05");
    let mut t = priest(Phase::Summer).player(2, |p| p.builds("C1 C2 C3")).start();
    t.seat(1).answers("accept");
    t.seat(1).answers("good/gold");
    assert_eq!((white(&t), t.vp(2)), ([1, 1, 2], 1));
}

#[test]
fn the_priest_blesses_once_a_year() {
    ledger::proves!("KB-ORDERING-03", "KB-MOD3-05");
    let blessing = |t: &Table| t.waits_for() == Some(1) && t.answers() == ["pass", "accept"];
    let mut t = priest(Phase::Spring).start();
    assert!(blessing(&t), "in Spring");
    t.seat(1).answers("pass");
    assert_eq!((white(&t), t.vp(0)), ([0; 3], 0), "declined: nobody gets anything");
    t.idle_to(Phase::Summer);
    assert!(blessing(&t), "who declined is asked again");
    t.seat(1).answers("accept");
    t.seat(1).answers("good/gold");
    t.idle_until(|t| t.phase() == Phase::Autumn && matches!(t.frame(), Frame::Influence { .. }));
    assert_eq!(white(&t), [0; 3], "but only once a year");
    t.idle_until(|t| t.state.board.year == 3 && t.phase() == Phase::Spring);
    t.idle_until(|t| blessing(t) || matches!(t.frame(), Frame::Influence { .. }));
    assert!(blessing(&t), "and again in the next year");
}

#[test]
fn the_priest_comes_before_the_fate_card() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-01", "KB-CLAR-06");
    let mut t = priest(Phase::Spring).fate("good_year").start();
    t.seat(1).answers("accept");
    t.seat(1).answers("good/gold");
    for seat in 0..3 {
        t.seat(seat).answers("good/stone");
    }
    assert_eq!(white(&t), [1; 3], "all have a die by then, so the year is good in goods");
    let mut t = priest(Phase::Spring).fate("good_year").start();
    t.seat(1).answers("pass");
    assert_eq!(white(&t), [1; 3], "without a blessing it is good in dice");
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing"; 3]);
}
