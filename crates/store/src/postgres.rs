//! PostgreSQL, shared by several processes: the database elects the writer of a table for each batch by an advisory
//! lock, and changes travel by LISTEN/NOTIFY.

use crate::backend::{Backend, Batch, Expect, Row, Value};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use std::error::Error;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{AsyncMessage, NoTls};

/// Connections of one process.
const CONNECTIONS: usize = 12;
/// Changes that a slow listener may fall behind.
const BACKLOG: usize = 4096;
/// The channel on which processes tell each other of changes.
const CHANNEL: &str = "reame_changes";

/// A PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    changes: broadcast::Sender<Changed>,
}

impl Postgres {
    /// Connects, and listens for changes from now on.
    pub async fn open(url: &str) -> Result<Postgres> {
        let config: tokio_postgres::Config = url.parse().map_err(|e| failed(&e))?;
        let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, fast);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).build();
        let pool = pool.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let (changes, _) = broadcast::channel(BACKLOG);
        tokio::spawn(listen_forever(config, changes.clone()));
        Ok(Postgres { pool, changes })
    }
}

/// Hears of changes; connects again when the connection is cut. What was missed meanwhile is told by an empty
/// change, upon which listeners look for themselves.
async fn listen_forever(config: tokio_postgres::Config, changes: broadcast::Sender<Changed>) {
    loop {
        if let Err(error) = listen(&config, &changes).await {
            tracing::warn!(%error, "the connection that listens for changes was cut");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        // Nobody listening is no error.
        let _ = changes.send(Changed { table: String::new(), length: 0 });
    }
}

async fn listen(
    config: &tokio_postgres::Config,
    changes: &broadcast::Sender<Changed>,
) -> std::result::Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (sender, mut messages) = tokio::sync::mpsc::unbounded_channel();
    let pump = tokio::spawn(async move {
        while let Some(message) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
            if sender.send(message).is_err() {
                return;
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    while let Some(message) = messages.recv().await {
        if let AsyncMessage::Notification(note) = message?
            && let Some((table, length)) = note.payload().split_once(' ')
        {
            let length = length.parse().unwrap_or(0);
            // Nobody listening is no error.
            let _ = changes.send(Changed { table: table.to_owned(), length });
        }
    }
    pump.abort();
    Ok(())
}

#[async_trait]
impl Backend for Postgres {
    async fn query(&self, sql: &'static str, params: Vec<Value>) -> Result<Vec<Row>> {
        let client = self.pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let statement = client.prepare_cached(sql).await.map_err(|e| failed(&e))?;
        let rows = client.query(&statement, &borrowed(&params)).await.map_err(|e| failed(&e))?;
        rows.iter().map(|row| owned(row).map(|values| Row(values.into_iter()))).collect()
    }

    async fn write(&self, batch: Batch) -> Result<()> {
        let mut client = self.pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let transaction = client.transaction().await.map_err(|e| failed(&e))?;
        if let Some(table) = &batch.writer_of {
            let elect = transaction.prepare_cached("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").await;
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
            let tell = transaction.prepare_cached("SELECT pg_notify($1, $2)").await.map_err(|e| failed(&e))?;
            let payload = format!("{table} {length}");
            transaction.query(&tell, &[&CHANNEL, &payload]).await.map_err(|e| failed(&e))?;
        }
        transaction.commit().await.map_err(|e| failed(&e))
    }

    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        let mut client = self.pool.get().await.map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let transaction = client.transaction().await.map_err(|e| failed(&e))?;
        // Several processes may start at once: one migrates, the others find it done.
        transaction.batch_execute("SELECT pg_advisory_xact_lock(7264)").await.map_err(|e| failed(&e))?;
        if version > 0 {
            let done = transaction
                .query("SELECT 1 FROM schema_version WHERE version = $1", &[&version])
                .await
                .map_err(|e| failed(&e))?;
            if !done.is_empty() {
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

fn borrowed(params: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    params.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn owned(row: &tokio_postgres::Row) -> Result<Vec<Value>> {
    let column = |(i, column): (usize, &tokio_postgres::Column)| match *column.type_() {
        Type::INT8 => row.try_get::<_, Option<i64>>(i).map(Value::from),
        Type::INT4 => row.try_get::<_, Option<i32>>(i).map(|n| Value::from(n.map(i64::from))),
        Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(i).map(Value::from),
        _ => row.try_get::<_, Option<String>>(i).map(Value::from),
    };
    row.columns().iter().enumerate().map(column).collect::<std::result::Result<_, _>>().map_err(|e| failed(&e))
}

impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> std::result::Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(n) => n.to_sql(ty, out),
            Value::Text(text) => text.to_sql(ty, out),
            Value::Bytes(bytes) => bytes.to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::TEXT | Type::VARCHAR | Type::BYTEA)
    }

    to_sql_checked!();
}

fn failed(error: &tokio_postgres::Error) -> StoreError {
    match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION || *code == SqlState::T_R_SERIALIZATION_FAILURE => {
            StoreError::Conflict
        }
        _ => StoreError::Unavailable(error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string)),
    }
}
