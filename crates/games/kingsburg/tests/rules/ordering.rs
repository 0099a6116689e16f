//! The order of effects (p.15).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::content::{BuildingId, Content, Moment};
use kingsburg::event::Event;
use kingsburg::flow::{Effect, Frame};
use table::Seat;

#[test]
fn the_owner_chooses_the_order_of_his_effects() {
    ledger::proves!("KB-ORDERING-01");
    let play =
        || Play::year(2).summer().players(3).player(0, |p| p.builds("B1 B2").dice([2, 2, 2])).rerolling();
    let mut t = play().rolls([1, 2, 4]).start();
    t.seat(0).may_only(["pass", "building/B1 die/2", "building/B2"]);
    t.seat(0).answers("building/B2");
    assert_eq!(t.player(0).dice.coloured, [1, 2, 4], "Chapel first");
    let mut t = play().rolls([6]).start();
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(t.player(0).dice.coloured, [2, 2, 6], "or Statue first");
}

#[test]
fn after_each_effect_it_is_checked_which_others_apply() {
    ledger::proves!("KB-ORDERING-02", "KB-CLAR-11");
    let play = |dice: [u8; 3]| {
        Play::year(2).summer().players(3).player(0, |p| p.builds("B1 B2").dice(dice)).rerolling()
    };
    let mut t = play([3, 3, 3]).rolls([1]).start();
    t.seat(0).refused("building/B2", "KB-BLD-03");
    t.seat(0).answers("building/B1 die/3");
    t.seat(0).may_only(["pass", "building/B2"]);
    let mut t = play([2, 2, 2]).rolls([4]).start();
    t.seat(0).may(["building/B2"]);
    t.seat(0).answers("building/B1 die/2");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "2-2-4 is 8: the Chapel has ceased to apply");
    let mut t = play([1, 2, 3]).rolls([5, 5, 5]).start();
    t.seat(0).refused("building/B1 die/1", "KB-BLD-01");
    t.seat(0).answers("building/B2");
    t.seat(0).may_only(["pass", "building/B1 die/5"]);
}

#[test]
fn what_is_conditioned_on_the_roll_and_changes_no_dice_comes_after_all_that_does() {
    ledger::proves!("KB-ORDERING-04");
    let content = Content::base();
    let printed = |id: &BuildingId| !id.is_alternative();
    let rerolls: Vec<_> = content.at.dice_change.iter().filter(printed).map(BuildingId::name).collect();
    assert_eq!(rerolls, ["B1", "B2"], "in the base game every effect that looks at the roll changes it");
    let waiting = content.at.moment[Moment::RollFinal as usize];
    assert_eq!(
        waiting.iter().filter(printed).count(),
        0,
        "so none has to wait; the order is set after all of them"
    );
    let play = Play::year(2).summer().players(2).player(0, |p| p.builds("B1 B2").dice([1, 1, 1]));
    let mut t = play.player(1, |p| p.dice([1, 1, 2])).rerolling().rolls([6, 6, 6]).start();
    assert!(!t.events.iter().any(|e| matches!(e, Event::OrderSet { .. })), "not while dice may change");
    t.seat(0).answers("building/B2");
    t.seat(0).answers("pass");
    assert_eq!(t.order(), [1, 0], "what depends on the roll looked at the final dice");
}

#[test]
fn only_final_dice_count_for_the_turn_order() {
    ledger::proves!("KB-ORDERING-05", "KB-ORDERING-06");
    let mut t = Play::year(2)
        .summer()
        .players(3)
        .player(0, |p| p.builds("B1 B2"))
        .player(2, |p| p.builds("B1"))
        .rolls([1, 1, 3, 2, 3, 4, 4, 4, 4, 6, 6, 6, 1])
        .start();
    assert_eq!(t.order(), [0, 1, 2], "no new order while somebody may change his dice");
    t.seat(0).answers("building/B2");
    t.seat(0).answers("pass");
    assert!(!t.events.iter().any(|e| matches!(e, Event::OrderSet { .. })), "player 2 may still change his");
    t.seat(2).answers("building/B1 die/4");
    assert_eq!(t.order(), [1, 2, 0], "9 by the others' final 9 and 18; ties as before");
    let set: Vec<_> = t.events.iter().filter(|e| matches!(e, Event::OrderSet { .. })).collect();
    assert_eq!(set.len(), 1, "it is set once");
}

#[test]
fn rerolls_are_decided_in_the_previous_order_each_finishing_his_own() {
    ledger::proves!("KB-R-18");
    let mut t = Play::year(2)
        .summer()
        .players(3)
        .order([2, 0, 1])
        .everybody(|p| p.builds("B1 B2").dice([2, 2, 2]))
        .rerolling()
        .rolls([1, 6, 6, 6])
        .start();
    t.seat(2).answers("building/B1 die/2");
    t.seat(2).answers("building/B2");
    t.seat(0).answers("pass");
    t.seat(1).may_only(["pass", "building/B1 die/2", "building/B2"]);
    t.seat(1).answers("pass");
    assert_eq!(t.order(), [0, 1, 2], "then the new order is set");
}

#[test]
fn effects_of_the_seasons_end_come_in_the_order_that_helps() {
    ledger::proves!("KB-ORDERING-01", "KB-BLD-10");
    let play = Play::year(2).summer().players(2).player(0, |p| p.builds("C1 F1 F2 F3"));
    let mut t = play.building().start();
    t.seat(0).answers("pass");
    t.seat(1).answers("pass");
    assert_eq!(t.has(0), "1T", "the Inn gives first");
    t.seat(0).may_only(["pass", "plus2"]);
    assert!(
        matches!(t.frame(), Frame::Effect(Effect { seat: Seat(0), .. })),
        "so that its token can be paid to the Town Hall"
    );
}

#[test]
fn players_with_effects_at_one_moment_act_in_turn_order() {
    ledger::proves!("KB-R-17", "KB-R-36");
    let play =
        Play::year(2).spring().players(3).order([2, 1, 0]).everybody(|p| p.has("1G").builds("F1 F2 F3"));
    let mut t = play.player(1, |p| p.builds("")).building().start();
    for seat in [2, 1, 0] {
        t.seat(seat).answers("pass");
    }
    t.seat(2).answers("good/gold");
    t.seat(0).answers("pass");
    assert_eq!((t.vp(2), t.vp(0)), (1 + 1, 1), "in turn order (and 1 VP each by the King's Reward)");
    assert_eq!(t.phase(), Phase::Summer);
    let declined = t
        .events
        .iter()
        .any(|e| matches!(e, Event::Declined { seat: Seat(0), rule } if rule.0 == "KB-BLD-21"));
    assert!(declined, "declining is told");
}
