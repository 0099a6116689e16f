//! PostgreSQL, shared by several processes: the database elects the writer of a table for each batch by an advisory
//! lock, and changes travel by LISTEN/NOTIFY.
//!
//! News keep the order of commits, so PostgreSQL lets only one transaction with news commit at a time: the disk's
//! syncs bound the batches a second, of all processes together. Sending the statements of a batch in one go does not
//! help (measured: it is slower, since more of them wait for that lock); fewer transactions would.

mod listener;
mod value;

use crate::backend::{Backend, Batch, Expect, Row, Value};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Transaction};
use listener::Listener;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, IsolationLevel, NoTls};
use value::{borrowed, owned};

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
    pool: Pool,
    changes: broadcast::Sender<Changed>,
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
        let listener = Listener::start(config, changes.clone()).await?;
        Ok(Postgres { pool, changes, _listener: listener })
    }

    async fn client(&self) -> Result<Client> {
        self.pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))
    }
}

/// Begins a transaction whose statements each see what was committed before them, whatever the server's default: who
/// has waited for a lock must see what the holder did.
async fn begin(client: &mut Client) -> Result<Transaction<'_>> {
    let transaction = client.build_transaction().isolation_level(IsolationLevel::ReadCommitted).start();
    transaction.await.map_err(|e| failed(&e))
}

#[async_trait]
impl Backend for Postgres {
    async fn query(&self, sql: &'static str, params: Vec<Value>) -> Result<Vec<Row>> {
        let client = self.client().await?;
        let statement = client.prepare_cached(sql).await.map_err(|e| failed(&e))?;
        let rows = client.query(&statement, &borrowed(&params)).await.map_err(|e| failed(&e))?;
        rows.iter().map(|row| owned(row).map(|values| Row(values.into_iter()))).collect()
    }

    async fn write(&self, batch: Batch) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        if let Some(table) = &batch.writer_of {
            let elect =
                transaction.prepare_cached("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").await;
            transaction.query(&elect.map_err(|e| failed(&e))?, &[table]).await.map_err(|e| failed(&e))?;
        }
        for statement in &batch.statements {
            let prepared = transaction.prepare_cached(statement.sql).await.map_err(|e| failed(&e))?;
            let touched =
                transaction.execute(&prepared, &borrowed(&statement.params)).await.map_err(|e| failed(&e))?;
            if statement.expect == Expect::One && touched != 1 {
                return Err(StoreError::Conflict);
            }
        }
        if let Some(Changed { table, length }) = &batch.changed {
            let tell =
                transaction.prepare_cached("SELECT pg_notify($1, $2)").await.map_err(|e| failed(&e))?;
            let payload = format!("{table} {length}");
            transaction.query(&tell, &[&CHANNEL, &payload]).await.map_err(|e| failed(&e))?;
        }
        transaction.commit().await.map_err(|e| failed(&e))
    }

    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
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

    fn bytes_type(&self) -> &'static str {
        "BYTEA"
    }

    fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
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
