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
    Search(Effort),
}

/// How much a search may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many iterations a decision gets.
    pub iterations: u32,
    /// How many times the guide's horizon its playouts go.
    pub depth: u32,
    /// On how many threads.
    pub workers: u32,
    /// It answers within so many seconds, if need be with fewer iterations.
    pub seconds: u64,
}

impl Level {
    /// Any answer.
    pub const RANDOM: Level = Level { name: "random", play: Play::Random };

    /// By rules of thumb.
    #[must_use]
    pub const fn heuristic(name: &'static str) -> Level {
        Level { name, play: Play::Heuristic }
    }

    /// By search.
    #[must_use]
    pub const fn search(name: &'static str, effort: Effort) -> Level {
        Level { name, play: Play::Search(effort) }
    }
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
pub const PLAIN: &[Level] =
    &[Level::RANDOM, Level::search("seeker", Effort { iterations: 2_000, depth: 1, workers: 1, seconds: 1 })];

/// The player of this name, with a seed for its choices; it answers within the time that its level promises.
#[must_use]
pub fn live<G: Opponents>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match find(G::LEVELS, name)? {
        Play::Random => Some(Box::new(Random::new(seed))),
        Play::Heuristic => Some(G::heuristic()),
        Play::Search(effort) => Some(effort.on_time(G::guide(), seed)),
    }
}

/// The same without a clock: on every machine the same seed gives the same answers, however long they take.
#[must_use]
pub fn exact<G: Opponents>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match find(G::LEVELS, name)? {
        Play::Random | Play::Heuristic => live(name, seed),
        Play::Search(effort) => Some(effort.in_full(G::guide(), seed)),
    }
}

/// The player of this name of any game, by search without help.
#[must_use]
pub fn plain<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match find(PLAIN, name)? {
        Play::Random | Play::Heuristic => Some(Box::new(Random::new(seed))),
        Play::Search(effort) => Some(effort.on_time(Guide::none(), seed)),
    }
}

/// The help with playouts as long as those of the strongest level.
pub(crate) fn strongest<G: Game>(levels: &[Level], guide: Guide<G>) -> Guide<G> {
    match levels.last().map(|level| level.play) {
        Some(Play::Search(effort)) => effort.deep(guide),
        Some(Play::Random | Play::Heuristic) | None => guide,
    }
}

fn find(levels: &[Level], name: &str) -> Option<Play> {
    levels.iter().find(|level| level.name == name).map(|level| level.play)
}

impl Effort {
    /// A searcher that answers in time. A tenth is left for what comes before and after the search.
    fn on_time<G: Game>(self, guide: Guide<G>, seed: u64) -> Box<dyn Bot<G>> {
        let time = Duration::from_secs(self.seconds).mul_f32(0.9);
        Box::new(Search::new(self.deep(guide), self.budget().within(time), seed))
    }

    /// A searcher that takes all the time it needs.
    fn in_full<G: Game>(self, guide: Guide<G>, seed: u64) -> Box<dyn Bot<G>> {
        Box::new(Search::new(self.deep(guide), self.budget(), seed))
    }

    fn budget(self) -> Budget {
        Budget::iterations(self.iterations).on(self.workers)
    }

    fn deep<G: Game>(self, guide: Guide<G>) -> Guide<G> {
        Guide { horizon: guide.horizon.map(|horizon| horizon * self.depth), ..guide }
    }
}
