//! Things to count, without those that there are none of.

use crate::content::Penalty;
use crate::goods::{Bundle, Goods};
use crate::seasons::prices::Price;
use serde::{Serialize, Serializer};
use table::Stack;

/// So many of each of `gold`, `wood`, `stone`, `any` (goods of choice), `plus2`, `soldier`, `vp`, `eachOther`, `buildings`.
/// In the order of their names.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Things(
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<string, number>>"))]
    Stack<(&'static str, i16), 8>,
);

impl Serialize for Things {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(kind, n)| (kind, n)))
    }
}

impl Things {
    /// How many there are of a kind.
    #[must_use]
    pub fn count(&self, kind: &str) -> i16 {
        self.0.iter().find(|(known, _)| *known == kind).map_or(0, |(_, n)| *n)
    }

    /// Is there nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn of<const N: usize>(all: [(&'static str, i16); N]) -> Things {
        Things(all.into_iter().filter(|(_, n)| *n != 0).collect())
    }
}

/// Numbers of things are far below the limit.
fn count(n: u16) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}

impl From<Goods> for Things {
    fn from(goods: Goods) -> Things {
        Bundle::goods(goods).into()
    }
}

impl From<Bundle> for Things {
    fn from(what: Bundle) -> Things {
        Things::of([
            ("any", count(what.any)),
            ("eachOther", count(what.each_other)),
            ("gold", count(what.gold)),
            ("plus2", count(what.plus2)),
            ("soldier", count(what.soldiers)),
            ("stone", count(what.stone)),
            ("vp", what.vp),
            ("wood", count(what.wood)),
        ])
    }
}

impl From<Penalty> for Things {
    fn from(what: Penalty) -> Things {
        Things::of([
            ("any", count(what.any)),
            ("buildings", what.buildings.into()),
            ("gold", count(what.gold)),
            ("stone", count(what.stone)),
            ("vp", what.vp),
            ("wood", count(what.wood)),
        ])
    }
}

/// Goods of choice that need not be paid are less than none.
impl From<Price> for Things {
    fn from(price: Price) -> Things {
        let Goods { gold, wood, stone } = price.goods;
        Things::of([
            ("any", -count(price.less)),
            ("gold", count(gold)),
            ("stone", count(stone)),
            ("wood", count(wood)),
        ])
    }
}
