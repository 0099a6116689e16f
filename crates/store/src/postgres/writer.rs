//! Writes batches, many at a time over the connections of the pool.

use super::pipeline::in_one_go;
use super::value::borrowed;
use super::{BEGIN, failed};
use crate::backend::{Batch, Expect, Statement};
use crate::{Changed, Result, StoreError};
use deadpool_postgres::{Client, Object, Pool};
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::error::SqlState;

const ELECT: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

/// How often to try a batch that met another in a deadlock.
const TRIES: u32 = 4;

/// What it takes to write and to tell of it.
#[derive(Clone)]
pub struct Writer {
    /// The connections.
    pub pool: Pool,
    /// Who listens in this process.
    pub changes: broadcast::Sender<Changed>,
    /// The way to other processes.
    pub others: mpsc::UnboundedSender<Changed>,
}

impl Writer {
    /// A connection.
    pub async fn client(&self) -> Result<Client> {
        self.pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))
    }

    /// Does a batch; then tells of it: here at once, elsewhere as soon as may be. Must not be dropped halfway, which
    /// would leave a connection in a transaction.
    pub async fn write(self, batch: Batch) -> Result<()> {
        let mut tries = 1;
        loop {
            match self.commit(&batch).await {
                // Nothing of it has happened, and whom it met has gone on meanwhile.
                Err(Failure::Deadlock(_)) if tries < TRIES => tries += 1,
                Err(Failure::Deadlock(why) | Failure::Final(why)) => return Err(why),
                Ok(()) => break,
            }
        }
        for changed in batch.changed {
            // Nobody listening is no error.
            let _ = self.changes.send(changed.clone());
            let _ = self.others.send(changed);
        }
        Ok(())
    }

    async fn commit(&self, batch: &Batch) -> std::result::Result<(), Failure> {
        let client = self.client().await.map_err(Failure::Final)?;
        let attempt = attempt(&client, batch).await;
        if attempt.is_ok() {
            return client.batch_execute("COMMIT").await.map_err(|e| Failure::of(&e));
        }
        if client.batch_execute("ROLLBACK").await.is_err() {
            // Nobody else should have this one.
            drop(Object::take(client));
        }
        attempt
    }
}

/// Why a batch was not done.
enum Failure {
    /// It and another waited for each other, and the database chose this one to give way.
    Deadlock(StoreError),
    /// It would fail again.
    Final(StoreError),
}

impl Failure {
    fn of(error: &tokio_postgres::Error) -> Failure {
        match error.code() {
            Some(code) if *code == SqlState::T_R_DEADLOCK_DETECTED => Failure::Deadlock(failed(error)),
            Some(_) | None => Failure::Final(failed(error)),
        }
    }
}

/// Begins a transaction and does the statements, all sent without waiting for answers in between. The first that did
/// not do what it must says why.
async fn attempt(client: &Client, batch: &Batch) -> std::result::Result<(), Failure> {
    let elect = batch.writer_of.as_deref().map(|table| Statement {
        sql: ELECT,
        params: vec![table.into()],
        expect: Expect::Any,
    });
    let mut prepared = Vec::new();
    for statement in elect.iter().chain(&batch.statements) {
        let ready = client.prepare_cached(statement.sql).await.map_err(|e| Failure::of(&e))?;
        prepared.push((ready, borrowed(&statement.params), statement.expect));
    }
    let begin = async { client.batch_execute(BEGIN).await.map_err(|e| Failure::of(&e)) };
    let statements = prepared.iter().map(|(ready, params, expect)| async move {
        let touched = client.execute(ready, params).await.map_err(|e| Failure::of(&e))?;
        match expect {
            Expect::One if touched != 1 => Err(Failure::Final(StoreError::Conflict)),
            Expect::One | Expect::Any => Ok(()),
        }
    });
    in_one_go(begin, statements).await
}
