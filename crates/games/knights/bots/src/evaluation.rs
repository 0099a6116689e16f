//! How good a position is: a few features of each Baron, weighed as games of castellans ended.

use super::eyes::Eyes;
use super::temper::Temper;
use bots::search::{Evaluation, Shares};
use knights::Knights;
use knights::board::{Army, Phase, Site, State};
use knights::content::CityId;
use table::Seat;

/// The steps of a round: the cards of three stacks, and Upkeep.
pub(super) const ROUND: u32 = 64;

/// How many features there are.
pub const FEATURES: usize = 20;

/// What each feature weighs, and how much more the nearer the end is.
pub type Weights = [[f32; FEATURES]; 2];

/// The weights with two Barons: fitted to 1,600 games of castellans in all kinds of moods, some of them careless.
pub const TWO: Weights = [
    [
        0.04, 0.13, 0.5, 1.23, 1.62, 0.69, 0.45, 0.85, 0.45, -0.09, 0.13, -0.78, 0.25, -0.3, -0.07, 1.33,
        0.37, -0.1, 0.95, -0.08,
    ],
    [
        1.44, 0.1, 0.31, -0.23, 0.19, -0.55, -0.78, -0.97, 0.29, -0.01, -0.09, -0.53, 0.0, 0.3, 0.12, 0.73,
        0.15, 0.21, -0.73, -0.32,
    ],
];
/// With more: fitted to 1,000 games of four. What the base game has not (Knowledge, a King) and what ends it is set by hand.
pub const MORE: Weights = [
    [
        0.0, 0.0, 1.1, 1.5, 1.28, 0.55, 0.02, 0.9, 0.43, -0.8, -0.5, -0.78, 0.25, -0.4, 0.0, 2.0, 0.1, 0.4,
        0.86, 0.6,
    ],
    [
        2.2, 0.8, 1.3, -0.1, -0.25, -0.54, -0.15, -0.89, 1.5, 0.0, 1.2, -0.39, 0.0, 0.6, -0.1, 2.0, 0.1, 0.2,
        -0.3, -0.7,
    ],
];

/// Judges positions by what the Barons have.
pub struct Position {
    /// What counts how much with two Barons.
    pub two: Weights,
    /// With more.
    pub more: Weights,
}

impl Evaluation<Knights> for Position {
    fn time(&self, _: &Knights, state: &State) -> u32 {
        let board = &state.board;
        let left: u32 = board.laid.iter().flatten().chain(&board.neutral_laid).map(|n| u32::from(*n)).sum();
        let step = match board.phase {
            Phase::SetUp | Phase::Planning => 0,
            Phase::Actions => 62u32.saturating_sub(left).max(1),
            Phase::Upkeep | Phase::Over => 63,
        };
        u32::from(board.round) * ROUND + step
    }

    fn chances(&self, game: &Knights, state: &State) -> Shares {
        let mut shares = [0.0; 8];
        let nearness = nearness(game, state);
        let weights = if state.board.seats == 2 { &self.two } else { &self.more };
        for seat in state.board.playing() {
            shares[seat.index()] = worth(weights, &features(game, state, seat), nearness).exp();
        }
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        shares
    }
}

/// What a Baron has, weighed.
fn worth([first, more]: &Weights, features: &[f32; FEATURES], nearness: f32) -> f32 {
    features.iter().zip(first.iter().zip(more)).map(|(f, (first, more))| f * (first + more * nearness)).sum()
}

/// How near the end is: 1 in the last round, less before.
#[must_use]
pub fn nearness(game: &Knights, state: &State) -> f32 {
    let seat = state.board.playing().next().unwrap_or(Seat(0));
    1.0 / Eyes::new(game, &state.board, state.secret(seat), seat, &[], &Temper::PLAIN).left.max(1.0) as f32
}

/// What counts for a Baron.
#[must_use]
pub fn features(game: &Knights, state: &State, seat: Seat) -> [f32; FEATURES] {
    let board = &state.board;
    let eyes = Eyes::new(game, board, state.secret(seat), seat, &[], &Temper::PLAIN);
    let baron = board.baron(seat);
    let left = eyes.left as f32;
    let cities = board.cities_of(seat);
    let due = f32::from(game.influence_due(board, seat));
    let armies: u16 = Army::all_of(baron.id).map(|army| game.army_strength(board, army)).sum();
    let besieges =
        |city: &CityId| board.city(*city).owner != Some(seat) && board.city(*city).sieges[seat.index()] > 0;
    let sieges = CityId::all().filter(besieges).count() as f32;
    let besieged = cities.iter().filter(|city| board.city(*city).is_besieged()).count() as f32;
    let home = board.stronghold(seat).area;
    let on_board = board.nobles_of(seat).filter(|noble| board.noble(*noble).place.is_on_board());
    let offices = board.nobles_of(seat).filter(|noble| board.noble(*noble).office.is_some()).count();
    let (his, all) = board.kingdom_cities(seat);
    let missing = i32::from(all / 2 + 1) - i32::from(his);
    let flag = |yes: bool| if yes { 1.0 } else { 0.0 };
    let spare = (eyes.crowns() - eyes.dues()).clamp(-10, 30) as f32;
    [
        f32::from(baron.influence) / 2.0,
        due * left / 2.0,
        cities.len() as f32 / 2.0,
        eyes.income_of(seat) as f32 / 10.0,
        f32::from(armies) / 1000.0,
        spare / 10.0,
        f32::from(baron.faith.min(8)) / 4.0,
        f32::from(baron.votes.min(16)) / 8.0,
        sieges,
        besieged,
        flag(home.is_some()),
        flag(home.is_some() && board.is_besieged(Site::Stronghold(seat))),
        f32::from(baron.knowledge.min(12)) / 4.0 + 0.5 * baron.advancements.len() as f32,
        flag(board.chairman == seat),
        flag(board.church == seat),
        flag(missing <= 0),
        flag(missing == 1),
        0.3 * (baron.charges.len() + offices) as f32 + flag(board.king == Some(seat)),
        on_board.count() as f32 / 2.0,
        f32::from(baron.cards.len()) / 6.0,
    ]
}
