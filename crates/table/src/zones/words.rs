//! The storage of a set of bits: as wide as its ids need, and no wider.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;

/// Bits in a number, or in several.
pub trait Words: Copy + Ord + Hash + Serialize + for<'de> Deserialize<'de> {
    /// No bit.
    const NONE: Self;
    /// How many bits there are.
    const BITS: usize;

    /// Is this bit set?
    fn has(self, bit: usize) -> bool;
    /// Sets a bit.
    fn insert(&mut self, bit: usize);
    /// Clears a bit.
    fn remove(&mut self, bit: usize);
    /// Bits of both.
    fn and(self, other: Self) -> Self;
    /// Bits of either.
    fn or(self, other: Self) -> Self;
    /// Bits that the other has not.
    fn without(self, other: Self) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit.
    fn first(self) -> Option<usize>;
    /// Clears the lowest bit: its place.
    fn take_first(&mut self) -> Option<usize>;
}

macro_rules! number {
    ($($number:ty),*) => {$(
        impl Words for $number {
            const NONE: Self = 0;
            const BITS: usize = <$number>::BITS as usize;

            #[inline]
            fn has(self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }
            #[inline]
            fn insert(&mut self, bit: usize) {
                *self |= 1 << bit;
            }
            #[inline]
            fn remove(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn first(self) -> Option<usize> {
                if self == 0 { None } else { Some(self.trailing_zeros() as usize) }
            }
            #[inline]
            fn take_first(&mut self) -> Option<usize> {
                let first = self.first()?;
                *self &= *self - 1;
                Some(first)
            }
        }
    )*};
}

number!(u8, u16, u32, u64, u128);

/// Several words, for sets of more than 128: `Wide<3>` holds 192 bits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wide<const K: usize>(pub [u64; K]);

impl<const K: usize> Wide<K> {
    #[inline]
    fn each(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|i| of(self.0[i], other.0[i])))
    }
}

impl<const K: usize> Words for Wide<K> {
    const NONE: Self = Wide([0; K]);
    const BITS: usize = 64 * K;

    #[inline]
    fn has(self, bit: usize) -> bool {
        self.0[bit / 64].has(bit % 64)
    }
    #[inline]
    fn insert(&mut self, bit: usize) {
        self.0[bit / 64].insert(bit % 64);
    }
    #[inline]
    fn remove(&mut self, bit: usize) {
        self.0[bit / 64].remove(bit % 64);
    }
    #[inline]
    fn and(self, other: Self) -> Self {
        self.each(other, u64::and)
    }
    #[inline]
    fn or(self, other: Self) -> Self {
        self.each(other, u64::or)
    }
    #[inline]
    fn without(self, other: Self) -> Self {
        self.each(other, u64::without)
    }
    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }
    #[inline]
    fn take_first(&mut self) -> Option<usize> {
        let first = self.first()?;
        self.remove(first);
        Some(first)
    }
}

impl<const K: usize> Serialize for Wide<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut words = serializer.serialize_tuple(K)?;
        self.0.iter().try_for_each(|word| words.serialize_element(word))?;
        words.end()
    }
}

impl<'de, const K: usize> Deserialize<'de> for Wide<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each<const K: usize>;
        impl<'de, const K: usize> Visitor<'de> for Each<K> {
            type Value = Wide<K>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{K} words")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Wide<K>, A::Error> {
                let mut words = [0; K];
                for (i, word) in words.iter_mut().enumerate() {
                    *word = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(i, &self))?;
                }
                Ok(Wide(words))
            }
        }
        deserializer.deserialize_tuple(K, Each)
    }
}
