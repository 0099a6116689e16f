//! The levels of Kingsburg.

use crate::Steward;
use crate::guide::guide;
use bots::{Effort, Level, Opponents};
use kingsburg::Kingsburg;

/// Its players.
pub const PLAYERS: Opponents<Kingsburg> = Opponents {
    levels: &[
        Level::RANDOM,
        Level::heuristic("steward"),
        Level::search("chancellor", Effort { iterations: 30, most: 30, depth: 1, workers: 1, seconds: 1 }),
        Level::search("regent", Effort { iterations: 4_000, most: 40_000, depth: 1, workers: 2, seconds: 2 }),
    ],
    heuristic: || Box::new(Steward),
    guide,
    lesser: guide,
};
