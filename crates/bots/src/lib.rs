//! Players that are programs. A bot gets what a person in its seat gets: a view and the legal answers.

pub mod kingsburg;
mod players;
mod random;
pub mod warlords;

pub use players::{Make, Players, Thought};
pub use random::Random;

use table::Game;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal answers, of which there is at least one, knowing only the view.
    fn answer(&mut self, game: &G, view: &G::View, answers: &[G::Answer]) -> G::Answer;
}

/// The players of all games.
#[must_use]
pub fn all() -> Vec<Players> {
    vec![
        Players::of::<::kingsburg::Kingsburg>(&kingsburg::NAMES, kingsburg::by_name),
        Players::of::<::warlords::Warlords>(&warlords::NAMES, warlords::by_name),
    ]
}
