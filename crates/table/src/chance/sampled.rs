//! The chance of search and simulation: fast, seeded, good enough for statistics, not for live games.

use super::{Chance, ChanceRequest};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A seeded fast generator (xoshiro256++). The same seed gives the same outcomes on every machine.
#[derive(Clone)]
pub struct Sampled {
    generator: Xoshiro256PlusPlus,
}

impl Sampled {
    /// The generator of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Sampled {
        Sampled { generator: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The generator number `index` of a family: game 17 of a simulation gets the same dice on any thread.
    #[must_use]
    pub fn nth(seed: u64, index: u64) -> Sampled {
        let mut family = Sampled::new(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Sampled::new(family.word())
    }

    /// The next 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.generator.next_u64()
    }
}

impl Chance for Sampled {
    /// The widening product of 64 random bits with the range: its bias is below 2^-48.
    #[inline]
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        ((u128::from(self.word()) * u128::from(ask.of)) >> 64) as u16
    }

    /// Up to eight dice out of one word: what the product leaves below is as random as the word was.
    #[inline]
    fn dice(&mut self, sides: u8, faces: &mut [u8]) {
        for chunk in faces.chunks_mut(8) {
            let mut word = self.word();
            for face in chunk {
                let product = u128::from(word) * u128::from(sides);
                *face = (product >> 64) as u8 + 1;
                word = product as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_one_word_are_uniform_and_independent() {
        let mut chance = Sampled::new(3);
        let mut pairs = [[0u32; 6]; 6];
        for _ in 0..36_000 {
            let mut faces = [0; 9];
            chance.dice(6, &mut faces);
            pairs[usize::from(faces[0]) - 1][usize::from(faces[7]) - 1] += 1;
            assert!((1..=6).contains(&faces[8]));
        }
        assert!(pairs.iter().flatten().all(|n| (850..1150).contains(n)), "{pairs:?}");
    }

    #[test]
    fn dice_are_uniform_and_seeded() {
        let mut chance = Sampled::new(7);
        let mut faces = [0u32; 6];
        (0..60_000).for_each(|_| faces[usize::from(chance.die(6)) - 1] += 1);
        assert!(faces.iter().all(|n| (9_600..10_400).contains(n)), "{faces:?}");
        let roll = |mut c: Sampled| (0..8).map(|_| c.die(6)).collect::<Vec<_>>();
        assert_eq!(roll(Sampled::nth(7, 3)), roll(Sampled::nth(7, 3)));
        assert_ne!(roll(Sampled::nth(7, 3)), roll(Sampled::nth(7, 4)));
    }
}
