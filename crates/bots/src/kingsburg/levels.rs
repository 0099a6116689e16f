//! The levels of Kingsburg.

use super::guide::guide;
use super::steward::Steward;
use crate::Bot;
use crate::levels::{Effort, Level, Opponents};
use crate::search::Guide;
use kingsburg::Kingsburg;

impl Opponents for Kingsburg {
    const LEVELS: &'static [Level] = &[
        Level::RANDOM,
        Level::heuristic("steward"),
        Level::search("chancellor", Effort { iterations: 60, depth: 1, workers: 1, seconds: 1 }),
        Level::search("regent", Effort { iterations: 600, depth: 1, workers: 2, seconds: 2 }),
    ];

    fn heuristic() -> Box<dyn Bot<Self>> {
        Box::new(Steward)
    }

    fn guide() -> Guide<Self> {
        guide()
    }
}
