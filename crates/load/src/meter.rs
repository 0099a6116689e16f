//! What all tables count together.

use client::Frame;
use hdrhistogram::Histogram;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The longest time that is told apart.
const LONGEST: Duration = Duration::from_secs(120);
/// How many failures are kept word for word.
const KEPT: usize = 5;

/// Counts of one run. Outside of the measured window only failures count.
pub struct Meter {
    open: AtomicBool,
    answers: AtomicU64,
    bytes: AtomicU64,
    games: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
    failures: Mutex<Vec<String>>,
    times: Mutex<Histogram<u64>>,
}

/// What a meter has counted.
pub struct Counts {
    /// Answers that were acknowledged.
    pub answers: u64,
    /// Bytes of all frames that came.
    pub bytes: u64,
    /// Games that ended.
    pub games: u64,
    /// Answers that were refused.
    pub refused: u64,
    /// Tables that broke and stopped.
    pub broken: u64,
    /// What went wrong, the first few.
    pub failures: Vec<String>,
    /// Microseconds until the last seat had it.
    pub times: Histogram<u64>,
}

impl Meter {
    /// All at zero, closed.
    pub fn new() -> Meter {
        let times = Histogram::new_with_bounds(1, LONGEST.as_micros() as u64, 3);
        let times = times.unwrap_or_else(|_| unreachable!("these bounds and three digits are allowed"));
        Meter {
            open: AtomicBool::new(false),
            answers: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            games: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            broken: AtomicU64::new(0),
            failures: Mutex::default(),
            times: Mutex::new(times),
        }
    }

    /// The measured window begins.
    pub fn open(&self) {
        self.open.store(true, Ordering::Relaxed);
    }

    /// The measured window ends.
    pub fn close(&self) {
        self.open.store(false, Ordering::Relaxed);
    }

    fn count(&self, counter: &AtomicU64, by: u64) {
        if self.open.load(Ordering::Relaxed) {
            counter.fetch_add(by, Ordering::Relaxed);
        }
    }

    /// An answer is acknowledged.
    pub fn answer(&self) {
        self.count(&self.answers, 1);
    }

    /// A frame has come.
    pub fn frame(&self, frame: &Frame) {
        self.count(&self.bytes, frame.bytes().len() as u64);
    }

    /// An answer has come to its last seat.
    pub fn time(&self, since: Instant) {
        if self.open.load(Ordering::Relaxed) {
            let time = since.elapsed().min(LONGEST).as_micros() as u64;
            lock(&self.times).saturating_record(time);
        }
    }

    /// A game is over.
    pub fn game(&self) {
        self.count(&self.games, 1);
    }

    /// An answer is refused.
    pub fn refused(&self, why: String) {
        self.refused.fetch_add(1, Ordering::Relaxed);
        self.keep(why);
    }

    /// A table stops because of a failure.
    pub fn broken(&self, why: String) {
        self.broken.fetch_add(1, Ordering::Relaxed);
        self.keep(why);
    }

    fn keep(&self, why: String) {
        let mut failures = lock(&self.failures);
        if failures.len() < KEPT {
            failures.push(why);
        }
    }

    /// How many answers so far.
    pub fn answers(&self) -> u64 {
        self.answers.load(Ordering::Relaxed)
    }

    /// How many tables broke so far.
    pub fn broken_tables(&self) -> u64 {
        self.broken.load(Ordering::Relaxed)
    }

    /// What was counted.
    pub fn counts(&self) -> Counts {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Counts {
            answers: load(&self.answers),
            bytes: load(&self.bytes),
            games: load(&self.games),
            refused: load(&self.refused),
            broken: load(&self.broken),
            failures: lock(&self.failures).clone(),
            times: lock(&self.times).clone(),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_window_counts_and_long_times_are_kept() {
        let meter = Meter::new();
        meter.answer();
        meter.open();
        meter.answer();
        let past = Instant::now().checked_sub(Duration::from_millis(250));
        meter.time(past.unwrap_or_else(Instant::now));
        meter.close();
        meter.answer();
        let counts = meter.counts();
        assert_eq!((counts.answers, counts.times.len()), (1, 1));
        assert!(counts.times.max() >= 250_000);
    }
}
