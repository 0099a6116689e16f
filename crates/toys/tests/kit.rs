//! The kit passes on honest games, and looks at enough of them.

use table::kit::{fuzz, prove};
use table::{Chance, Sampled};
use toys::conquest::{self, Conquest};
use toys::morra::{self, Morra};

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
        assert_eq!(proof.decisions, count * 6 * u64::from(seats), "everybody chooses in every round");
        assert!(proof.free_undos > count, "{proof:?}");
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
