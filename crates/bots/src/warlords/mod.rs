//! Players of Warlords of Europe.

mod battle;
mod captain;
mod cards;
mod deploy;
mod eyes;
mod field;
mod garrison;
mod moves;
mod ransom;
mod recruit;
mod setup;
mod targets;

pub use captain::Captain;

use crate::{Bot, Random};
use warlords::Warlords;

/// The names of the players, weakest first.
pub const NAMES: [&str; 2] = ["random", "captain"];

/// The player of this name.
#[must_use]
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot<Warlords>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "captain" => Some(Box::new(Captain)),
        _ => None,
    }
}
