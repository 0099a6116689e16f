//! Plays the games and counts who took what, and how he came out.

use super::Lab;
use super::measured::Measured;
use super::stats::{Clusters, z_of};
use crate::commands::{sim, threads};
use crate::interrupt;
use bots::{Seated, play_game};
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Chance, Sampled, Seat, Silent, Standing};

/// Victories are counted in 840ths, so that every way to share one is a whole number.
pub const WHOLE: u64 = 840;
/// Games that one thread takes at a time.
const CHUNK: u64 = 8;

/// Seats and how they came out, as whole numbers: sums do not depend on the order of threads.
#[derive(Copy, Clone, Default)]
pub struct Sample {
    /// How many.
    pub n: u64,
    /// Their victories.
    pub wins: u64,
    /// Their points.
    pub points: i64,
    /// The squares of these.
    pub squares: i64,
    /// How far the first was from the last in their games.
    pub spread: i64,
    /// The squares of these.
    pub spread_squares: i64,
}

impl Sample {
    fn add(&mut self, other: &Sample) {
        self.n += other.n;
        self.wins += other.wins;
        self.points += other.points;
        self.squares += other.squares;
        self.spread += other.spread;
        self.spread_squares += other.spread_squares;
    }
}

/// Those who took something, and those who could have.
#[derive(Copy, Clone, Default)]
pub struct Split {
    /// With it.
    pub with: Sample,
    /// Without it.
    pub without: Sample,
    /// Victories game by game.
    pub wins: Clusters,
    /// Points game by game.
    pub points: Clusters,
}

impl Split {
    /// Did enough seats have it, and enough not, to compare them?
    fn is_enough(&self) -> bool {
        self.with.n.min(self.without.n) >= ENOUGH
    }

    /// The game in which these seats had it, and these did not.
    fn note(&mut self, with: &Sample, without: &Sample) {
        self.with.add(with);
        self.without.add(without);
        let side = |sample: &Sample, value: i64| (sample.n as i64, value);
        self.wins.note(side(with, with.wins as i64), side(without, without.wins as i64));
        self.points.note(side(with, with.points), side(without, without.points));
    }
}

/// Fewer seats say nothing.
pub const ENOUGH: u64 = 10;

/// What was counted of an item, to be compared with as many others.
#[derive(Copy, Clone)]
pub struct Compared<'a> {
    /// What was counted.
    pub split: &'a Split,
    /// How many standard errors its intervals have.
    pub z: f64,
}

/// All that was counted.
#[derive(Clone)]
pub struct Counts {
    items: Vec<Split>,
    /// All seats.
    pub all: Sample,
    /// Games played.
    pub games: u64,
}

impl Counts {
    fn new(items: usize) -> Counts {
        Counts { items: vec![Split::default(); items], all: Sample::default(), games: 0 }
    }

    /// What was counted of an item, by its number.
    pub fn of(&self, item: usize) -> Compared<'_> {
        Compared { split: &self.items[item], z: z_of(self.comparisons()) }
    }

    /// How many items are compared.
    pub fn comparisons(&self) -> usize {
        self.items.iter().filter(|split| split.is_enough()).count()
    }

    fn add(mut self, other: &Counts) -> Counts {
        for (own, theirs) in self.items.iter_mut().zip(&other.items) {
            own.with.add(&theirs.with);
            own.without.add(&theirs.without);
            own.wins.add(&theirs.wins);
            own.points.add(&theirs.points);
        }
        self.all.add(&other.all);
        self.games += other.games;
        self
    }
}

/// Plays all games of the lab.
pub fn play<G: Measured>(lab: &Lab<'_>, game: &G, names: &[String]) -> Result<Counts, String> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads(lab.sim.threads))
        .build()
        .map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(lab.sim.games).with_style(sim::style());
    bar.enable_steady_tick(Duration::from_millis(200));
    interrupt::listen();
    let counts = pool.install(|| {
        let chunks = (0..lab.sim.games.div_ceil(CHUNK)).into_par_iter();
        chunks
            .map(|chunk| {
                let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(lab.sim.games);
                let mut counts = Counts::new(G::ITEMS);
                for index in games.take_while(|_| !interrupt::was()) {
                    one(game, names, lab.sim.seed, index, &mut counts);
                    bar.inc(1);
                }
                counts
            })
            .reduce(|| Counts::new(G::ITEMS), |a, b| a.add(&b))
    });
    bar.finish_and_clear();
    Ok(counts)
}

/// Plays one game and counts it.
fn one<G: Measured>(game: &G, names: &[String], seed: u64, index: u64, counts: &mut Counts) {
    let mut chance = Sampled::nth(seed, index);
    let mut seeds = Sampled::nth(!seed, index);
    let names = names.iter().map(String::as_str);
    let Some(mut players) = Seated::exact(&G::OPPONENTS, names, &mut seeds) else { return };
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut course = G::Course::default();
    play_game(game, &mut state, &mut chance, &mut Vec::with_capacity(256), |state, seat, answers, _| {
        if interrupt::was() {
            return None;
        }
        game.note(&mut course, state);
        let answer = match answers {
            [_, _, ..] if game.is_lot(state) => answers[seeds.draw(answers.len())],
            _ => players.answer(game, state, seat, answers)?,
        };
        game.answered(&mut course, state, seat, answer);
        Some(answer)
    });
    game.note(&mut course, &state);
    if let Some(standing) = game.standing(&state) {
        count(game, &state, &course, &standing, counts);
    }
}

fn count<G: Measured>(
    game: &G,
    state: &G::State,
    course: &G::Course,
    standing: &Standing,
    counts: &mut Counts,
) {
    counts.games += 1;
    let scores = standing.scores.iter().copied();
    let spread = i64::from(scores.clone().max().unwrap_or(0) - scores.min().unwrap_or(0));
    let mut here: BTreeMap<usize, [Sample; 2]> = BTreeMap::new();
    for (seat, score) in Seat::all(game.seats()).zip(standing.scores.iter()) {
        let won = standing.winners.has(seat);
        let sample = Sample {
            n: 1,
            wins: if won { WHOLE / standing.winners.len() as u64 } else { 0 },
            points: i64::from(*score),
            squares: i64::from(*score).pow(2),
            spread,
            spread_squares: spread.pow(2),
        };
        counts.all.add(&sample);
        for (item, took) in game.taken(state, course, seat) {
            here.entry(item).or_default()[usize::from(!took)].add(&sample);
        }
    }
    for (item, [with, without]) in here {
        counts.items[item].note(&with, &without);
    }
}
