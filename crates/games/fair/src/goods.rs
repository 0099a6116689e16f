//! Goods, and what changes hands for what.

use serde::{Deserialize, Serialize};
use table::{Arg, Element};

/// A kind of goods (FA-SET-02).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// The cheapest.
    Salt,
    /// Dearer.
    Wool,
    /// The dearest.
    Spice,
}

impl Good {
    /// All of them, in order.
    pub const ALL: [Good; 3] = [Good::Salt, Good::Wool, Good::Spice];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["salt", "wool", "spice"][self as usize]
    }

    /// The good of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.word() == word)
    }

    /// The good as something to pick.
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("good", self.word())
    }
}

/// So many lots of each kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// Lots of salt.
    pub salt: u8,
    /// Lots of wool.
    pub wool: u8,
    /// Lots of spice.
    pub spice: u8,
}

impl Goods {
    /// So many lots of one kind.
    #[must_use]
    pub fn some(good: Good, lots: u8) -> Goods {
        let mut goods = Goods::default();
        *goods.of_mut(good) = lots;
        goods
    }

    /// Lots of this kind.
    #[inline]
    #[must_use]
    pub const fn of(&self, good: Good) -> u8 {
        match good {
            Good::Salt => self.salt,
            Good::Wool => self.wool,
            Good::Spice => self.spice,
        }
    }

    /// Lots of this kind, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Salt => &mut self.salt,
            Good::Wool => &mut self.wool,
            Good::Spice => &mut self.spice,
        }
    }

    /// Lots of all kinds.
    #[must_use]
    pub fn total(&self) -> u16 {
        Good::ALL.iter().map(|good| u16::from(self.of(*good))).sum()
    }

    /// Are these among them?
    #[must_use]
    pub fn hold(&self, other: &Goods) -> bool {
        Good::ALL.iter().all(|good| other.of(*good) <= self.of(*good))
    }

    /// These come to them.
    pub fn add(&mut self, other: &Goods) {
        for good in Good::ALL {
            let lots = self.of_mut(good);
            *lots = lots.saturating_add(other.of(good));
        }
    }

    /// These, which are among them, go.
    pub fn take(&mut self, other: &Goods) {
        Good::ALL.iter().for_each(|good| *self.of_mut(*good) -= other.of(*good));
    }
}

/// One side of a trade: coins and goods (FA-OFF-01).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// The coins.
    pub coins: u16,
    /// The goods.
    pub goods: Goods,
}

impl From<Good> for Arg {
    fn from(good: Good) -> Arg {
        good.element().into()
    }
}

impl From<Goods> for Arg {
    fn from(goods: Goods) -> Arg {
        Bundle { coins: 0, goods }.into()
    }
}

impl From<Bundle> for Arg {
    fn from(bundle: Bundle) -> Arg {
        bundle.elements().into()
    }
}

impl Bundle {
    /// So many coins and no goods.
    #[must_use]
    pub fn coins(coins: u16) -> Bundle {
        Bundle { coins, goods: Goods::default() }
    }

    /// One lot and no coins.
    #[must_use]
    pub fn lot(good: Good) -> Bundle {
        Bundle { coins: 0, goods: Goods::some(good, 1) }
    }

    /// Is it nothing at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Bundle::default()
    }

    /// Is the other among it?
    #[must_use]
    pub fn holds(&self, other: &Bundle) -> bool {
        other.coins <= self.coins && self.goods.hold(&other.goods)
    }

    /// As it is picked: the coins, then each lot.
    #[must_use]
    pub fn elements(&self) -> Vec<Element> {
        let coins = (self.coins > 0).then(|| Element::number("gold", self.coins));
        let lots = Good::ALL.into_iter();
        let lots = lots.flat_map(|good| (0..self.goods.of(good)).map(move |_| good.element()));
        coins.into_iter().chain(lots).collect()
    }

    /// What these words mean, if they stand in the order in which it is picked.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Bundle> {
        let mut bundle = Bundle::default();
        let mut last = None;
        for word in words {
            if let Some(coins) = word.strip_prefix("gold/") {
                bundle.coins = coins.parse().ok().filter(|n: &u16| *n > 0 && n.to_string() == coins)?;
                if *word != words[0] || bundle.goods.total() > 0 {
                    return None;
                }
            } else {
                let good = Good::named(word.strip_prefix("good/")?)?;
                if last > Some(good) {
                    return None;
                }
                last = Some(good);
                let lots = bundle.goods.of_mut(good);
                *lots = lots.checked_add(1)?;
            }
        }
        Some(bundle)
    }
}
