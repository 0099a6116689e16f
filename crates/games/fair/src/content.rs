//! The price list of the fair, as data: `content/fair/prices.json`.

use crate::goods::{Good, Goods};
use pack::{Embedded, Mistake, Pack};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The most lots that are sold at once (FA-STA-02).
pub const LOTS: usize = 6;
/// The most that a sale brings.
const DEAREST: u16 = 60;
/// The most lots of a kind: with all three kinds they can be counted in a byte, and named in one offer.
const MOST: u8 = 18;

/// The files of the default pack.
const FILES: [Embedded; 1] =
    [Embedded { name: "prices", key: "id", text: include_str!("../../../../content/fair/prices.json") }];

/// A kind of goods in the price list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    id: String,
    bag: u8,
    prices: Vec<u16>,
    #[expect(dead_code, reason = "told by `reame content`")]
    provenance: BTreeMap<String, String>,
    #[expect(dead_code, reason = "told by `reame content`")]
    rules: Vec<String>,
}

/// The price list, and what is in the bag at first.
#[derive(Clone, Debug)]
pub struct Content {
    /// What a sale brings, by kind and number of lots.
    prices: [[u16; LOTS]; 3],
    /// What is in the bag at first.
    pub bag: Goods,
    pack: Pack,
}

impl Content {
    /// What so many lots of a kind bring, from one to [`LOTS`].
    #[inline]
    #[must_use]
    pub fn price(&self, good: Good, lots: u8) -> u16 {
        let place = usize::from(lots).min(LOTS).checked_sub(1);
        place.map_or(0, |place| self.prices[good as usize][place])
    }

    /// What lots of a kind bring, from one upwards.
    #[must_use]
    pub fn prices(&self, good: Good) -> [u16; LOTS] {
        self.prices[good as usize]
    }

    /// The price list of the box, read once.
    ///
    /// # Panics
    /// Never: the file is part of the program, and a test reads it.
    #[must_use]
    pub fn base() -> &'static Arc<Content> {
        static BASE: OnceLock<Arc<Content>> = OnceLock::new();
        BASE.get_or_init(pack::embedded)
    }
}

fn compile(pack: Pack) -> Result<Content, Vec<Mistake>> {
    let mut mistakes = Vec::new();
    let items: Vec<Item> = pack.read("prices", &mut mistakes);
    let (mut prices, mut bag) = ([[0; LOTS]; 3], Goods::default());
    for item in &items {
        let mut wrong = |key, what: String| mistakes.push(pack.mistake("prices", &item.id, key, what));
        let Some(good) = Good::named(&item.id) else {
            wrong("id", "not a kind of goods; known: salt, wool, spice".to_owned());
            continue;
        };
        if item.bag > MOST {
            wrong("bag", format!("at most {MOST} lots"));
        }
        if item.prices.last().is_some_and(|price| *price > DEAREST) || !item.prices.is_sorted() {
            wrong("prices", format!("more lots bring no less, and at most {DEAREST} coins"));
        }
        *bag.of_mut(good) = item.bag;
        match <[u16; LOTS]>::try_from(item.prices.as_slice()) {
            Ok(list) => prices[good as usize] = list,
            Err(_) => wrong("prices", format!("{LOTS} numbers")),
        }
    }
    for good in Good::ALL.iter().filter(|good| !items.iter().any(|item| item.id == good.word())) {
        mistakes.push(pack.mistake("prices", good.word(), "", "missing"));
    }
    if mistakes.is_empty() { Ok(Content { prices, bag, pack }) } else { Err(mistakes) }
}

impl pack::Content for Content {
    const FILES: &'static [Embedded] = &FILES;

    fn read(pack: Pack) -> Result<Self, Vec<Mistake>> {
        compile(pack)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn built_in() -> Arc<Self> {
        Arc::clone(Content::base())
    }
}
