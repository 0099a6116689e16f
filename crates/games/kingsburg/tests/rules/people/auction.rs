//! Module 3, the other way: governors under the hammer (p.12).

use crate::dsl::Table;
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::content::GovernorId;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::options::Governors;
use std::collections::BTreeSet;
use table::{Game, Observer, Scripted};

/// An auction in which this seat names first: turn order as seats, the first cards of the deck, one by one these.
pub fn auction(seats: u8, first: u8, cards: &[&str]) -> Table {
    assert_eq!(cards.len(), usize::from(seats) + 1, "one card more than players");
    let mut deck: Vec<&str> = GovernorId::all().map(GovernorId::name).collect();
    // Seats stay in order, any invaders; then the cards, then who names first.
    let mut draws: Vec<u16> = (1..seats).rev().map(u16::from).chain([0; 5]).collect();
    for card in cards {
        let at = deck.iter().position(|name| name == card).expect("a governor");
        deck.remove(at);
        draws.push(at as u16);
    }
    draws.push(u16::from(first));
    let options = Options { governors: Governors::Auction, ..Options::default() };
    Table::with(&options, seats, Scripted::dice([]).draws(draws))
}

fn four(first: u8) -> Table {
    auction(4, first, &["thief", "prince", "duke", "hermit", "fairy"])
}

fn has(t: &Table, seat: u8) -> Option<&'static str> {
    t.player(seat).governor.map(GovernorId::name)
}

#[test]
fn one_governor_more_than_players_lies_face_up() {
    ledger::proves!("KB-MOD3-06", "KB-R-53");
    let all = ["thief", "prince", "duke", "hermit", "fairy", "miner"];
    for seats in 2..=5u8 {
        let cards = &all[..=usize::from(seats)];
        let t = auction(seats, 0, cards);
        let offered: BTreeSet<String> = t.answers().into_iter().collect();
        let expected: BTreeSet<String> = cards.iter().map(|name| format!("governor/{name}")).collect();
        assert_eq!(offered, expected, "with {seats} players");
        let opened = t.events.iter().find_map(|e| match e {
            Event::AuctionOpened { seat, governors } => Some((seat.0, governors.len())),
            _ => None,
        });
        assert_eq!(opened, Some((0, usize::from(seats) + 1)), "and it is told");
        for observer in Observer::all(seats) {
            let view = t.game.view(&t.state, observer);
            assert_eq!(view.board.offered.len(), cards.len(), "{observer:?} sees them");
        }
    }
}

#[test]
fn a_random_player_names_the_first_card_and_must_open() {
    ledger::proves!("KB-MOD3-07", "KB-R-53");
    for first in 0..4 {
        let mut t = four(first);
        assert_eq!(t.waits_for(), Some(first), "whoever was drawn");
        t.seat(first).refused("pass", "KB-MOD3-07");
        t.seat(first).refused("governor/minstrel", "KB-MOD3-07");
        t.seat(first).answers("governor/duke");
        assert_eq!(t.waits_for(), Some(first), "and he opens");
        t.seat(first).refused("pass", "KB-MOD3-07");
        t.seat(first).refused("good/gold", "KB-MOD3-07");
        t.seat(first).may(["bid/0", "bid/1", "bid/31", "bid/600"]);
        t.seat(first).refused("bid/601", "KB-MOD3-08");
        t.seat(first).answers("bid/0");
        assert_eq!(t.waits_for(), Some((first + 1) % 4), "then the next clockwise");
    }
}

#[test]
fn each_next_player_passes_or_bids_strictly_more() {
    ledger::proves!("KB-MOD3-08", "KB-R-53");
    let mut t = four(3);
    t.seat(3).answers("governor/prince");
    t.seat(3).answers("bid/2");
    t.seat(0).refused("bid/1", "KB-MOD3-08");
    t.seat(0).refused("bid/2", "KB-MOD3-08");
    t.seat(0).may(["pass", "bid/3", "bid/300", "bid/600"]);
    assert_eq!(t.answers().len(), 1 + 598, "pass, or 3 to 600");
    t.seat(0).answers("bid/5");
    t.seat(1).refused("bid/5", "KB-MOD3-08");
    t.seat(1).answers("bid/6");
    assert_eq!(t.waits_for(), Some(2), "clockwise by seat, whatever the bids are");
}

#[test]
fn bidding_goes_on_until_all_but_one_have_passed_and_the_winner_pays() {
    ledger::proves!("KB-MOD3-09", "KB-MOD3-10", "KB-R-53", "KB-INV-30");
    let mut t = four(2);
    t.seat(2).answers("governor/hermit");
    t.seat(2).answers("bid/1");
    t.seat(3).answers("pass");
    t.seat(0).answers("bid/2");
    t.seat(1).answers("bid/3");
    t.seat(2).answers("pass");
    assert_eq!(t.waits_for(), Some(0), "a pass is final for this card: seat 3 is asked no more");
    assert_eq!(has(&t, 1), None, "one who could bid more is left");
    t.seat(0).answers("bid/4");
    t.seat(1).answers("pass");
    assert_eq!((has(&t, 0), t.vp(0)), (Some("hermit"), -4), "paid from nothing");
    assert_eq!([1, 2, 3].map(|seat| (has(&t, seat), t.vp(seat))), [(None, 0); 3], "losers pay nothing");
    let told = t.events.iter().any(
        |e| matches!(e, Event::GovernorRevealed { seat, governor, vp: 4 } if seat.0 == 0 && governor.name() == "hermit"),
    );
    assert!(told, "and all hear of the price");
}

#[test]
fn the_opener_wins_for_what_he_bid_if_nobody_wants_more() {
    ledger::proves!("KB-MOD3-09", "KB-MOD3-10");
    let mut t = four(1);
    t.seat(1).answers("governor/fairy");
    t.seat(1).answers("bid/0");
    for seat in [2, 3, 0] {
        assert_eq!(has(&t, 1), None, "seat {seat} could still bid");
        t.seat(seat).answers("pass");
    }
    assert_eq!((has(&t, 1), t.vp(1)), (Some("fairy"), 0), "for nothing");
}

#[test]
fn the_next_after_the_one_who_named_names_the_next_card() {
    ledger::proves!("KB-MOD3-11", "KB-MOD3-12", "KB-R-52");
    let mut t = four(2);
    t.seat(2).answers("governor/hermit");
    t.seat(2).answers("bid/0");
    t.seat(3).answers("pass");
    t.seat(0).answers("bid/1");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    assert_eq!(has(&t, 0), Some("hermit"));
    assert_eq!(t.waits_for(), Some(3), "after seat 2, who named it; not seat 1, who comes after the winner");
    t.seat(3).refused("governor/hermit", "KB-MOD3-07");
    t.seat(3).answers("governor/duke");
    t.seat(3).answers("bid/0");
    assert_eq!(t.waits_for(), Some(1), "seat 0 has a governor and bids no more");
    t.seat(1).answers("bid/1");
    t.seat(2).answers("pass");
    assert_eq!(t.waits_for(), Some(3), "passing for the hermit was for the hermit only");
    t.seat(3).answers("bid/2");
    t.seat(1).answers("bid/3");
    t.seat(3).answers("pass");
    assert_eq!((has(&t, 1), t.vp(1)), (Some("duke"), -3));
    assert_eq!(t.waits_for(), Some(2), "after seat 3, skipping those who have one");
}

#[test]
fn the_last_player_takes_one_of_the_two_that_are_left_for_nothing() {
    ledger::proves!("KB-MOD3-12", "KB-MOD3-13", "KB-R-53");
    let mut t = auction(2, 1, &["thief", "prince", "duke"]);
    t.seat(1).answers("governor/prince");
    t.seat(1).answers("bid/0");
    t.seat(0).answers("bid/7");
    t.seat(1).answers("pass");
    assert_eq!((has(&t, 0), t.vp(0)), (Some("prince"), -7));
    t.seat(1).may_only(["governor/duke", "governor/thief"]);
    t.seat(1).answers("governor/duke");
    assert_eq!((has(&t, 1), t.vp(1)), (Some("duke"), 0), "nobody is left to bid against");
    assert!(t.state.board.offered.is_empty(), "the last card leaves the game");
    assert_eq!((t.phase(), t.state.board.year), (Phase::Aid, 1), "and the first year begins");
    assert_eq!((t.vp(0), t.vp(1)), (-7, 0), "with what was paid");
}

#[test]
fn everybody_gets_exactly_one() {
    ledger::proves!("KB-MOD3-12", "KB-MOD3-11", "KB-INV-30");
    let cards = ["thief", "prince", "duke", "hermit", "fairy", "miner"];
    for seats in 2..=5u8 {
        for first in 0..seats {
            let mut t = auction(seats, first, &cards[..=usize::from(seats)]);
            t.idle_until(|t| !matches!(t.frame(), Frame::Name { .. } | Frame::Bid(_)));
            let all: BTreeSet<_> = (0..seats).map(|seat| has(&t, seat).expect("each has one")).collect();
            assert_eq!(all.len(), usize::from(seats), "all different");
        }
    }
}

#[test]
fn a_bid_of_more_than_anybody_can_own_cannot_be_beaten() {
    ledger::proves!("KB-R-53", "KB-MOD3-08", "KB-MOD3-09");
    let mut t = four(0);
    t.seat(0).answers("governor/prince");
    t.seat(0).answers("bid/0");
    t.seat(1).answers("bid/599");
    t.seat(2).may_only(["pass", "bid/600"]);
    t.seat(2).answers("bid/600");
    assert_eq!((has(&t, 2), t.vp(2)), (Some("prince"), -600), "without asking seats 3, 0 and 1");
    assert_eq!(t.waits_for(), Some(1), "who comes after the one who named it");
}

#[test]
fn example_the_thief_is_bought_for_two() {
    ledger::proves!("KB-EX-32", "KB-GOV-01", "KB-MOD3-10", "KB-SETUP-10");
    let mut t = auction(2, 0, &["thief", "prince", "duke"]);
    t.seat(0).answers("governor/thief");
    t.seat(0).answers("bid/2");
    t.seat(1).answers("pass");
    assert_eq!(t.vp(0), -2, "what he paid; the game has not begun");
    t.seat(1).answers("governor/duke");
    assert_eq!((t.vp(0), t.vp(1)), (-5, 0), "2 for the card, 3 for being the Thief");
    assert_eq!(t.phase(), Phase::Aid);
}
