//! Where servers are now, and what all players share.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What players do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// They play, one game after the other.
    Play,
    /// They find out what became of their last answers, and stop.
    Settle,
    /// Something is wrong: they stop at once.
    Fail,
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Counts {
    /// Answers that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Of those, answers that had to be sent again.
    pub again: AtomicU64,
    /// Answers that came too late.
    pub refused: AtomicU64,
    /// Requests that were told to come later.
    pub later: AtomicU64,
    /// Sockets that were opened.
    pub sockets: AtomicU64,
    /// Games that came to their end.
    pub games: AtomicU64,
    /// The longest silence at a table that was being played, in milliseconds.
    pub silence: AtomicU64,
}

/// Where servers are now, and what all players share.
pub struct Site {
    doors: Mutex<Vec<Option<String>>>,
    phase: Mutex<Phase>,
    faults: Mutex<Vec<String>>,
    steps: Vec<AtomicU32>,
    /// What is counted.
    pub counts: Counts,
}

impl Site {
    /// A site of so many servers, none of which listens yet, and so many tables.
    pub fn new(doors: usize, tables: u32) -> Site {
        Site {
            doors: Mutex::new(vec![None; doors]),
            phase: Mutex::new(Phase::Play),
            faults: Mutex::default(),
            steps: (0..tables).map(|_| AtomicU32::new(0)).collect(),
            counts: Counts::default(),
        }
    }

    /// A server listens here, or does no longer.
    pub fn set_door(&self, door: usize, url: Option<&str>) {
        lock(&self.doors)[door] = url.map(str::to_owned);
    }

    /// How many servers there should be.
    pub fn doors(&self) -> usize {
        lock(&self.doors).len()
    }

    /// Where a server listens: this one if it can be, or another.
    pub fn door(&self, wanted: usize) -> Option<String> {
        let doors = lock(&self.doors);
        doors.get(wanted).cloned().flatten().or_else(|| doors.iter().flatten().next().cloned())
    }

    /// What players do now.
    pub fn phase(&self) -> Phase {
        *lock(&self.phase)
    }

    /// No new answers from now on.
    pub fn settle(&self) {
        let mut phase = lock(&self.phase);
        if *phase == Phase::Play {
            *phase = Phase::Settle;
        }
    }

    /// Something is wrong: everybody stops.
    pub fn fault(&self, what: String) {
        lock(&self.faults).push(what);
        *lock(&self.phase) = Phase::Fail;
    }

    /// What went wrong.
    pub fn faults(&self) -> Vec<String> {
        lock(&self.faults).clone()
    }

    /// Something happened at a table.
    pub fn step(&self, table: usize) {
        self.steps[table].fetch_add(1, Ordering::Relaxed);
    }

    /// How much has happened at each table.
    pub fn steps(&self) -> Vec<u32> {
        self.steps.iter().map(|steps| steps.load(Ordering::Relaxed)).collect()
    }

    /// Waits until something has come true, unless something goes wrong first; false if it takes too long.
    pub async fn until(&self, patience: Duration, is_so: impl Fn(&Site) -> bool) -> bool {
        let waiting = async {
            while !is_so(self) && self.phase() != Phase::Fail {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(patience, waiting).await.is_ok()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
