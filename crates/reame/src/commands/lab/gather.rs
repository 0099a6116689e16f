//! Plays the games and counts who took what, and how he came out.

use super::Lab;
use crate::commands::{sim, threads};
use crate::interrupt;
use bots::{Seated, play_game};
use indicatif::ProgressBar;
use kingsburg::Kingsburg;
use kingsburg::answer::Answer;
use kingsburg::board::{ADVISORS, Board, LINES, Right, State, TILES};
use kingsburg::content::{BuildingId, Built, FateId, GovernorId, Side, SourceId};
use kingsburg::flow::Frame;
use kingsburg::options::{Fate, Governors, Lines};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::time::Duration;
use table::{Chance, Game, Sampled, Seat, Silent, Standing};

/// Victories are counted in 840ths, so that every way to share one is a whole number.
pub const WHOLE: u64 = 840;
/// Games that one thread takes at a time.
const CHUNK: u64 = 8;
/// Everything that is counted: what carries effects, then the alternative lines.
const ITEMS: usize = SourceId::COUNT + LINES;

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
    fn new() -> Counts {
        Counts { items: vec![Split::default(); ITEMS], all: Sample::default(), games: 0 }
    }

    /// What was counted of something that carries effects.
    pub fn of(&self, id: SourceId) -> &Split {
        &self.items[usize::from(id.0)]
    }

    /// What was counted of an alternative line.
    pub fn line(&self, row: u8) -> &Split {
        &self.items[SourceId::COUNT + usize::from(row)]
    }

    fn add(mut self, other: &Counts) -> Counts {
        for (own, theirs) in self.items.iter_mut().zip(&other.items) {
            own.with.add(&theirs.with);
            own.without.add(&theirs.without);
        }
        self.all.add(&other.all);
        self.games += other.games;
        self
    }
}

/// What happened in a game, as far as it is counted.
#[derive(Default)]
struct Course {
    /// What stood at any time, by seat.
    built: [Built; 5],
    /// Tiles that covered an advisor whom this seat influenced, as bits.
    tiles: [u32; 5],
    /// Advisors influenced while no tile covered them, as bits.
    advisors: [u32; 5],
    /// Tiles that lay open at any time.
    shown: u32,
    /// Advisors that no tile covered at some time.
    bare: u32,
    /// Fate cards that were in force.
    fates: u32,
}

impl Course {
    fn note(&mut self, board: &Board) {
        for seat in Seat::all(board.seats) {
            self.built[seat.index()] = self.built[seat.index()].or(board.player(seat).built);
        }
        self.shown |= board.tiles;
        self.bare |= !board.tiles;
        if let Some(fate) = board.fate {
            self.fates |= 1 << fate.0;
        }
    }

    fn answered(&mut self, board: &Board, seat: Seat, answer: Answer) {
        if let Answer::Place(placement) = answer
            && placement.right != Right::Card
        {
            let covered = board.is_covered(placement.advisor);
            let set = if covered { &mut self.tiles } else { &mut self.advisors };
            set[seat.index()] |= 1 << placement.advisor;
        }
    }
}

/// Plays all games of the lab.
pub fn play(lab: &Lab<'_>, game: &Kingsburg, names: &[String]) -> Result<Counts, String> {
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
                let mut counts = Counts::new();
                for index in games.take_while(|_| !interrupt::was()) {
                    one(game, names, lab.sim.seed, index, &mut counts);
                    bar.inc(1);
                }
                counts
            })
            .reduce(Counts::new, |a, b| a.add(&b))
    });
    bar.finish_and_clear();
    Ok(counts)
}

/// Plays one game and counts it.
fn one(game: &Kingsburg, names: &[String], seed: u64, index: u64, counts: &mut Counts) {
    let mut chance = Sampled::nth(seed, index);
    let mut seeds = Sampled::nth(!seed, index);
    let names = names.iter().map(String::as_str);
    let Some(mut players) = Seated::exact(&kingsburg_bots::PLAYERS, names, &mut seeds) else { return };
    let mut state = game.set_up(&mut chance, &mut Silent);
    let mut course = Course::default();
    play_game(game, &mut state, &mut chance, &mut Vec::with_capacity(256), |state, seat, answers, _| {
        if interrupt::was() {
            return None;
        }
        course.note(&state.board);
        let answer = match answers {
            [_, _, ..] if is_lot(&state.board) => answers[seeds.draw(answers.len())],
            _ => players.answer(game, state, seat, answers)?,
        };
        course.answered(&state.board, seat, answer);
        Some(answer)
    });
    course.note(&state.board);
    if let Some(standing) = game.standing(&state) {
        count(game, &state, &course, &standing, counts);
    }
}

/// Lines and governors are drawn by lot, not chosen: so each is measured as often as any other, in hands that have
/// nothing else in common. Those of an auction are bid for.
fn is_lot(board: &Board) -> bool {
    matches!(board.frame(), Frame::Lines { .. } | Frame::Draft { .. } | Frame::Governors { .. })
}

fn count(game: &Kingsburg, state: &State, course: &Course, standing: &Standing, counts: &mut Counts) {
    counts.games += 1;
    let scores = standing.scores.iter().copied();
    let spread = i64::from(scores.clone().max().unwrap_or(0) - scores.min().unwrap_or(0));
    for (seat, score) in Seat::all(state.board.seats).zip(standing.scores.iter()) {
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
        for (item, took) in taken(game, state, course, seat) {
            let split = &mut counts.items[item];
            if took { split.with.add(&sample) } else { split.without.add(&sample) }
        }
    }
}

/// What a seat could have taken, and whether it did.
fn taken(game: &Kingsburg, state: &State, course: &Course, seat: Seat) -> Vec<(usize, bool)> {
    let player = state.board.player(seat);
    let at = seat.index();
    let mut all = Vec::with_capacity(64);
    let item = |id: SourceId| usize::from(id.0);
    for id in BuildingId::all().filter(|id| player.spaces.has(*id)) {
        all.push((item(id.into()), course.built[at].has(id)));
    }
    if game.options().lines != Lines::None {
        for row in 0..LINES as u8 {
            let printed = player.spaces.and(Built::line(row, Side::Printed)) != Built::NONE;
            let other = player.spaces.and(Built::line(row, Side::Alternative)) != Built::NONE;
            if printed || other {
                all.push((SourceId::COUNT + usize::from(row), other));
            }
        }
    }
    if game.options().governors != Governors::None {
        all.extend(GovernorId::all().map(|g| (item(g.source()), player.governor == Some(g))));
    }
    if game.options().fate == Fate::On {
        all.extend(FateId::all().map(|f| (item(f.source()), course.fates >> f.0 & 1 == 1)));
    }
    let tiles = (1..=TILES as u8).filter(|n| course.shown >> n & 1 == 1);
    all.extend(tiles.map(|n| (item(SourceId::tile(n)), course.tiles[at] >> n & 1 == 1)));
    let bare = (1..=ADVISORS).filter(|n| course.bare >> n & 1 == 1);
    all.extend(bare.map(|n| (item(SourceId::advisor(n)), course.advisors[at] >> n & 1 == 1)));
    all
}
