//! The kit notices games that break a promise, and names the promise.

mod acts;
mod answers;
mod haggling;
mod leaky;
mod play;
mod secrets;
mod twist;
mod twisted;
mod zones;

use table::kit::{Failure, Games, Promise, Proof, check};
use twist::{HONEST, Options, TWIST, Twist};
use twisted::Twisted;

#[test]
fn an_untwisted_game_keeps_all_promises() {
    let proof = kit(HONEST, &Options::default()).expect("nothing is twisted");
    assert_eq!(proof.games, 6);
}

/// What the kit says of a game with this twist.
fn kit(twist: Twist, options: &Options) -> Result<Proof, Box<Failure>> {
    TWIST.set(twist);
    check::<Twisted>(options, 4, Games { count: 6, seed: 11 })
}

/// How the kit fails a game with this twist.
fn failure(twist: Twist) -> Failure {
    *kit(twist, &Options::default()).expect_err("the kit must notice the twist")
}

/// The promise that a game with this twist breaks.
fn breaks(twist: Twist) -> Promise {
    failure(twist).breach.promise
}
