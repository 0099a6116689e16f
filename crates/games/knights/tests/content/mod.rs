//! The components: a broken pack is refused with every mistake and its place; what passes the check is played to its end.

mod mutated;
mod packs;
