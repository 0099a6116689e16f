//! Warlords of Europe keeps the promises of the kernel, in every scenario.

use table::kit::{Games, Proof, prove};
use warlords::options::ScenarioChoice;
use warlords::{Options, Warlords};

fn keeps_all_promises(scenario: ScenarioChoice, seats: u8, count: u32) -> Proof {
    let options = Options { scenario, rounds: 8, ..Options::default() };
    let proof = prove::<Warlords>(&options, seats, Games { count, seed: 1 });
    assert_eq!(proof.games, u64::from(count));
    proof
}

#[test]
fn two_players() {
    keeps_all_promises(ScenarioChoice::Standard, 2, 20);
}

#[test]
fn four_players() {
    keeps_all_promises(ScenarioChoice::Standard, 4, 20);
}
