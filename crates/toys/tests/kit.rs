//! The kit passes on honest games, and looks at enough of them.

use table::kit::{Games, fuzz, prove};
use table::{Chance, Sampled};
use toys::bargain::{self, Bargain};
use toys::conquest::{self, Conquest};
use toys::morra::{self, Morra};

#[test]
fn conquest_keeps_all_promises() {
    let proof = prove::<Conquest>(&conquest::Options::default(), 4, Games { count: 200, seed: 1 });
    assert_eq!(proof.games, 200);
    assert!(proof.decisions > 60_000, "{proof:?}");
    assert!(proof.worlds > 10_000 && proof.events > 10_000, "{proof:?}");
    assert!(proof.free_undos > 200 && proof.asked_undos > 2_000, "{proof:?}");
    assert!(proof.loads > 400 && proof.forgeries > 100 && proof.refusals > 2_000, "{proof:?}");
}

#[test]
fn morra_keeps_all_promises_at_any_table() {
    for seats in [2, 3, 8] {
        let proof = prove::<Morra>(&morra::Options::default(), seats, Games { count: 50, seed: 2 });
        let chosen = 50 * 6 * u64::from(seats);
        assert_eq!(proof.decisions - proof.acts, chosen, "everybody chooses in every round");
        assert!(proof.free_undos > 5 && proof.acts > 100, "{proof:?}");
        assert!(proof.orders > 50 && proof.changes > 50, "{proof:?}");
    }
}

#[test]
fn bargaining_morra_keeps_all_promises_at_any_table() {
    for seats in [1, 2, 3, 8] {
        let proof = prove::<Bargain>(&bargain::Options::default(), seats, Games { count: 60, seed: 4 });
        assert_eq!(
            proof.decisions - proof.acts,
            60 * 5 * u64::from(seats),
            "everybody chooses in every round"
        );
        if seats > 1 {
            assert!(proof.acts > 300 && proof.walks > 500, "{proof:?}");
            assert!(proof.orders > 50 && proof.changes > 50, "{proof:?}");
            assert!(proof.asked_undos > 50, "{proof:?}");
        }
    }
}

/// Bytes at random, as a fuzzer would begin with.
fn bytes(seed: u64) -> Vec<u8> {
    let mut random = Sampled::new(seed);
    (0..300).map(|_| random.draw(256) as u8).collect()
}

#[test]
fn conquest_survives_arbitrary_bytes() {
    (0..40).for_each(|seed| fuzz::<Conquest>(&conquest::Options::default(), 4, &bytes(seed)));
}

#[test]
fn morra_survives_arbitrary_bytes() {
    fuzz::<Morra>(&morra::Options::default(), 3, &[]);
    (0..40).for_each(|seed| fuzz::<Morra>(&morra::Options::default(), 3, &bytes(seed)));
}

#[test]
fn bargaining_morra_survives_arbitrary_bytes() {
    for seats in [1, 3] {
        (0..40).for_each(|seed| fuzz::<Bargain>(&bargain::Options::default(), seats, &bytes(seed)));
    }
}
