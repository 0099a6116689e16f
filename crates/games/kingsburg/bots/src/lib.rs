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
pub mod guide;
mod levels;
mod odds;
mod programs;
mod setup;
mod sources;
mod steward;
mod wealth;
mod winter;

pub use levels::PLAYERS;
pub use steward::Steward;
