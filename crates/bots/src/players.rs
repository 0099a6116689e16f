//! Bots at tables whose game is known only by name.

use crate::Bot;
use std::sync::Arc;
use table::{AnyTable, Game, Observer, Seat, Table};

/// A question that a bot was asked. It holds the view of its seat and the legal answers and nothing else of the
/// table, so it can be thought about anywhere; the answer is a path.
pub type Thought = Box<dyn FnOnce() -> String + Send>;

type Ask = dyn Fn(&dyn AnyTable, Seat, &str, u64) -> Option<Thought> + Send + Sync;

/// Makes a bot by name, with a seed for its choices.
pub type Make<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// The bots of one game.
#[derive(Clone)]
pub struct Players {
    /// Which game.
    pub game: &'static str,
    /// Their names, weakest first.
    pub names: &'static [&'static str],
    ask: Arc<Ask>,
}

impl Players {
    /// The bots of a game, made by name with a seed for their choices.
    pub fn of<G: Game>(names: &'static [&'static str], make: Make<G>) -> Players {
        let ask = move |table: &dyn AnyTable, seat: Seat, name: &str, seed: u64| {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let mut bot = make(name, seed)?;
            let (answers, paths) = (table.answers(seat), table.paths(seat));
            let (game, view) = (table.game().clone(), table.view(Observer::Seat(seat)));
            let first = paths.first()?.to_string();
            let thought = move || {
                let answer = bot.answer(&game, &view, &answers);
                let chosen = answers.iter().zip(&paths).find(|(a, _)| **a == answer);
                chosen.map_or(first, |(_, path)| path.to_string())
            };
            Some(Box::new(thought) as Thought)
        };
        Players { game: G::NAME, names, ask: Arc::new(ask) }
    }

    /// Asks the bot of this name to answer for a seat; none if there is no such bot, the table is of another game, or
    /// the seat is not waited for.
    #[must_use]
    pub fn ask(&self, table: &dyn AnyTable, seat: Seat, name: &str, seed: u64) -> Option<Thought> {
        (self.ask)(table, seat, name, seed)
    }

    /// The strongest of them.
    #[must_use]
    pub fn strongest(&self) -> &'static str {
        self.names.last().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::all;
    use ::kingsburg::Kingsburg;
    use serde_json::json;
    use table::{Seat, Secret, Sitter, Title};

    #[test]
    fn bots_play_a_whole_game_by_name() {
        let players = &all()[0];
        assert_eq!((players.game, players.strongest()), ("kingsburg", "steward"));
        let seat = |n: u8| Sitter { name: n.to_string(), player: "steward".to_owned() };
        let contributions = vec![String::new(); 3];
        let title = Title::of::<Kingsburg>();
        let opened = (title.open)(&json!({}), (0..3).map(seat).collect(), Secret([1; 32]), contributions);
        let (mut table, _) = opened.expect("playable");
        assert!(players.ask(&*table, Seat(0), "nobody", 1).is_none());
        for n in 0.. {
            assert!(n < 5000, "the game ends");
            let Some(seat) = table.waiting().seats.first() else { break };
            let other = Seat((seat.0 + 1) % 3);
            let is_asked = |seat| players.ask(&*table, seat, "random", n).is_some();
            assert!(is_asked(seat) && (table.waiting().seats.has(other) || !is_asked(other)));
            let thought =
                players.ask(&*table, seat, ["random", "steward"][n as usize % 2], n).expect("asked");
            let draft = table.draft(seat, &thought()).expect("bots answer by the rules");
            table.commit(draft).expect("on the present state");
        }
        assert!(table.standing().is_some());
    }
}
