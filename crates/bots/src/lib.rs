//! Players that are programs. A bot gets what a person in its seat gets: a view and the legal answers.

mod advice;
mod asked;
mod curve;
mod levels;
mod one_game;
mod players;
mod random;
pub mod search;

pub use advice::{Advice, Advised, Listed};
pub use curve::{Curve, Point, TurningPoint, curve};
pub use levels::{Effort, Level, Opponents, PLAIN, Style};
pub use one_game::{Seated, play_game, say};
pub use players::{Mind, Players, Said, Thought};
pub use random::Random;

use table::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal answers, of which there is at least one, knowing only its view. What it may do
    /// without being asked stands among them, after the answers.
    fn answer(&mut self, game: &G, view: &G::View, seat: Seat, answers: &[G::Answer]) -> G::Answer;

    /// What the seat does, if anything, when somebody's act speaks to it and it need not answer: one of these acts, of
    /// which there is at least one. Whoever does not say otherwise does nothing.
    fn act(&mut self, game: &G, view: &G::View, seat: Seat, acts: &[G::Answer]) -> Option<G::Answer> {
        let _ = (game, view, seat, acts);
        None
    }
}
