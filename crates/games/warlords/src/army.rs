//! Soldiers, and how many of them stand together.

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::{Arg, Element, typescript};

/// A kind of soldier (peasants are never pieces, WE-PEASANT-02).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Moves 1, hits on 7+, costs 3.
    Lancer,
    /// Moves 1, hits on 5+, costs 5.
    Footman,
    /// Moves 1, hits on 5+ and rolls first, costs 6.
    Archer,
    /// Moves 2, hits on 4+, costs 7.
    Knight,
    /// Moves 2 with company, hits on 5+, costs 10.
    Warlord,
}

impl Kind {
    /// All kinds, cheapest first.
    pub const ALL: [Kind; 5] = [Kind::Lancer, Kind::Footman, Kind::Archer, Kind::Knight, Kind::Warlord];

    /// Does he need a castle to be placed in (WE-DEPLOY-07)?
    #[must_use]
    pub const fn is_noble(self) -> bool {
        matches!(self, Kind::Knight | Kind::Warlord)
    }

    /// As an index into arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["lancer", "footman", "archer", "knight", "warlord"][self as usize]
    }
}

/// Soldiers between which the rules see no difference: a kind, of one's own set or hired (WE-MERC-04).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Troop(u8);

/// How many different troops there are.
pub const TROOPS: usize = 9;

impl Troop {
    /// Lancers, Footmen, Archers, Knights, Warlords, then the same hired; WE-MERC-03: a Warlord is never hired.
    pub const ALL: [Troop; TROOPS] =
        [Troop(0), Troop(1), Troop(2), Troop(3), Troop(4), Troop(5), Troop(6), Troop(7), Troop(8)];
    /// Those of the own set.
    pub const OWN: [Troop; 5] = [Troop(0), Troop(1), Troop(2), Troop(3), Troop(4)];
    /// Mercenaries.
    pub const HIRED: [Troop; 4] = [Troop(5), Troop(6), Troop(7), Troop(8)];
    /// The Warlord.
    pub const WARLORD: Troop = Troop(4);
    /// The Lancer of the own set.
    pub const LANCER: Troop = Troop(0);

    /// A soldier of the own set.
    #[inline]
    #[must_use]
    pub const fn own(kind: Kind) -> Troop {
        Troop(kind as u8)
    }

    /// A mercenary; there is no hired Warlord (WE-MERC-03).
    #[must_use]
    pub const fn hired(kind: Kind) -> Option<Troop> {
        match kind {
            Kind::Lancer | Kind::Footman | Kind::Archer | Kind::Knight => Some(Troop(kind as u8 + 5)),
            Kind::Warlord => None,
        }
    }

    /// As an index into arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which kind.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 % 5) as usize]
    }

    /// Is it a mercenary?
    #[inline]
    #[must_use]
    pub const fn is_hired(self) -> bool {
        self.0 >= 5
    }

    /// The same kind of soldier, bound as this one is; no hired Warlord.
    #[must_use]
    pub const fn as_kind(self, kind: Kind) -> Option<Troop> {
        if self.is_hired() { Troop::hired(kind) } else { Some(Troop::own(kind)) }
    }

    /// The element of a path.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word(if self.is_hired() { "mercenary" } else { "soldier" }, self.kind().word())
    }

    /// The word in files: `lancer`, `hired-lancer`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "lancer",
            "footman",
            "archer",
            "knight",
            "warlord",
            "hired-lancer",
            "hired-footman",
            "hired-archer",
            "hired-knight",
        ][self.0 as usize]
    }
}

impl fmt::Debug for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl From<Troop> for Arg {
    fn from(troop: Troop) -> Arg {
        troop.element().into()
    }
}

impl Serialize for Troop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.word())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Troop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let n = u8::deserialize(deserializer)?;
            return Troop::ALL
                .get(usize::from(n))
                .copied()
                .ok_or_else(|| D::Error::custom("no such soldier"));
        }
        let word = String::deserialize(deserializer)?;
        let found = Troop::ALL.into_iter().find(|troop| troop.word() == word);
        found.ok_or_else(|| D::Error::custom(format!("there is no soldier '{word}'")))
    }
}

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

typescript!(Troop => "Troop", Army => "Partial<Record<Troop, number>>");

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
