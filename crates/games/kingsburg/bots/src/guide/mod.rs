//! What Kingsburg tells the search: playouts go on as the steward would for a year, then points are counted, and only
//! what the steward thinks most of is weighed.

mod points;
mod shortlist;

pub use points::{Points, worths};
pub use shortlist::Shortlist;

use super::steward::Steward;
use bots::Bot;
use bots::search::{Guide, Policy};
use kingsburg::Kingsburg;
use kingsburg::answer::Answer;
use kingsburg::board::State;
use std::sync::Arc;
use table::{Game, Observer, Sampled, Seat};

/// Phases of a year: playouts of a year are long enough to see the battle that goods and soldiers were kept for, and
/// short enough not to drown in dice. Measured against three phases, five, twelve and whole games.
const YEAR: u32 = 8;
/// How many answers are weighed.
const WEIGHED: usize = 8;

/// Playouts as the steward plays.
pub struct AsSteward;

impl Policy<Kingsburg> for AsSteward {
    fn choose(
        &self,
        game: &Kingsburg,
        state: &State,
        seat: Seat,
        answers: &[Answer],
        _: &mut Sampled,
    ) -> Answer {
        Steward.answer(game, &game.view(state, Observer::Seat(seat)), seat, answers)
    }
}

/// The help for the search.
#[must_use]
pub fn guide() -> Guide<Kingsburg> {
    Guide {
        evaluation: Some(Arc::new(Points)),
        horizon: Some(YEAR),
        policy: Some(Arc::new(AsSteward)),
        orders: Some(Arc::new(Shortlist(WEIGHED))),
        explore: 0.6,
        doubt: 0.5,
        patience: 8,
    }
}
