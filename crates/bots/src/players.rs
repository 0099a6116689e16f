//! Bots at tables whose game is known only by name.

use crate::Bot;
use crate::advice::{self, Advice};
use crate::curve::{Curve, curve};
use crate::levels::{Level, Opponents};
use std::any::Any;
use std::sync::Arc;
use table::{AnyTable, BadLog, Floor, Game, Log, Manner, Observer, Seat, Table, Title, content_of};

/// Something to think about. It holds the view of its seat and the legal answers and nothing else of the table, so it
/// can be thought about anywhere.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// What a bot remembers between two questions of one turn.
#[derive(Default)]
pub struct Mind(Option<Box<dyn Any + Send>>);

/// What a bot says.
pub struct Said {
    /// Its answer or act, as a path; nothing if it was called and has nothing to say.
    pub answer: Option<String>,
    /// Which of them.
    pub manner: Manner,
    /// What it remembers, for the next question of the same seat.
    pub mind: Mind,
}

type AskFn = dyn Fn(&dyn AnyTable, Seat, &str, u64, Mind, Floor) -> Option<Thought<Said>> + Send + Sync;
type AdviseFn = dyn Fn(&dyn AnyTable, Seat, u64) -> Option<Thought<Advice>> + Send + Sync;
type ReviewFn = dyn Fn(&Title, Log) -> Thought<Result<Curve, BadLog>> + Send + Sync;

/// The bots of one game.
#[derive(Clone)]
pub struct Players {
    /// Which game.
    pub game: &'static str,
    /// Their levels, weakest first.
    pub levels: &'static [Level],
    quick: &'static str,
    ask: Arc<AskFn>,
    advise: Arc<AdviseFn>,
    review: Arc<ReviewFn>,
}

impl Players {
    /// The bots of a game.
    #[must_use]
    pub fn of<G: Game>(opponents: Opponents<G>) -> Players {
        Players {
            game: G::NAME,
            levels: opponents.levels,
            quick: opponents.quick(),
            ask: Arc::new(move |table, seat, name, seed, mind, floor| {
                ask(typed::<G>(table)?, seat, name, mind, floor, |name| opponents.live(name, seed))
            }),
            advise: Arc::new(move |table, seat, seed| {
                let thought = advice::advise(typed::<G>(table)?, seat, opponents.strongest(), seed)?;
                Some(Box::new(thought))
            }),
            review: Arc::new(move |title, log| {
                let content = title.shelf::<G>().ok_or_else(|| BadLog::header("is of another game"));
                let content = content.and_then(|shelf| content_of(&shelf, &log));
                Box::new(move || curve::<G>(&content?, &log, &opponents.strongest()))
            }),
        }
    }

    /// Asks the bot of this name to answer for a seat, or to act where it is called; none if there is no such bot, the
    /// table is of another game, or the seat can say nothing now. The floor says whether it may act.
    #[must_use]
    pub fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        name: &str,
        seed: u64,
        mind: Mind,
        floor: Floor,
    ) -> Option<Thought<Said>> {
        (self.ask)(table, seat, name, seed, mind, floor)
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
    floor: Floor,
    make: impl FnOnce(&str) -> Option<Box<dyn Bot<G>>>,
) -> Option<Thought<Said>> {
    let kept = mind.0.and_then(|mind| mind.downcast::<(String, Box<dyn Bot<G>>)>().ok());
    let kept = kept.filter(|kept| kept.0 == name);
    let mut bot = match kept {
        Some(kept) => kept.1,
        None => make(name)?,
    };
    let waiting = table.waiting();
    let (mut answers, mut paths) = (table.answers(seat), table.paths(seat));
    let needed = answers.len();
    if floor.lets_act(waiting, seat) {
        answers.extend(table.acts(seat));
        paths.extend(table.act_paths(seat));
    }
    let (game, view) = (table.game().clone(), table.view(Observer::Seat(seat)));
    let first = paths.first()?.to_string();
    let name = name.to_owned();
    Some(Box::new(move || {
        let said = if needed > 0 {
            Some(bot.answer(&game, &view, seat, &answers))
        } else {
            bot.act(&game, &view, seat, &answers)
        };
        let place = said.map(|said| answers.iter().position(|answer| *answer == said));
        let manner = match place.flatten() {
            Some(place) if place >= needed => Manner::Act,
            Some(_) | None => Manner::Answer,
        };
        let answer = place.map(|place| place.map_or(first, |place| paths[place].to_string()));
        Said { answer, manner, mind: Mind(Some(Box::new((name, bot)))) }
    }))
}
