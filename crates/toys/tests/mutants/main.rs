//! The kit notices games that break a promise, and names the promise.

mod answers;
mod play;
mod secrets;
mod twist;

use table::kit::{Failure, Games, Promise, check};
use twist::{Options, Twist, Twisted};

/// Nothing is twisted.
#[derive(Clone)]
struct Honest;
impl Twist for Honest {}

#[test]
fn an_untwisted_game_keeps_all_promises() {
    let proof = check::<Twisted<Honest>>(&Options::default(), 4, GAMES).expect("nothing is twisted");
    assert_eq!(proof.games, 6);
}

const GAMES: Games = Games { count: 6, seed: 11 };

/// What the kit says of a game with this twist.
fn failure<T: Twist>() -> Failure {
    *check::<Twisted<T>>(&Options::default(), 4, GAMES).expect_err("the kit must notice the twist")
}

/// The promise that a game with this twist breaks.
fn breaks<T: Twist>() -> Promise {
    failure::<T>().breach.promise
}
