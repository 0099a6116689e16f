//! How good a position is for one of two Barons, looked at more closely: also what each could take next and what he could lose.

use super::evaluation::{self, MORE, Position, ROUND, TWO, nearness};
use super::eyes::Eyes;
use super::orders;
use super::temper::Temper;
use bots::search::{Evaluation, Shares};
use knights::Knights;
use knights::board::{Site, State};
use table::Seat;

/// How many features there are.
pub const FEATURES: usize = evaluation::FEATURES + 5;

/// What each feature weighs, and how much more the nearer the end is.
pub type Weights = [[f32; FEATURES]; 2];

/// The weights: fitted to 2,000 games of castellans in all kinds of moods, some of them careless. What the base game has not (Knowledge) is
/// set by hand.
pub const WEIGHTS: Weights = [
    [
        0.22, -0.09, 0.76, 0.71, 2.58, 0.22, -0.41, 0.47, 0.45, -0.53, -0.24, 0.01, 0.25, -0.16, -0.21, 0.97,
        0.02, -0.09, 0.58, 0.0, -1.27, -2.05, 0.69, 0.3, -0.32,
    ],
    [
        1.35, 1.05, 1.31, -0.04, -1.89, 0.01, 0.06, -0.5, 0.61, 0.08, 0.37, -0.45, 0.0, 0.33, 0.02, 0.92,
        -0.01, 0.34, -0.42, 0.26, 0.08, 1.83, -0.07, 0.03, 0.27,
    ],
];

/// With more Barons, and for the time.
const MANY: Position = Position { two: TWO, more: MORE };

/// Judges positions by what the Barons have and what they are about to take.
pub struct Outlook {
    /// What counts how much with two Barons.
    pub weights: Weights,
}

impl Evaluation<Knights> for Outlook {
    /// Who sets up looks at the first round.
    fn time(&self, game: &Knights, state: &State) -> u32 {
        MANY.time(game, state).max(ROUND)
    }

    fn chances(&self, game: &Knights, state: &State) -> Shares {
        if state.board.seats != 2 {
            return MANY.chances(game, state);
        }
        let nearness = nearness(game, state);
        let mut shares = [0.0; 8];
        for seat in state.board.playing() {
            let features = features(game, state, seat);
            let weights = self.weights[0].iter().zip(&self.weights[1]);
            let weighed =
                features.iter().zip(weights).map(|(f, (first, more))| f * (first + more * nearness));
            shares[seat.index()] = weighed.sum::<f32>().exp();
        }
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        shares
    }
}

/// What counts for a Baron.
#[must_use]
pub fn features(game: &Knights, state: &State, seat: Seat) -> [f32; FEATURES] {
    let board = &state.board;
    let eyes = Eyes::new(game, board, state.secret(seat), seat, &[], &Temper::PLAIN);
    let guard = |area| board.nobles_in(seat, area).iter().map(|noble| eyes.strength(noble)).sum();
    let open: f64 = board
        .cities_of(seat)
        .iter()
        .map(|city| {
            let area = game.components().cities[city.index()].area;
            eyes.risk(Site::City(city), area, guard(area))
        })
        .sum();
    let home = board.stronghold(seat).area;
    let home = home.map_or(0.0, |area| eyes.risk(Site::Stronghold(seat), area, guard(area)));
    let (in_place, moving) = orders::prospects(&eyes);
    let first = |values: &[f64]| values.iter().take(2).map(|value| value.min(60.0)).sum::<f64>() / 20.0;
    let base = evaluation::features(game, state, seat);
    let more =
        [open, home, first(&in_place), first(&moving), f64::from(eyes.ready().len()) / 2.0].map(|f| f as f32);
    std::array::from_fn(|i| if i < base.len() { base[i] } else { more[i - base.len()] })
}
