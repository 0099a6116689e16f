//! Instruction counts: the same on every run, whatever else the machine does.

use crate::rounds::four_seats;
use kingsburg::Kingsburg;
use std::hint::black_box;
use std::process::Command;
use table::{Chance, Game, Sampled, Seat, Silent};
use warlords::Warlords;

/// What can be counted.
pub const WORKS: [&str; 4] = ["list", "apply", "clone", "decision"];

/// Positions of random play that the work is done on, one after another.
const POSITIONS: usize = 2_000;

type Moment<G> = (<G as Game>::State, Seat, Vec<<G as Game>::Answer>);

/// Does a kind of work of a game so many times. False if there is no such game or kind.
pub fn work(game: &str, what: &str, times: usize) -> bool {
    match game {
        Kingsburg::NAME => work_of::<Kingsburg>(what, times),
        Warlords::NAME => work_of::<Warlords>(what, times),
        _ => false,
    }
}

fn work_of<G: Game>(what: &str, times: usize) -> bool {
    let game = four_seats::<G>();
    let moments = moments(&game);
    let mut chance = Sampled::new(1);
    let mut answers = Vec::with_capacity(256);
    for (state, seat, legal) in moments.iter().cycle().take(times) {
        match what {
            "list" => {
                answers.clear();
                game.list(black_box(state), *seat, &mut answers);
                black_box(answers.len());
            }
            "clone" => {
                black_box(black_box(state).clone());
            }
            // An apply needs a state of its own: the clone is taken off the figure.
            "apply" => {
                let mut state = state.clone();
                game.apply(&mut state, *seat, black_box(legal[0]), &mut chance, &mut Silent);
                black_box(&state);
            }
            "decision" => {
                let mut state = state.clone();
                answers.clear();
                game.list(&state, *seat, &mut answers);
                let answer = answers[chance.draw(answers.len())];
                game.apply(&mut state, *seat, answer, &mut chance, &mut Silent);
                black_box(&state);
            }
            _ => return false,
        }
    }
    true
}

/// Decisions of random games.
fn moments<G: Game>(game: &G) -> Vec<Moment<G>> {
    let mut chance = Sampled::new(7);
    let mut moments = Vec::with_capacity(POSITIONS);
    while moments.len() < POSITIONS {
        let mut state = game.set_up(&mut chance, &mut Silent);
        while let Some(seat) = game.waiting(&state).seats.first() {
            let mut answers = Vec::new();
            game.list(&state, seat, &mut answers);
            let answer = answers[chance.draw(answers.len())];
            moments.push((state.clone(), seat, answers));
            game.apply(&mut state, seat, answer, &mut chance, &mut Silent);
        }
    }
    moments.truncate(POSITIONS);
    moments
}

/// Instructions for each kind of work, counted by valgrind on this very program; none without valgrind.
pub fn instructions(game: &str) -> Option<Vec<(&'static str, f64)>> {
    let cloned = per_item(game, "clone")?;
    let mut counts = vec![("clone", cloned), ("list", per_item(game, "list")?)];
    counts.push(("apply", per_item(game, "apply")? - cloned));
    counts.push(("list and apply", per_item(game, "decision")? - cloned));
    Some(counts)
}

/// The difference of two runs is the work alone.
fn per_item(game: &str, what: &str) -> Option<f64> {
    const ONCE: usize = 2_000;
    const MORE: usize = 10_000;
    let (few, many) = (collect(game, what, ONCE)?, collect(game, what, MORE)?);
    Some((many - few) / (MORE - ONCE) as f64)
}

fn collect(game: &str, what: &str, times: usize) -> Option<f64> {
    let program = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["count", game, what, &times.to_string()])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = text.lines().find(|line| line.contains("Collected"))?;
    line.rsplit(' ').next()?.parse().ok()
}
