//! Players of Kingsburg.

mod court;
mod steward;
mod wealth;
mod winter;

pub use steward::Steward;

use crate::{Bot, Random};
use kingsburg::Kingsburg;

/// The names of the players, weakest first.
pub const NAMES: [&str; 2] = ["random", "steward"];

/// The player of this name.
#[must_use]
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot<Kingsburg>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "steward" => Some(Box::new(Steward)),
        _ => None,
    }
}
