//! What a process remembers for a while: tables that cannot go on here, signals that it has heard.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Signal, TableId};

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How long a table that cannot go on is not looked at.
const TROUBLED: Duration = Duration::from_secs(300);

/// Tables that cannot go on here: nobody looks after them again and again, so that they take no time from others.
#[derive(Default)]
pub struct Troubles(Mutex<HashMap<TableId, Instant>>);

impl Troubles {
    /// Was it found so a short time ago?
    #[must_use]
    pub fn has(&self, table: &str) -> bool {
        lock(&self.0).get(table).is_some_and(|since| since.elapsed() < TROUBLED)
    }

    /// It was found so now.
    pub fn note(&self, table: &str) {
        lock(&self.0).insert(table.to_owned(), Instant::now());
    }

    /// Forgets those of long ago.
    pub fn tidy(&self) {
        lock(&self.0).retain(|_, since| since.elapsed() < TROUBLED);
    }
}

/// Signals that were heard before.
#[derive(Default)]
pub struct HeardSignals(Mutex<HashSet<Signal>>);

impl HeardSignals {
    /// Those of all present signals that are new; of others nothing is kept.
    #[must_use]
    pub fn new_among(&self, present: Vec<Signal>) -> Vec<Signal> {
        let mut heard = lock(&self.0);
        let new = present.iter().filter(|signal| !heard.contains(*signal)).cloned().collect();
        *heard = present.into_iter().collect();
        new
    }
}
