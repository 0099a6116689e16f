//! When answers leave.

use crate::Pace;
use std::time::{Duration, Instant};

/// Says when answers may leave.
pub struct Clock {
    pace: Pace,
    due: Instant,
}

impl Clock {
    /// The first answer is due after this time.
    pub fn new(pace: Pace, offset: Duration) -> Clock {
        Clock { pace, due: Instant::now() + offset }
    }

    /// When the next answer is due, if it is not due at once.
    pub fn pause(&self, now: Instant) -> Option<Instant> {
        match self.pace {
            Pace::Closed => None,
            Pace::Every(_) => (self.due > now).then_some(self.due),
        }
    }

    /// An answer leaves that has been ready since then. Gives the moment from which it is timed.
    pub fn tick(&mut self, ready: Instant) -> Instant {
        match self.pace {
            Pace::Closed => Instant::now(),
            Pace::Every(span) => {
                let due = self.due;
                self.due += span;
                // Ready in time: the little that the timer is late is not the server's.
                if ready <= due { Instant::now() } else { due }
            }
        }
    }

    /// A new table is not to make up for what was due while it was made.
    pub fn skip_to_now(&mut self) {
        if let Pace::Every(span) = self.pace {
            self.due = self.due.max(Instant::now() + span);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPAN: Duration = Duration::from_secs(60);

    #[test]
    fn a_late_answer_is_timed_from_when_it_was_due() {
        let mut clock = Clock::new(Pace::Every(SPAN), Duration::ZERO);
        let due = clock.due;
        assert_eq!(clock.tick(due + SPAN), due);
        assert_eq!(clock.pause(due), Some(due + SPAN));
        assert_eq!(clock.pause(due + SPAN), None);
        assert!(clock.tick(due) >= due, "one that is ready in time is timed from its sending");
    }

    #[test]
    fn a_closed_loop_never_waits() {
        let mut clock = Clock::new(Pace::Closed, SPAN);
        assert_eq!(clock.pause(Instant::now()), None);
        let past = Instant::now();
        assert!(clock.tick(past) >= past);
    }
}
