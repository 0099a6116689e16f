//! Players of Kingsburg.
//!
//! The steward weighs answers in victory points: `eyes` is what a seat sees and plans with, `programs` what the
//! steps of an effect give, `odds` how likely conditions are, `sources` what buildings and cards are worth from now
//! on, `wealth` what goods are worth, `winter` soldiers, `court` advisors, `dice` changes of dice, `setup`
//! lines and governors, `choices` the questions of effects. All of it is read from the content: no card is named.

mod choices;
mod court;
mod dice;
mod eyes;
mod odds;
mod programs;
mod setup;
mod sources;
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
