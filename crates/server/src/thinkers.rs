//! Where bots think: on a few threads of low priority, so that answers of people never wait for them.

use std::sync::Arc;
use tokio::sync::{Semaphore, oneshot};

/// How much lower the priority of thinking is (its "nice" value).
#[cfg(unix)]
const NICE: i32 = 10;

/// Lets only so many think at once.
#[derive(Clone)]
pub struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// So many at once.
    #[must_use]
    pub fn new(places: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(places.max(1))) }
    }

    /// Thinks, once there is a place; none if the thought failed.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let (tell, told) = oneshot::channel();
        // A thread of its own: priorities belong to threads, and those of the runtime serve people too. Threads
        // that a thought starts inherit the priority.
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            step_back();
            let _ = tell.send(thought());
            drop(place);
        });
        thread.ok()?;
        told.await.ok()
    }
}

/// Lowers the priority of this thread. Where that cannot be done, it thinks as it is.
fn step_back() {
    #[cfg(unix)]
    let _ = rustix::process::nice(NICE);
}

#[cfg(test)]
mod tests {
    use super::Thinkers;

    #[tokio::test]
    async fn thoughts_are_told_and_failures_do_not_block_the_next() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.think(|| 7).await, Some(7));
        assert_eq!(thinkers.think(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(thinkers.think(|| 8).await, Some(8), "the place is free again");
    }
}
