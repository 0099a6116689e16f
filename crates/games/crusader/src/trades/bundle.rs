//! One side of a trade: gold, territories and developments (CK-R-24).

use crate::content::{DevelopmentId, Developments, TERRITORIES, Territories, TerritoryId};
use serde::{Deserialize, Serialize};
use table::zones::Numbered as _;
use table::{Arg, Element, typescript};

/// What one side gives. Nothing else can be traded: no characters (CK-TRADE-04), Pacts (CK-TRADE-05), trait tokens (CK-TRADE-06)
/// or Action cards (CK-TRADE-07), for there is no word for them here.
///
/// Answers carry two of it, so it is kept in one number: a bit for each territory, then one for each development, then the gold.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bundle(u64);

typescript!(Bundle => "{ gold: number, territories: Array<string>, developments: Array<string> }");

/// Where the developments begin, and where the gold does.
const DEVELOPMENTS: usize = TERRITORIES;
const GOLD: usize = DEVELOPMENTS + crate::content::DEVELOPMENTS;
const _: () = assert!(GOLD + 8 <= 64, "a bundle fits into one number");

/// A bundle as it is written down.
#[derive(Serialize, Deserialize)]
pub struct Written {
    gold: u8,
    territories: Territories,
    developments: Developments,
}

impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (gold, territories, developments) = (self.gold(), self.territories(), self.developments());
        Written { gold, territories, developments }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bundle {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bundle, D::Error> {
        let Written { gold, territories, developments } = Written::deserialize(deserializer)?;
        Ok(Bundle::of(gold, territories, developments))
    }
}

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.elements().iter().map(ToString::to_string)).finish()
    }
}

impl From<Bundle> for Arg {
    fn from(bundle: Bundle) -> Arg {
        bundle.elements().into()
    }
}

impl Bundle {
    /// Nothing.
    pub const NONE: Bundle = Bundle(0);

    /// All three.
    #[must_use]
    pub fn of(gold: u8, territories: Territories, developments: Developments) -> Bundle {
        let developments = u64::from(developments.words()) << DEVELOPMENTS;
        Bundle(territories.words() | developments | u64::from(gold) << GOLD)
    }

    /// Gold only.
    #[must_use]
    pub fn of_gold(gold: u8) -> Bundle {
        Bundle(u64::from(gold) << GOLD)
    }

    /// One territory.
    #[must_use]
    pub fn of_territory(territory: TerritoryId) -> Bundle {
        Bundle(1 << territory.number())
    }

    /// One development.
    #[must_use]
    pub fn of_development(development: DevelopmentId) -> Bundle {
        Bundle(1 << (DEVELOPMENTS + development.number()))
    }

    /// Its gold.
    #[must_use]
    pub const fn gold(self) -> u8 {
        (self.0 >> GOLD) as u8
    }

    /// Its territories.
    #[must_use]
    pub fn territories(self) -> Territories {
        Territories::of(self.0 & ((1 << TERRITORIES) - 1))
    }

    /// Its developments.
    #[must_use]
    pub fn developments(self) -> Developments {
        Developments::of((self.0 >> DEVELOPMENTS) as u16 & ((1 << crate::content::DEVELOPMENTS) - 1))
    }

    /// Is it nothing at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together; the gold is that of one of them.
    #[must_use]
    pub const fn with(self, other: Bundle) -> Bundle {
        Bundle(self.0 | other.0)
    }

    /// Is the other among it?
    #[must_use]
    pub fn holds(self, other: Bundle) -> bool {
        other.gold() <= self.gold()
            && other.territories().without(self.territories()).is_empty()
            && other.developments().without(self.developments()).is_empty()
    }

    /// As it is picked: the gold, then each territory, then each development.
    #[must_use]
    pub fn elements(self) -> Vec<Element> {
        let gold = (self.gold() > 0).then(|| gold(self.gold()));
        let territories = self.territories().iter().map(TerritoryId::element).collect::<Vec<_>>();
        let developments = self.developments().iter().map(DevelopmentId::element);
        gold.into_iter().chain(territories).chain(developments).collect()
    }

    /// What these words mean, if they stand in the order in which it is picked.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Bundle> {
        let mut bundle = Bundle::NONE;
        for word in words {
            let next = Bundle::read_one(word)?;
            // A later part has a later bit; gold comes first of all.
            let is_in_order = bundle.without_gold().0 < next.0 && (next.gold() == 0 || bundle.is_empty());
            if !is_in_order {
                return None;
            }
            bundle.0 |= next.0;
        }
        Some(bundle)
    }

    fn read_one(word: &str) -> Option<Bundle> {
        let (kind, id) = word.split_once('/')?;
        match kind {
            "gold" => id.parse().ok().filter(|n: &u8| *n > 0 && n.to_string() == id).map(Bundle::of_gold),
            "territory" => TerritoryId::named(id).map(Bundle::of_territory),
            "development" => DevelopmentId::named(id).map(Bundle::of_development),
            _ => None,
        }
    }

    const fn without_gold(self) -> Bundle {
        Bundle(self.0 & ((1 << GOLD) - 1))
    }

    /// What of this can be picked after these words; none if they do not lead anywhere.
    pub(crate) fn more(self, words: &[&str], parts: &mut Vec<Element>) -> Option<Bundle> {
        let picked = Bundle::read(words).filter(|picked| self.holds(*picked))?;
        if picked.is_empty() {
            parts.extend((1..=self.gold()).map(gold));
        }
        let later = |bundle: Bundle| picked.without_gold().0 < bundle.0;
        let territories = self.territories().iter();
        parts.extend(territories.filter(|id| later(Bundle::of_territory(*id))).map(TerritoryId::element));
        let developments = self.developments().iter();
        parts
            .extend(developments.filter(|id| later(Bundle::of_development(*id))).map(DevelopmentId::element));
        Some(picked)
    }
}

fn gold(gold: u8) -> Element {
    Element::number("gold", gold.into())
}
