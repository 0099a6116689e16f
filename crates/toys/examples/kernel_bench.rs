//! What the kernel costs: random play of conquest-lite on the kernel beside the same game written by hand without
//! it, in alternating runs. Prints one line of JSON with the medians.
//!
//! `cargo run --release -p toys --example kernel_bench`

use std::time::{Duration, Instant};
use table::{Game, Sampled, Silent, Tally};
use toys::conquest::{Conquest, Options};
use toys::plain;

const ROUNDS: usize = 9;
const RUN: Duration = Duration::from_millis(500);
/// Games between two looks at the clock.
const BATCH: usize = 20;

/// One timed run.
struct Run {
    seconds: f64,
    tally: Tally,
}

impl Run {
    fn decisions_per_second(&self) -> f64 {
        self.tally.decisions as f64 / self.seconds
    }

    fn ns_per_answer(&self) -> f64 {
        self.seconds * 1e9 / self.tally.answers as f64
    }
}

fn main() {
    let (mut kernel, mut plain) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS as u64 {
        kernel.push(kernel_run(round));
        plain.push(plain_run(round));
    }
    let ratios = kernel.iter().zip(&plain).map(|(k, p)| k.decisions_per_second() / p.decisions_per_second());
    let ratio = median(ratios.collect());
    let mut total = Tally::default();
    kernel.iter().for_each(|run| total.add(&run.tally));
    println!(
        "{{\"game\":\"conquest\",\"kernel_decisions_per_s\":{:.0},\"plain_decisions_per_s\":{:.0},\"ratio\":{ratio:.3},\
         \"kernel_ns_per_answer\":{:.2},\"plain_ns_per_answer\":{:.2},\"decisions_per_game\":{:.1},\
         \"answers_per_decision\":{:.2},\"forced\":{:.4}}}",
        median(kernel.iter().map(Run::decisions_per_second).collect()),
        median(plain.iter().map(Run::decisions_per_second).collect()),
        median(kernel.iter().map(Run::ns_per_answer).collect()),
        median(plain.iter().map(Run::ns_per_answer).collect()),
        total.decisions as f64 / total.games as f64,
        total.answers as f64 / total.decisions as f64,
        1.0 - total.free as f64 / total.decisions as f64,
    );
}

fn kernel_run(seed: u64) -> Run {
    let game = Conquest::new(&Options::default(), 4).expect("the default options can be played");
    let mut answers = Vec::new();
    timed(seed, |random, tally| {
        let mut state = game.set_up(random, &mut Silent);
        table::play_out(&game, &mut state, random, &mut answers, tally);
    })
}

fn plain_run(seed: u64) -> Run {
    let mut moves = plain::Moves::new();
    timed(seed, |random, tally| {
        let mut position = plain::Position::new(random);
        plain::play_out(&mut position, random, &mut moves, tally);
    })
}

fn timed(seed: u64, mut play: impl FnMut(&mut Sampled, &mut Tally)) -> Run {
    let mut random = Sampled::new(seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    while start.elapsed() < RUN {
        (0..BATCH).for_each(|_| play(&mut random, &mut tally));
    }
    Run { seconds: start.elapsed().as_secs_f64(), tally }
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
