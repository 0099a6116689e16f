//! One set for all ids that are small numbers.

use super::words::Words;
use crate::Chance;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Something that is known by a small number: a card, a fief, a kind of token.
pub trait Numbered: Copy {
    /// Its number, from 0.
    fn number(self) -> usize;
    /// The one with this number.
    fn numbered(number: usize) -> Self;
}

impl Numbered for u8 {
    #[inline]
    fn number(self) -> usize {
        usize::from(self)
    }
    #[inline]
    fn numbered(number: usize) -> u8 {
        number as u8
    }
}

/// A set of ids, as the bits of `W`: `Bits<FiefId, u64>` holds up to 64 fiefs in a word, `Bits<CardId, Wide<3>>` up to
/// 192 cards in three. Written for people as the list of its ids, for machines as those words.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<Id, W> {
    words: W,
    id: PhantomData<Id>,
}

impl<Id, W: Copy> Bits<Id, W> {
    /// The set of these bits: for sets that are constants.
    #[inline]
    #[must_use]
    pub const fn of(words: W) -> Self {
        Bits { words, id: PhantomData }
    }

    /// The bits of the set, the id 0 lowest.
    #[inline]
    #[must_use]
    pub const fn words(self) -> W {
        self.words
    }
}

impl<Id: Numbered, W: Words> Bits<Id, W> {
    /// Nothing.
    pub const NONE: Self = Bits::of(W::NONE);

    /// The set of one.
    #[inline]
    #[must_use]
    pub fn one(id: Id) -> Self {
        let mut set = Self::NONE;
        set.insert(id);
        set
    }

    /// The first `count` ids.
    #[must_use]
    pub fn first_of(count: usize) -> Self {
        (0..count).map(Id::numbered).collect()
    }

    /// Is it in the set?
    #[inline]
    #[must_use]
    pub fn has(self, id: Id) -> bool {
        self.words.has(id.number())
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, id: Id) {
        self.words.insert(id.number());
    }

    /// Takes one away.
    #[inline]
    pub fn remove(&mut self, id: Id) {
        self.words.remove(id.number());
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Bits::of(self.words.and(other.words))
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Bits::of(self.words.or(other.words))
    }

    /// Those of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Bits::of(self.words.without(other.words))
    }

    /// Is there nothing in it?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.words == W::NONE
    }

    /// How many are in it.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.words.count()
    }

    /// The first of them.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<Id> {
        self.words.first().map(Id::numbered)
    }

    /// The only one, if there is exactly one.
    #[inline]
    #[must_use]
    pub fn only(self) -> Option<Id> {
        let mut left = self.words;
        let first = left.take_first()?;
        (left == W::NONE).then(|| Id::numbered(first))
    }

    /// One of them, each equally likely; none if there is none.
    pub fn draw<C: Chance>(self, chance: &mut C) -> Option<Id> {
        if self.is_empty() { None } else { self.iter().nth(chance.draw(self.len() as usize)) }
    }

    /// All of them, in ascending order.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Members<Id, W> {
        Members { left: self.words, id: PhantomData }
    }
}

/// Goes through a set.
#[derive(Clone)]
pub struct Members<Id, W> {
    left: W,
    id: PhantomData<Id>,
}

impl<Id: Numbered, W: Words> Iterator for Members<Id, W> {
    type Item = Id;

    #[inline]
    fn next(&mut self) -> Option<Id> {
        self.left.take_first().map(Id::numbered)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count() as usize;
        (left, Some(left))
    }
}

impl<Id: Numbered, W: Words> IntoIterator for Bits<Id, W> {
    type Item = Id;
    type IntoIter = Members<Id, W>;

    #[inline]
    fn into_iter(self) -> Members<Id, W> {
        self.iter()
    }
}

impl<Id: Numbered, W: Words> FromIterator<Id> for Bits<Id, W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        let mut set = Self::NONE;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<Id: Numbered, W: Words> Default for Bits<Id, W> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<Id: Numbered + fmt::Debug, W: Words> fmt::Debug for Bits<Id, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<Id: Numbered + Serialize, W: Words> Serialize for Bits<Id, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.words.serialize(serializer)
        }
    }
}

impl<'de, Id: Numbered + Deserialize<'de>, W: Words> Deserialize<'de> for Bits<Id, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return W::deserialize(deserializer).map(Bits::of);
        }
        let mut set = Bits::NONE;
        for (place, id) in Vec::<Id>::deserialize(deserializer)?.into_iter().enumerate() {
            if id.number() >= W::BITS {
                return Err(D::Error::custom(format!("{} is no id of this set", id.number())));
            }
            // Who names something twice means two of it, and there is but one.
            if set.has(id) {
                return Err(D::Error::custom(format!("item {} is named twice", place + 1)));
            }
            set.insert(id);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::super::words::Wide;
    use super::*;
    use crate::Sampled;
    use std::collections::BTreeSet;

    /// A set does what a set of the standard library does.
    fn is_a_set<W: Words + fmt::Debug>(most: usize) {
        let mut random = Sampled::new(most as u64);
        let mut bits = Bits::<u8, W>::NONE;
        let mut set = BTreeSet::new();
        for _ in 0..400 {
            let id = random.draw(most) as u8;
            if random.draw(2) == 0 {
                bits.insert(id);
                set.insert(id);
            } else {
                bits.remove(id);
                set.remove(&id);
            }
            assert!(bits.iter().eq(set.iter().copied()), "{bits:?}, expected {set:?}");
            assert_eq!((bits.len() as usize, bits.is_empty()), (set.len(), set.is_empty()));
            assert_eq!(bits.first(), set.first().copied());
            assert_eq!(bits.has(id), set.contains(&id));
            let other = Bits::<u8, W>::first_of(most / 2);
            assert!(bits.and(other).iter().eq(set.iter().copied().filter(|id| other.has(*id))));
            assert!(bits.without(other).iter().eq(set.iter().copied().filter(|id| !other.has(*id))));
            assert_eq!(bits.or(other).len(), bits.without(other).len() + other.len());
            let bytes = postcard::to_stdvec(&bits).unwrap();
            assert_eq!(postcard::from_bytes::<Bits<u8, W>>(&bytes).unwrap(), bits);
            let text = serde_json::to_string(&bits).unwrap();
            assert_eq!(serde_json::from_str::<Bits<u8, W>>(&text).unwrap(), bits);
        }
    }

    #[test]
    fn sets_of_any_width() {
        is_a_set::<u8>(8);
        is_a_set::<u16>(16);
        is_a_set::<u32>(32);
        is_a_set::<u64>(64);
        is_a_set::<u128>(128);
        is_a_set::<Wide<3>>(155);
        is_a_set::<Wide<4>>(256);
    }

    #[test]
    fn the_only_one() {
        assert_eq!(Bits::<u8, u16>::one(9).only(), Some(9));
        assert_eq!(Bits::<u8, u16>::of(0b11).only(), None);
        assert_eq!(Bits::<u8, Wide<2>>::NONE.only(), None);
        assert_eq!(Bits::<u8, Wide<2>>::one(100).only(), Some(100));
    }

    #[test]
    fn people_read_a_list_machines_the_words() {
        let set: Bits<u8, u16> = [9, 0].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,9]");
        assert_eq!(postcard::to_stdvec(&set).unwrap(), postcard::to_stdvec(&0b10_0000_0001_u16).unwrap());
        assert!(serde_json::from_str::<Bits<u8, u16>>("[16]").is_err(), "there is no such id");
        assert!(serde_json::from_str::<Bits<u8, u16>>("[3,5,3]").is_err(), "there is only one");
        let wide: Bits<u8, Wide<2>> = [64].into_iter().collect();
        assert_eq!(postcard::to_stdvec(&wide).unwrap(), postcard::to_stdvec(&[0u64, 1]).unwrap());
    }

    #[test]
    fn one_is_drawn_fairly() {
        let set: Bits<u8, Wide<3>> = [3, 70, 150].into_iter().collect();
        let mut chance = Sampled::new(5);
        let mut drawn = [0u32; 192];
        (0..3_000).for_each(|_| drawn[usize::from(set.draw(&mut chance).unwrap())] += 1);
        assert!(set.iter().all(|id| (900..1100).contains(&drawn[usize::from(id)])), "{drawn:?}");
        assert_eq!(Bits::<u8, u8>::NONE.draw(&mut chance), None);
    }
}
