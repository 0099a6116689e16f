//! Gold, wood and stone, and the bundles of things that effects give and take.

use serde::{Deserialize, Serialize};
use table::Element;

/// One of the three kinds of good.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// Gold.
    Gold,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
}

impl Good {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [Good; 3] = [Good::Gold, Good::Wood, Good::Stone];

    /// Its word in elements and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Good::Gold => "gold",
            Good::Wood => "wood",
            Good::Stone => "stone",
        }
    }

    /// The good as something to pick.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("good", self.name())
    }
}

/// So many of each kind of good.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Gold.
    pub gold: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
}

impl Goods {
    /// No goods at all.
    pub const NONE: Goods = Goods { gold: 0, wood: 0, stone: 0 };

    /// So many of one kind.
    #[must_use]
    pub const fn only(good: Good, n: u16) -> Goods {
        match good {
            Good::Gold => Goods { gold: n, ..Goods::NONE },
            Good::Wood => Goods { wood: n, ..Goods::NONE },
            Good::Stone => Goods { stone: n, ..Goods::NONE },
        }
    }

    /// How many of this kind.
    #[inline]
    #[must_use]
    pub const fn of(self, good: Good) -> u16 {
        match good {
            Good::Gold => self.gold,
            Good::Wood => self.wood,
            Good::Stone => self.stone,
        }
    }

    /// How many in all; "+2" tokens are not goods (KB-R-12).
    #[inline]
    #[must_use]
    pub const fn total(self) -> u16 {
        self.gold.saturating_add(self.wood).saturating_add(self.stone)
    }

    /// Are there at least these?
    #[inline]
    #[must_use]
    pub const fn has(self, other: Goods) -> bool {
        self.gold >= other.gold && self.wood >= other.wood && self.stone >= other.stone
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Goods) -> Goods {
        Goods {
            gold: self.gold.saturating_add(other.gold),
            wood: self.wood.saturating_add(other.wood),
            stone: self.stone.saturating_add(other.stone),
        }
    }

    /// These without those, as far as there are any.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Goods) -> Goods {
        Goods {
            gold: self.gold.saturating_sub(other.gold),
            wood: self.wood.saturating_sub(other.wood),
            stone: self.stone.saturating_sub(other.stone),
        }
    }

    /// What both have.
    #[inline]
    #[must_use]
    pub fn common(self, other: Goods) -> Goods {
        Goods {
            gold: self.gold.min(other.gold),
            wood: self.wood.min(other.wood),
            stone: self.stone.min(other.stone),
        }
    }

    /// Every way to take `n` goods out of these, in ascending order.
    #[inline]
    pub fn each_pick(self, n: u16, mut take: impl FnMut(Goods)) {
        for gold in 0..=n.min(self.gold) {
            for wood in 0..=(n - gold).min(self.wood) {
                let stone = n - gold - wood;
                if stone <= self.stone {
                    take(Goods { gold, wood, stone });
                }
            }
        }
    }

    /// The goods as things to pick, one element each.
    #[must_use]
    pub fn elements(self) -> Vec<Element> {
        Good::ALL.iter().flat_map(|g| std::iter::repeat_n(g.element(), usize::from(self.of(*g)))).collect()
    }
}

/// A limit that no pick of goods reaches: for gains out of the Supply (KB-SETUP-04), which never runs out,
/// however many pieces are in the box (KB-COMP-09, KB-HELP-06, KB-R-06, KB-R-13).
pub const SUPPLY: Goods = Goods { gold: u16::MAX, wood: u16::MAX, stone: u16::MAX };

/// What an effect gives or takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Gold.
    pub gold: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
    /// Goods of the player's choice.
    pub any: u16,
    /// "+2" tokens.
    pub plus2: u16,
    /// Soldiers.
    #[serde(rename = "soldier")]
    pub soldiers: u16,
    /// Victory points.
    pub vp: i16,
    /// Of a trade: so many of both kinds that were not paid.
    #[serde(rename = "eachOther")]
    pub each_other: u16,
}

impl Bundle {
    /// Nothing.
    pub const NONE: Bundle =
        Bundle { gold: 0, wood: 0, stone: 0, any: 0, plus2: 0, soldiers: 0, vp: 0, each_other: 0 };

    /// Only goods.
    #[must_use]
    pub const fn goods(goods: Goods) -> Bundle {
        Bundle { gold: goods.gold, wood: goods.wood, stone: goods.stone, ..Bundle::NONE }
    }

    /// Only victory points.
    #[must_use]
    pub const fn vp(vp: i16) -> Bundle {
        Bundle { vp, ..Bundle::NONE }
    }

    /// The goods of known kind.
    #[inline]
    #[must_use]
    pub const fn kinds(self) -> Goods {
        Goods { gold: self.gold, wood: self.wood, stone: self.stone }
    }

    /// This and that.
    #[must_use]
    pub const fn plus(self, other: Bundle) -> Bundle {
        Bundle {
            gold: self.gold.saturating_add(other.gold),
            wood: self.wood.saturating_add(other.wood),
            stone: self.stone.saturating_add(other.stone),
            any: self.any.saturating_add(other.any),
            plus2: self.plus2.saturating_add(other.plus2),
            soldiers: self.soldiers.saturating_add(other.soldiers),
            vp: self.vp.saturating_add(other.vp),
            each_other: self.each_other.saturating_add(other.each_other),
        }
    }

    /// This so many times.
    #[must_use]
    pub const fn times(self, n: u16) -> Bundle {
        Bundle {
            gold: self.gold.saturating_mul(n),
            wood: self.wood.saturating_mul(n),
            stone: self.stone.saturating_mul(n),
            any: self.any.saturating_mul(n),
            plus2: self.plus2.saturating_mul(n),
            soldiers: self.soldiers.saturating_mul(n),
            vp: self.vp.saturating_mul(if n > i16::MAX as u16 { i16::MAX } else { n as i16 }),
            each_other: self.each_other.saturating_mul(n),
        }
    }

    /// This with these goods for the goods of choice.
    #[inline]
    #[must_use]
    pub const fn chosen(self, goods: Goods) -> Bundle {
        let kinds = self.kinds().plus(goods);
        Bundle { gold: kinds.gold, wood: kinds.wood, stone: kinds.stone, any: 0, each_other: 0, ..self }
    }

    /// The bundle as things to pick: goods one by one, tokens, soldiers and points with their number.
    #[must_use]
    pub fn elements(self) -> Vec<Element> {
        let mut things = self.kinds().elements();
        things.extend(std::iter::repeat_n(Element::word("good", "any"), usize::from(self.any)));
        things.extend(std::iter::repeat_n(Element::only("plus2"), usize::from(self.plus2)));
        if self.soldiers > 0 {
            things.push(Element::number("soldiers", self.soldiers));
        }
        if self.vp != 0 {
            things.push(Element::number("vp", self.vp.unsigned_abs()));
        }
        things
    }

    /// Is there nothing in it?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Bundle::NONE
    }
}
