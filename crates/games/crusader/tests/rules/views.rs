//! What everybody sees (CK-R-21): what lies open is in every view, also for who was not there when it was told.

use crate::dsl::{Asked, Scene as Position, development, player};
use crate::events::scene::{ENGLISH, FRANKISH, Scene, land};
use crusader::board::Phase;
use crusader::checks::{self, Trial};
use crusader::content::EventId;
use crusader::content::vocabulary::Action;
use crusader::flow::Frame;
use crusader::modifiers::{self, Span};
use crusader::view::{PaidShown, PlayerShown, Shown};
use crusader::{cards, events};
use table::{Observer, Seat};

/// A player as a seat sees him.
fn seen(t: &Scene, seat: u8, player: usize) -> PlayerShown {
    Shown::of(&t.sees(Observer::Seat(Seat(seat)))).players[player].clone()
}

#[test]
fn a_hand_that_was_shown_is_seen_until_cards_are_picked_again() {
    ledger::proves!("CK-R-14", "CK-R-21");
    let mut t = Scene::new();
    let hand: Vec<_> = t.state.cards.cards(cards::hand(ENGLISH)).collect();
    assert!(seen(&t, 3, 0).shown.is_empty(), "hands are secret");
    t.strikes("loose_tongues").is_over();
    let shown: Vec<_> = seen(&t, 3, 0).shown.iter().map(|shown| shown.card).collect();
    assert!(shown.len() == hand.len() && hand.iter().all(|card| shown.contains(card)), "{shown:?}");
    assert!(seen(&t, 0, 0).shown.is_empty(), "his own hand is his hand");
    t.idle_until(&["done"], |t| t.state.board.round == 2 && t.state.board.phase == Phase::Turns);
    assert!(seen(&t, 3, 0).shown.is_empty(), "which were picked nobody knows");
}

#[test]
fn what_events_have_put_in_force_and_what_was_used_is_seen() {
    ledger::proves!("CK-MOD-01", "CK-R-21", "CK-REVOLT-09");
    let mut t = Scene::new();
    let beacons = EventId::named("beacons").expect("an event");
    t.strikes("beacons").is_over();
    let struck = (0..5).filter(|at| seen(&t, 4, *at).lasting == [beacons]).collect::<Vec<_>>();
    assert_eq!(struck, [1], "the Franks, and nobody else");
    modifiers::span_ends(&mut t.play(), Span::Round, None);
    assert_eq!(seen(&t, 4, 1).lasting, [beacons]);
    modifiers::span_ends(&mut t.play(), Span::Round, None);
    assert!(seen(&t, 4, 1).lasting.is_empty());
    t.owns(ENGLISH, "marshal").owns(FRANKISH, "");
    t.state.board.unrest[land("wessex")] = 2;
    events::turn_starts(&mut t.play(), ENGLISH);
    t.run();
    assert!(seen(&t, 2, 0).used.is_empty());
    t.does(0, "territory/wessex");
    assert!(seen(&t, 2, 0).used.has(development("marshal")));
}

#[test]
fn gold_against_a_check_is_seen_while_it_is_put_there() {
    ledger::proves!("CK-R-29", "CK-SABOTAGE-02");
    let scene =
        Position::five().lands("english", "wessex").lands("frankish", "paris").lands("german", "saxony");
    let scene = scene.gold("english", 9).gold("frankish", 3).gold("german", 9).bag("english", "coward weak");
    let mut t = scene.at("english", Frame::Over);
    checks::begin(&mut t.play(), Trial::of(player("english"), Action::Crusade));
    t.play().run();
    t.does(0, "gold/2").does(1, "gold/3");
    let check = Shown::of(&t.sees(Observer::Spectator)).check.expect("a check");
    assert_eq!(check.pool, [PaidShown { player: player("frankish"), gold: 3 }]);
    assert_eq!(t.board().check.cancelled, 0, "nothing is cancelled yet");
}
