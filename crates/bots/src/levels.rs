//! Levels of play, by name.

use crate::advice::{self, Advice, Listed};
use crate::asked::{Asked, Clock};
use crate::search::{Budget, Guide, Search};
use crate::{Bot, Random};
use std::time::Duration;
use table::{Game, Seat};

/// A level of play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name, in commands, addresses and logs.
    pub name: &'static str,
    /// How it plays.
    pub play: Style,
}

/// How a level plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Style {
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
    /// How many iterations a decision gets where no clock runs: in simulations, matches and tests.
    pub iterations: u32,
    /// How many it gets at a table, as far as its seconds last.
    pub most: u32,
    /// How many times the guide's horizon its playouts go.
    pub depth: u32,
    /// On how many threads.
    pub workers: u32,
    /// It answers within so many seconds, if need be with fewer iterations.
    pub seconds: u64,
}

impl Level {
    /// Any answer.
    pub const RANDOM: Level = Level { name: "random", play: Style::Random };

    /// By rules of thumb.
    #[must_use]
    pub const fn heuristic(name: &'static str) -> Level {
        Level { name, play: Style::Heuristic }
    }

    /// By search.
    #[must_use]
    pub const fn search(name: &'static str, effort: Effort) -> Level {
        Level { name, play: Style::Search(effort) }
    }
}

/// Who plays a game: its levels, and what they are made of.
pub struct Opponents<G: Game> {
    /// The levels, weakest first.
    pub levels: &'static [Level],
    /// The player by rules of thumb.
    pub heuristic: fn() -> Box<dyn Bot<G>>,
    /// The help that the search of the strongest level gets, and with it hints and curves.
    pub guide: fn() -> Guide<G>,
    /// The help of the levels below: the same, or less.
    pub lesser: fn() -> Guide<G>,
}

impl<G: Game> Copy for Opponents<G> {}

impl<G: Game> Clone for Opponents<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// The levels of a game that tells the search nothing.
pub const PLAIN: &[Level] = &[
    Level::RANDOM,
    Level::search("seeker", Effort { iterations: 2_000, most: 2_000, depth: 1, workers: 1, seconds: 1 }),
];

impl<G: Game> Opponents<G> {
    /// The players of any game: random, and by search without help. By rules of thumb nobody plays.
    #[must_use]
    pub const fn plain() -> Opponents<G> {
        Opponents {
            levels: PLAIN,
            heuristic: || Box::new(Random::new(0)),
            guide: Guide::none,
            lesser: Guide::none,
        }
    }

    /// The player of this name, with a seed for its choices; it uses the time that its level promises and answers within it. How
    /// much it searches may be said in its name: `regent:iterations=2000`, `regent:ms=200`.
    #[must_use]
    pub fn live(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        // A tenth is left for what comes before and after the search.
        self.make(name, seed, |effort| Some(Duration::from_secs(effort.seconds).mul_f32(0.9)))
    }

    /// The same without a clock: on every machine the same seed gives the same answers, however long they take, unless
    /// the name says how much time they get.
    #[must_use]
    pub fn exact(&self, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
        self.make(name, seed, |_| None)
    }

    /// Is this the name of a player?
    ///
    /// # Errors
    /// One line on what is not known, with what is.
    pub fn check(&self, name: &str) -> Result<(), String> {
        Asked::read(self.levels, name).map(|_| ())
    }

    fn make(
        &self,
        name: &str,
        seed: u64,
        promised: impl FnOnce(Effort) -> Option<Duration>,
    ) -> Option<Box<dyn Bot<G>>> {
        let asked = Asked::read(self.levels, name).ok()?;
        let effort = match asked.play {
            Style::Random => return Some(Box::new(Random::new(seed))),
            Style::Heuristic => return Some((self.heuristic)()),
            Style::Search(effort) => effort,
        };
        let time = match asked.clock {
            Clock::Promised => promised(effort),
            Clock::Iterations => None,
            Clock::Time(time) => Some(time),
        };
        let iterations = match (asked.clock, time) {
            (Clock::Promised, Some(_)) => effort.most,
            _ => effort.iterations,
        };
        let budget = Budget::iterations(iterations).on(effort.workers);
        let budget = time.map_or(budget, |time| budget.within(time));
        let is_strongest = self.levels.last().is_some_and(|level| level.name == asked.level);
        let guide = if is_strongest { (self.guide)() } else { (self.lesser)() };
        Some(Box::new(Search::new(effort.deep(guide), budget, seed)))
    }

    /// What a seat that knows this view should answer.
    #[must_use]
    pub fn advise(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        listed: &Listed<G::Answer>,
        seed: u64,
    ) -> Advice {
        advice::weigh(game, view, seat, listed, self.strongest(), seed)
    }

    /// The names of the levels, weakest first.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        self.levels.iter().map(|level| level.name).collect()
    }

    /// The one that plays well at once: for simulations, and for seats whose time has passed.
    #[must_use]
    pub fn quick(&self) -> &'static str {
        let quick = |level: &&Level| matches!(level.play, Style::Random | Style::Heuristic);
        self.levels.iter().rfind(quick).map_or("", |level| level.name)
    }

    /// The help of the search, with playouts as long as those of the strongest level.
    pub(crate) fn strongest(&self) -> Guide<G> {
        let guide = (self.guide)();
        match self.levels.last().map(|level| level.play) {
            Some(Style::Search(effort)) => effort.deep(guide),
            Some(Style::Random | Style::Heuristic) | None => guide,
        }
    }
}

impl Effort {
    fn deep<G: Game>(self, guide: Guide<G>) -> Guide<G> {
        Guide { horizon: guide.horizon.map(|horizon| horizon.saturating_mul(self.depth)), ..guide }
    }
}
