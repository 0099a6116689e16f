//! The components: the files agree with each other, with the box and with the ledger; a broken pack is refused with every mistake and
//! its place.

mod boxed;
mod mutated;
mod packs;
mod words;
