//! The levels of Warlords of Europe.

use super::captain::Captain;
use crate::search::Guide;
use crate::{Bot, Level, Opponents, Play};
use std::time::Duration;
use warlords::Warlords;

impl Opponents for Warlords {
    const LEVELS: &'static [Level] = &[
        Level { name: "random", play: Play::Random },
        Level { name: "captain", play: Play::Heuristic },
        Level {
            name: "marshal",
            play: Play::Search { iterations: 400, depth: 2, workers: 1, promise: Duration::from_secs(1) },
        },
        Level {
            name: "conqueror",
            play: Play::Search { iterations: 800, depth: 4, workers: 2, promise: Duration::from_secs(2) },
        },
    ];

    fn heuristic() -> Box<dyn Bot<Self>> {
        Box::new(Captain)
    }

    fn guide() -> Guide<Self> {
        super::guide::guide()
    }
}
