//! Content packs: a game's components are data, and somebody who owns the box can change them.
//!
//! A game embeds its default pack, JSON files of the form `{"source": "...", "items": [{...}, ...]}`, as [`Embedded`]
//! texts. A folder may hold files of the same names that change single values or whole items, and `en.ftl`, `it.ftl`
//! with names and texts. [`Pack`] is both, merged: it knows what was [changed](Pack::changes), on which line each value
//! stands, and a [hash](Pack::hash) that tells packs apart. A broken pack is refused with all its mistakes, not the first.
//!
//! ```
//! use pack::{Embedded, Pack};
//!
//! #[derive(serde::Deserialize)]
//! struct Building {
//!     id: String,
//!     vp: i16,
//! }
//!
//! const BUILDINGS: Embedded =
//!     Embedded { name: "buildings", key: "id", text: r#"{"source": "ours", "items": [{"id": "B1", "vp": 3}]}"# };
//!
//! let overlay = r#"{"items": [{"id": "B1", "vp": -1}]}"#;
//! let pack = Pack::overlay_texts(&[BUILDINGS], &[("buildings.json", overlay)]).unwrap();
//! let mut mistakes = Vec::new();
//! let buildings: Vec<Building> = pack.read("buildings", &mut mistakes);
//! for building in buildings.iter().filter(|b| b.vp < 0) {
//!     mistakes.push(pack.mistake("buildings", &building.id, "vp", "must not be negative"));
//! }
//! assert_eq!(mistakes[0].to_string(), "buildings.json:1: B1.vp: must not be negative");
//! ```
//!
//! [`Content`] is what the rules of a game make of a pack; a title keeps all of it that its tables are played with on a
//! [`Shelf`].
//!
//! What a pack looks like is told in `docs/content-packs.md`.

mod folder;
mod json;
mod merge;
mod mistake;
mod overlay;
mod read;
mod sheet;
mod shelf;
mod written;

pub use mistake::{Change, Mistake};
pub use overlay::{Embedded, Pack};
pub use shelf::{Content, Nothing, Shelf, embedded, examine};
