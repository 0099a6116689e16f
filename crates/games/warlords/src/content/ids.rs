//! Names of things as small numbers, and sets of them as bits.

use super::words;
use table::word_id;
use table::zones::Bits;

/// How many fiefs the map has.
pub const FIEFS: usize = words::FIEFS.len();
/// How many kingdoms there are (WE-TERRAIN-01).
pub const KINGDOMS: usize = words::KINGDOMS.len();
/// How many designs of event cards there are.
pub const CARDS: usize = words::CARDS.len();

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
pub type Each<T> = table::zones::PerId<FiefId, T, FIEFS>;
