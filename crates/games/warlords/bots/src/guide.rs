//! What Warlords of Europe tells the search.

use super::captain;
use super::evaluation::{Position, ROUND};
use super::eyes::{Eyes, Mood};
use super::orders::Moods;
use bots::search::{Guide, Policy};
use std::sync::Arc;
use table::{Sampled, Seat};
use warlords::Warlords;
use warlords::answer::Answer;
use warlords::board::State;

/// Playouts as the captain plays: he needs only what lies open.
pub struct AsCaptain;

impl Policy<Warlords> for AsCaptain {
    fn choose(
        &self,
        game: &Warlords,
        state: &State,
        seat: Seat,
        answers: &[Answer],
        _: &mut Sampled,
    ) -> Answer {
        captain::answer(&Eyes {
            game,
            board: &state.board,
            seat,
            answers,
            mood: Mood::CALM,
            named: state.offered.len(),
        })
    }
}

/// The help for the search.
#[must_use]
pub fn guide() -> Guide<Warlords> {
    Guide {
        evaluation: Some(Arc::new(Position)),
        horizon: Some(ROUND),
        policy: Some(Arc::new(AsCaptain)),
        orders: Some(Arc::new(Moods { most: 12 })),
        explore: 0.6,
        doubt: 1.0,
        // Below the root the captain is trusted.
        patience: u32::MAX,
    }
}
