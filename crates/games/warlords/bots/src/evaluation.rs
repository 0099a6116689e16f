//! How good a position is: a few features of each seat, weighed as games of captains ended.

use super::eyes::{Eyes, Mood, gold};
use super::quick::Quick;
use bots::search::{Evaluation, Shares};
use table::Seat;
use warlords::Warlords;
use warlords::board::{Phase, State};
use warlords::content::{FiefId, Fiefs};
use warlords::group::taxes::{due, whole_kingdoms};
use warlords::odds::Battle;

/// How many features there are.
const FEATURES: usize = 16;

/// Weights of the features with two players, who need every castle: fitted to 2000 games of captains in all kinds of
/// moods, some of them careless, so that what all captains do alike counts as well.
const TWO: [f32; FEATURES] =
    [0.47, 0.05, 0.14, 0.57, 0.33, 1.1, 1.03, 0.14, -0.69, -1.56, 0.92, 0.42, -0.1, 0.26, 0.73, -0.24];
/// With more players: fitted to 400 such games of four.
const MORE: [f32; FEATURES] =
    [0.1, 0.02, 0.12, 0.45, 0.27, 2.0, 1.67, 0.15, -0.7, -0.76, 0.38, 0.22, -0.1, 0.15, 2.19, -0.43];

/// The steps of a round, whatever the number of seats: room for six in every turn.
pub(super) const ROUND: u32 = 60;

/// Judges positions by the features of the seats.
pub struct Position;

impl Evaluation<Warlords> for Position {
    /// Turns and their phases, and the Group Phases of a round as one more turn.
    fn time(&self, _: &Warlords, state: &State) -> u32 {
        let board = &state.board;
        let turns = u32::from(board.seats);
        let turn = if board.phase.is_turn() { (board.place(board.active) as u32).min(turns) } else { turns };
        u32::from(board.round) * ROUND + turn * ROUND / (turns + 1) + step(board.phase)
    }

    fn chances(&self, game: &Warlords, state: &State) -> Shares {
        let weights = if state.board.seats == 2 { &TWO } else { &MORE };
        let mut shares = [0.0; 8];
        for seat in Seat::all(state.board.seats).filter(|seat| state.board.plays(*seat)) {
            let sum: f32 = features(game, state, seat).iter().zip(weights).map(|(f, w)| f * w).sum();
            shares[seat.index()] = sum.exp();
        }
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        shares
    }
}

/// Which phase of a turn, or of the Group Phases.
fn step(phase: Phase) -> u32 {
    match phase {
        Phase::Setup | Phase::Manoeuvre | Phase::Pope => 0,
        Phase::Battles | Phase::Taxes => 1,
        Phase::Redeployment | Phase::Recruit => 2,
        Phase::Deploy => 3,
        Phase::Initiative => 4,
        Phase::Merchant | Phase::Over => 5,
    }
}

/// What counts for a seat.
fn features(game: &Warlords, state: &State, seat: Seat) -> [f32; FEATURES] {
    let (board, content) = (&state.board, game.components());
    let player = board.player(seat);
    let own = board.fiefs(seat);
    let castles = own.and(board.castles);
    let finished = own.and(board.finished).len();
    let army = (gold(content, &board.on_map(seat)) + gold(content, &player.recruits)) as f32;
    let income = due(game, board, seat) as f32;
    let whole = whole_kingdoms(content, game.map(), board, seat).len() as f32;
    let crown = board.crown.holder == Some(seat);
    let seen = crown && board.playing().iter().all(|s| s == seat || board.crown.seen.has(s));
    let turn = board.phase.is_turn();
    let moves = turn && board.active == seat;
    let danger = danger(game, state, seat, castles);
    let flag = |yes: bool| f32::from(u8::from(yes));
    [
        army / 20.0,
        player.gold as f32 / 20.0,
        income / 10.0,
        finished as f32,
        castles.len() as f32 - finished as f32,
        flag(crown),
        flag(seen),
        state.hands[seat.index()].len() as f32,
        if turn && !moves { danger } else { 0.0 },
        flag(castles.is_empty()),
        whole,
        own.len() as f32 / 5.0,
        f32::from(board.captives_of(seat)),
        flag(moves),
        (army + player.gold as f32 + 10.0).ln(),
        if turn && !moves { 0.0 } else { danger },
    ]
}

/// How many of his castles a player may lose to the most dangerous of his rivals.
fn danger(game: &Warlords, state: &State, seat: Seat, castles: Fiefs) -> f32 {
    let eyes = Eyes { game, board: &state.board, seat, answers: &[], mood: Mood::CALM, named: 0 };
    let lost = |fief: FiefId| {
        let by = |rival: Seat| {
            let army = eyes.raiders(fief, rival, Fiefs::NONE);
            let battle = Battle::at(game, &state.board, fief, army);
            if army.is_empty() { 0.0 } else { Quick::of(game.components(), &battle).conquered as f32 }
        };
        eyes.rivals().filter(|rival| !state.board.truce(seat, *rival)).map(by).fold(0.0, f32::max)
    };
    castles.iter().map(lost).sum()
}
