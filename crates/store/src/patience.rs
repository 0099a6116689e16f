//! Nobody waits for a database that hangs: after a while he is told that it is not available.

use crate::backend::{Backend, Batch, Question, Row};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use std::time::Duration;
use tokio::sync::broadcast;

/// How long a question or a change may take. A change that took longer may have happened or not.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database that answers in time, or does not.
pub struct Patient<B>(pub B);

async fn in_time<T>(work: impl Future<Output = Result<T>> + Send) -> Result<T> {
    let late = |_| StoreError::Unavailable(format!("no answer within {} seconds", PATIENCE.as_secs()));
    tokio::time::timeout(PATIENCE, work).await.map_err(late)?
}

#[async_trait]
impl<B: Backend> Backend for Patient<B> {
    async fn ask(&self, questions: Vec<Question>) -> Result<Vec<Vec<Row>>> {
        in_time(self.0.ask(questions)).await
    }

    async fn write(&self, batch: Batch) -> Result<()> {
        in_time(self.0.write(batch)).await
    }

    /// Bringing a large database to another form may take its time.
    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        self.0.migrate(version, sql).await
    }

    async fn scrub(&self) -> Result<()> {
        self.0.scrub().await
    }

    fn bytes_type(&self) -> &'static str {
        self.0.bytes_type()
    }

    fn changes(&self) -> broadcast::Receiver<Changed> {
        self.0.changes()
    }
}
