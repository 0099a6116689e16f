//! Soldiers, and how many of them stand together.

mod troop;

pub use troop::{Kind, TROOPS, Troop};

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::{Arg, Element, typescript};

/// So many soldiers of each troop.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub struct Army(pub [u16; TROOPS]);

impl Army {
    /// Nobody.
    pub const NONE: Army = Army([0; TROOPS]);

    /// How many of a troop.
    #[inline]
    #[must_use]
    pub const fn of(&self, troop: Troop) -> u16 {
        self.0[troop.index()]
    }

    /// How many of a kind, hired or not.
    #[inline]
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> u16 {
        self.of(Troop::own(kind)) + Troop::hired(kind).map_or(0, |troop| self.of(troop))
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    /// Is there nobody?
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; TROOPS]
    }

    /// Adds soldiers.
    #[inline]
    pub fn add(&mut self, troop: Troop, n: u16) {
        self.0[troop.index()] += n;
    }

    /// Takes soldiers away, who must be there.
    #[inline]
    pub fn remove(&mut self, troop: Troop, n: u16) {
        self.0[troop.index()] -= n;
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: &Army) -> Army {
        for (mine, more) in self.0.iter_mut().zip(&other.0) {
            *mine += more;
        }
        self
    }

    /// What is left without the others, who must be part of it.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: &Army) -> Army {
        for (mine, less) in self.0.iter_mut().zip(&other.0) {
            *mine -= less;
        }
        self
    }

    /// Is there a soldier of the own set?
    #[inline]
    #[must_use]
    pub fn has_own(&self) -> bool {
        let [own @ .., _, _, _, _] = &self.0;
        own.iter().any(|n| *n > 0)
    }

    /// Is there a mercenary?
    #[inline]
    #[must_use]
    pub fn has_hired(&self) -> bool {
        let [.., a, b, c, d] = self.0;
        a | b | c | d != 0
    }

    /// The troops there are, with their numbers.
    #[inline]
    pub fn troops(&self) -> impl Iterator<Item = (Troop, u16)> {
        Troop::ALL.into_iter().zip(self.0).filter(|(_, n)| *n > 0)
    }

    /// The elements of a list in a message.
    #[must_use]
    pub fn elements(&self) -> Vec<Element> {
        self.troops().flat_map(|(troop, n)| (0..n).map(move |_| troop.element())).collect()
    }
}

impl FromIterator<(Troop, u16)> for Army {
    fn from_iter<I: IntoIterator<Item = (Troop, u16)>>(troops: I) -> Army {
        let mut army = Army::NONE;
        troops.into_iter().for_each(|(troop, n)| army.add(troop, n));
        army
    }
}

impl From<Army> for Arg {
    fn from(army: Army) -> Arg {
        army.elements().into()
    }
}

typescript!(Army => "Partial<Record<Troop, number>>");

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.troops()).finish()
    }
}

/// Written as the troops there are, with their numbers.
impl Serialize for Army {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.troops().count()))?;
        for (troop, n) in self.troops() {
            map.serialize_entry(&troop, &n)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Army {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Troops;
        impl<'de> Visitor<'de> for Troops {
            type Value = Army;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("soldiers with their numbers")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Army, A::Error> {
                let mut army = Army::NONE;
                while let Some((troop, n)) = map.next_entry::<Troop, u16>()? {
                    army.0[troop.index()] = n;
                }
                Ok(army)
            }
        }
        deserializer.deserialize_map(Troops)
    }
}
