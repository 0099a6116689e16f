//! Module 5: request tokens in place of the King's die.

use crate::dsl::{Play, Table, say_event, say_reason};
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::{Frame, Requests};
use table::{Game, Observer, Scripted, Seat, SeatSet};

const ALL: [&str; 5] = ["request/0", "request/1", "request/2", "request/3", "request/4"];

/// Winter of year 1 with tokens: Barbarians of strength 2 have come.
fn winter(players: u8) -> Table {
    Play::year(1).winter().players(players).modules("5").card("1.1").start()
}

/// Each lays the token of his seat's value.
fn lay(t: &mut Table, values: &[u8]) {
    for (seat, value) in (0..).zip(values) {
        t.seat(seat).answers(&format!("request/{value}"));
    }
}

#[test]
fn everybody_has_six_tokens() {
    ledger::proves!("KB-MOD5-01", "KB-COMP-03");
    for seats in 2..=5 {
        let t = Table::with(&Options::of_modules(&[5]), seats, Scripted::dice([]));
        for seat in 0..seats {
            assert_eq!(
                t.player(seat).requests,
                [1, 2, 1, 1, 1],
                "0, 1, 1, 2, 3, 4 for player {seat} of {seats}"
            );
        }
    }
    let t = Table::open(3, Scripted::dice([]));
    assert_eq!(t.player(0).requests, [0; 5], "none without the module");
}

#[test]
fn tokens_are_chosen_after_the_invaders_are_revealed() {
    ledger::proves!("KB-R-54", "KB-MOD5-02", "KB-MOD5-03");
    let t = winter(3);
    assert_eq!(t.frame(), Frame::Requests(Requests { chosen: SeatSet::EMPTY }));
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    assert!(told.last().is_some_and(|e| e.starts_with("event-invaded")), "the card lies open: {told:?}");
    assert!(!told.iter().any(|e| e.starts_with("event-reinforced")), "no die is rolled");
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [0; 3], "and nobody has soldiers yet");
}

#[test]
fn all_choose_at_the_same_time() {
    ledger::proves!("KB-MOD5-03");
    let mut t = winter(4);
    let asked = |t: &Table| t.game.waiting(&t.state).must;
    assert_eq!(asked(&t), SeatSet::all(4), "all at once");
    assert_eq!(t.game.waiting(&t.state), table::Waiting::sealed(SeatSet::all(4)), "in secret");
    t.seat(2).answers("request/3");
    assert_eq!(asked(&t), SeatSet::all(4).without(SeatSet::one(Seat(2))), "in any order, and once");
    t.seat(0).answers("request/0");
    t.seat(3).answers("request/1");
    assert_eq!(t.waits_for(), Some(1), "the last one");
    assert_eq!([0, 1, 2, 3].map(|s| t.soldiers(s)), [0; 4], "nothing comes before all have chosen");
    assert_eq!(t.player(2).requests, [1, 2, 1, 1, 1], "and no token has gone");
}

#[test]
fn any_token_left_may_be_chosen_and_one_must_be() {
    ledger::proves!("KB-MOD5-06", "KB-MOD5-07");
    let mut t = winter(3);
    t.seat(1).may_only(ALL);
    t.seat(1).refused("pass", "KB-MOD5-07");
    let why = t.seat(1).why_not("request/5");
    assert_eq!(say_reason(&why), "refusal-no-request value=5 (KB-MOD5-06)");
    t.seat(1).refused("accept", "KB-MOD5-03");
    let play = Play::year(3).winter().players(3).modules("5").card("3.1");
    let mut t = play.player(0, |p| p.requests([1, 1, 3, 4])).player(1, |p| p.requests([0, 1, 2, 4])).start();
    t.seat(0).may_only(["request/1", "request/3", "request/4"]);
    t.seat(0).refused("request/2", "KB-MOD5-06");
    t.seat(0).refused("request/0", "KB-MOD5-06");
    t.seat(1).may_only(["request/0", "request/1", "request/2", "request/4"]);
}

#[test]
fn each_gets_what_his_own_token_shows() {
    ledger::proves!("KB-MOD5-04", "KB-MOD5-05", "KB-MOD5-02");
    let mut t = winter(4);
    t.rolls([6]);
    lay(&mut t, &[4, 1, 0, 2]);
    let fought: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| match *e {
            Event::Fought { seat, total, outcome, .. } => Some((seat.0, total, outcome)),
            _ => None,
        })
        .collect();
    let (won, drawn, lost) = (Outcome::Won, Outcome::Drawn, Outcome::Lost);
    assert_eq!(fought, [(0, 4, won), (1, 1, lost), (2, 0, lost), (3, 2, drawn)], "against a strength of 2");
    assert_eq!(
        [0, 1, 2, 3].map(|s| t.player(s).requests),
        [[1, 2, 1, 1, 0], [1, 1, 1, 1, 1], [0, 2, 1, 1, 1], [1, 2, 0, 1, 1]]
    );
    assert_eq!(t.chance.dice_left(), 1, "no die was rolled");
    assert_eq!((t.state.board.year, t.phase(), t.vp(0)), (2, Phase::Aid, 1), "the highest total won a point");
}

#[test]
fn the_second_token_of_one_stays_and_no_value_comes_back() {
    ledger::proves!("KB-MOD5-05", "KB-MOD5-06");
    let mut t = winter(2);
    lay(&mut t, &[1, 4]);
    t.idle_to(Phase::Winter);
    t.seat(0).may_only(ALL);
    t.seat(1).may_only(["request/0", "request/1", "request/2", "request/3"]);
    t.seat(1).refused("request/4", "KB-MOD5-06");
    lay(&mut t, &[1, 3]);
    t.idle_to(Phase::Winter);
    t.seat(0).may_only(["request/0", "request/2", "request/3", "request/4"]);
    t.seat(0).refused("request/1", "KB-MOD5-06");
    t.seat(1).may_only(["request/0", "request/1", "request/2"]);
}

#[test]
fn the_last_token_is_worth_points() {
    ledger::proves!("KB-MOD5-08", "KB-MOD5-07", "KB-R-60");
    let play = Play::year(5).winter().players(3).modules("5").card("5.2");
    let play =
        play.everybody(|p| p.soldiers(9)).player(0, |p| p.requests([3, 4])).player(1, |p| p.requests([0, 2]));
    let mut t = play.player(2, |p| p.requests([1, 1])).start();
    t.seat(0).may_only(["request/3", "request/4"]);
    lay(&mut t, &[3, 2, 1]);
    assert_eq!(t.frame(), Frame::Over);
    // All beat a strength of 8 for 1 point; the highest total, 12, wins one more.
    assert_eq!([0, 1, 2].map(|s| t.vp(s)), [1 + 1 + 4, 1, 1 + 1]);
    assert_eq!([0, 1, 2].map(|s| t.player(s).requests), [[0; 5]; 3], "and the token goes");
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    let at = |what: &str| told.iter().position(|e| e == what);
    let (paid, best) = (
        "event-gained seat=seat 0 what=vp/4 (KB-MOD5-08)",
        "event-gained seat=seat 0 what=vp/1 (KB-WINTER-13)",
    );
    assert!(at(best).is_some() && at(best) < at(paid), "after the battle: {told:?}");
    assert!(!told.contains(&"event-gained seat=seat 1 what=vp/0 (KB-MOD5-08)".to_owned()), "0 is no gain");
}

#[test]
fn no_token_is_paid_out_before_year_5() {
    ledger::proves!("KB-MOD5-08", "KB-INV-32");
    let play = Play::year(4).winter().players(2).modules("5").card("4.1");
    let mut t = play.everybody(|p| p.soldiers(9).requests([1, 3, 4])).start();
    lay(&mut t, &[1, 1]);
    assert_eq!((t.state.board.year, t.vp(0), t.vp(1)), (5, 1, 1), "only the point for the best total");
    assert_eq!(t.player(0).requests, [0, 0, 0, 1, 1]);
}

#[test]
fn soldiers_of_all_winters_and_the_last_points_make_eleven() {
    ledger::proves!("KB-INV-32", "KB-MOD5-08", "KB-COMP-03");
    for seed in 0..8 {
        let mut t = Table::with(&Options::of_modules(&[5]), 3, Scripted::dice([]).then_seed(seed));
        let mut turn = 0;
        while t.frame() != Frame::Over {
            if matches!(t.frame(), Frame::Requests { .. }) {
                let seat = t.game.waiting(&t.state).must.first().expect("somebody lays");
                let paths = t.answers_of(seat);
                turn += 1;
                t.seat(seat.0).answers(&paths[(turn * 7 + seed as usize) % paths.len()]);
            } else {
                t.idle_until(|t| matches!(t.frame(), Frame::Requests { .. } | Frame::Over));
            }
        }
        for seat in Seat::all(3) {
            let sum: i16 = t
                .events
                .iter()
                .map(|e| match *e {
                    Event::Requested { seat: who, value } if who == seat => i16::from(value),
                    Event::Gained { seat: who, what, rule } if who == seat && rule.0 == "KB-MOD5-08" => {
                        what.vp
                    }
                    _ => 0,
                })
                .sum();
            assert_eq!(sum, 11, "0 + 1 + 1 + 2 + 3 + 4 for {seat:?} with seed {seed}");
        }
    }
}

#[test]
fn nobody_sees_a_token_before_all_are_revealed() {
    ledger::proves!("KB-MOD5-03", "KB-INV-37", "KB-COMP-03");
    let laid = |value: u8| {
        let mut t = winter(3);
        t.news();
        t.seat(1).answers(&format!("request/{value}"));
        t
    };
    let (one, other) = (laid(4), laid(0));
    for observer in [Observer::Seat(Seat(0)), Observer::Seat(Seat(2)), Observer::Spectator] {
        assert_eq!(
            one.game.view(&one.state, observer),
            other.game.view(&other.state, observer),
            "{observer:?} cannot tell a 4 from a 0"
        );
        assert_eq!(
            one.heard_by(observer),
            other.heard_by(observer),
            "{observer:?} hears nothing of its value"
        );
        let shown = serde_json::to_string(&one.game.view(&one.state, observer)).expect("JSON");
        assert!(!shown.contains("\"request\":4"), "{observer:?} reads nothing either");
    }
    let own = one.game.view(&one.state, Observer::Seat(Seat(1)));
    assert_eq!(own.known.request, Some(4), "his own he knows");
    assert_eq!(one.heard_by(Observer::Seat(Seat(1))), [Event::RequestLaid { seat: Seat(1), value: 4 }]);
    assert_eq!(
        one.game.view(&one.state, Observer::Seat(Seat(0))).known.request,
        None,
        "who has not chosen, nothing"
    );
}

#[test]
fn revealed_tokens_are_known_to_all() {
    ledger::proves!("KB-MOD5-04");
    let mut t = winter(2);
    lay(&mut t, &[3, 2]);
    let heard: Vec<_> = t.heard_by(Observer::Spectator).iter().map(say_event).collect();
    for told in [
        "event-requested seat=seat 0 value=3 (KB-MOD5-04)",
        "event-requested seat=seat 1 value=2 (KB-MOD5-04)",
    ] {
        assert!(heard.contains(&told.to_owned()), "{told}: {heard:?}");
    }
}

#[test]
fn a_world_of_an_observer_has_any_token_that_is_left() {
    ledger::proves!("KB-INV-37", "KB-MOD5-06");
    let play = Play::year(4).winter().players(2).modules("5").card("4.1");
    let mut t = play.player(0, |p| p.requests([0, 3, 4])).player(1, |p| p.requests([1, 1, 2])).start();
    t.seat(1).answers("request/2");
    let view = t.game.view(&t.state, Observer::Seat(Seat(0)));
    let mut chance = table::Sampled::new(3);
    let mut seen = [0; 5];
    for _ in 0..900 {
        seen[usize::from(t.game.world(&view, &mut chance).hidden.requests[1])] += 1;
    }
    assert!(seen[0] == 0 && seen[3] == 0 && seen[4] == 0, "only what he has left: {seen:?}");
    assert!((520..680).contains(&seen[1]) && (220..380).contains(&seen[2]), "two of three are a 1: {seen:?}");
    let own = t.game.view(&t.state, Observer::Seat(Seat(1)));
    assert_eq!(t.game.world(&own, &mut chance).hidden.requests[1], 2, "he himself knows");
}
