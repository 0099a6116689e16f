//! Where cards and tokens are, and what everybody knows of it.
//!
//! [`Zones`] holds cards of one back: decks, hands, sealed plays, open piles. [`Bags`] holds tokens that are drawn blindly. Both keep, beside
//! the truth, what each observer knows of it, and change both together, so that a game never works out by itself who knows
//! what: its views are built by `view`, and the worlds of a view by `world`. Nothing is allocated but for views.
//! [`Bits`] is a set of ids, [`PerId`] has one of something for every id.
//!
//! ```
//! use table::zones::{End, Zone, ZoneKind, Zones};
//! use table::{Chance, Observer, Sampled, Seat};
//!
//! const DECK: Zone = Zone(0);
//! const HAND: Zone = Zone(1);
//!
//! let mut chance = Sampled::new(7);
//! let mut cards = Zones::<u8, 24, 2, 3>::new(24, 2, &[ZoneKind::Deck, ZoneKind::Hand(Seat(0))]);
//! cards.shuffle(DECK, &mut chance);
//! let drawn = cards.draw(DECK, HAND).expect("there are 24");
//! cards.pick(drawn, DECK, End::Bottom);
//! // Who put it there knows it, the other knows only that a card went there.
//! assert_eq!(cards.view(Observer::Seat(Seat(0))).card(DECK, 23), Some(drawn));
//! assert_eq!(cards.view(Observer::Seat(Seat(1))).card(DECK, 23), None);
//! ```

mod bags;
mod bags_view;
mod bits;
mod cards;
mod memory;
mod per_id;
mod view;
mod words;

pub use bags::{Bag, BagKind, Bags};
pub use bags_view::{BagView, BagsView};
pub use bits::{Bits, Members, Numbered};
pub use cards::{End, Zone, ZoneKind, Zones};
pub use per_id::PerId;
pub use view::{Place, Share, Slot, ZoneView, ZonesView};
pub use words::{Wide, Words};
