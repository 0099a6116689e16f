//! Players of The Fair.

mod merchant;

pub use merchant::Merchant;

use bots::search::Guide;
use bots::{Effort, Level, Opponents};
use fair::Fair;

/// Its players.
pub const PLAYERS: Opponents<Fair> = Opponents {
    levels: &[
        Level::RANDOM,
        Level::heuristic("merchant"),
        Level::search("banker", Effort { iterations: 1_000, most: 1_000, depth: 1, workers: 1, seconds: 1 }),
    ],
    heuristic: || Box::new(Merchant),
    guide: Guide::none,
    lesser: Guide::none,
};
