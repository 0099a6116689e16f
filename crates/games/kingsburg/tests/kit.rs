//! Kingsburg keeps the promises of the kernel: with every number of seats, with all combinations of modules, and in all
//! scenarios.

use kingsburg::options::{Caprices, Governors, Lines, Scenario};
use kingsburg::{Kingsburg, Options};
use table::Sampled;
use table::kit::{Proof, fuzz, prove};

/// Random games, and a look at what was looked at.
fn keeps_all_promises(seats: u8) {
    let games = proofs::games("kingsburg.base", 1);
    let proof: Proof = prove::<Kingsburg>(&Options::default(), seats, games);
    let count = u64::from(games.count);
    assert_eq!(proof.games, count);
    assert!(
        proof.judged > 500 * count && proof.worlds > 5 * count && proof.free_undos > count / 2,
        "{proof:?}"
    );
    assert!(
        proof.asked_undos > count / 20 && proof.forgeries > count / 2 && proof.refusals > 5 * count,
        "{proof:?}"
    );
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

/// KB-MOD-01: the 64 combinations of the six modules with this number of seats, or as many of them as are asked for, so that each
/// comes with one number of seats at least; scenario, draft, auction and Restoration take turns so that each of them meets many
/// combinations.
fn all_modules_combine(seats: u8) {
    let scenarios = [
        Scenario::None,
        Scenario::Random,
        Scenario::GoblinValley,
        Scenario::LongSiege,
        Scenario::KingsWager,
        Scenario::SeersWarning,
    ];
    let apart = 64 / proofs::games("kingsburg.combinations", 0).count.clamp(1, 64) as u8;
    for combination in (0..64u8).filter(|combination| combination % apart == seats % apart) {
        let modules: Vec<u8> = (1..=6).filter(|m| combination >> (m - 1) & 1 == 1).collect();
        let mut options = Options::of_modules(&modules);
        let turn = usize::from(combination) * 5 + usize::from(seats);
        options.scenario = scenarios[turn % scenarios.len()];
        if options.lines != Lines::None && turn % 2 == 1 {
            options.lines = Lines::Drafted;
        }
        if options.governors != Governors::None && turn % 3 == 1 {
            options.governors = Governors::Auction;
        }
        if options.caprices != Caprices::None && turn % 5 < 2 {
            options.caprices = Caprices::Restoration;
        }
        prove::<Kingsburg>(&options, seats, proofs::games("kingsburg.modules", u64::from(combination)));
    }
}

#[test]
fn all_modules_combine_for_two() {
    all_modules_combine(2);
}

#[test]
fn all_modules_combine_for_three() {
    all_modules_combine(3);
}

#[test]
fn all_modules_combine_for_four() {
    all_modules_combine(4);
}

#[test]
fn all_modules_combine_for_five() {
    all_modules_combine(5);
}

/// What the fuzzer does, with random bytes: nothing that is written at a table can break it.
#[test]
fn arbitrary_bytes() {
    let games = proofs::games("kingsburg.bytes", 5);
    let mut random = Sampled::new(games.seed);
    for game in 0..games.count {
        let bytes: Vec<u8> = (0..3_000).flat_map(|_| random.word().to_le_bytes()).take(1_500).collect();
        let options =
            if game % 2 == 0 { Options::default() } else { Options::of_modules(&[1, 2, 3, 4, 5, 6]) };
        fuzz::<Kingsburg>(&options, 2 + (game % 4) as u8, &bytes);
    }
}
