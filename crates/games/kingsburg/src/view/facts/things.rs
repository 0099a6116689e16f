//! Things to count, without those that there are none of.

use crate::content::Penalty;
use crate::goods::{Bundle, Goods};
use crate::seasons::prices::Price;
use serde::Serialize;
use std::collections::BTreeMap;

/// So many of each of `gold`, `wood`, `stone`, `any` (goods of choice), `plus2`, `soldier`, `vp`, `eachOther`, `buildings`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Things(
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<string, number>>"))] BTreeMap<&'static str, i16>,
);

impl Things {
    /// How many there are of a kind.
    #[must_use]
    pub fn count(&self, kind: &str) -> i16 {
        self.0.get(kind).copied().unwrap_or(0)
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
            ("gold", count(what.gold)),
            ("wood", count(what.wood)),
            ("stone", count(what.stone)),
            ("any", count(what.any)),
            ("plus2", count(what.plus2)),
            ("soldier", count(what.soldiers)),
            ("vp", what.vp),
            ("eachOther", count(what.each_other)),
        ])
    }
}

impl From<Penalty> for Things {
    fn from(what: Penalty) -> Things {
        Things::of([
            ("gold", count(what.gold)),
            ("wood", count(what.wood)),
            ("stone", count(what.stone)),
            ("any", count(what.any)),
            ("buildings", what.buildings.into()),
            ("vp", what.vp),
        ])
    }
}

/// Goods of choice that need not be paid are less than none.
impl From<Price> for Things {
    fn from(price: Price) -> Things {
        let Goods { gold, wood, stone } = price.goods;
        Things::of([
            ("gold", count(gold)),
            ("wood", count(wood)),
            ("stone", count(stone)),
            ("any", -count(price.less)),
        ])
    }
}
