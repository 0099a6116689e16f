//! The chance of the engine's table: dice that were given first, then those of its seed.

use std::collections::VecDeque;
use table::Sampled;
use table::chance::{Chance, ChanceKind, ChanceRequest};

/// Dice that were given, then a seeded source.
pub struct Dice<'a> {
    faces: VecDeque<u8>,
    then: &'a mut Sampled,
    misfit: Option<(u8, u16)>,
}

impl<'a> Dice<'a> {
    /// These faces, then this source.
    pub fn new(faces: &[u8], then: &'a mut Sampled) -> Dice<'a> {
        Dice { faces: faces.iter().copied().collect(), then, misfit: None }
    }

    /// Was all that was given rolled?
    ///
    /// # Errors
    /// One line on what was not.
    pub fn finish(self) -> Result<(), String> {
        match (self.misfit, self.faces.len()) {
            (Some((face, of)), _) => Err(format!("dice: a die of {of} does not show {face}")),
            (None, 0) => Ok(()),
            (None, left) => Err(format!("dice: {left} more than are rolled now")),
        }
    }
}

impl Chance for Dice<'_> {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        let given = match ask.kind {
            ChanceKind::Die => self.faces.pop_front(),
            ChanceKind::Draw | ChanceKind::Swap => None,
        };
        match given {
            Some(face) if (1..=ask.of).contains(&u16::from(face)) => u16::from(face) - 1,
            Some(face) => {
                self.misfit.get_or_insert((face, ask.of));
                self.then.outcome(ask)
            }
            None => self.then.outcome(ask),
        }
    }

    fn dice(&mut self, sides: u8, faces: &mut [u8]) {
        if self.faces.is_empty() {
            // As simulations roll them, so that the same seed gives the same game.
            self.then.dice(sides, faces);
        } else {
            faces.iter_mut().for_each(|face| *face = self.die(sides));
        }
    }
}
