//! The levels of Warlords of Europe.

use crate::Captain;
use crate::guide::guide;
use bots::{Effort, Level, Opponents};
use warlords::Warlords;

/// Its players.
pub const PLAYERS: Opponents<Warlords> = Opponents {
    levels: &[
        Level::RANDOM,
        Level::heuristic("captain"),
        Level::search("marshal", Effort { iterations: 50, most: 50, depth: 1, workers: 1, seconds: 1 }),
        Level::search(
            "conqueror",
            Effort { iterations: 2_400, most: 24_000, depth: 4, workers: 2, seconds: 2 },
        ),
    ],
    heuristic: || Box::new(Captain),
    guide,
    lesser: guide,
};
