//! Alternative line B: Bridge, Altar, Monastery, Dome.

use crate::dsl::{Play, Table};
use crate::province::scenes::{owner, rolled};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

const DOME: &str = "B1a B2a B3a B4a";

/// The others pass; it is player 0's turn again.
fn round(t: &mut Table) {
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
}

#[test]
fn the_bridge_makes_a_single_die_count_for_one_more() {
    ledger::proves!("KB-MOD2-04", "KB-INF-03", "KB-ORDERING-03");
    let mut t = rolled("B", "B1a", [3, 3, 6]).player(0, |p| p.has("1T")).influencing().start();
    t.seat(0).may(["die/3 advisor/3", "die/3 market/up advisor/4", "die/6 market/up advisor/7"]);
    t.seat(0).may(["die/3 plus2 market/up advisor/6", "die/3 die/3 advisor/6"]);
    t.seat(0).refused("die/3 market/down advisor/2", "KB-BLD-11");
    t.seat(0).refused("die/3 die/3 market/up advisor/7", "KB-BLD-11");
    t.seat(0).answers("die/3 market/up advisor/4");
    assert_eq!((t.used(0).as_str(), t.court()), ("B1a", vec![(4, Some(0))]));
    round(&mut t);
    t.seat(0).refused("die/6 market/up advisor/7", "KB-MOD2-04");
    t.seat(0).may(["die/3 advisor/3", "die/6 advisor/6"]);
}

#[test]
fn a_bridge_that_is_used_up_cites_its_own_rule_and_the_market_the_markets() {
    ledger::proves!("KB-MOD2-04", "KB-BLD-12", "KB-ORDERING-03");
    let mut t = rolled("B", "B1a C1 C2", [3, 5, 6]).influencing().start();
    t.seat(0).answers("die/3 market/up advisor/4");
    round(&mut t);
    assert_eq!(t.used(0), "B1a");
    t.seat(0).refused("die/5 market/up market/up advisor/7", "KB-MOD2-04");
    t.seat(0).may(["die/6 market/down advisor/5"]);
    let mut t = rolled("B", "B1a C1 C2", [3, 5, 6]).influencing().start();
    t.seat(0).answers("die/3 market/down advisor/2");
    round(&mut t);
    assert_eq!(t.used(0), "C2");
    t.seat(0).refused("die/5 market/up market/up advisor/7", "KB-BLD-12");
    t.seat(0).refused("die/5 die/6 market/up advisor/12", "KB-BLD-12");
}

#[test]
fn a_die_with_a_white_one_is_no_single_die() {
    ledger::proves!("KB-MOD2-04", "KB-INF-10");
    let play = rolled("B", "B1a", [3, 5, 6]).aid_die(0).player(0, |p| p.white([1]));
    let mut t = play.influencing().start();
    t.seat(0).may(["die/3 white/1 advisor/4", "die/3 market/up advisor/4"]);
    t.seat(0).refused("die/3 white/1 market/up advisor/5", "KB-BLD-11");
    t.seat(0).refused("white/1 market/up advisor/2", "KB-INF-10");
    let mut other = rolled("", "", [3, 5, 6]).player(1, |p| p.lines("B").builds("B1a")).influencing().start();
    other.seat(0).refused("die/3 market/up advisor/4", "KB-BLD-11");
}

#[test]
fn bridge_and_market_shift_together_or_one_after_the_other() {
    ledger::proves!("KB-BLD-11", "KB-BLD-12", "KB-MOD2-04");
    let play = || rolled("B", "B1a C1 C2", [3, 5, 6]).influencing();
    let mut t = play().start();
    t.seat(0).may(["die/3 market/up market/up advisor/5", "die/3 market/down advisor/2"]);
    let pair = |path: &&String| path.starts_with("die/5 die/6 ");
    let pairs: Vec<_> = t.answers().iter().filter(pair).cloned().collect();
    let alone =
        ["die/5 die/6 market/down advisor/10", "die/5 die/6 advisor/11", "die/5 die/6 market/up advisor/12"];
    assert_eq!(pairs, alone, "two dice: the Market alone");
    t.seat(0).answers("die/3 market/up market/up advisor/5");
    assert_eq!(t.used(0), "B1a C2", "both at once");
    let mut t = play().start();
    t.seat(0).answers("die/3 market/up advisor/4");
    assert_eq!(t.used(0), "B1a", "the Bridge, which helps nothing else as much");
    round(&mut t);
    t.seat(0).may(["die/5 die/6 market/up advisor/12", "die/6 market/down advisor/5"]);
    t.seat(0).answers("die/5 market/up advisor/6");
    assert_eq!(t.used(0), "B1a C2", "then the Market");
    t.seat(0).refused("die/6 market/up advisor/7", "KB-BLD-12");
    let mut t = play().start();
    t.seat(0).answers("die/3 market/down advisor/2");
    assert_eq!(t.used(0), "C2", "only the Market goes down");
    round(&mut t);
    t.seat(0).refused("die/5 market/down advisor/4", "KB-BLD-12");
    t.seat(0).may(["die/5 market/up advisor/6"]);
}

#[test]
fn the_altar_rerolls_any_dice_of_a_total_of_eight_or_less() {
    ledger::proves!("KB-MOD2-10", "KB-MOD2-04", "KB-CLAR-11");
    let mut t = rolled("B", "B1a B2a", [1, 3, 4]).rerolling().rolls([6]).start();
    assert_eq!(t.answers().len(), 1 + 7, "no, or any of seven groups of dice");
    t.seat(0).may(["pass", "building/B2a die/1 roll", "building/B2a die/1 die/3 roll"]);
    t.seat(0).may(["building/B2a die/1 die/3 die/4 roll"]);
    t.seat(0).answers("building/B2a die/1 roll");
    assert_eq!((t.player(0).dice.coloured, t.used(0).as_str()), ([3, 4, 6], "B2a"), "one die, and only that");
    assert!(matches!(t.frame(), Frame::Influence { .. }));
    let mut t = rolled("B", "B1a B2a", [1, 3, 4]).rerolling().rolls([1, 2]).start();
    t.seat(0).answers("building/B2a die/3 die/4 roll");
    assert_eq!(t.player(0).dice.coloured, [1, 1, 2]);
    assert!(matches!(t.frame(), Frame::Influence { .. }), "a total of 4, but once a season");
    for (dice, asked) in [([2, 3, 3], true), ([3, 3, 3], false), ([1, 1, 1], true), ([2, 3, 4], false)] {
        let t = rolled("B", "B1a B2a", dice).rerolling().start();
        assert_eq!(matches!(t.frame(), Frame::Reroll { .. }), asked, "{dice:?}");
    }
}

#[test]
fn the_altar_counts_and_rerolls_white_dice() {
    ledger::proves!("KB-MOD2-10");
    let play =
        |white| rolled("B", "B1a B2a", [1, 2, 3]).aid_die(0).player(0, |p| p.white([white])).rerolling();
    let mut t = play(2).rolls([5]).start();
    assert_eq!(t.answers().len(), 1 + 15, "four dice");
    t.seat(0).answers("building/B2a white/2 roll");
    let dice = t.player(0).dice;
    assert_eq!((dice.coloured, dice.white[0]), ([1, 2, 3], 5), "only the white one");
    assert!(matches!(play(3).start().frame(), Frame::Influence { .. }), "9 with the white die");
}

#[test]
fn equal_dice_are_one_choice_for_the_altar() {
    ledger::proves!("KB-MOD2-04", "KB-R-19");
    let mut t = rolled("B", "B1a B2a", [2, 2, 2]).rerolling().rolls([5]).start();
    t.seat(0).may_only([
        "pass",
        "building/B2a die/2 roll",
        "building/B2a die/2 die/2 roll",
        "building/B2a die/2 die/2 die/2 roll",
    ]);
    t.seat(0).refused("building/B1a", "KB-ORDERING-01");
    t.seat(0).answers("building/B2a die/2 roll");
    assert_eq!(t.player(0).dice.coloured, [2, 2, 5]);
}

#[test]
fn altar_and_philosopher_come_in_any_order() {
    ledger::proves!("KB-GOV-11", "KB-GOV-12", "KB-GOV-13", "KB-MOD2-10");
    let play = || {
        let play = Play::year(2).spring().players(3).modules("2 3");
        play.player(0, |p| p.governor("philosopher").lines("B").builds("B1a B2a").dice([2, 3, 3])).rerolling()
    };
    let mut t = play().rolls([1, 1, 4, 6]).start();
    t.seat(0).answers("governor/philosopher");
    assert_eq!(t.player(0).dice.coloured, [1, 1, 4], "6 after 8: worse");
    t.seat(0).may(["pass", "building/B2a die/4 roll"]);
    t.seat(0).answers("building/B2a die/1 roll");
    assert_eq!((t.player(0).dice.coloured, t.vp(0)), ([1, 4, 6], 0), "a die was rolled again: no point");
    let mut t = play().rolls([1, 1, 4]).start();
    t.seat(0).answers("governor/philosopher");
    t.seat(0).answers("pass");
    assert_eq!(t.vp(0), 1, "with the Altar forgone the point is his");
    let mut t = play().rolls([5, 1, 1, 1]).start();
    t.seat(0).answers("building/B2a die/3 roll");
    assert_eq!(t.player(0).dice.coloured, [2, 3, 5], "10 in all: the Philosopher still may");
    t.seat(0).may_only(["pass", "governor/philosopher"]);
    t.seat(0).answers("governor/philosopher");
    assert_eq!(t.vp(0), 1, "3 after 10, and nothing left to reroll with");
}

#[test]
fn the_monastery_scores_with_no_goods_left() {
    ledger::proves!("KB-MOD2-15", "KB-CLAR-10", "KB-CLAR-11");
    for phase in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        for (goods, vp) in [("0G", 1), ("1G", 0), ("1W", 0), ("1S", 0), ("5T", 1)] {
            let t = owner("B", "B1a B2a B3a").phase(phase).player(0, |p| p.has(goods)).season_end();
            assert_eq!(t.vp(0), vp, "{goods} in {phase:?}: tokens are no goods");
        }
    }
    let mut t = owner("B", "B1a B2a").summer().player(0, |p| p.has("2G 1W 3S")).building().start();
    t.seat(0).answers("building/B3a");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    assert_eq!(t.vp(0), 4 + 1, "already in the season it is built in");
}

#[test]
fn the_last_good_may_go_to_the_town_hall_before_the_monastery_looks() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD2-15");
    let play = || owner("B", "B1a B2a B3a F1 F2 F3").summer().player(0, |p| p.has("1W"));
    let mut t = play().season_end();
    t.seat(0).may_only(["pass", "good/wood"]);
    t.seat(0).answers("good/wood");
    assert_eq!((t.vp(0), t.phase()), (2, Phase::Autumn), "it has become applicable");
    let mut t = play().season_end();
    t.seat(0).answers("pass");
    assert_eq!((t.vp(0), t.has(0).as_str()), (0, "1W"));
}

#[test]
fn the_monastery_may_look_before_the_sheepfold_gives() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD2-15");
    let play = || owner("A B", "A1a B1a B2a B3a").spring();
    let mut t = play().season_end();
    t.seat(0).may_only(["building/A1a", "building/B3a"]);
    t.seat(0).answers("building/B3a");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 1), "first the point, then the gold");
    let mut t = play().season_end();
    t.seat(0).answers("building/A1a");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 0), "the other way round there is no point");
}

#[test]
fn the_dome_gives_a_good_for_coloured_dice_left_in_hand() {
    ledger::proves!("KB-MOD2-04", "KB-INF-17", "KB-INF-20", "KB-HELP-08");
    let mut t = rolled("B", DOME, [1, 2, 6]).influencing().start();
    t.seat(0).answers("die/1 advisor/1");
    round(&mut t);
    t.seat(0).answers("pass");
    assert_eq!(t.answers().len(), 3);
    t.seat(0).may(["good/gold", "good/wood", "good/stone"]);
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).refused("good/gold good/gold", "KB-MOD2-04");
    t.seat(0).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1S", 1), "one good for two dice, and the Jester's point");
    assert!(matches!(t.frame(), Frame::Build { .. }));
    let mut t = rolled("B", DOME, [1, 1, 6]).influencing().start();
    t.seat(0).answers("pass");
    round(&mut t);
    t.seat(0).answers("good/gold");
    assert_eq!(t.has(0), "1G", "one good for all three too");
}

#[test]
fn the_dome_gives_nothing_when_all_coloured_dice_are_placed() {
    ledger::proves!("KB-MOD2-04");
    let mut t = rolled("B", DOME, [1, 2, 3]).influencing().start();
    t.seat(0).answers("die/1 advisor/1");
    round(&mut t);
    t.seat(0).answers("die/2 advisor/2");
    t.seat(0).answers("die/3 advisor/3");
    assert_eq!((t.has(0).as_str(), t.waits_for()), ("1G 1W", Some(0)), "what Squire and Architect gave");
    assert!(matches!(t.frame(), Frame::Build { .. }));
    let play = rolled("B", DOME, [1, 2, 3]).aid_die(0).player(0, |p| p.white([5]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/1 die/2 die/3 advisor/6");
    t.idle_to_help();
    assert!(matches!(t.frame(), Frame::Build { .. }), "a white die left over is not coloured");
    assert_eq!(t.has(0), "nothing");
}

#[test]
fn the_good_of_the_dome_is_there_before_the_first_advisor_helps() {
    ledger::proves!("KB-MOD2-04", "KB-HELP-07", "KB-ADV-06");
    let mut t = rolled("B", DOME, [1, 1, 6]).influencing().start();
    t.seat(0).answers("die/6 advisor/6");
    round(&mut t);
    t.seat(0).answers("pass");
    t.seat(0).answers("good/gold");
    t.seat(0).may_only(["pass", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!(t.has(0), "1W 1S", "the Alchemist takes it");
}
