//! What zones tell of cards, held against what can be known.

use crate::oracle::{CARDS, Cards, Change, KINDS, Oracle, Order, SEATS, allowed, zones};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof};
use proptest::{prop_assert, prop_assert_eq, proptest};
use std::collections::BTreeMap;
use table::zones::{End, Slot, Zone, ZoneKind, Zones};
use table::{Observer, Sampled, Seat};

fn change() -> impl Strategy<Value = Change> {
    let zone = || 0..KINDS.len() as u8;
    let end = prop_oneof![Just(End::Top), Just(End::Bottom)];
    prop_oneof![
        4 => (zone(), zone()).prop_map(|(from, to)| Change::Draw(from, to)),
        4 => (0..CARDS as u8, zone(), end).prop_map(|(card, to, end)| Change::Pick(card, to, end)),
        1 => (zone(), zone()).prop_map(|(from, to)| Change::DrawAny(from, to)),
        1 => (zone(), zone()).prop_map(|(from, to)| Change::Lay(from, to)),
        2 => (zone(), zone()).prop_map(|(from, to)| Change::Tuck(from, to)),
        1 => zone().prop_map(Change::Shuffle),
        2 => (0..SEATS, zone(), 1..4usize).prop_map(|(seat, zone, count)| Change::Look(seat, zone, count)),
        1 => (0..CARDS as u8).prop_map(Change::Show),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done: no card is lost; a view allows the truth; it allows everything that the observer cannot rule out, so it
    /// tells nothing that he may not know; and a world of the view looks the same to him.
    #[test]
    fn a_view_tells_no_more_than_can_be_known(changes in vec(change(), 1..24), seed in any::<u64>()) {
        let mut chance = Sampled::new(seed);
        let mut oracle = Oracle::new();
        for change in changes {
            oracle.act(change, &mut chance);
            prop_assert_eq!(oracle.cards.broken(), Vec::<String>::new());
            for (observer, possible) in Observer::all(SEATS).zip(&oracle.possible) {
                let view = oracle.cards.view(observer);
                let allowed = allowed(&view);
                prop_assert!(possible.contains(&oracle.truth()), "the list itself is wrong");
                prop_assert!(allowed.is_superset(possible), "{:?} knows too much: {:?}", observer, view);
                let world: Cards = view.world(&mut chance);
                prop_assert_eq!(world.broken(), Vec::<String>::new());
                prop_assert_eq!(world.view(observer), view);
                let bytes = postcard::to_stdvec(&oracle.cards).unwrap();
                prop_assert_eq!(postcard::from_bytes::<Cards>(&bytes).unwrap(), oracle.cards);
            }
        }
    }
}

/// What a view forgets is little: of all that was known in long random play, nearly everything is told.
#[test]
fn a_view_tells_nearly_all_that_can_be_known() {
    let mut chance = Sampled::new(11);
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut exact, mut all) = (0u32, 0u32);
    for _ in 0..60 {
        let changes =
            proptest::strategy::ValueTree::current(&vec(change(), 24).new_tree(&mut runner).unwrap());
        let mut oracle = Oracle::new();
        for change in changes {
            oracle.act(change, &mut chance);
            for (observer, possible) in Observer::all(SEATS).zip(&oracle.possible) {
                all += 1;
                exact += u32::from(allowed(&oracle.cards.view(observer)) == *possible);
            }
        }
    }
    assert!(exact * 100 > all * 95, "{exact} of {all} views tell all that can be known");
}

/// Worlds of one view, counted, against what it allows: none is missing, none is favoured.
fn is_uniform(cards: &Cards, observer: Observer, arrangements: usize) {
    let view = cards.view(observer);
    let allowed = allowed(&view);
    assert_eq!(allowed.len(), arrangements, "{view:?}");
    let (each, seeds) = (400, 6);
    let mut square = 0.0;
    for seed in 1..=seeds {
        let mut chance = Sampled::new(seed);
        let mut seen: BTreeMap<Order, u32> = BTreeMap::new();
        for _ in 0..each * allowed.len() {
            let world: Cards = view.world(&mut chance);
            let order = zones().flat_map(|zone| world.cards(zone).collect::<Vec<_>>()).collect();
            *seen.entry(order).or_default() += 1;
        }
        assert!(seen.keys().eq(allowed.iter()), "every arrangement comes, and no other");
        square += seen.values().map(|n| (f64::from(*n) - each as f64).powi(2) / each as f64).sum::<f64>();
    }
    // The sum of squares is as large as its degrees of freedom, give or take a few deviations.
    let freedom = ((allowed.len() - 1) * seeds as usize) as f64;
    assert!((square - freedom).abs() <= 4.0 * (2.0 * freedom).sqrt(), "chi square {square} of {freedom}");
}

const DECK: Zone = Zone(0);
const MINE: Zone = Zone(1);
const HIS: Zone = Zone(2);
const SEALED: Zone = Zone(3);
const OPEN: Zone = Zone(4);
const ME: Observer = Observer::Seat(Seat(0));
const HE: Observer = Observer::Seat(Seat(1));

fn shuffled(seed: u64) -> (Cards, Sampled) {
    let mut chance = Sampled::new(seed);
    let mut cards = Cards::new(CARDS, SEATS, &KINDS);
    cards.shuffle(DECK, &mut chance);
    (cards, chance)
}

#[test]
fn every_arrangement_is_sampled_equally_often() {
    let (mut cards, mut chance) = shuffled(1);
    is_uniform(&cards, ME, 120);
    // Two of my cards go under the deck in an order that nobody knows.
    (0..2).for_each(|_| _ = cards.draw(DECK, MINE));
    cards.tuck(MINE, DECK, &mut chance);
    is_uniform(&cards, ME, 12);
    is_uniform(&cards, HE, 120);
    // He draws a card of the deck and one of which I know that it is one of two, and lays one of both face down.
    (0..4).for_each(|_| _ = cards.draw(DECK, HIS));
    let chosen = cards.cards(HIS).next().unwrap();
    cards.pick(chosen, SEALED, End::Top);
    is_uniform(&cards, ME, 48);
    is_uniform(&cards, HE, 1);
    is_uniform(&cards, Observer::Spectator, 120);
}

#[test]
fn what_is_put_back_is_known_to_who_put_it() {
    let (mut cards, _) = shuffled(2);
    let drawn = [0, 1].map(|_| cards.draw(DECK, MINE).unwrap());
    drawn.iter().for_each(|card| cards.pick(*card, DECK, End::Bottom));
    assert_eq!(
        (cards.view(ME).card(DECK, 3), cards.view(ME).card(DECK, 4)),
        (Some(drawn[0]), Some(drawn[1]))
    );
    assert_eq!((cards.view(HE).card(DECK, 3), cards.view(HE).card(DECK, 4)), (None, None));
    // The others come to light: then he knows that those two must be there, not in which order.
    (0..3).for_each(|_| _ = cards.draw(DECK, OPEN));
    let view = cards.view(HE);
    assert_eq!(view.zones[0].cards, [Slot::OneOf(0), Slot::OneOf(0)]);
    let mut both = drawn.to_vec();
    both.sort_unstable();
    assert_eq!(view.lots, [both]);
}

#[test]
fn a_packet_in_random_order_is_known_as_a_packet() {
    let (mut cards, mut chance) = shuffled(3);
    (0..2).for_each(|_| _ = cards.draw(DECK, OPEN));
    let packet: Vec<u8> = cards.cards(OPEN).collect();
    cards.tuck(OPEN, DECK, &mut chance);
    for observer in Observer::all(SEATS) {
        let view = cards.view(observer);
        let [.., Slot::OneOf(last), Slot::OneOf(other)] = view.zones[0].cards[..] else { panic!("{view:?}") };
        assert_eq!(last, other);
        assert!(view.lots[usize::from(last)].iter().all(|card| packet.contains(card)), "{view:?}");
        assert!(
            matches!(view.zones[0].cards[..3], [Slot::OneOf(a), Slot::OneOf(b), Slot::OneOf(c)] if a == b && b == c && a != last)
        );
    }
    cards.shuffle(DECK, &mut chance);
    assert_eq!(cards.view(ME).lots.len(), 1, "a shuffled deck is one lot again");
}

#[test]
fn a_card_shown_in_a_hand_may_be_the_one_that_was_played_face_down() {
    let (mut cards, _) = shuffled(4);
    (0..2).for_each(|_| _ = cards.draw(DECK, HIS));
    let [shown, other] = cards.cards(HIS).collect::<Vec<_>>()[..] else { panic!("two cards") };
    cards.show(shown);
    assert_eq!(cards.view(ME).card(HIS, 0), Some(shown));
    cards.pick(other, SEALED, End::Top);
    let view = cards.view(ME);
    assert_eq!((view.card(HIS, 0), view.card(SEALED, 0)), (None, None), "it could be either");
    assert_eq!((view.zones[2].cards[0], view.zones[3].cards[0]), (Slot::Mixed(0), Slot::Mixed(0)));
    cards.lay(SEALED, OPEN);
    assert_eq!(cards.view(ME).card(HIS, 0), Some(shown), "once the other is seen there is no doubt");
}

/// Each seat's own cards are laid on stacks that are shuffled: nobody's cards get into another's hand, in no world.
#[test]
fn planning_on_common_stacks_keeps_apart_what_is_whose() {
    const STACK: Zone = Zone(2);
    let kinds = [ZoneKind::Hand(Seat(0)), ZoneKind::Hand(Seat(1)), ZoneKind::Deck, ZoneKind::Open];
    let mut cards = Zones::<u8, 8, 4, 3>::new(8, 2, &[ZoneKind::Open, kinds[1], kinds[2], kinds[0]]);
    let [all, his, mine] = [Zone(0), Zone(1), Zone(3)];
    let mut chance = Sampled::new(5);
    // Everybody knows whose cards are whose: 0 to 3 are mine, the others his.
    (0..8).for_each(|card| cards.pick(card, if card < 4 { mine } else { his }, End::Bottom));
    assert_eq!(cards.count(all), 0);
    // Two of each on the stack.
    [1, 3].iter().for_each(|card| cards.pick(*card, STACK, End::Bottom));
    [5, 6].iter().for_each(|card| cards.pick(*card, STACK, End::Bottom));
    cards.shuffle(STACK, &mut chance);
    for observer in Observer::all(2) {
        for _ in 0..200 {
            let world: Zones<u8, 8, 4, 3> = cards.view(observer).world(&mut chance);
            assert!(world.cards(mine).all(|card| card < 4) && world.cards(his).all(|card| card >= 4));
            let is_mine = observer == Observer::Seat(Seat(0));
            assert!(!is_mine || world.cards(mine).eq([0, 2]), "I know what I kept");
        }
    }
}

/// Cards that somebody has written down may lie anywhere: what is wrong is said, and nothing breaks.
#[test]
fn strange_cards_are_told() {
    use serde_json::{Value, json};
    let written = serde_json::to_value(Oracle::new().cards).unwrap();
    let told = |field: &str, value: Value| {
        let mut strange = written.clone();
        *strange.pointer_mut(field).unwrap() = value;
        serde_json::from_value::<Cards>(strange).unwrap().broken().len()
    };
    let (cards, zones) =
        (written["order"].as_array().unwrap().len(), written["ends"].as_array().unwrap().len());
    assert_eq!(told("/order/0", json!(0)), 0, "as it was");
    assert_eq!(told("/order/0", json!(1)), 1, "a card twice");
    assert_eq!(told("/order/0", json!(200)), 1, "a card that is none");
    assert_eq!(
        told("/order", json!((1..cards).collect::<Vec<_>>())),
        2,
        "a card is lost, and all still know of it"
    );
    assert_eq!(told("/ends/0", json!(cards + 1)), 1, "a zone that ends after the next");
    assert_eq!(told("/ends", json!(vec![cards; zones - 1])), 1, "a zone too few");
    assert_eq!(told("/memories", json!([])), 1, "nobody looks on");
    assert_eq!(told("/memories/0/lots/0", json!(1)), 1, "a class that is not named after its first");
    assert_eq!(told("/memories/0/places/1", json!(200)), 1, "or after nobody");
    let fresh = Oracle::new().cards;
    assert!(fresh.is_of(CARDS, SEATS, &KINDS));
    assert!(!fresh.is_of(CARDS + 1, SEATS, &KINDS) && !fresh.is_of(CARDS, SEATS + 1, &KINDS));
    assert!(!fresh.is_of(CARDS, SEATS, &KINDS[1..]) && !fresh.is_of(CARDS, SEATS, &[ZoneKind::Open; 6]));
}
