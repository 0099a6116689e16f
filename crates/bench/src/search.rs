//! How fast the search goes.

use crate::clock::Clock;
use crate::figure::Rate;
use crate::ours::after;
use bots::search::{Budget, Guide, Search};
use std::time::Duration;
use table::{Game, Observer, Sampled};

/// Iterations from one position before the next is taken.
const ITERATIONS: u32 = 500;

/// Iterations of the search without help, each with a random playout to the end, from positions of random play after so
/// many decisions, for at least this much processor time; and the decisions taken in them.
pub fn search_iterations<G: Game>(game: &G, decisions: usize, seed: u64, length: Duration) -> (Rate, f64) {
    let mut random = Sampled::new(seed);
    let (mut times, mut taken, mut seconds) = (0, 0, Duration::ZERO);
    while seconds < length {
        let state = after(game, decisions, &mut random);
        let Some(seat) = game.waiting(&state).must.first() else { continue };
        let mut answers = Vec::new();
        game.list(&state, seat, &mut answers);
        if answers.len() < 2 {
            continue;
        }
        let view = game.view(&state, Observer::Seat(seat));
        let mut search = Search::new(Guide::none(), Budget::iterations(ITERATIONS), random.word());
        let clock = Clock::start();
        let thinking = search.think(game, &view, seat, &answers);
        seconds += clock.spent();
        times += thinking.iterations;
        taken += thinking.tally.decisions;
    }
    (Rate { times: f64::from(times), seconds: seconds.as_secs_f64() }, taken as f64)
}
