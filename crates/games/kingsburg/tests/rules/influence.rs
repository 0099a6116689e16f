//! Season b: influence the Advisors (p.4).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

/// Two of four players with these dice; the others hold sixes.
fn two(first: [u8; 3], second: [u8; 3]) -> Play {
    Play::year(2).spring().player(0, |p| p.dice(first)).player(1, |p| p.dice(second)).influencing()
}

#[test]
fn players_influence_one_advisor_in_turn_until_all_have_passed() {
    ledger::proves!("KB-INF-01", "KB-INF-02", "KB-INF-19");
    let play = Play::year(2).summer().players(3).order([2, 0, 1]);
    let play = play
        .player(0, |p| p.dice([1, 2, 3]))
        .player(1, |p| p.dice([4, 4, 5]))
        .player(2, |p| p.dice([6, 6, 6]));
    let mut t = play.influencing().start();
    t.seat(2).answers("die/6 advisor/6");
    t.seat(0).answers("die/1 advisor/1");
    t.seat(1).answers("die/4 advisor/4");
    t.seat(2).answers("die/6 die/6 advisor/12");
    assert_eq!(t.waits_for(), Some(0), "player 2 has no dice left; after the last comes the first again");
    t.seat(0).answers("pass");
    t.seat(1).answers("die/5 advisor/5");
    assert_eq!(t.waits_for(), Some(1), "only he has not passed");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "the step goes on as long as one has not passed");
    t.seat(1).answers("pass");
    assert!(!matches!(t.frame(), Frame::Influence { .. }), "all have passed: the step is over");
}

#[test]
fn dice_reach_the_advisor_of_their_exact_sum() {
    ledger::proves!("KB-INF-03", "KB-INF-13");
    let mut t = two([1, 3, 5], [2, 2, 2]).start();
    t.seat(0).may_only([
        "pass",
        "die/1 advisor/1",
        "die/3 advisor/3",
        "die/1 die/3 advisor/4",
        "die/5 advisor/5",
        "die/1 die/5 advisor/6",
        "die/3 die/5 advisor/8",
        "die/1 die/3 die/5 advisor/9",
    ]);
    t.seat(0).refused("die/3 die/5 advisor/7", "KB-INF-03");
    t.seat(0).refused("die/3 die/5 advisor/9", "KB-INF-03");
    t.seat(0).refused("die/5 advisor/4", "KB-INF-03");
    t.seat(0).answers("die/3 die/5 advisor/8");
    t.seat(1).may_only(["pass", "die/2 advisor/2", "die/2 die/2 advisor/4", "die/2 die/2 die/2 advisor/6"]);
}

#[test]
fn placed_dice_stay_on_the_advisor_and_cannot_be_placed_again() {
    ledger::proves!("KB-INF-04");
    let mut t = Play::year(2).spring().players(2).player(0, |p| p.dice([1, 3, 3])).influencing().start();
    t.seat(0).answers("die/3 advisor/3");
    assert_eq!(t.court(), [(3, Some(0))], "the die lies on Advisor 3");
    t.seat(1).answers("pass");
    t.seat(0).may_only(["pass", "die/1 advisor/1", "die/1 die/3 advisor/4"]);
    t.seat(0).answers("die/1 die/3 advisor/4");
    t.idle_to_help();
    assert_eq!(t.has(0), "1W", "the help of Advisor 3 came to the owner of the die");
    assert_eq!(t.waits_for(), Some(0), "and that of Advisor 4 is offered to him");
}

#[test]
fn one_token_may_be_added_to_a_group() {
    ledger::proves!("KB-INF-05", "KB-CLAR-03");
    let mut t = two([1, 1, 4], [6, 6, 6]).player(0, |p| p.has("2T")).start();
    t.seat(0).may(["die/1 plus2 advisor/3", "die/4 plus2 advisor/6", "die/1 die/1 die/4 plus2 advisor/8"]);
    t.seat(0).refused("die/1 plus2 advisor/2", "KB-INF-03");
    t.seat(0).refused("die/1 plus2 advisor/4", "KB-INF-03");
    t.seat(0).refused("die/1 plus2 advisor/5", "KB-INF-03");
    t.seat(0).answers("die/4 plus2 advisor/6");
    assert_eq!(t.has(0), "1T", "the token is discarded");
}

#[test]
fn without_a_token_there_is_nothing_to_add() {
    ledger::proves!("KB-INF-05");
    let mut t = two([1, 1, 4], [6, 6, 6]).player(1, |p| p.has("3T")).start();
    t.seat(0).refused("die/1 plus2 advisor/3", "KB-INF-05");
}

#[test]
fn only_one_token_is_used_in_a_season_however_many_are_owned() {
    ledger::proves!("KB-CLAR-01", "KB-CLAR-02", "KB-INF-06", "KB-R-11", "KB-R-13");
    let play = Play::year(2).spring().players(2).player(0, |p| p.has("25T").dice([1, 2, 6]));
    let mut t = play.player(1, |p| p.dice([5, 5, 5])).influencing().start();
    t.seat(0).answers("die/1 plus2 advisor/3");
    assert_eq!(t.has(0), "24T", "any number may be owned, more than the box has");
    t.seat(1).answers("pass");
    t.seat(0).refused("die/2 plus2 advisor/4", "KB-CLAR-01");
    t.seat(0).answers("die/2 advisor/2");
    t.seat(0).answers("pass");
    t.idle_to(Phase::Summer);
    t.rolls([1, 2, 6, 5, 5, 5]);
    t.idle_until(|t| matches!(t.frame(), Frame::Influence { .. }));
    t.idle_until(|t| t.waits_for() == Some(0));
    assert!(t.answers().iter().any(|a| a.contains("plus2")), "in the next season another one may be used");
}

#[test]
fn a_token_after_one_was_used_is_refused_even_on_another_group() {
    ledger::proves!("KB-CLAR-01");
    let mut t = two([1, 4, 6], [6, 6, 6]).player(0, |p| p.has("1T")).start();
    t.seat(0).answers("die/1 plus2 advisor/3");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).refused("die/4 plus2 advisor/6", "KB-INF-05");
    assert!(t.player(0).token_used, "the season remembers it");
}

#[test]
fn an_advisor_is_influenced_once_a_season() {
    ledger::proves!("KB-INF-07", "KB-INF-08");
    let mut t = two([2, 2, 4], [4, 4, 4]).start();
    t.seat(0).answers("die/2 die/2 advisor/4");
    t.seat(1).refused("die/4 advisor/4", "KB-INF-07");
    t.seat(1).answers("die/4 die/4 advisor/8");
    t.seat(2).answers("pass");
    t.seat(3).answers("pass");
    t.seat(0).refused("die/4 advisor/4", "KB-INF-07");
    t.seat(0).may_only(["pass"]);
    assert_eq!(t.court(), [(4, Some(0)), (8, Some(1))], "one group each");
}

#[test]
fn an_advisor_is_free_again_next_season() {
    ledger::proves!("KB-INF-07");
    let mut t = Play::year(2).spring().players(3).rolls([4; 9]).start();
    t.seat(0).answers("die/4 advisor/4");
    t.rolls([4; 9]);
    t.idle_to(Phase::Summer);
    t.seat(0).may(["die/4 advisor/4"]);
}

/// A player in Spring with Farms and the King's die.
fn with_white(dice: [u8; 3], white: [u8; 2]) -> Play {
    let play = Play::year(2).spring().aid_die(0);
    play.player(0, |p| p.builds("C1 C2 C3").dice(dice).white(white)).influencing()
}

#[test]
fn white_dice_need_a_coloured_die_with_them() {
    ledger::proves!("KB-INF-10", "KB-INF-11", "KB-INF-12", "KB-CLAR-07", "KB-CLAR-08");
    let mut t = with_white([1, 1, 6], [2, 5]).player(0, |p| p.has("1T")).start();
    t.seat(0).refused("white/2 advisor/2", "KB-INF-10");
    t.seat(0).refused("white/2 white/5 advisor/7", "KB-INF-10");
    t.seat(0).refused("white/5 plus2 advisor/7", "KB-INF-10");
    t.seat(0).refused("plus2 advisor/2", "KB-INF-11");
    t.seat(0).refused("advisor/2", "KB-INF-11");
    t.seat(0).may([
        "die/1 white/2 advisor/3",
        "die/1 white/2 white/5 advisor/8",
        "die/1 die/1 white/5 advisor/7",
    ]);
    t.seat(0).may(["die/1 die/1 die/6 white/2 white/5 advisor/15", "die/6 advisor/6"]);
    t.seat(0).answers("die/1 white/5 advisor/6");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).answers("die/1 white/2 advisor/3");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).may(["pass"]);
    assert_eq!(t.court(), [(3, Some(0)), (6, Some(0))], "white dice split among Advisors");
}

#[test]
fn a_token_may_join_a_group_with_white_dice() {
    ledger::proves!("KB-CLAR-09");
    let mut t = with_white([1, 1, 6], [2, 5]).player(0, |p| p.has("1T")).start();
    t.seat(0).may(["die/1 white/2 white/5 plus2 advisor/10"]);
    t.seat(0).answers("die/1 white/2 plus2 advisor/5");
    assert_eq!(t.has(0), "nothing", "the token is gone");
}

#[test]
fn white_dice_may_be_left_unused() {
    ledger::proves!("KB-CLAR-07", "KB-INF-20", "KB-INF-15");
    let mut t = with_white([1, 2, 3], [4, 5]).start();
    t.seat(0).answers("die/1 die/2 die/3 advisor/6");
    t.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
    let passes =
        t.events.iter().filter(|e| matches!(e, kingsburg::event::Event::Passed { seat, .. } if seat.0 == 0));
    assert_eq!(
        passes.count(),
        1,
        "with only white dice left he must pass, and is passed without being asked"
    );
    t.seat(0).answers("pass");
    assert_eq!(t.has(0), "nothing", "dice not placed give nothing");
}

#[test]
fn who_has_no_dice_left_must_pass() {
    ledger::proves!("KB-INF-14", "KB-R-21");
    let mut t = two([1, 1, 2], [6, 6, 6]).start();
    t.seat(0).answers("die/1 die/1 die/2 advisor/4");
    let mut asked = Vec::new();
    while matches!(t.frame(), Frame::Influence { .. }) {
        let seat = t.waits_for().expect("somebody");
        asked.push(seat);
        t.seat(seat).answers("pass");
    }
    assert_eq!(asked, [1, 2, 3], "player 0 is not asked again");
}

#[test]
fn who_can_reach_no_free_advisor_must_pass() {
    ledger::proves!("KB-INF-16", "KB-R-21");
    let play =
        Play::year(2).spring().players(3).player(0, |p| p.dice([4, 4, 5])).player(1, |p| p.dice([4, 4, 4]));
    let play = play.group(4, Some(1), [4]).group(8, Some(1), [4, 4]).group(9, Some(0), [4, 5]);
    let mut t = play.influencing().start();
    t.seat(0).may_only(["pass"]);
    let with_token = Play::year(2).spring().players(3).player(0, |p| p.has("1T").dice([4, 4, 5]));
    let with_token = with_token.player(1, |p| p.dice([4, 4, 4]));
    let with_token = with_token.group(4, Some(1), [4]).group(8, Some(1), [4, 4]).group(9, Some(0), [4, 5]);
    let mut t = with_token.influencing().start();
    t.seat(0).may_only(["pass", "die/4 plus2 advisor/6"]);
}

#[test]
fn passing_is_always_allowed_and_final_for_the_season() {
    ledger::proves!("KB-INF-17", "KB-INF-18", "KB-INF-20");
    let mut t = two([1, 2, 3], [1, 2, 3]).start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/1 advisor/1");
    t.seat(2).answers("pass");
    t.seat(3).answers("pass");
    assert_eq!(t.waits_for(), Some(1), "who has passed is not asked again, although he has dice left");
    t.seat(1).answers("die/2 advisor/2");
    t.seat(1).answers("pass");
    assert_eq!((t.has(0), t.vp(0)), ("nothing".to_owned(), 0), "dice not placed give nothing");
    assert_eq!((t.has(1), t.vp(1)), ("1G".to_owned(), 1), "placed ones do");
}

#[test]
fn dice_that_show_the_same_are_the_same() {
    ledger::proves!("KB-INF-03");
    let mut t: Table = two([2, 2, 5], [6, 6, 6]).start();
    assert_eq!(t.answers().iter().filter(|a| *a == "die/2 advisor/2").count(), 1, "it is listed once");
    t.seat(0).answers("die/2 advisor/2");
    assert_eq!(t.player(0).dice.coloured_left, 0b110, "the first of equal dice is taken");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).refused("die/2 advisor/2", "KB-INF-07");
    t.seat(0).answers("die/2 die/5 advisor/7");
    t.idle_to_help();
    assert_eq!(t.waits_for(), Some(0), "both groups were placed with dice of his own");
}
