//! Levels of play, by name.

use crate::search::{Budget, Guide, Search};
use crate::{Bot, Random};
use std::time::Duration;
use table::Game;

/// A level of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name, in commands, addresses and logs.
    pub name: &'static str,
    /// How it plays.
    pub play: Play,
}

/// How a level plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Any answer.
    Random,
    /// By rules of thumb, at once.
    Heuristic,
    /// By search over sampled worlds.
    Search {
        /// How many iterations a decision gets.
        iterations: u32,
        /// How many times the guide's horizon its playouts go.
        depth: u32,
        /// On how many threads.
        workers: u32,
        /// It answers within this time, if need be with fewer iterations.
        promise: Duration,
    },
}

/// A game that programs can play well.
pub trait Opponents: Game {
    /// The levels, weakest first.
    const LEVELS: &'static [Level];

    /// The player by rules of thumb.
    fn heuristic() -> Box<dyn Bot<Self>>;

    /// The help that the search gets.
    fn guide() -> Guide<Self>;
}

/// The levels of a game that tells the search nothing.
pub const PLAIN: &[Level] = &[
    Level { name: "random", play: Play::Random },
    Level {
        name: "seeker",
        play: Play::Search { iterations: 2_000, depth: 1, workers: 1, promise: Duration::from_secs(1) },
    },
];

/// The player of this name, with a seed for its choices; it answers within the time that its level promises.
#[must_use]
pub fn live<G: Opponents>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    // A tenth is left for what comes before and after the search.
    player(name, seed, |budget, promise| budget.within(promise.mul_f32(0.9)))
}

/// The player of this name of any game, by search without help.
#[must_use]
pub fn plain<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let level = PLAIN.iter().find(|level| level.name == name)?;
    Some(match level.play {
        Play::Random | Play::Heuristic => Box::new(Random::new(seed)),
        Play::Search { iterations, workers, promise, .. } => {
            let budget = Budget::iterations(iterations).on(workers).within(promise);
            Box::new(Search::new(Guide::none(), budget, seed))
        }
    })
}

/// The same without a clock: on every machine the same seed gives the same answers, however long they take.
#[must_use]
pub fn exact<G: Opponents>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    player(name, seed, |budget, _| budget)
}

fn player<G: Opponents>(
    name: &str,
    seed: u64,
    limit: impl Fn(Budget, Duration) -> Budget,
) -> Option<Box<dyn Bot<G>>> {
    let level = G::LEVELS.iter().find(|level| level.name == name)?;
    Some(match level.play {
        Play::Random => Box::new(Random::new(seed)),
        Play::Heuristic => G::heuristic(),
        Play::Search { iterations, depth, workers, promise } => {
            let budget = limit(Budget::iterations(iterations).on(workers), promise);
            let mut guide = G::guide();
            guide.horizon = guide.horizon.map(|horizon| horizon * depth);
            Box::new(Search::new(guide, budget, seed))
        }
    })
}
