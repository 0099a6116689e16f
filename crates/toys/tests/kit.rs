//! The kit passes on honest games.

use table::kit::{Games, prove};
use toys::conquest::{self, Conquest};
use toys::morra::{self, Morra};

#[test]
fn conquest_keeps_all_promises() {
    let proof = prove::<Conquest>(&conquest::Options::default(), 4, Games { count: 200, seed: 1 });
    println!("{proof:?}");
}

#[test]
fn morra_keeps_all_promises() {
    for seats in [2, 3, 8] {
        let proof = prove::<Morra>(&morra::Options::default(), seats, Games { count: 100, seed: 1 });
        println!("{proof:?}");
    }
}
