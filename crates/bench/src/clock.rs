//! Processor time: what else the machine does is not in it.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// A stretch of this process's processor time, of all its threads.
pub struct Clock {
    begun: Duration,
}

impl Clock {
    /// Begins now.
    pub fn start() -> Clock {
        Clock { begun: now() }
    }

    /// What was spent since.
    pub fn spent(&self) -> Duration {
        now().saturating_sub(self.begun)
    }
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}
