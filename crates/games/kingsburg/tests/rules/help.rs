//! Season c: receive the Advisors' help (p.5).

use crate::dsl::Play;
use kingsburg::board::Right;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::Seat;

fn helpers(events: &[Event]) -> Vec<(u8, u8)> {
    let helped =
        |e: &Event| if let Event::Helped { seat, advisor, .. } = e { Some((*advisor, seat.0)) } else { None };
    events.iter().filter_map(helped).collect()
}

#[test]
fn advisors_help_in_ascending_order_and_those_without_dice_are_skipped() {
    ledger::proves!("KB-HELP-01", "KB-HELP-02", "KB-HELP-03");
    let play =
        Play::year(2).summer().players(3).player(0, |p| p.dice([6, 6, 1])).player(1, |p| p.dice([2, 3, 5]));
    let play = play.player(2, |p| p.dice([6, 6, 6]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/1 die/6 die/6 advisor/13");
    t.seat(1).answers("die/5 advisor/5");
    t.seat(2).answers("die/6 die/6 die/6 advisor/18");
    t.seat(1).answers("die/2 advisor/2");
    t.seat(1).answers("die/3 advisor/3");
    t.idle_to_building();
    assert_eq!(
        helpers(&t.events),
        [(2, 1), (3, 1), (5, 1), (13, 0), (18, 2)],
        "1 to 18, to the owners of the dice"
    );
    assert_eq!((t.has(0), t.has(1)), ("3S".to_owned(), "1G 1W".to_owned()));
    assert_eq!((t.has(2), t.soldiers(2), t.soldiers(1)), ("1G 1W 1S".to_owned(), 1, 1));
}

#[test]
fn with_no_dice_placed_nobody_is_helped() {
    ledger::proves!("KB-HELP-03", "KB-INF-20");
    let mut t = Play::year(2).summer().players(3).influencing().start();
    t.idle_to_building();
    assert_eq!(helpers(&t.events), [], "every Advisor is skipped");
    assert!((0..3).all(|seat| t.has(seat) == "nothing"), "and nothing is given");
}

#[test]
fn after_the_help_all_take_their_dice_back_and_build() {
    ledger::proves!("KB-HELP-04");
    let mut t = Play::year(2).summer().players(3).player(0, |p| p.dice([1, 2, 2])).influencing().start();
    t.seat(0).answers("die/1 advisor/1");
    t.idle_to_building();
    assert_eq!(
        t.frame(),
        Frame::Build(Build { place: 0, built: 0, favour: Favour::None }),
        "building starts"
    );
    assert_eq!((t.court(), t.state.board.influenced), (vec![], 0), "no dice are left at court");
    assert!((0..3).all(|seat| t.player(seat).dice == Default::default()), "and none are in play");
}

#[test]
fn goods_are_unlimited() {
    ledger::proves!("KB-HELP-05", "KB-HELP-06", "KB-COMP-09", "KB-R-13", "KB-R-44");
    let mut t = Play::year(2)
        .summer()
        .players(3)
        .player(0, |p| p.has("40G 40W 40S").dice([6, 6, 6]))
        .player(1, |p| p.has("60G").dice([5, 5, 6]))
        .influencing()
        .start();
    t.seat(0).answers("die/6 die/6 die/6 advisor/18");
    t.seat(1).answers("die/5 die/5 die/6 advisor/16");
    t.idle_to_building();
    assert_eq!(t.has(0), "41G 41W 41S", "far more than the 60 pieces of the box");
    assert_eq!(t.has(1), "64G", "and the next player still receives his in full");
}

#[test]
fn what_a_lower_advisor_gave_may_be_used_for_a_higher_one() {
    ledger::proves!("KB-HELP-07");
    let mut t = Play::year(2).summer().players(3).player(0, |p| p.dice([3, 1, 5])).influencing().start();
    t.seat(0).answers("die/3 advisor/3");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).answers("die/1 die/5 advisor/6");
    t.idle_to_help();
    t.seat(0).may_only(["pass", "good/wood"]);
    t.seat(0).answers("good/wood");
    assert_eq!(t.has(0), "1G 1S", "the wood of Advisor 3 was traded at 6");
}

#[test]
fn help_worded_receive_is_compulsory_and_help_worded_may_is_not() {
    ledger::proves!("KB-HELP-08", "KB-R-16");
    let helped = |dice: [u8; 3], path: &str| {
        let mut t =
            Play::year(2).summer().players(3).player(0, |p| p.has("1G").dice(dice)).influencing().start();
        t.seat(0).answers(path);
        t.idle_to_help();
        t
    };
    let mut merchant = helped([4, 6, 6], "die/4 advisor/4");
    merchant.seat(0).refused("pass", "KB-ADV-04");
    merchant.seat(0).refused("good/stone", "KB-ADV-04");
    let mut astronomer = helped([1, 6, 6], "die/1 die/6 advisor/7");
    astronomer.seat(0).refused("pass", "KB-ADV-07");
    let mut lady = helped([6, 6, 1], "die/6 die/6 advisor/12");
    lady.seat(0).refused("pass", "KB-ADV-12");
    lady.seat(0).refused("good/gold", "KB-ADV-12");
    for (dice, path) in [
        ([6, 6, 6], "die/6 advisor/6"),
        ([2, 6, 6], "die/2 die/6 die/6 advisor/14"),
        ([4, 6, 6], "die/4 die/6 advisor/10"),
    ] {
        let mut may = helped(dice, path);
        may.seat(0).answers("pass");
        let declined = may.events.iter().any(|e| matches!(e, Event::Declined { seat: Seat(0), .. }));
        assert!(declined, "{path} can be declined");
        assert_eq!((may.has(0), may.vp(0)), ("1G".to_owned(), 0), "and then nothing changes hands");
    }
}

#[test]
fn two_groups_on_an_advisor_are_served_in_turn_order() {
    ledger::proves!("KB-R-27", "KB-ENVOY-06");
    for (order, first) in [([0, 1, 2], 0), ([2, 1, 0], 1)] {
        let mut t = Play::year(2)
            .summer()
            .players(3)
            .order(order)
            .agent(1)
            .player(0, |p| p.dice([4, 6, 6]))
            .player(1, |p| p.dice([4, 6, 6]))
            .influencing();
        t.position.court.clear();
        let mut t = t.group(4, Some(0), [4]).start();
        t.idle_until(|t| t.waits_for() == Some(1));
        t.seat(1).answers("die/4 agent advisor/4");
        t.idle_to_help();
        let second = 1 - first;
        t.seat(first).answers("good/gold");
        t.seat(second).answers("good/wood");
        assert_eq!(
            (t.has(first), t.has(second)),
            ("1G".to_owned(), "1W".to_owned()),
            "in turn order, each his own way"
        );
        assert_eq!(helpers(&t.events), [(4, first), (4, second)], "whoever placed first");
    }
}

#[test]
fn a_player_with_both_groups_is_helped_twice_and_chooses_anew() {
    ledger::proves!("KB-R-27", "KB-ENVOY-05");
    let play = Play::year(2).summer().players(3).agent(0).player(0, |p| p.dice([4, 2, 2]));
    let mut t = play.group(4, Some(0), [2, 2]).influencing().start();
    t.seat(0).answers("die/4 agent advisor/4");
    t.idle_to_help();
    let with_agent: Vec<_> = t.state.board.court.iter().map(|group| group.right).collect();
    assert_eq!(with_agent, [Right::Free, Right::Agent], "the group placed first comes first");
    t.seat(0).answers("good/gold");
    t.seat(0).answers("good/wood");
    assert_eq!(t.has(0), "1G 1W", "twice in a row, deciding anew");
    assert!(matches!(t.frame(), Frame::Build { .. }), "and then no more");
}
