//! `--out FILE`: a line of JSON for the run, for every game and for every decision, in the order of games whatever the threads.

use super::one_game::SeatRecord;
use crate::players::Forfeit;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::log::line;
use table::{Seat, Standing};

/// How games are played and written down.
#[derive(clap::Args)]
pub struct Recording {
    /// Write a line of JSON for the run, each game and each decision to this file (see docs/engine.md).
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// What --out has a line for: each decision, or each game only.
    #[arg(long, value_enum, default_value_t = Per::Decision)]
    pub per: Per,
    /// How many seconds an outside program may take for a decision.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = limit)]
    pub time_limit: Duration,
}

/// What there is a line for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Per {
    /// Each game.
    Game,
    /// Each game, and each decision with a choice.
    Decision,
}

/// Reads how long a program may take.
pub(super) fn limit(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "from 0.01 to 3600 seconds".to_owned())
}

/// The first line of a run.
#[derive(Serialize)]
pub struct RunLine<'a> {
    /// `run`.
    pub record: &'static str,
    /// `sim` or `arena`.
    pub command: &'static str,
    /// The game with its versions, its content and its options.
    #[serde(flatten)]
    pub about: &'a Value,
    /// The seed of all dice and bots.
    pub seed: u64,
    /// How many games are to be played.
    pub games: u64,
    /// Those who play, as they were named.
    pub players: Vec<&'a str>,
}

/// The line of a game.
#[derive(Serialize)]
pub struct GameLine<'a> {
    /// `game`.
    pub record: &'static str,
    /// Its number.
    pub game: u64,
    /// Its dice are those of `new` of the engine with this seed and index.
    pub seed: u64,
    /// Which game of the seed.
    pub index: u64,
    /// Who sat where.
    pub players: Vec<&'a str>,
    /// How it ended; not if somebody forfeited it.
    pub standing: Option<Standing>,
    /// Who forfeited it.
    pub forfeit: Option<&'a Forfeit>,
    /// How each seat did.
    pub seats: &'a [SeatRecord],
    /// How many decisions had a choice.
    pub decisions: u64,
    /// How long it took.
    pub ms: f64,
}

/// The line of a decision.
#[derive(Serialize)]
pub struct DecisionLine<'a> {
    /// `decision`.
    pub record: &'static str,
    /// Of which game.
    pub game: u64,
    /// Its number.
    pub n: u64,
    /// Whose.
    pub seat: Seat,
    /// Who sits there.
    pub player: &'a str,
    /// Among how many answers and acts.
    pub of: usize,
    /// What was answered, as a path.
    pub answer: String,
    /// How long it took.
    pub ms: f64,
}

/// A file that is written to.
pub struct Out {
    path: PathBuf,
    /// What there is a line for.
    pub per: Per,
    inner: Mutex<Inner>,
}

struct Inner {
    file: BufWriter<File>,
    /// The game whose lines come next.
    next: u64,
    /// Games whose lines were there before.
    known: BTreeSet<u64>,
    /// Games that ended before others that began earlier.
    waiting: BTreeMap<u64, String>,
    error: Option<String>,
}

impl Out {
    /// A new file, if one was asked for.
    ///
    /// # Errors
    /// One line: it cannot be written.
    pub fn create(recording: &Recording) -> Result<Option<Out>, String> {
        let Some(path) = &recording.out else { return Ok(None) };
        File::create(path).map(|file| Some(Out::to(path, recording.per, file))).map_err(|e| told(path, &e))
    }

    /// A file that has lines already: what comes is written behind so many bytes.
    ///
    /// # Errors
    /// One line: it cannot be written.
    pub fn append(path: &Path, per: Per, bytes: u64) -> Result<Out, String> {
        let file = File::options().append(true).create(true).open(path);
        let cut = file.and_then(|file| file.set_len(bytes).map(|()| file));
        cut.map(|file| Out::to(path, per, file)).map_err(|e| told(path, &e))
    }

    fn to(path: &Path, per: Per, file: File) -> Out {
        let (waiting, known) = (BTreeMap::new(), BTreeSet::new());
        let inner = Inner { file: BufWriter::new(file), next: 0, known, waiting, error: None };
        Out { path: path.to_owned(), per, inner: Mutex::new(inner) }
    }

    /// A run begins; these of its games were played before.
    pub fn run(&self, head: &RunLine<'_>, known: BTreeSet<u64>) {
        let mut inner = self.inner();
        (inner.next, inner.known) = (0, known);
        inner.write(&self.path, &line(head));
    }

    /// The lines of a game.
    pub fn game(&self, number: u64, lines: String) {
        let mut inner = self.inner();
        inner.waiting.insert(number, lines);
        loop {
            let next = inner.next;
            if !inner.known.contains(&next) {
                let Some(lines) = inner.waiting.remove(&next) else { break };
                inner.write(&self.path, &lines);
            }
            inner.next += 1;
        }
    }

    /// A run is over: games after one that was not played are written, too.
    ///
    /// # Errors
    /// One line on what could not be written.
    pub fn finish(&self) -> Result<(), String> {
        let mut inner = self.inner();
        for (_, lines) in std::mem::take(&mut inner.waiting) {
            inner.write(&self.path, &lines);
        }
        let flushed = inner.file.flush().map_err(|e| told(&self.path, &e));
        inner.error.take().map_or(flushed, Err)
    }

    /// Is it of no use to go on?
    pub fn is_broken(&self) -> bool {
        self.inner().error.is_some()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn write(&mut self, path: &Path, text: &str) {
        // A long run that is killed has not been for nothing.
        if self.error.is_none()
            && let Err(e) = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush())
        {
            self.error = Some(told(path, &e));
        }
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
