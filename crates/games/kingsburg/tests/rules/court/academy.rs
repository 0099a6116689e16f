//! The Military Academy: a die of one's own, with the King's die and with request tokens.

use crate::dsl::{Play, Table, say_event};
use kingsburg::event::Event;
use kingsburg::flow::{Frame, OwnDie};

const ACADEMY: &str = "G1 G2 G3 G4";

/// Winter of year 3, Goblins of strength 4, three players with tokens; these have a Military Academy.
fn tokens(owners: &[usize], rolls: &[u8]) -> Table {
    let mut play = Play::year(3).winter().players(3).modules("1 5").card("3.1").rolls(rolls.iter().copied());
    for owner in owners {
        play = play.player(*owner, |p| p.builds(ACADEMY));
    }
    play.everybody(|p| p.requests([0, 2, 3, 4])).start()
}

/// The same with the King's die.
fn die(rolls: &[u8]) -> Table {
    let play = Play::year(3).winter().players(3).modules("1").card("3.1").rolls(rolls.iter().copied());
    play.player(0, |p| p.builds(ACADEMY)).start()
}

fn totals(t: &Table) -> Vec<i16> {
    let fought = t.events.iter().filter_map(|e| match *e {
        Event::Fought { total, .. } => Some(total),
        _ => None,
    });
    fought.collect()
}

#[test]
fn the_die_is_halved_rounding_up() {
    ledger::proves!("KB-MOD1-04");
    for (face, soldiers) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut t = tokens(&[0], &[face]);
        for seat in 0..3 {
            t.seat(seat).answers("request/0");
        }
        assert_eq!(t.frame(), Frame::OwnDie(OwnDie { place: 0, own: soldiers }), "a {face}");
        t.seat(0).may_only(["pass", "accept"]);
        t.seat(0).answers("accept");
        // Improvised Defenses add 1 against a printed strength of 4.
        assert_eq!(totals(&t), [i16::from(soldiers) + 1, 0, 0], "a {face} brings {soldiers} instead of none");
    }
}

#[test]
fn the_die_is_rolled_after_all_tokens_are_revealed() {
    ledger::proves!("KB-MOD1-05", "KB-R-55");
    let mut t = tokens(&[0], &[6]);
    t.seat(0).answers("request/2");
    t.seat(1).answers("request/2");
    assert_eq!(t.chance.dice_left(), 1, "not yet");
    t.seat(2).answers("request/3");
    assert_eq!(t.chance.dice_left(), 0, "now");
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    let at = |what: &str| told.iter().position(|e| e.starts_with(what)).expect("it is told");
    assert!(at("event-requested seat=seat 2") < at("event-own-die"), "after the reveal: {told:?}");
    assert_eq!(t.waits_for(), Some(0), "he knows it when he decides");
}

#[test]
fn the_own_die_may_stand_in_place_of_the_token() {
    ledger::proves!("KB-MOD1-04", "KB-MOD5-04");
    let laid = |value: &str| {
        let mut t = tokens(&[0], &[5]);
        t.seat(0).answers(value);
        t.seat(1).answers("request/0");
        t.seat(2).answers("request/0");
        t
    };
    let mut t = laid("request/4");
    t.seat(0).answers("pass");
    assert_eq!(totals(&t), [4 + 1, 0, 0], "4 of the token, kept");
    assert_eq!(t.player(0).requests, [1, 0, 1, 1, 0], "the token is gone either way");
    let mut t = laid("request/4");
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [3 + 1, 0, 0], "3 of the die instead, fewer if he likes");
    let t = laid("request/3");
    assert_eq!(totals(&t), [3 + 1, 0, 0], "where it makes no difference nothing is asked");
}

#[test]
fn several_owners_roll_in_turn_order() {
    ledger::proves!("KB-MOD1-05", "KB-R-17");
    let play = Play::year(3).winter().players(3).modules("1 5").card("3.1").rolls([1, 5]).order([2, 1, 0]);
    let play = play.player(0, |p| p.builds(ACADEMY)).player(2, |p| p.builds(ACADEMY));
    let mut t = play.everybody(|p| p.requests([0, 2, 3, 4])).start();
    for seat in 0..3 {
        t.seat(seat).answers("request/0");
    }
    assert_eq!((t.waits_for(), t.frame()), (Some(2), Frame::OwnDie(OwnDie { place: 0, own: 1 })));
    t.seat(2).answers("pass");
    assert_eq!((t.waits_for(), t.frame()), (Some(0), Frame::OwnDie(OwnDie { place: 2, own: 3 })));
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [1, 0, 3 + 1], "players 2, 1 and 0");
}

#[test]
fn with_the_kings_die_the_own_die_counts_whole() {
    ledger::proves!("KB-MOD1-04", "KB-WINTER-06");
    let mut t = die(&[2, 5]);
    assert_eq!(t.frame(), Frame::OwnDie(OwnDie { place: 0, own: 5 }), "not halved without module 5");
    assert_eq!([0, 1, 2].map(|s| t.soldiers(s)), [2, 2, 2], "the King's soldiers have come");
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [5 + 1, 2, 2], "5 instead of 2");
    let mut t = die(&[2, 5]);
    t.seat(0).answers("pass");
    assert_eq!(totals(&t), [2 + 1, 2, 2]);
    assert_eq!(totals(&die(&[4, 4])), [4 + 1, 4, 4], "an equal die is not asked about");
}

#[test]
fn soldiers_he_had_before_stay() {
    ledger::proves!("KB-MOD1-04");
    let play = Play::year(3).winter().players(3).modules("1").card("3.1").rolls([6, 1]);
    let mut t = play.player(0, |p| p.builds(ACADEMY).soldiers(3)).start();
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [3 + 1 + 1, 6, 6], "only the King's six go");
}

#[test]
fn a_fixed_number_of_soldiers_may_be_replaced_and_tokens_are_not_touched_by_it() {
    ledger::proves!("KB-MOD1-04", "KB-MOD5-04", "KB-MOD-01");
    let snow = |modules: &str| {
        let play = Play::year(3).winter().players(2).modules(modules).fate("heavy_snow").card("3.1");
        play.rolls([5]).player(0, |p| p.builds(ACADEMY)).start()
    };
    let mut t = snow("1 4");
    assert_eq!(
        (t.soldiers(1), t.frame()),
        (2, Frame::OwnDie(OwnDie { place: 0, own: 5 })),
        "2 in place of the King's die"
    );
    t.seat(0).answers("accept");
    assert_eq!(totals(&t), [5 + 1, 2]);
    let mut t = snow("1 4 5");
    t.seat(0).answers("request/4");
    t.seat(1).answers("request/4");
    assert_eq!(
        (t.soldiers(1), t.frame()),
        (4, Frame::OwnDie(OwnDie { place: 0, own: 3 })),
        "tokens count as they are"
    );
}
