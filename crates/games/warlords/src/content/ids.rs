//! Names of things as small numbers, and sets of them as bits.

use super::words;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use table::zones::{Bits, Numbered};
use table::{Arg, Element, typescript};

/// How many fiefs the map has.
pub const FIEFS: usize = words::FIEFS.len();
/// How many kingdoms there are (WE-TERRAIN-01).
pub const KINGDOMS: usize = words::KINGDOMS.len();
/// How many designs of event cards there are.
pub const CARDS: usize = words::CARDS.len();

macro_rules! word_id {
    ($(#[doc = $text:literal])+ $name:ident, $words:expr, $what:literal) => {
        $(#[doc = $text])+
        /// Written for people by its word, for machines by its number.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index into arrays.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its word in content, paths and files.
            #[must_use]
            pub fn word(self) -> &'static str {
                $words.get(self.index()).copied().unwrap_or("?")
            }

            /// The one of this word.
            #[must_use]
            pub fn named(word: &str) -> Option<$name> {
                $words.iter().position(|w| *w == word).map(|i| $name(i as u8))
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$words.len() as u8).map($name)
            }
        }

        impl Numbered for $name {
            #[inline]
            fn number(self) -> usize {
                self.index()
            }
            #[inline]
            fn numbered(number: usize) -> $name {
                $name(number as u8)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl From<$name> for Arg {
            fn from(id: $name) -> Arg {
                Element::word($what, id.word()).into()
            }
        }

        typescript!($name => "string");

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.word())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if !deserializer.is_human_readable() {
                    return u8::deserialize(deserializer).map($name);
                }
                let word = String::deserialize(deserializer)?;
                let found = $name::named(&word);
                found.ok_or_else(|| D::Error::custom(format!(concat!("there is no ", $what, " '{}'"), word)))
            }
        }
    };
}

word_id!(
    /// A fief of the map.
    FiefId, words::FIEFS, "fief"
);
word_id!(
    /// A kingdom.
    KingdomId, words::KINGDOMS, "kingdom"
);
word_id!(
    /// A design of an event card; there may be several copies of it.
    CardId, words::CARDS, "card"
);

/// A set of fiefs.
pub type Fiefs = Bits<FiefId, u64>;
/// A set of kingdoms.
pub type Kingdoms = Bits<KingdomId, u16>;
/// A set of card designs.
pub type Designs = Bits<CardId, u64>;

/// One of something for every fief.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Each<T>(pub [T; FIEFS]);

impl<T: Copy + Default> Default for Each<T> {
    fn default() -> Self {
        Each([T::default(); FIEFS])
    }
}

impl<T> Index<FiefId> for Each<T> {
    type Output = T;
    #[inline]
    fn index(&self, fief: FiefId) -> &T {
        &self.0[fief.index()]
    }
}

impl<T> IndexMut<FiefId> for Each<T> {
    #[inline]
    fn index_mut(&mut self, fief: FiefId) -> &mut T {
        &mut self.0[fief.index()]
    }
}

/// Written as the fiefs that have something, with what they have: most have nothing.
impl<T: Serialize + Default + PartialEq> Serialize for Each<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let none = T::default();
        let some = || self.0.iter().enumerate().filter(|(_, item)| **item != none);
        let mut map = serializer.serialize_map(Some(some().count()))?;
        for (i, item) in some() {
            map.serialize_entry(&FiefId(i as u8), item)?;
        }
        map.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for Each<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>> Visitor<'de> for Items<T> {
            type Value = Each<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fiefs with what they have")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Each<T>, A::Error> {
                let mut each = Each::default();
                while let Some((fief, item)) = map.next_entry::<FiefId, T>()? {
                    *each.0.get_mut(fief.index()).ok_or_else(|| A::Error::custom("no such fief"))? = item;
                }
                Ok(each)
            }
        }
        deserializer.deserialize_map(Items(PhantomData))
    }
}
