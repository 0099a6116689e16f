//! An answer that is as good for the next second as it was when it was made.

use crate::problem::Problem;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long it is good.
const LASTS: Duration = Duration::from_secs(1);

/// The last answer. Who asks while it is made waits for it.
pub struct Lately<T>(Mutex<Option<(Instant, T)>>);

impl<T> Default for Lately<T> {
    fn default() -> Lately<T> {
        Lately(Mutex::default())
    }
}

impl<T: Clone> Lately<T> {
    /// Something has changed: the next answer is a new one.
    pub async fn forget(&self) {
        *self.0.lock().await = None;
    }

    /// The last answer, or a new one.
    ///
    /// # Errors
    /// Why there is no new one.
    pub async fn get_or<F: Future<Output = Result<T, Problem>>>(
        &self,
        make: impl FnOnce() -> F,
    ) -> Result<T, Problem> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < LASTS
        {
            return Ok(answer.clone());
        }
        let answer = make().await?;
        *last = Some((Instant::now(), answer.clone()));
        Ok(answer)
    }
}
