//! Players of Warrior Knights and Crown and Glory.
//!
//! The castellan decides every question by rules of thumb: `eyes` is what he sees, `worth` what things are worth to him in crowns (`temper` holds the numbers),
//! `quick` what battles bring, `blows` whom he attacks, `lure` what draws his Nobles across the map, `orders` where they go, `plan` which
//! cards he plans (`memo` spares him to think the same twice), and so on by chapter: `setup`, `troops`, `battle`, `assembly` with `agendas`, `events`, `expeditions`, `realm`, `glory`. Searchers are helped
//! by `guide`: `evaluation` and, more closely, `outlook` judge positions, and the castellan plays them on.

mod agendas;
mod assembly;
mod battle;
mod blows;
mod castellan;
pub mod evaluation;
mod events;
mod expeditions;
mod eyes;
mod glory;
pub mod guide;
mod lure;
mod memo;
mod orders;
pub mod outlook;
mod plan;
mod quick;
mod realm;
mod setup;
mod temper;
mod troops;
mod worth;

pub use castellan::Castellan;
pub use temper::Temper;

use bots::{Effort, Level, Opponents};
use knights::Knights;

/// Its players.
pub const PLAYERS: Opponents<Knights> = Opponents {
    levels: &[
        Level::RANDOM,
        Level::heuristic("castellan"),
        Level::search("banneret", Effort { iterations: 120, most: 120, depth: 1, workers: 1, seconds: 1 }),
        Level::search("palatine", Effort { iterations: 900, most: 16_000, depth: 1, workers: 2, seconds: 2 }),
    ],
    heuristic: || Box::new(Castellan { temper: &Temper::PLAIN }),
    guide: guide::guide,
    lesser: guide::lesser,
};
