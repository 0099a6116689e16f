//! The chance of tests, puzzles and rule questions: outcomes chosen by hand.

use super::{Chance, ChanceKind, ChanceRequest, Sampled};
use std::collections::VecDeque;

/// Gives scripted dice first, then outcomes of a seeded generator. Draws and shuffles are never scripted unless
/// given with [`Scripted::draws`].
pub struct Scripted {
    dice: VecDeque<u8>,
    draws: VecDeque<u16>,
    rest: Sampled,
    misfits: usize,
}

impl Scripted {
    /// These faces for the next dice.
    pub fn dice(faces: impl IntoIterator<Item = u8>) -> Scripted {
        Scripted {
            dice: faces.into_iter().collect(),
            draws: VecDeque::new(),
            rest: Sampled::new(0),
            misfits: 0,
        }
    }

    /// These outcomes (from 0) for the next draws and shuffles as well.
    #[must_use]
    pub fn draws(mut self, outcomes: impl IntoIterator<Item = u16>) -> Scripted {
        self.draws.extend(outcomes);
        self
    }

    /// This seed for what comes after the script.
    #[must_use]
    pub fn then_seed(mut self, seed: u64) -> Scripted {
        self.rest = Sampled::new(seed);
        self
    }

    /// These faces after those that lie ready.
    pub fn add_dice(&mut self, faces: impl IntoIterator<Item = u8>) {
        self.dice.extend(faces);
    }

    /// How many scripted outcomes were asked for and cannot be, like a 9 of a die with eight sides: others came instead.
    #[must_use]
    pub fn misfits(&self) -> usize {
        self.misfits
    }

    /// How many scripted dice have not been rolled yet.
    #[must_use]
    pub fn dice_left(&self) -> usize {
        self.dice.len()
    }
}

impl Chance for Scripted {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        let scripted = match ask.kind {
            ChanceKind::Die => self.dice.pop_front().map(|face| u16::from(face).saturating_sub(1)),
            ChanceKind::Draw | ChanceKind::Swap => self.draws.pop_front(),
        };
        let fits = scripted.filter(|got| *got < ask.of);
        self.misfits += usize::from(scripted.is_some() && fits.is_none());
        fits.unwrap_or_else(|| self.rest.outcome(ask))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_first_then_seed() {
        let mut chance = Scripted::dice([6, 1]).draws([2]).then_seed(5);
        assert_eq!((chance.die(6), chance.draw(4), chance.die(6)), (6, 2, 1));
        assert_eq!(chance.dice_left(), 0);
        assert_eq!(chance.die(6), Sampled::new(5).die(6));
    }

    #[test]
    fn what_cannot_be_is_not_given() {
        let mut chance = Scripted::dice([9, 8]);
        assert_eq!((chance.die(8), chance.die(8), chance.misfits()), (Sampled::new(0).die(8), 8, 1));
    }
}
