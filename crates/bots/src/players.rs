//! Bots at tables whose game is known only by name.

use crate::advice::{self, Advice};
use crate::curve::{Curve, curve};
use crate::levels::{Level, Opponents, PLAIN, Play, live, plain, strongest};
use crate::search::Guide;
use crate::{Bot, Make};
use std::any::Any;
use std::sync::Arc;
use table::{AnyTable, BadLog, Game, Log, Observer, Seat, Table};

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
type Review = dyn Fn(Log) -> Thought<Result<Curve, BadLog>> + Send + Sync;

/// The bots of one game.
#[derive(Clone)]
pub struct Players {
    /// Which game.
    pub game: &'static str,
    /// Their levels, weakest first.
    pub levels: &'static [Level],
    ask: Arc<Ask>,
    advise: Arc<Advise>,
    review: Arc<Review>,
}

impl Players {
    /// The bots of a game.
    #[must_use]
    pub fn of<G: Opponents>() -> Players {
        Players::new::<G>(G::LEVELS, live, G::guide)
    }

    /// The bots of any game: random, and search without help.
    #[must_use]
    pub fn plain<G: Game>() -> Players {
        Players::new::<G>(PLAIN, plain, Guide::none)
    }

    fn new<G: Game>(levels: &'static [Level], make: Make<G>, guide: fn() -> Guide<G>) -> Players {
        Players {
            game: G::NAME,
            levels,
            ask: Arc::new(move |table, seat, name, seed, mind| {
                ask(typed::<G>(table)?, seat, name, mind, |name| make(name, seed))
            }),
            advise: Arc::new(move |table, seat, seed| {
                let guide = strongest(levels, guide());
                let thought = advice::advise(typed::<G>(table)?, seat, guide, seed)?;
                Some(Box::new(thought))
            }),
            review: Arc::new(move |log| Box::new(move || curve::<G>(&log, &guide()))),
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

    /// Asks how the chances to win moved in a recorded game.
    #[must_use]
    pub fn review(&self, log: Log) -> Thought<Result<Curve, BadLog>> {
        (self.review)(log)
    }

    /// Their names, weakest first.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        self.levels.iter().map(|level| level.name).collect()
    }

    /// The one that plays well at once: for simulations, and for seats whose time has passed.
    #[must_use]
    pub fn quick(&self) -> &'static str {
        let quick = |level: &&Level| matches!(level.play, Play::Random | Play::Heuristic);
        self.levels.iter().rfind(quick).map_or("", |level| level.name)
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

#[cfg(test)]
mod tests {
    use crate::{Mind, all};
    use ::kingsburg::Kingsburg;
    use serde_json::json;
    use table::{Seat, Secret, Sitter, Title};

    #[test]
    fn bots_play_a_whole_game_by_name() {
        let players = &all()[0];
        assert_eq!((players.game, players.quick()), ("kingsburg", "steward"));
        let seat = |n: u8| Sitter { name: n.to_string(), player: "steward".to_owned() };
        let contributions = vec![String::new(); 3];
        let title = Title::of::<Kingsburg>();
        let opened = (title.open)(&json!({}), (0..3).map(seat).collect(), Secret([1; 32]), contributions);
        let (mut table, _) = opened.expect("playable");
        assert!(players.ask(&*table, Seat(0), "nobody", 1, Mind::default()).is_none());
        let mut mind = Mind::default();
        for n in 0.. {
            assert!(n < 5000, "the game ends");
            let Some(seat) = table.waiting().must.first() else { break };
            let other = Seat((seat.0 + 1) % 3);
            let is_asked = |seat| players.ask(&*table, seat, "random", n, Mind::default()).is_some();
            assert!(is_asked(seat) && (table.waiting().must.has(other) || !is_asked(other)));
            let name = ["random", "steward", "chancellor"][n as usize % 3];
            let thought = players.ask(&*table, seat, name, n, mind).expect("asked");
            let said = thought();
            mind = said.mind;
            let draft = table.draft(seat, &said.answer).expect("bots answer by the rules");
            table.commit(draft).expect("on the present state");
        }
        assert!(table.standing().is_some());
    }
}
