//! Kinds of work whose instructions are counted.

use crate::ours::four_seats;
use bots::play_game;
use std::hint::black_box;
use table::{Chance, Game, Sampled, Seat, Silent};
use titles::{Known, Task};

/// A kind of work.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// All legal answers.
    List,
    /// Carrying out an answer.
    Apply,
    /// A copy of the state.
    Clone,
    /// A decision of random play: both of the first two.
    Decision,
}

impl Work {
    /// All.
    pub const ALL: [Work; 4] = [Work::List, Work::Apply, Work::Clone, Work::Decision];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Work::List => "list",
            Work::Apply => "apply",
            Work::Clone => "clone",
            Work::Decision => "decision",
        }
    }

    /// Whether it needs a state of its own each time: the copy is taken off its figure.
    pub fn copies(self) -> bool {
        match self {
            Work::List | Work::Clone => false,
            Work::Apply | Work::Decision => true,
        }
    }
}

/// Positions of random play that the work is done on, one after another.
const POSITIONS: usize = 2_000;

type Moment<G> = (<G as Game>::State, Seat, Vec<<G as Game>::Answer>);

/// Does a kind of work of a game so many times. The error is one line on what is not known.
pub fn run(game: &str, what: &str, times: &str) -> Result<(), String> {
    let unknown = |what: &str| format!("there is no {what} to be counted");
    let work = Work::ALL.into_iter().find(|work| work.name() == what).ok_or_else(|| unknown(what))?;
    let times = times.parse().map_err(|_| unknown(times))?;
    titles::with(game, Repeat(work, times))
}

struct Repeat(Work, usize);

impl Task for Repeat {
    type Out = ();
    fn with<G: Known>(self) {
        repeat::<G>(self.0, self.1);
    }
}

fn repeat<G: Game>(work: Work, times: usize) {
    let game = four_seats::<G>();
    let mut chance = Sampled::new(1);
    let mut answers = Vec::with_capacity(256);
    for (state, seat, legal) in moments(&game).iter().cycle().take(times) {
        match work {
            Work::List => {
                answers.clear();
                game.list(black_box(state), *seat, &mut answers);
                black_box(answers.len());
            }
            Work::Clone => drop(black_box(black_box(state).clone())),
            Work::Apply => {
                let mut state = state.clone();
                game.apply(&mut state, *seat, black_box(legal[0]), &mut chance, &mut Silent);
                black_box(&state);
            }
            Work::Decision => {
                let mut state = state.clone();
                answers.clear();
                game.list(&state, *seat, &mut answers);
                let answer = answers[chance.draw(answers.len())];
                game.apply(&mut state, *seat, answer, &mut chance, &mut Silent);
                black_box(&state);
            }
        }
    }
}

/// Decisions of random games.
fn moments<G: Game>(game: &G) -> Vec<Moment<G>> {
    let mut chance = Sampled::new(7);
    let mut moments = Vec::with_capacity(POSITIONS);
    while moments.len() < POSITIONS {
        let mut state = game.set_up(&mut chance, &mut Silent);
        play_game(game, &mut state, &mut chance, &mut Vec::new(), |state, seat, answers, chance| {
            moments.push((state.clone(), seat, answers.to_vec()));
            Some(answers[chance.draw(answers.len())])
        });
    }
    moments.truncate(POSITIONS);
    moments
}
