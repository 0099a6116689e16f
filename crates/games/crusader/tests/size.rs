//! A state is small and flat, and random play is fast: `cargo test -p crusader --test size -- --nocapture` tells how fast.

use crusader::board::State;
use crusader::content::Content;
use crusader::{Crusader, Options};
use std::time::Instant;
use table::{Game, Sampled, Silent};

/// The budget of the design: 8 KB.
#[test]
fn a_state_is_at_most_eight_kilobytes() {
    let size = size_of::<State>();
    println!(
        "state {size}, board {}, cards {}, tokens {}, frame {}, answer {}",
        size_of::<crusader::board::Board>(),
        size_of::<crusader::cards::Actions>(),
        size_of::<crusader::tokens::Tokens>(),
        size_of::<crusader::flow::Frame>(),
        size_of::<crusader::answer::Answer>(),
    );
    assert!(size <= 8 * 1024, "{size} bytes");
}

/// Random games end; how fast they go is told, and asserted nowhere.
#[test]
fn random_games_are_fast() {
    let game = Crusader::new(Content::base(), &Options::default(), 5).expect("playable");
    let mut random = Sampled::new(1);
    let (mut decisions, mut listed, mut answers) = (0u64, 0u64, Vec::new());
    let begin = Instant::now();
    for _ in 0..200 {
        let mut state = game.set_up(&mut random, &mut Silent);
        while let Some(seat) = game.waiting(&state).must.first() {
            answers.clear();
            game.list(&state, seat, &mut answers);
            listed += answers.len() as u64;
            decisions += 1;
            let answer = answers[table::Chance::draw(&mut random, answers.len())];
            game.apply(&mut state, seat, answer, &mut random, &mut Silent);
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{decisions} decisions, {:.0} a second, {:.1} answers each, {:.1} ns an answer",
        decisions as f64 / seconds,
        listed as f64 / decisions as f64,
        seconds * 1e9 / listed as f64
    );
    assert!(decisions > 10_000);
}
