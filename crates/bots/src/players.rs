//! Bots at tables whose game is known only by name.

use crate::Bot;
use crate::advice::{self, Advice};
use crate::curve::{Curve, curve};
use crate::levels::{Level, Opponents};
use std::any::Any;
use std::sync::Arc;
use table::{AnyTable, BadLog, Game, Log, Observer, Seat, Table, Title, content_of};

/// Something to think about. It holds the view of its seat and the legal answers and nothing else of the table, so it
/// can be thought about anywhere.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// What a bot remembers between two questions of one turn.
#[derive(Default)]
pub struct Mind(Option<Box<dyn Any + Send>>);

/// What a bot says.
pub struct Said {
    /// Its answer, as a path.
    pub answer: String,
    /// What it remembers, for the next question of the same seat.
    pub mind: Mind,
}

type Ask = dyn Fn(&dyn AnyTable, Seat, &str, u64, Mind) -> Option<Thought<Said>> + Send + Sync;
type Advise = dyn Fn(&dyn AnyTable, Seat, u64) -> Option<Thought<Advice>> + Send + Sync;
type Review = dyn Fn(&Title, Log) -> Thought<Result<Curve, BadLog>> + Send + Sync;

/// The bots of one game.
#[derive(Clone)]
pub struct Players {
    /// Which game.
    pub game: &'static str,
    /// Their levels, weakest first.
    pub levels: &'static [Level],
    quick: &'static str,
    ask: Arc<Ask>,
    advise: Arc<Advise>,
    review: Arc<Review>,
}

impl Players {
    /// The bots of a game.
    #[must_use]
    pub fn of<G: Game>(opponents: Opponents<G>) -> Players {
        Players {
            game: G::NAME,
            levels: opponents.levels,
            quick: opponents.quick(),
            ask: Arc::new(move |table, seat, name, seed, mind| {
                ask(typed::<G>(table)?, seat, name, mind, |name| opponents.live(name, seed))
            }),
            advise: Arc::new(move |table, seat, seed| {
                let thought = advice::advise(typed::<G>(table)?, seat, opponents.strongest(), seed)?;
                Some(Box::new(thought))
            }),
            review: Arc::new(move |title, log| {
                let content = title.shelf::<G>().ok_or_else(|| BadLog::header("is of another game"));
                let content = content.and_then(|shelf| content_of(&shelf, &log));
                Box::new(move || curve::<G>(&content?, &log, &(opponents.guide)()))
            }),
        }
    }

    /// Asks the bot of this name to answer for a seat; none if there is no such bot, the table is of another game, or
    /// the seat is not waited for.
    #[must_use]
    pub fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        name: &str,
        seed: u64,
        mind: Mind,
    ) -> Option<Thought<Said>> {
        (self.ask)(table, seat, name, seed, mind)
    }

    /// Asks what a seat that is waited for should do; none if it is not, or the table is of another game.
    #[must_use]
    pub fn advise(&self, table: &dyn AnyTable, seat: Seat, seed: u64) -> Option<Thought<Advice>> {
        (self.advise)(table, seat, seed)
    }

    /// Asks how the chances to win moved in a recorded game of this title.
    #[must_use]
    pub fn review(&self, title: &Title, log: Log) -> Thought<Result<Curve, BadLog>> {
        (self.review)(title, log)
    }

    /// Their names, weakest first.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        self.levels.iter().map(|level| level.name).collect()
    }

    /// The one that plays well at once: for simulations, and for seats whose time has passed.
    #[must_use]
    pub fn quick(&self) -> &'static str {
        self.quick
    }
}

fn typed<G: Game>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}

fn ask<G: Game>(
    table: &Table<G>,
    seat: Seat,
    name: &str,
    mind: Mind,
    make: impl FnOnce(&str) -> Option<Box<dyn Bot<G>>>,
) -> Option<Thought<Said>> {
    let kept = mind.0.and_then(|mind| mind.downcast::<(String, Box<dyn Bot<G>>)>().ok());
    let kept = kept.filter(|kept| kept.0 == name);
    let mut bot = match kept {
        Some(kept) => kept.1,
        None => make(name)?,
    };
    let (answers, paths) = (table.answers(seat), table.paths(seat));
    let (game, view) = (table.game().clone(), table.view(Observer::Seat(seat)));
    let first = paths.first()?.to_string();
    let name = name.to_owned();
    Some(Box::new(move || {
        let answer = bot.answer(&game, &view, seat, &answers);
        let chosen = answers.iter().zip(&paths).find(|(a, _)| **a == answer);
        let answer = chosen.map_or(first, |(_, path)| path.to_string());
        Said { answer, mind: Mind(Some(Box::new((name, bot)))) }
    }))
}
