//! The kit passes on honest games, and looks at enough of them.

use table::kit::{fuzz, prove};
use table::{Chance, Sampled};
use toys::bargain::{self, Bargain};
use toys::conquest::{self, Conquest};
use toys::fate::{self, Fate};
use toys::morra::{self, Morra};
use toys::traits::{self, Traits};

#[test]
fn conquest_keeps_all_promises() {
    let games = proofs::games("toys.conquest", 1);
    let proof = prove::<Conquest>(&conquest::Options::default(), 4, games);
    let count = u64::from(games.count);
    assert_eq!(proof.games, count);
    assert!(proof.decisions > 300 * count, "{proof:?}");
    assert!(proof.worlds > 50 * count && proof.events > 50 * count, "{proof:?}");
    assert!(proof.free_undos > count && proof.asked_undos > 10 * count, "{proof:?}");
    assert!(
        proof.loads > 2 * count && proof.forgeries > count / 2 && proof.refusals > 10 * count,
        "{proof:?}"
    );
}

#[test]
fn morra_keeps_all_promises_at_any_table() {
    for seats in [2, 3, 8] {
        let games = proofs::games("toys.morra", 2);
        let proof = prove::<Morra>(&morra::Options::default(), seats, games);
        let count = u64::from(games.count);
        let chosen = count * 6 * u64::from(seats);
        assert_eq!(proof.decisions - proof.acts, chosen, "everybody chooses in every round");
        assert!(proof.free_undos > count / 10 && proof.acts > 2 * count, "{proof:?}");
        assert!(proof.orders > count && proof.changes > count, "{proof:?}");
    }
}

#[test]
fn bargaining_morra_keeps_all_promises_at_any_table() {
    for seats in [1, 2, 3, 8] {
        let games = proofs::games("toys.bargain", 4);
        let proof = prove::<Bargain>(&bargain::Options::default(), seats, games);
        let count = u64::from(games.count);
        let chosen = count * 5 * u64::from(seats);
        assert_eq!(proof.decisions - proof.acts, chosen, "everybody chooses in every round");
        if seats > 1 {
            assert!(proof.acts > 5 * count && proof.walks > 5 * count, "{proof:?}");
            assert!(proof.orders > count && proof.changes > count, "{proof:?}");
            assert!(proof.asked_undos > count, "{proof:?}");
        }
    }
}

#[test]
fn traits_keeps_all_promises_at_any_table() {
    for seats in 2..=4 {
        let games = proofs::games("toys.traits", 3);
        let proof = prove::<Traits>(&traits::Options::default(), seats, games);
        let count = u64::from(games.count);
        assert!(proof.decisions > count * 6 * u64::from(seats), "some checks stand still: {proof:?}");
        assert!(proof.worlds > 20 * count && proof.events > 20 * count, "{proof:?}");
    }
}

#[test]
fn fate_keeps_all_promises_at_any_table() {
    for seats in 2..=4 {
        let games = proofs::games("toys.fate", 4);
        let proof = prove::<Fate>(&fate::Options::default(), seats, games);
        let count = u64::from(games.count);
        assert_eq!(proof.decisions, count * 10 * 3, "two lay cards and one meddles");
        assert!(proof.worlds > 20 * count && proof.events > 20 * count, "{proof:?}");
        assert!(proof.free_undos > count / 2, "{proof:?}");
    }
}

fn seeds() -> impl Iterator<Item = u64> {
    let games = proofs::games("toys.bytes", 0);
    (0..u64::from(games.count)).map(move |n| games.seed.wrapping_add(n))
}

/// Bytes at random, as a fuzzer would begin with.
fn bytes(seed: u64) -> Vec<u8> {
    let mut random = Sampled::new(seed);
    (0..300).map(|_| random.draw(256) as u8).collect()
}

#[test]
fn conquest_survives_arbitrary_bytes() {
    seeds().for_each(|seed| fuzz::<Conquest>(&conquest::Options::default(), 4, &bytes(seed)));
}

#[test]
fn morra_survives_arbitrary_bytes() {
    fuzz::<Morra>(&morra::Options::default(), 3, &[]);
    seeds().for_each(|seed| fuzz::<Morra>(&morra::Options::default(), 3, &bytes(seed)));
}

#[test]
fn bargaining_morra_survives_arbitrary_bytes() {
    for seats in [1, 3] {
        seeds().for_each(|seed| fuzz::<Bargain>(&bargain::Options::default(), seats, &bytes(seed)));
    }
}
