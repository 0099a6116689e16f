//! How good a position is, without a decision of one's own.

use super::Shares;
use super::guide::Guide;
use super::worker::{SearchTask, Worker};
use table::{Game, Seat};

/// The chances of all seats to win from a position of which only this view is known, over so many playouts.
#[must_use]
pub fn judge<G: Game>(game: &G, view: &G::View, guide: &Guide<G>, playouts: u32, seed: u64) -> Shares {
    // One order without an answer: everybody goes on as he thinks best.
    let orders = [Vec::new()];
    let question = SearchTask { game, view, seat: Seat(0), orders: &orders, guide };
    let mut worker = Worker::new(game.seats());
    worker.begin(&question, seed);
    (0..playouts.max(1)).for_each(|_| worker.iterate(&question));
    worker.arms[0].sums.map(|sum| (sum / f64::from(playouts.max(1))) as f32)
}
