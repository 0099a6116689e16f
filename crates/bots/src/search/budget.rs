//! How long a search may think.

use std::time::{Duration, Instant};

/// A search stops at whichever comes first. With an iteration budget alone the same seed gives the same answer on every
/// machine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Iterations of all workers together.
    pub iterations: u32,
    /// Wall time.
    pub time: Duration,
    /// How many trees grow side by side, each on a thread of its own. The answer depends on it.
    pub workers: u32,
}

impl Budget {
    /// So many iterations, however long they take.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::MAX, workers: 1 }
    }

    /// So much time at most.
    #[must_use]
    pub const fn within(self, time: Duration) -> Budget {
        Budget { time, ..self }
    }

    /// On so many threads.
    #[must_use]
    pub const fn on(self, workers: u32) -> Budget {
        Budget { workers, ..self }
    }

    /// The moment at which it is over; none if time does not matter.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        Instant::now().checked_add(self.time)
    }
}
