//! The chance of live games: a ChaCha20 stream (RFC 8439) keyed by the table's secret.

use super::{Chance, ChanceRequest};
use crate::pledge::Key;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Draws outcomes from the keyed stream. The way from stream to outcome is part of the file format: 32-bit
/// words in stream order, the widening product with the range, and rejection of the words that would bias it.
#[derive(Clone)]
pub struct Live {
    stream: ChaCha20Rng,
}

impl Live {
    /// The stream of this key, from its beginning.
    #[must_use]
    pub fn new(key: &Key) -> Live {
        Live { stream: ChaCha20Rng::from_seed(key.0) }
    }

    /// How many words of the stream have been used.
    #[must_use]
    pub fn words(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }

    /// Goes to where so many words of the stream have been used.
    pub fn skip_to(&mut self, words: u64) {
        self.stream.set_word_pos(u128::from(words));
    }
}

impl Chance for Live {
    fn outcome(&mut self, ask: ChanceRequest) -> u16 {
        let of = u32::from(ask.of.max(1));
        let bias = of.wrapping_neg() % of;
        loop {
            let product = u64::from(self.stream.next_u32()) * u64::from(of);
            if product as u32 >= bias {
                return (product >> 32) as u16;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::ChanceKind;

    /// Words of the all-zero key's ChaCha20 stream, block 0, as published with RFC 8439 (appendix A.1, vector 1).
    #[test]
    fn the_stream_is_the_published_one() {
        let mut stream = ChaCha20Rng::from_seed([0; 32]);
        let words: Vec<u32> = (0..4).map(|_| stream.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    /// The way from words to outcomes is pinned: a change would make every exported game unverifiable.
    #[test]
    fn outcomes_are_pinned() {
        let mut live = Live::new(&Key([0; 32]));
        let dice: Vec<u8> = (0..12).map(|_| live.die(6)).collect();
        let expected: Vec<u8> = {
            let mut stream = ChaCha20Rng::from_seed([0; 32]);
            (0..12).map(|_| ((u64::from(stream.next_u32()) * 6) >> 32) as u8 + 1).collect()
        };
        assert_eq!(dice, expected);
        assert_eq!(dice[..4], [5, 4, 6, 1]);
    }

    #[test]
    fn the_stream_can_be_taken_up_where_it_was_left() {
        let mut live = Live::new(&Key([3; 32]));
        live.dice(6, &mut [0; 7]);
        let mut later = Live::new(&Key([3; 32]));
        later.skip_to(live.words());
        assert_eq!(live.words(), 7);
        assert_eq!(
            (0..20).map(|_| live.die(6)).collect::<Vec<_>>(),
            (0..20).map(|_| later.die(6)).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_range_of_one_is_allowed() {
        assert_eq!(Live::new(&Key([1; 32])).outcome(ChanceRequest { kind: ChanceKind::Draw, of: 1 }), 0);
    }
}
