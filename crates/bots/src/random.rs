//! A bot that takes any answer.

use crate::Bot;
use table::{Chance, Game, Sampled, Seat};

/// Chooses uniformly among the legal answers.
pub struct Random(Sampled);

impl Random {
    /// A random player with dice of its own.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random(Sampled::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn answer(&mut self, _game: &G, _view: &G::View, _seat: Seat, answers: &[G::Answer]) -> G::Answer {
        answers[self.0.draw(answers.len())]
    }

    fn act(&mut self, _game: &G, _view: &G::View, _seat: Seat, acts: &[G::Answer]) -> Option<G::Answer> {
        acts.get(self.0.draw(acts.len() + 1)).copied()
    }
}
