//! Players of Warlords of Europe.

use crate::{Bot, Random};
use warlords::Warlords;

/// The names of the players, weakest first.
pub const NAMES: [&str; 1] = ["random"];

/// The player of this name.
#[must_use]
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot<Warlords>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
