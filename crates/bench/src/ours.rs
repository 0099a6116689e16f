//! Rounds of the engine itself, and of the same small game written by hand.

use crate::clock::Clock;
use crate::figure::{PlayFigures, QUARTER, Rate, Round};
use crate::search;
use bots::play_game;
use std::hint::black_box;
use std::time::Duration;
use table::{Chance, Content, Game, Sampled, Silent, Tally, play_out};
use toys::plain;

/// How long each part of a round takes.
pub const LENGTH: Duration = Duration::from_millis(400);
/// Games between two looks at the clock.
const GAMES: usize = 20;
/// Copies between two looks at the clock.
const COPIES: usize = 10_000;

/// A round of a game on the kernel, with four seats.
pub fn on_kernel<G: Game>(seed: u64) -> Round {
    let game = four_seats::<G>();
    let mut answers = Vec::with_capacity(256);
    let play = play(seed, |random, tally| {
        let mut state = game.set_up(random, &mut Silent);
        play_out(&game, &mut state, random, &mut answers, tally);
    });
    let quarter = (play.decisions / play.games * QUARTER) as usize;
    let state = after(&game, quarter, &mut Sampled::new(seed));
    let (search, searched) = search::search_iterations(&game, quarter, seed, LENGTH);
    Round { play, clones: copies(&state), search: Some(search), searched: Some(searched) }
}

/// A round of conquest-lite written by hand. It has no views, so no worlds to search in.
pub fn by_hand(seed: u64) -> Round {
    let mut moves = plain::Moves::new();
    let play = play(seed, |random, tally| {
        let mut position = plain::Position::new(random);
        plain::play_out(&mut position, random, &mut moves, tally);
    });
    let position = plain::Position::new(&mut Sampled::new(seed));
    Round { play, clones: copies(&position), search: None, searched: None }
}

/// A game with default options and four seats, bounded.
pub fn four_seats<G: Game>() -> G {
    match G::new(&G::Content::built_in(), &G::bounded(&G::Options::default()), 4) {
        Ok(game) => game,
        Err(_) => unreachable!("every game here is for four"),
    }
}

/// A state of random play after so many decisions, the game not over.
pub fn after<G: Game>(game: &G, decisions: usize, random: &mut Sampled) -> G::State {
    let mut answers = Vec::new();
    loop {
        let mut state = game.set_up(random, &mut Silent);
        let mut left = decisions;
        play_game(game, &mut state, random, &mut answers, |_, _, answers, random| {
            left = left.checked_sub(1)?;
            Some(answers[random.draw(answers.len())])
        });
        if !game.waiting(&state).must.is_empty() {
            return state;
        }
    }
}

fn play(seed: u64, mut play: impl FnMut(&mut Sampled, &mut Tally)) -> PlayFigures {
    let mut random = Sampled::new(seed);
    let mut tally = Tally::default();
    let clock = Clock::start();
    while clock.spent() < LENGTH {
        (0..GAMES).for_each(|_| play(&mut random, &mut tally));
    }
    PlayFigures::new(&tally, clock.spent().as_secs_f64())
}

fn copies<S: Clone>(state: &S) -> Rate {
    let mut times = 0;
    let clock = Clock::start();
    while clock.spent() < LENGTH / 4 {
        (0..COPIES).for_each(|_| drop(black_box(black_box(state).clone())));
        times += COPIES;
    }
    Rate { times: times as f64, seconds: clock.spent().as_secs_f64() }
}
