//! Search over sampled worlds: an information-set Monte Carlo tree search for any game of the kernel.
//!
//! The searcher sees its seat's view and nothing else. Each iteration samples a world that the view allows, walks down
//! a tree for each seat, plays the rest out and writes the result back. Each seat's tree branches on what that seat
//! can tell apart: its own answers, open answers of others, and of sealed ones only that they were given; so nobody
//! plans with what he cannot know. Chance is not in the trees (open loop): it falls anew in every iteration.
//!
//! What a game may add stands in [`guide`]: how good a position is, how a sensible player goes on, and which orders are
//! worth weighing. Without any of it the search plays uniformly random games to their end.

mod around;
pub mod budget;
mod edge;
pub mod guide;
mod judge;
mod searcher;
mod thinking;
mod tree;
mod worker;

pub use around::{around, spread};
pub use budget::Budget;
pub use guide::{Evaluation, Guide, Order, Orders, Policy};
pub use judge::judge;
pub use searcher::Search;
pub use thinking::{Estimate, Thinking};
pub use worker::tries;

/// The chances of the seats to win, which add up to 1 or less: some games nobody at the table wins.
pub type Shares = [f32; 8];

/// The shares of a game that is over: a shared victory counts in parts.
#[must_use]
pub fn shares(standing: &table::Standing) -> Shares {
    standing.shares().map(|share| share as f32)
}
