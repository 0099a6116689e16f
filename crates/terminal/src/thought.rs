//! Thinking on a thread of its own, so that the screen stays alive.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How often the screen looks whether a thought has come to its end.
pub const TICK: Duration = Duration::from_millis(60);

/// Something that is being thought about.
pub struct Thought<T>(Receiver<T>);

/// Nothing will come of a thought: its thread has died.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lost;

impl<T: Send + 'static> Thought<T> {
    /// Begins to think. Who does not want to know any more drops the thought.
    pub fn begin(think: impl FnOnce() -> T + Send + 'static) -> Thought<T> {
        let (sender, receiver) = mpsc::channel();
        // Without a thread the sender is dropped, and the thought is lost. That nobody listens any more is no fault.
        let _ = thread::Builder::new().spawn(move || drop(sender.send(think())));
        Thought(receiver)
    }

    /// What came of it, if it comes within this time.
    ///
    /// # Errors
    /// Nothing will ever come.
    pub fn within(&self, time: Duration) -> Result<Option<T>, Lost> {
        match self.0.recv_timeout(time) {
            Ok(found) => Ok(Some(found)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Lost),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_come_to_an_end() {
        const LONG: Duration = Duration::from_secs(60);
        let (go, wait) = mpsc::channel::<u8>();
        let thought = Thought::begin(move || wait.recv().expect("it goes on"));
        assert_eq!(thought.within(Duration::ZERO), Ok(None), "it is still being thought about");
        go.send(7).expect("somebody thinks");
        assert_eq!(thought.within(LONG), Ok(Some(7)));
        let (go, wait) = mpsc::channel::<u8>();
        drop(go);
        let lost = Thought::begin(move || wait.recv().expect("nobody sends"));
        assert_eq!(lost.within(LONG), Err(Lost));
    }
}
