//! Dice and draws that a test has laid out, random ones after that.

use std::collections::VecDeque;
use table::chance::{ChanceKind, ChanceRequest};
use table::{Chance, Sampled};

/// Gives the dice that were laid out, in order, then random ones.
pub struct Loaded {
    faces: VecDeque<u8>,
    random: Sampled,
}

impl Loaded {
    pub fn new() -> Loaded {
        Loaded { faces: VecDeque::new(), random: Sampled::new(7) }
    }

    /// Nothing laid out, and chance of this seed.
    pub fn seeded(seed: u64) -> Loaded {
        Loaded { faces: VecDeque::new(), random: Sampled::new(seed) }
    }

    /// The next dice, in rolling order.
    pub fn lay(&mut self, faces: &[u8]) {
        self.faces.extend(faces);
    }

    /// How many of them are left.
    pub fn left(&self) -> usize {
        self.faces.len()
    }
}

impl Chance for Loaded {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        match (ask.kind, self.faces.front().copied()) {
            (ChanceKind::Die, Some(face)) => {
                assert!(u16::from(face) <= ask.of, "a {face} was laid out for a d{}", ask.of);
                self.faces.pop_front();
                u16::from(face) - 1
            }
            _ => self.random.outcome(ask),
        }
    }
}
