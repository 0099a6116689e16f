//! Players that are programs. A bot gets what a person in its seat gets: a view and the legal answers.

mod advice;
mod curve;
pub mod kingsburg;
mod levels;
mod players;
mod random;
pub mod search;
pub mod warlords;

pub use advice::{Advice, Advised};
pub use curve::{Curve, Point, Turn, curve};
pub use levels::{Effort, Level, Opponents, PLAIN, Play, exact, live, plain};
pub use players::{Mind, Players, Said, Thought};
pub use random::Random;

use table::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal answers, of which there is at least one, knowing only its view.
    fn answer(&mut self, game: &G, view: &G::View, seat: Seat, answers: &[G::Answer]) -> G::Answer;
}

/// Makes a bot by name, with a seed for its choices.
pub type Make<G> = fn(&str, u64) -> Option<Box<dyn Bot<G>>>;

/// The players of all games.
#[must_use]
pub fn all() -> Vec<Players> {
    vec![Players::of::<::kingsburg::Kingsburg>(), Players::of::<::warlords::Warlords>()]
}
