//! SQLite in one file: one thread writes, and commits what has queued up meanwhile as one group; readers have
//! connections of their own (WAL).

use crate::backend::{Backend, Batch, Expect, Row, Value};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, params_from_iter};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// Writes that are committed together at most.
const GROUP: usize = 512;
/// Connections that read.
const READERS: usize = 4;
/// Changes that a slow listener may fall behind.
const BACKLOG: usize = 4096;

type Job = (Batch, oneshot::Sender<Result<()>>);

/// An SQLite file.
pub struct Sqlite {
    writer: mpsc::Sender<Job>,
    admin: Arc<Mutex<Connection>>,
    readers: Vec<Arc<Mutex<Connection>>>,
    next: std::sync::atomic::AtomicUsize,
    changes: broadcast::Sender<Changed>,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &str) -> Result<Sqlite> {
        if let Some(folder) = Path::new(path).parent().filter(|f| !f.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|e| StoreError::Unavailable(format!("{}: {e}", folder.display())))?;
        }
        let (changes, _) = broadcast::channel(BACKLOG);
        let (writer, jobs) = mpsc::channel(GROUP * 4);
        let connection = connect(path)?;
        let tell = changes.clone();
        thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || write_forever(&connection, jobs, &tell))
            .map_err(|e| StoreError::Unavailable(e.to_string()))?;
        let readers = (0..READERS).map(|_| connect(path).map(|c| Arc::new(Mutex::new(c)))).collect::<Result<_>>()?;
        let admin = Arc::new(Mutex::new(connect(path)?));
        Ok(Sqlite { writer, admin, readers, next: Default::default(), changes })
    }
}

fn connect(path: &str) -> Result<Connection> {
    let connection = Connection::open(path).map_err(|e| failed(&e))?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(|e| failed(&e))?;
    // FULL: a commit is on the disk when it returns.
    connection.pragma_update(None, "journal_mode", "WAL").map_err(|e| failed(&e))?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(|e| failed(&e))?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// The writer: takes what has queued up, commits it as one transaction, then answers everybody.
fn write_forever(connection: &Connection, mut jobs: mpsc::Receiver<Job>, tell: &broadcast::Sender<Changed>) {
    let mut group = Vec::new();
    while let Some(job) = jobs.blocking_recv() {
        group.push(job);
        while group.len() < GROUP
            && let Ok(job) = jobs.try_recv()
        {
            group.push(job);
        }
        let verdicts = commit(connection, &group);
        for ((batch, reply), verdict) in group.drain(..).zip(verdicts) {
            if let (Ok(()), Some(changed)) = (&verdict, batch.changed) {
                // Nobody listening is no error.
                let _ = tell.send(changed);
            }
            // The asker may be gone; what was done is done.
            let _ = reply.send(verdict);
        }
    }
}

/// Commits a group; a batch that does not hold is rolled back alone.
fn commit(connection: &Connection, group: &[Job]) -> Vec<Result<()>> {
    let all_failed = |e: &rusqlite::Error| group.iter().map(|_| Err(failed(e))).collect();
    if let Err(e) = connection.execute_batch("BEGIN IMMEDIATE") {
        return all_failed(&e);
    }
    let verdicts: Vec<Result<()>> = group.iter().map(|(batch, _)| attempt(connection, batch)).collect();
    match connection.execute_batch("COMMIT") {
        Ok(()) => verdicts,
        Err(e) => {
            // Nothing of the group has happened; the rollback itself can only fail if there is nothing to roll back.
            let _ = connection.execute_batch("ROLLBACK");
            all_failed(&e)
        }
    }
}

fn attempt(connection: &Connection, batch: &Batch) -> Result<()> {
    connection.execute_batch("SAVEPOINT batch").map_err(|e| failed(&e))?;
    let verdict = batch.statements.iter().try_for_each(|statement| {
        let mut prepared = connection.prepare_cached(statement.sql).map_err(|e| failed(&e))?;
        let touched = prepared.execute(params_from_iter(&statement.params)).map_err(|e| failed(&e))?;
        match statement.expect {
            Expect::One if touched != 1 => Err(StoreError::Conflict),
            Expect::One | Expect::Any => Ok(()),
        }
    });
    let end = if verdict.is_ok() { "RELEASE batch" } else { "ROLLBACK TO batch; RELEASE batch" };
    connection.execute_batch(end).map_err(|e| failed(&e))?;
    verdict
}

#[async_trait]
impl Backend for Sqlite {
    async fn query(&self, sql: &'static str, params: Vec<Value>) -> Result<Vec<Row>> {
        let turn = self.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed) % self.readers.len();
        let reader = Arc::clone(&self.readers[turn]);
        blocking(move || {
            let connection = reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let mut statement = connection.prepare_cached(sql).map_err(|e| failed(&e))?;
            let columns = statement.column_count();
            let rows = statement.query_map(params_from_iter(&params), |row| {
                (0..columns).map(|i| row.get_ref(i).map(owned)).collect::<rusqlite::Result<Vec<Value>>>()
            });
            let rows = rows.map_err(|e| failed(&e))?;
            rows.map(|row| row.map(|values| Row(values.into_iter())).map_err(|e| failed(&e))).collect()
        })
        .await
    }

    async fn write(&self, batch: Batch) -> Result<()> {
        let (reply, verdict) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.writer.send((batch, reply)).await.map_err(|_| gone())?;
        verdict.await.map_err(|_| gone())?
    }

    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        let admin = Arc::clone(&self.admin);
        let note = if version > 0 {
            format!("; INSERT INTO schema_version (version) VALUES ({version})")
        } else {
            String::new()
        };
        let sql = format!("BEGIN IMMEDIATE; {sql}{note}; COMMIT");
        blocking(move || {
            let connection = admin.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            connection.execute_batch(&sql).map_err(|e| failed(&e))
        })
        .await
    }

    fn bytes_type(&self) -> &'static str {
        "BLOB"
    }

    fn changes(&self) -> broadcast::Receiver<Changed> {
        self.changes.subscribe()
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|e| StoreError::Unavailable(e.to_string()))?
}

fn owned(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(n) => Value::Int(n),
        ValueRef::Real(x) => Value::Int(x as i64),
        ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(n) => ValueRef::Integer(*n),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn failed(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => StoreError::Unavailable(error.to_string()),
    }
}
