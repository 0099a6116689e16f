//! Kinds of soldiers, and what they are bound by.

use serde::de::Error;
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

/// Soldiers between which the rules see no difference: a kind, of one's own set or hired (WE-MERC-04). Mercenaries
/// are kept apart by this, not by discs (WE-MERC-05), and there are as many as one can pay (WE-MERC-06).
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

typescript!(Troop => "Troop");
