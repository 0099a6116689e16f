//! Zones that tell what an observer may not know.

use crate::leaky::{Leak, Leaks, Leaky};
use table::Seat;
use table::kit::{Failure, Games, Promise, Proof, check};
use table::zones::End;
use toys::fate::{self, DECK, Fate, hand};
use toys::traits::{self, GENERAL, Traits, bag};

/// What the kit says of a game with this leak.
fn kit<G: Leaks>(leak: Leak<G>) -> Result<Proof, Box<Failure>> {
    G::set(leak);
    check::<Leaky<G>>(&G::Options::default(), 3, Games { count: 8, seed: 17 })
}

/// The promise that it breaks.
fn breaks<G: Leaks>(leak: Leak<G>) -> Promise {
    kit(leak).expect_err("the kit must notice the leak").breach.promise
}

const FATE: Leak<Fate> = Leak::NONE;
const TRAITS: Leak<Traits> = Leak::NONE;

#[test]
fn without_a_leak_all_promises_are_kept() {
    assert!(kit(FATE).is_ok_and(|proof| proof.games == 8));
    assert!(kit(TRAITS).is_ok_and(|proof| proof.games == 8));
}

#[test]
fn a_deck_that_shows_its_top_card() {
    let leak =
        Leak::<Fate> { view: |state, _| state.cards.cards(DECK).next().map_or(99, |card| card.0), ..FATE };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

/// Two cards that went under the deck together: which of them is on top is nobody's business.
#[test]
fn a_packet_that_tells_its_order() {
    let leak = Leak::<Fate> {
        view: |state, _| {
            let mut last = state.cards.cards(DECK).rev();
            u8::from(last.next() < last.next())
        },
        ..FATE
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn a_hand_that_others_see() {
    let leak = Leak::<Fate> {
        view: |state, _| state.cards.cards(hand(Seat(1))).next().map_or(99, |card| card.0),
        ..FATE
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn a_world_that_deals_known_cards_anew() {
    let leak = Leak::<Fate> {
        world: |world, chance| {
            world.cards.shuffle(DECK, chance);
        },
        ..FATE
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn an_event_that_tells_which_card_comes_next() {
    let leak = Leak::<Fate> {
        told: |before| {
            let cards = before.cards.cards(DECK).take(4).collect();
            Some(fate::Event::Fought { cards, sums: [0, 0] })
        },
        ..FATE
    };
    assert_eq!(breaks(leak), Promise::EventsKeepSecrets);
}

#[test]
fn a_hand_whose_owner_has_forgotten_it() {
    let leak = Leak::<Fate> {
        world: |world, chance| {
            for seat in (0..3).map(Seat) {
                let Some(card) = world.cards.cards(hand(seat)).next() else { continue };
                world.cards.pick(card, DECK, End::Top);
                world.cards.shuffle(DECK, chance);
                world.cards.draw(DECK, hand(seat));
            }
        },
        ..FATE
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn a_bag_that_tells_what_came_in_unseen() {
    let leak = Leak::<Traits> { view: |state, _| state.tokens.kinds(bag(Seat(1))).count() as u8, ..TRAITS };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn a_world_with_a_token_too_many() {
    let leak = Leak::<Traits> {
        world: |world, _| {
            world.tokens.add(GENERAL, traits::Token::Brave, 1);
        },
        ..TRAITS
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}

#[test]
fn a_world_that_moves_a_token_that_everybody_knows() {
    let leak = Leak::<Traits> {
        world: |world, _| {
            world.tokens.take(bag(Seat(0)), traits::Token::Pious, GENERAL);
            world.tokens.take(GENERAL, traits::Token::Cruel, bag(Seat(0)));
        },
        ..TRAITS
    };
    assert_eq!(breaks(leak), Promise::WorldHasView);
}
