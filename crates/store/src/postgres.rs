//! PostgreSQL, shared by several processes. Where a row does not elect the writer of a table, the database does for the
//! batch by an advisory lock. Changes travel by LISTEN/NOTIFY after the commit, so that many commit at a time.

mod listener;
mod news;
mod notifier;
mod pipeline;
mod value;
mod writer;

use crate::backend::{Backend, Batch, Question, Row};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use listener::Listener;
use news::Teller;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, IsolationLevel, NoTls};
use value::{borrowed, owned};
use writer::Writer;

/// Connections of one process.
const CONNECTIONS: usize = 12;
/// Changes that a slow listener may fall behind.
const BACKLOG: usize = 4096;
/// The channel on which processes tell each other of changes.
const CHANNEL: &str = "reame_changes";
/// How long to try to reach the server, unless the address says.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how much silence to see whether a connection is still there. The listener sends nothing, so nothing else
/// would tell.
const SILENCE: Duration = Duration::from_secs(30);

/// A PostgreSQL database.
pub struct Postgres {
    writer: Writer,
    _listener: Listener,
}

impl Postgres {
    /// Connects, and listens for changes from now on.
    pub async fn open(url: &str) -> Result<Postgres> {
        let mut config: Config = url.parse().map_err(|e| failed(&e))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_keepalives_idle() == Config::new().get_keepalives_idle() {
            config.keepalives_idle(SILENCE);
        }
        let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, fast);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).build();
        let pool = pool.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let (changes, _) = broadcast::channel(BACKLOG);
        let teller = Teller::new();
        let listener = Listener::start(config.clone(), teller.clone(), changes.clone()).await?;
        let (others, news) = mpsc::unbounded_channel();
        tokio::spawn(notifier::tell_forever(config, teller, news));
        Ok(Postgres { writer: Writer { pool, changes, others }, _listener: listener })
    }
}

/// Begins a transaction whose statements each see what was committed before them, whatever the server's default: who
/// has waited for a lock must see what the holder did.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

#[async_trait]
impl Backend for Postgres {
    async fn ask(&self, questions: Vec<Question>) -> Result<Vec<Vec<Row>>> {
        let client = self.writer.client().await?;
        let mut answers = Vec::with_capacity(questions.len());
        for Question { sql, params } in questions {
            let statement = client.prepare_cached(sql).await.map_err(|e| failed(&e))?;
            let rows = client.query(&statement, &borrowed(&params)).await.map_err(|e| failed(&e))?;
            let rows = rows.iter().map(|row| owned(row).map(|values| Row(values.into_iter())));
            answers.push(rows.collect::<Result<_>>()?);
        }
        Ok(answers)
    }

    /// In a task of its own: who asked may be gone before it is done, but what is done is told.
    async fn write(&self, batch: Batch) -> Result<()> {
        let work = tokio::spawn(self.writer.clone().write(batch));
        work.await.map_err(|e| StoreError::Unavailable(e.to_string()))?
    }

    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        let mut client = self.writer.client().await?;
        let transaction = client.build_transaction().isolation_level(IsolationLevel::ReadCommitted).start();
        let transaction = transaction.await.map_err(|e| failed(&e))?;
        // Several processes may start at once: one migrates, the others find it done.
        transaction.batch_execute("SELECT pg_advisory_xact_lock(7264)").await.map_err(|e| failed(&e))?;
        if version > 0 {
            let noted = "SELECT 1 FROM schema_version WHERE version = $1";
            let noted = transaction.query_opt(noted, &[&version]).await.map_err(|e| failed(&e))?;
            if noted.is_some() {
                return Ok(());
            }
        }
        transaction.batch_execute(sql).await.map_err(|e| failed(&e))?;
        if version > 0 {
            let note = "INSERT INTO schema_version (version) VALUES ($1)";
            transaction.execute(note, &[&version]).await.map_err(|e| failed(&e))?;
        }
        transaction.commit().await.map_err(|e| failed(&e))
    }

    /// Old rows are overwritten when the server vacuums, which it does by itself.
    async fn scrub(&self) -> Result<()> {
        Ok(())
    }

    fn bytes_type(&self) -> &'static str {
        "BYTEA"
    }

    fn changes(&self) -> broadcast::Receiver<Changed> {
        self.writer.changes.subscribe()
    }
}

fn failed(error: &tokio_postgres::Error) -> StoreError {
    match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION || *code == SqlState::T_R_SERIALIZATION_FAILURE => {
            StoreError::Conflict
        }
        _ => StoreError::Unavailable(
            error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string),
        ),
    }
}
