//! The levels of Crusader Kings.

use crate::guide::{guide, lesser};
use crate::{Seneschal, Temper};
use bots::{Effort, Level, Opponents};
use crusader::Crusader;

/// Its players.
pub const PLAYERS: Opponents<Crusader> = Opponents {
    levels: &[
        Level::RANDOM,
        Level::heuristic("seneschal"),
        Level::search("constable", Effort { iterations: 20, most: 20, depth: 1, workers: 1, seconds: 1 }),
        Level::search("emperor", Effort { iterations: 600, most: 24_000, depth: 2, workers: 1, seconds: 2 }),
    ],
    heuristic: || Box::new(Seneschal { temper: &Temper::PLAIN }),
    guide,
    lesser,
};
