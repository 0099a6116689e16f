//! Fate cards about dice and turn order.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;

fn season(fate: &str, season: Phase) -> Play {
    Play::year(2).phase(season).players(3).fate(fate)
}

fn counts(t: &Table) -> [(usize, usize); 3] {
    [0, 1, 2].map(|seat| (t.player(seat).dice.coloured_count(), t.player(seat).dice.white_count()))
}

#[test]
fn in_a_famine_everybody_rolls_two_coloured_dice() {
    ledger::proves!("KB-MOD4-03", "KB-INV-01");
    for time in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let play = season("famine", time).player(1, |p| p.builds("C1 C2 C3"));
        let t = play.rolls([3, 5, 2, 6, 1, 4, 4]).start();
        assert_eq!(counts(&t), [(2, 0), (2, 1), (2, 0)], "white dice stay, in {time:?}");
        assert_eq!(t.player(0).dice.coloured, [3, 5, 0]);
        assert_eq!(t.order(), [0, 2, 1], "8, 8 and 9: only dice that were rolled count");
    }
}

#[test]
fn two_dice_of_a_famine_are_placed_by_the_usual_rules() {
    ledger::proves!("KB-CLAR-08", "KB-MOD4-03", "KB-INF-14");
    let play = season("famine", Phase::Summer).player(0, |p| p.builds("C1 C2 C3"));
    let mut t = play.rolls([1, 2, 6, 6, 6, 6, 6]).start();
    t.seat(0).refused("white/6 advisor/6", "KB-INF-10");
    t.seat(0).answers("die/1 advisor/1");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).answers("die/2 advisor/2");
    t.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
    assert_eq!(t.vp(0), 1, "with no coloured die left he has passed");
}

#[test]
fn the_statue_looks_at_two_dice_in_a_famine() {
    ledger::proves!("KB-BLD-01", "KB-MOD4-03");
    let play = season("famine", Phase::Summer).player(0, |p| p.builds("B1"));
    let mut t = play.rolls([2, 2, 6, 6, 6, 6, 5]).start();
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(t.player(0).dice.coloured, [2, 5, 0], "two equal dice are all of them");
}

#[test]
fn a_good_year_gives_a_die_or_a_good() {
    ledger::proves!("KB-MOD4-03", "KB-CLAR-06");
    for time in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let play = season("good_year", time).player(1, |p| p.builds("C1 C2 C3")).rolls([6; 12]);
        let mut t = play.start();
        t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
        t.seat(1).refused("pass", "KB-MOD4-03");
        assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })), "before the roll");
        t.seat(1).answers("good/stone");
        assert_eq!(counts(&t), [(3, 1); 3], "one white die for each, in {time:?}");
        assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing", "1S", "nothing"]);
    }
}

#[test]
fn the_kings_die_counts_in_a_good_year() {
    ledger::proves!("KB-MOD4-03", "KB-AID-03");
    let mut t = season("good_year", Phase::Spring).aid_die(2).rolls([6; 12]).start();
    t.seat(2).answers("good/gold");
    assert_eq!(counts(&t), [(3, 1); 3]);
    let mut t = season("good_year", Phase::Spring)
        .aid_die(2)
        .player(2, |p| p.builds("C1 C2 C3"))
        .rolls([6; 13])
        .start();
    t.seat(2).answers("good/gold");
    assert_eq!((counts(&t), t.has(2).as_str()), ([(3, 1), (3, 1), (3, 2)], "1G"), "two dice, one good");
}

#[test]
fn in_a_world_upside_down_the_highest_total_goes_first() {
    ledger::proves!("KB-MOD4-03", "KB-ORDER-03");
    let play = Play::year(2).summer().fate("world_upside_down").order([2, 3, 1, 0]);
    let t = play.rolls([1, 2, 2, 4, 4, 4, 2, 3, 4, 3, 3, 6]).start();
    assert_eq!(t.order(), [3, 1, 2, 0], "12, 12, 9, 5; who tie stand as before");
    assert_eq!(t.waits_for(), Some(3));
    let play = Play::year(2).summer().fate("heavy_snow").order([2, 3, 1, 0]);
    let t = play.rolls([1, 2, 2, 4, 4, 4, 2, 3, 4, 3, 3, 6]).start();
    assert_eq!(t.order(), [0, 2, 3, 1], "in other years it is the lowest");
}

#[test]
fn white_dice_count_upside_down_too() {
    ledger::proves!("KB-MOD4-03", "KB-ORDER-02");
    let play = season("world_upside_down", Phase::Summer).player(2, |p| p.builds("C1 C2 C3"));
    let t = play.rolls([4, 4, 4, 5, 5, 5, 4, 4, 4, 4]).start();
    assert_eq!(t.order(), [2, 1, 0], "16, 15, 12");
}

fn lots() -> Play {
    let play = season("kind_lots", Phase::Summer).player(0, |p| p.dice([1, 1, 2]));
    play.player(1, |p| p.dice([3, 4, 5])).rerolling()
}

#[test]
fn kind_lots_let_everybody_reroll_one_die() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-03", "KB-R-18");
    let mut t = lots().start();
    t.seat(0).may_only(["pass", "fate/kind_lots die/1", "fate/kind_lots die/2"]);
    t.rolls([6, 1]);
    t.seat(0).answers("fate/kind_lots die/1");
    assert_eq!(t.player(0).dice.coloured, [1, 2, 6], "one of two equal dice");
    assert_eq!(t.waits_for(), Some(1), "once, then it is another's turn");
    t.seat(1).answers("fate/kind_lots die/5");
    assert_eq!(t.player(1).dice.coloured, [1, 3, 4]);
    t.seat(2).answers("pass");
    assert_eq!(t.player(2).dice.coloured, [6, 6, 6], "who likes his dice keeps them");
    assert_eq!(t.order(), [1, 0, 2], "8, 9, 18: the dice as they are now");
}

#[test]
fn kind_lots_come_back_every_season() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-03");
    let mut t = lots().start();
    t.seat(0).answers("fate/kind_lots die/1");
    t.idle_until(|t| t.phase() == Phase::Autumn && matches!(t.frame(), Frame::Reroll { .. }));
    let seat = t.waits_for().expect("somebody");
    assert!(
        t.answers().iter().any(|path| path.starts_with("fate/kind_lots")),
        "seat {seat} may reroll again"
    );
}

#[test]
fn kind_lots_and_statue_come_in_any_order() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-01", "KB-ORDERING-02");
    let mut t = lots().player(0, |p| p.builds("B1")).start();
    t.seat(0).refused("building/B1 die/1", "KB-BLD-01");
    t.rolls([1, 5]);
    t.seat(0).answers("fate/kind_lots die/2");
    t.seat(0).may_only(["pass", "building/B1 die/1"]);
    t.seat(0).answers("building/B1 die/1");
    assert_eq!(t.player(0).dice.coloured, [1, 1, 5], "1-1-1 by the Fate, then the Statue");
}

#[test]
fn kind_lots_reach_white_dice() {
    ledger::proves!("KB-MOD4-03", "KB-CLAR-07");
    let play = lots().player(0, |p| p.builds("C1 C2 C3").white([3]));
    let mut t = play.start();
    t.seat(0).may_only(["pass", "fate/kind_lots die/1", "fate/kind_lots die/2", "fate/kind_lots white/3"]);
    t.rolls([6]);
    t.seat(0).answers("fate/kind_lots white/3");
    assert_eq!((t.player(0).dice.coloured, t.player(0).dice.white[0]), ([1, 1, 2], 6));
}
