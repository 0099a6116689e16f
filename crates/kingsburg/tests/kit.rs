//! Kingsburg keeps the promises of the kernel, with every number of seats.

use kingsburg::{Kingsburg, Options};
use table::Sampled;
use table::kit::{Games, Proof, fuzz, prove};

/// Two thousand random games, and a look at what was looked at.
fn keeps_all_promises(seats: u8) {
    let proof: Proof = prove::<Kingsburg>(&Options::default(), seats, Games { count: 2_000, seed: 1 });
    assert_eq!(proof.games, 2_000);
    assert!(proof.judged > 1_000_000 && proof.worlds > 10_000 && proof.free_undos > 1_000, "{proof:?}");
    assert!(proof.asked_undos > 100 && proof.forgeries > 1_000 && proof.refusals > 10_000, "{proof:?}");
}

#[test]
fn two_players() {
    keeps_all_promises(2);
}

#[test]
fn three_players() {
    keeps_all_promises(3);
}

#[test]
fn four_players() {
    keeps_all_promises(4);
}

#[test]
fn five_players() {
    keeps_all_promises(5);
}

/// What the fuzzer does, with random bytes: nothing that is written at a table can break it.
#[test]
fn arbitrary_bytes() {
    let mut random = Sampled::new(5);
    for game in 0..120 {
        let bytes: Vec<u8> = (0..3_000).flat_map(|_| random.word().to_le_bytes()).take(1_500).collect();
        fuzz::<Kingsburg>(&Options::default(), 2 + game % 4, &bytes);
    }
}
