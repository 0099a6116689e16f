//! The Fair keeps the promises of the kernel, with every number of merchants.

use fair::{Fair, Options};
use table::kit::prove;

#[test]
fn the_fair_keeps_all_promises() {
    for seats in 2..=4 {
        for days in [4, 6] {
            let games = proofs::games("fair.base", 1);
            let proof = prove::<Fair>(&Options { days }, seats, games);
            let count = u64::from(games.count);
            assert_eq!(proof.games, count);
            assert!(proof.acts > 3 * count && proof.walks > 5 * count, "offers were made: {proof:?}");
            assert!(proof.judged > 1_000 * count && proof.refusals > 10 * count, "{proof:?}");
        }
    }
}
