//! The Duke: when everybody has passed, to the Duchess.

use crate::dsl::{Play, Table};
use kingsburg::event::Event;
use kingsburg::flow::Frame;

/// The Duke is seat 0, the season's placing is under way.
fn duke(dice: [u8; 3]) -> Play {
    let play = Play::year(2).summer().players(3).governors(["duke", "paladin", "castellan"]);
    play.player(0, |p| p.dice(dice)).influencing()
}

/// Everybody passes.
fn passed(play: Play) -> Table {
    let mut t = play.start();
    t.idle_to_help();
    t
}

fn asked(t: &Table) -> bool {
    t.waits_for() == Some(0) && t.answers() == ["pass", "accept"]
}

#[test]
fn the_duke_moves_the_group_on_his_highest_advisor_to_twelve() {
    ledger::proves!("KB-MOD3-05", "KB-INF-19", "KB-INV-07");
    let play = duke([1, 2, 6]).group(2, Some(0), [2]).group(6, Some(0), [6]).group(1, Some(0), [1]);
    let mut t = passed(play);
    assert!(asked(&t), "when all have passed, before anybody is helped");
    t.seat(0).answers("accept");
    assert_eq!(t.court(), [(1, Some(0)), (2, Some(0)), (12, Some(0))], "a single die will do");
    assert!(t.events.iter().any(|e| matches!(e, Event::Moved { seat, from: 6, to: 12, .. } if seat.0 == 0)));
    t.seat(0).answers("good/wood good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G 2W 1T", 1), "1, 2 and 12 help him, and 6 does not");
}

#[test]
fn the_duke_may_stay() {
    ledger::proves!("KB-MOD3-05");
    let mut t = passed(duke([2, 6, 6]).group(2, Some(0), [2]));
    t.seat(0).answers("pass");
    t.idle_to_building();
    assert_eq!(t.has(0), "1G");
}

#[test]
fn the_duke_may_come_down_from_above() {
    ledger::proves!("KB-MOD3-05");
    let mut t = passed(duke([4, 6, 6]).group(16, Some(0), [4, 6, 6]));
    t.seat(0).answers("accept");
    t.seat(0).answers("good/stone good/stone");
    assert_eq!(t.has(0), "2S 1T", "in place of 4 gold");
}

#[test]
fn the_duke_stays_if_twelve_is_taken_or_he_has_no_dice_at_court() {
    ledger::proves!("KB-MOD3-05");
    let taken = duke([2, 6, 6]).group(2, Some(0), [2]).group(12, Some(1), [6, 6]);
    assert!(!asked(&passed(taken)), "by another");
    let own = duke([2, 6, 6]).group(2, Some(0), [2]).group(12, Some(0), [6, 6]);
    assert!(!asked(&passed(own)), "by himself");
    let t = passed(duke([2, 6, 6]).group(11, Some(1), [5, 6]).player(1, |p| p.dice([5, 6, 6])));
    assert!(!asked(&t), "he has nothing to move");
}

#[test]
fn neutral_dice_on_twelve_keep_the_duke_away() {
    ledger::proves!("KB-MOD3-05", "KB-2P-05");
    let two = |neutral: [u8; 5]| {
        let play = Play::year(2).summer().players(2).governors(["duke", "paladin"]);
        let mut t = play.rolls(neutral).rolls([1, 1, 2, 6, 6, 6]).start();
        t.seat(0).answers("die/2 advisor/2");
        t.idle_to_help();
        t
    };
    assert!(!asked(&two([4, 4, 4, 1, 2])), "4+4+4");
    assert!(asked(&two([4, 4, 3, 1, 2])), "4+4+3");
}

#[test]
fn who_stood_beside_the_duke_keeps_his_advisor() {
    ledger::proves!("KB-MOD3-05", "KB-ENVOY-06");
    let play = duke([2, 6, 6]).agent(1).group(2, Some(0), [2]).player(1, |p| p.dice([2, 6, 6]));
    let mut t = play.start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/2 agent advisor/2");
    t.idle_to_help();
    t.seat(0).answers("accept");
    assert_eq!(t.court(), [(2, Some(1)), (12, Some(0))]);
    assert!(t.state.board.is_influenced(2) && t.state.board.is_influenced(12), "both are influenced");
    t.idle_to_building();
    assert_eq!(t.has(1), "1G", "the Squire helps whoever stayed");
}

#[test]
fn an_advisor_the_duke_has_left_is_not_influenced_any_more() {
    ledger::proves!("KB-MOD3-05", "KB-R-61");
    let court = || {
        let play = duke([2, 6, 6]).tiles([1]).group(2, Some(0), [2]);
        let mut t = passed(play.player(1, |p| p.dice([1, 6, 6])).group(1, Some(1), [1]));
        assert!(asked(&t));
        t.rolls([]);
        t
    };
    let mut t = court();
    t.seat(0).answers("accept");
    assert!(!t.state.board.is_influenced(2));
    t.idle_to_building();
    assert_eq!(t.has(1), "1G", "the lowest without dice is 2, the Squire");
    let mut t = court();
    t.seat(0).answers("pass");
    t.idle_to_building();
    assert_eq!(t.has(1), "1W", "had he stayed it were 3, the Architect");
}

#[test]
fn a_group_that_was_moved_is_helped_like_any_other() {
    ledger::proves!("KB-MOD3-05", "KB-MOD4-03");
    let mut t = passed(duke([2, 6, 6]).fate("travelling_queen").group(2, Some(0), [2]));
    t.seat(0).answers("accept");
    t.seat(0).answers("good/gold good/gold");
    assert_eq!(t.vp(0), 1, "advisor 12 gives a point more this year");
    assert!(matches!(t.frame(), Frame::Build { .. }));
}

#[test]
fn of_two_groups_on_one_advisor_the_duke_moves_one() {
    ledger::proves!("KB-MOD3-05", "KB-ENVOY-06");
    let play = duke([2, 4, 4]).agent(0).group(4, Some(0), [4]);
    let mut t = play.start();
    t.seat(0).answers("die/4 agent advisor/4");
    t.idle_to_help();
    t.seat(0).answers("accept");
    assert_eq!(t.court(), [(4, Some(0)), (12, Some(0))]);
    t.seat(0).answers("good/gold");
    t.seat(0).answers("good/gold good/gold");
    assert_eq!(t.has(0), "3G 1T", "the Merchant once, the Duchess once");
}
