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
mod odds;
mod programs;
mod setup;
mod sources;
mod steward;
mod wealth;
mod winter;

pub use steward::Steward;

use crate::search::Guide;
use crate::{Bot, Level, Opponents, Play};
use kingsburg::Kingsburg;
use std::time::Duration;

impl Opponents for Kingsburg {
    const LEVELS: &'static [Level] = &[
        Level { name: "random", play: Play::Random },
        Level { name: "steward", play: Play::Heuristic },
        Level {
            name: "chancellor",
            play: Play::Search { iterations: 60, depth: 1, workers: 1, promise: Duration::from_secs(1) },
        },
        Level {
            name: "regent",
            play: Play::Search { iterations: 600, depth: 1, workers: 2, promise: Duration::from_secs(2) },
        },
    ];

    fn heuristic() -> Box<dyn Bot<Self>> {
        Box::new(Steward)
    }

    fn guide() -> Guide<Self> {
        guide::guide()
    }
}
