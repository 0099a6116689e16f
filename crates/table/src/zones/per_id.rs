//! One of something for every place of a map.

use super::Numbered;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One of something for every id. Written as those that have something, with what they have: most have nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerId<I, T, const N: usize>(pub [T; N], PhantomData<I>);

impl<I, T, const N: usize> PerId<I, T, N> {
    /// Of these, in the order of the ids.
    #[must_use]
    pub const fn of(items: [T; N]) -> Self {
        PerId(items, PhantomData)
    }
}

impl<I, T: Copy + Default, const N: usize> Default for PerId<I, T, N> {
    fn default() -> Self {
        PerId::of([T::default(); N])
    }
}

impl<I: Numbered, T, const N: usize> Index<I> for PerId<I, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, id: I) -> &T {
        &self.0[id.number()]
    }
}

impl<I: Numbered, T, const N: usize> IndexMut<I> for PerId<I, T, N> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.0[id.number()]
    }
}

impl<I: Numbered + Serialize, T: Serialize + Default + PartialEq, const N: usize> Serialize
    for PerId<I, T, N>
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let none = T::default();
        let some = || self.0.iter().enumerate().filter(|(_, item)| **item != none);
        let mut map = serializer.serialize_map(Some(some().count()))?;
        for (i, item) in some() {
            map.serialize_entry(&I::numbered(i), item)?;
        }
        map.end()
    }
}

impl<'de, I, T, const N: usize> Deserialize<'de> for PerId<I, T, N>
where
    I: Numbered + Deserialize<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Items(PhantomData))
    }
}

struct Items<I, T, const N: usize>(PhantomData<(I, T)>);

impl<'de, I, T, const N: usize> Visitor<'de> for Items<I, T, N>
where
    I: Numbered + Deserialize<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    type Value = PerId<I, T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("places with what they have")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<PerId<I, T, N>, A::Error> {
        let mut each = PerId::default();
        while let Some((id, item)) = map.next_entry::<I, T>()? {
            *each.0.get_mut(id.number()).ok_or_else(|| A::Error::custom("no such place"))? = item;
        }
        Ok(each)
    }
}
