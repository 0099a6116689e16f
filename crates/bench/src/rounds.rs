//! Timed rounds of random play. The sides alternate, so that what else the machine does hits all of them.

use kingsburg::Kingsburg;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Game, Sampled, Silent, Tally, play_out};
use toys::conquest::Conquest;
use toys::plain;
use warlords::Warlords;

/// How many rounds each side plays.
pub const COUNT: u64 = 9;
/// How long a side plays in a round.
const LENGTH: Duration = Duration::from_millis(400);
/// Games between two looks at the clock.
const BATCH: usize = 20;

/// One round of one side.
pub struct Round {
    seconds: f64,
    tally: Tally,
}

impl Round {
    /// Decisions a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.tally.decisions as f64 / self.seconds
    }

    /// Decisions with at least two answers, a second.
    pub fn free_per_second(&self) -> f64 {
        self.tally.free as f64 / self.seconds
    }

    /// Nanoseconds for each legal answer listed, everything else included.
    pub fn ns_per_answer(&self) -> f64 {
        self.seconds * 1e9 / self.tally.answers as f64
    }

    /// Decisions a game.
    pub fn mean_decisions(&self) -> f64 {
        self.tally.decisions as f64 / self.tally.games as f64
    }

    /// Answers a decision.
    pub fn mean_answers(&self) -> f64 {
        self.tally.answers as f64 / self.tally.decisions as f64
    }
}

/// Kingsburg with four seats.
pub fn kingsburg(seed: u64) -> Round {
    on_kernel(&four_seats::<Kingsburg>(), seed)
}

/// Warlords of Europe with four seats, to the bound of simulations.
pub fn warlords(seed: u64) -> Round {
    on_kernel(&four_seats::<Warlords>(), seed)
}

/// Conquest-lite on the kernel.
pub fn conquest_on_kernel(seed: u64) -> Round {
    on_kernel(&four_seats::<Conquest>(), seed)
}

/// Conquest-lite written by hand.
pub fn conquest_plain(seed: u64) -> Round {
    let mut moves = plain::Moves::new();
    timed(seed, |random, tally| {
        let mut position = plain::Position::new(random);
        plain::play_out(&mut position, random, &mut moves, tally);
    })
}

/// A game with default options and four seats, bounded.
pub fn four_seats<G: Game>() -> G {
    match G::new(&G::bounded(&G::Options::default()), 4) {
        Ok(game) => game,
        Err(_) => unreachable!("every game here is for four"),
    }
}

fn on_kernel<G: Game>(game: &G, seed: u64) -> Round {
    let mut answers = Vec::with_capacity(256);
    timed(seed, |random, tally| {
        let mut state = game.set_up(random, &mut Silent);
        play_out(game, &mut state, random, &mut answers, tally);
    })
}

fn timed(seed: u64, mut play: impl FnMut(&mut Sampled, &mut Tally)) -> Round {
    let mut random = Sampled::new(seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    while start.elapsed() < LENGTH {
        (0..BATCH).take_while(|_| start.elapsed() < LENGTH).for_each(|_| play(&mut random, &mut tally));
    }
    Round { seconds: start.elapsed().as_secs_f64(), tally }
}

/// Nanoseconds to clone a state.
pub fn clone_ns<G: Game>() -> f64 {
    const TIMES: u32 = 500_000;
    let game = four_seats::<G>();
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    let start = Instant::now();
    for _ in 0..TIMES {
        black_box(black_box(&state).clone());
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(TIMES)
}

/// The middle one.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(0.0)
}
