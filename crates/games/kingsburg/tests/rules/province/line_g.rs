//! Alternative line G: Stake Ditch (see `battle`), Veterans' Camp, Alarm Bell, Captains' House.

use crate::dsl::{Play, Table};
use crate::province::scenes::{fought, gained, owner};
use kingsburg::board::Phase;
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::Frame;
use kingsburg::goods::Bundle;

#[test]
fn the_stake_ditch_stops_orcs_and_barbarians() {
    ledger::proves!("KB-MOD2-04", "KB-WINTER-08");
    let outcome = |buildings: &str, card: &str| {
        let play = owner("G", buildings).winter().card(card).rolls([4]).player(0, |p| p.soldiers(0));
        fought(&play.start(), 0)
    };
    assert_eq!(outcome("G1a", "2.3"), (5, Outcome::Won), "Orcs of 4");
    assert_eq!(outcome("", "2.3"), (4, Outcome::Drawn));
    assert_eq!(outcome("G1a", "2.4"), (5, Outcome::Drawn), "Barbarians of 5");
    assert_eq!(outcome("G1a", "2.2"), (4, Outcome::Drawn), "not Goblins");
}

#[test]
fn the_veterans_camp_recruits_in_spring_after_a_victory() {
    ledger::proves!("KB-MOD2-04", "KB-WINTER-16", "KB-CLAR-11");
    let soldiers = |phase: Phase, last: Option<Outcome>| {
        let play = owner("G", "G1a G2a").phase(phase);
        let play = match last {
            Some(outcome) => play.player(0, |p| p.battles(u8::from(outcome == Outcome::Won), outcome)),
            None => play,
        };
        play.start().soldiers(0)
    };
    assert_eq!(soldiers(Phase::Spring, Some(Outcome::Won)), 1);
    assert_eq!(soldiers(Phase::Spring, Some(Outcome::Drawn)), 0);
    assert_eq!(soldiers(Phase::Spring, Some(Outcome::Lost)), 0);
    assert_eq!(soldiers(Phase::Spring, None), 0, "nothing in year 1");
    assert_eq!(soldiers(Phase::Summer, Some(Outcome::Won)), 0);
    assert_eq!(soldiers(Phase::Autumn, Some(Outcome::Won)), 0);
}

#[test]
fn the_veterans_look_at_the_last_battle_only() {
    ledger::proves!("KB-MOD2-04", "KB-WINTER-16");
    for (soldiers, veterans) in [(9, 1), (0, 0)] {
        let play = owner("G", "G1a G2a").winter().card("2.5").rolls([2]);
        let mut t = play.player(0, |p| p.soldiers(soldiers).battles(1, Outcome::Won)).start();
        t.idle_to(Phase::Spring);
        assert_eq!(t.soldiers(0), veterans, "all went home; this one comes after a victory with {soldiers}");
    }
}

/// Zombies of strength 5, and the King sends three.
fn bell(goods: &str) -> Play {
    owner("G", "G1a G2a G3a").winter().card("2.5").rolls([3]).player(0, |p| p.has(goods))
}

#[test]
fn the_alarm_bell_sells_two_soldiers_once_the_invaders_are_known() {
    ledger::proves!("KB-MOD2-04", "KB-R-54");
    let mut t = bell("2G 1S").start();
    assert!(t.events.iter().any(|e| matches!(e, Event::Invaded { strength: 5, .. })), "he knows who comes");
    assert!(!t.events.iter().any(|e| matches!(e, Event::Reinforced { .. })), "but not what the King sends");
    t.seat(0).may_only(["pass", "good/stone", "good/gold"]);
    t.seat(0).refused("good/wood", "KB-MOD2-04");
    t.seat(0).answers("good/gold");
    t.seat(0).may_only(["pass", "good/stone", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!((t.has(0).as_str(), fought(&t, 0)), ("1S", (5, Outcome::Drawn)), "two, and no third");
    let mut t = bell("2G 1S").start();
    t.seat(0).answers("good/stone");
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), fought(&t, 0).0), ("2G", 4), "or one");
    let mut t = bell("2G 1S").start();
    t.seat(0).answers("pass");
    assert_eq!(fought(&t, 0).0, 3, "or none");
}

#[test]
fn the_alarm_bell_asks_no_more_than_can_be_paid() {
    ledger::proves!("KB-MOD2-04");
    let mut t = bell("1W").start();
    t.seat(0).answers("good/wood");
    assert_eq!(fought(&t, 0).0, 4, "with one good one soldier");
    let t = bell("3T").start();
    assert_eq!((fought(&t, 0).0, t.has(0).as_str()), (3, "3T"), "tokens are no goods");
}

#[test]
fn the_alarm_bell_rings_before_request_tokens_are_chosen() {
    ledger::proves!("KB-R-54", "KB-MOD5-03");
    let play = Play::year(2).winter().card("2.5").players(2).modules("1 2 5");
    let mut t = play.player(0, |p| p.lines("G").builds("G1a G2a G3a").has("1G")).start();
    t.seat(0).answers("good/gold");
    assert!(matches!(t.frame(), Frame::Requests { .. }));
    t.seat(0).answers("request/4");
    t.seat(1).answers("request/1");
    assert_eq!((fought(&t, 0).0, fought(&t, 1).0), (5, 1));
}

/// Player 0 has the Captains' House; both have these soldiers, and the King sends three.
fn captains(own: u16, other: u16, fate: &str) -> Table {
    let play = Play::year(2).winter().card("2.5").rolls([3]).players(2).modules("1 2 4").fate(fate);
    let play = play.player(0, |p| p.lines("G").builds("G1a G2a G3a G4a").soldiers(own));
    play.player(1, |p| p.soldiers(other)).start()
}

#[test]
fn the_captains_house_scores_with_the_highest_total() {
    ledger::proves!("KB-MOD2-04", "KB-WINTER-13", "KB-WINTER-14");
    let calm = "royal_largesse";
    // A victory over 2.5 is worth 1 VP, the highest total 1 VP.
    let t = captains(5, 0, calm);
    assert_eq!((fought(&t, 0), t.vp(0)), ((9, Outcome::Won), 1 + 1 + 1));
    let t = captains(5, 6, calm);
    assert_eq!((t.vp(0), t.vp(1)), (1 + 1 + 1, 1 + 1), "of two with 9 each is judged for himself");
    let t = captains(5, 7, calm);
    assert_eq!((t.vp(0), t.vp(1)), (1, 1 + 1), "10 beat 9");
    let t = captains(1, 0, calm);
    assert_eq!((fought(&t, 0), t.vp(0)), ((5, Outcome::Drawn), 0), "the highest, but no victory");
    let t = captains(5, 0, "songs_of_valour");
    assert_eq!(t.vp(0), 1 + 1 + 1 + 1, "on top of what a Fate card adds");
    assert_eq!(gained(&t, 0, "KB-WINTER-13"), [Bundle::vp(1)]);
}
