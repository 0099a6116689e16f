//! The levels of Warlords of Europe.

use super::captain::Captain;
use super::guide::guide;
use crate::Bot;
use crate::levels::{Effort, Level, Opponents};
use crate::search::Guide;
use warlords::Warlords;

impl Opponents for Warlords {
    const LEVELS: &'static [Level] = &[
        Level::RANDOM,
        Level::heuristic("captain"),
        Level::search("marshal", Effort { iterations: 200, depth: 1, workers: 1, seconds: 1 }),
        Level::search("conqueror", Effort { iterations: 800, depth: 4, workers: 2, seconds: 2 }),
    ];

    fn heuristic() -> Box<dyn Bot<Self>> {
        Box::new(Captain)
    }

    fn guide() -> Guide<Self> {
        guide()
    }
}
