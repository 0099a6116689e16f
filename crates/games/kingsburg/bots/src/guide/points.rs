//! How good a position is: the points that everybody will probably have, and how sure that is.

use crate::eyes::Eyes;
use bots::search::{Evaluation, Shares};
use kingsburg::Kingsburg;
use kingsburg::board::{State, YEARS};
use table::{Game, Observer, Seat, Standing};

/// Fitted to 1500 games between stewards: a lead of so many points is worth e to 1 when the last year is over: equal scores are decided by goods and
/// buildings.
const SURE: f32 = 1.5;
/// And so many more for each year that is still to come.
const YEARLY: f32 = 1.35;

/// Points, and what is worth points later.
pub struct Points;

impl Evaluation<Kingsburg> for Points {
    fn time(&self, _: &Kingsburg, state: &State) -> u32 {
        u32::from(state.board.year) * 8 + state.board.phase as u32
    }

    fn chances(&self, game: &Kingsburg, state: &State) -> Shares {
        let worths = worths(game, state);
        let year = f32::from(YEARS - state.board.year) + 1.0 - state.board.phase as u8 as f32 / 8.0;
        odds(&worths[..usize::from(game.seats())], SURE + YEARLY * year)
    }

    /// How clear a victory was tells more than the victory alone.
    fn result(&self, standing: &Standing) -> Shares {
        let scores: Vec<f32> = standing.scores.iter().map(|score| *score as f32).collect();
        let (mut shares, points) = (bots::search::shares(standing), odds(&scores, SURE));
        shares.iter_mut().zip(points).for_each(|(share, point)| *share = 0.5 * (*share + point));
        shares
    }
}

/// The points that each seat will probably have.
pub fn worths(game: &Kingsburg, state: &State) -> [f32; 8] {
    let mut worths = [0.0; 8];
    for seat in Seat::all(game.seats()) {
        let view = game.view(state, Observer::Seat(seat));
        let eyes = Eyes::new(&view, seat);
        let me = eyes.me();
        let later: f32 = eyes.standing().map(|id| eyes.source(id)).sum();
        let stock = eyes.present_stock() + eyes.token_loss(me.plus2);
        worths[seat.index()] = f32::from(me.vp) + later + stock + eyes.battle(0);
    }
    worths
}

/// The chances of those who will probably have so many points, if a lead of `scale` is worth e to 1.
fn odds(points: &[f32], scale: f32) -> Shares {
    let most = points.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; 8];
    shares.iter_mut().zip(points).for_each(|(share, p)| *share = ((p - most) / scale).exp());
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}
