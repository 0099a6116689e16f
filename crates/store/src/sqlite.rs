//! SQLite in one file: one thread writes, and commits what has queued up meanwhile as one group; those that read have
//! connections of their own (WAL).

mod file;
mod reader;
mod value;
mod writer;

use crate::backend::{Backend, Batch, Question, Row};
use crate::{Changed, Result, StoreError};
use async_trait::async_trait;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, ToSql, TransactionBehavior};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, mpsc, oneshot};

/// Threads that read, each with a connection.
const READERS: usize = 4;
/// What may wait for one of them.
const QUESTIONS: usize = 1024;
/// Changes that a slow listener may fall behind.
const BACKLOG: usize = 4096;
/// How long to wait for another process that holds the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// An SQLite file.
pub struct Sqlite {
    path: String,
    writer: mpsc::Sender<writer::Job>,
    readers: Vec<mpsc::Sender<reader::Job>>,
    next: AtomicUsize,
    changes: broadcast::Sender<Changed>,
}

/// Makes an empty file that nobody else may read.
pub(crate) fn make_private(path: &str) -> std::io::Result<()> {
    file::made(path).map(|_| ())
}

/// What to do if there is no file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum IfMissing {
    /// Make it.
    Make,
    /// Say so.
    Refuse,
}

impl Sqlite {
    /// Opens the file.
    pub fn open(path: &str, if_missing: IfMissing) -> Result<Sqlite> {
        let file = match if_missing {
            IfMissing::Make => file::made(path),
            IfMissing::Refuse => file::found(path),
        };
        let file = file.map_err(|e| StoreError::Unavailable(format!("{path}: {e}")))?;
        let (changes, _) = broadcast::channel(BACKLOG);
        let (writer, jobs) = mpsc::channel(writer::GROUP * 4);
        let connection = connect(path)?;
        prepare_to_write(&connection)?;
        let tell = changes.clone();
        start("sqlite-writer", move || writer::write_forever(&connection, &file, jobs, &tell))?;
        let readers = (0..READERS).map(|_| start_reader(path)).collect::<Result<_>>()?;
        Ok(Sqlite { path: path.to_owned(), writer, readers, next: AtomicUsize::new(0), changes })
    }
}

fn start_reader(path: &str) -> Result<mpsc::Sender<reader::Job>> {
    let (questions, jobs) = mpsc::channel(QUESTIONS);
    let connection = connect(path)?;
    start("sqlite-reader", move || reader::read_forever(&connection, jobs))?;
    Ok(questions)
}

fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<()> {
    let started = thread::Builder::new().name(name.to_owned()).spawn(work);
    started.map(|_| ()).map_err(|e| StoreError::Unavailable(e.to_string()))
}

fn connect(path: &str) -> Result<Connection> {
    let connection = Connection::open(path).map_err(|e| failed(&e))?;
    connection.busy_timeout(PATIENCE).map_err(|e| failed(&e))?;
    into_wal(&connection)?;
    // FULL: a commit is on the disk when it returns.
    connection.pragma_update(None, "synchronous", "FULL").map_err(|e| failed(&e))?;
    connection.set_prepared_statement_cache_capacity(128);
    // Plans do not depend on what is asked for: else SQLite plans most questions anew each time, which takes longer than to
    // answer them.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(|e| failed(&e))?;
    Ok(connection)
}

/// Keeps a group in memory until its commit, also what savepoints set aside: otherwise pages are written several times.
/// Moves the log into the file once it has many pages, so that not every large group does.
fn prepare_to_write(connection: &Connection) -> Result<()> {
    let set =
        |pragma, value: &dyn ToSql| connection.pragma_update(None, pragma, value).map_err(|e| failed(&e));
    set("secure_delete", &"ON")?;
    set("cache_size", &-65_536)?;
    set("temp_store", &"MEMORY")?;
    set("wal_autocheckpoint", &4096)
}

/// Goes over to the write-ahead log. SQLite does not wait for others who do so at this very moment, so we do.
fn into_wal(connection: &Connection) -> Result<()> {
    let start = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(e)
                if e.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && start.elapsed() < PATIENCE =>
            {
                thread::sleep(Duration::from_millis(5));
            }
            done => return done.map_err(|e| failed(&e)),
        }
    }
}

#[async_trait]
impl Backend for Sqlite {
    async fn ask(&self, questions: Vec<Question>) -> Result<Vec<Vec<Row>>> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % self.readers.len();
        hand(&self.readers[turn], questions).await
    }

    async fn write(&self, batch: Batch) -> Result<()> {
        hand(&self.writer, batch).await
    }

    async fn migrate(&self, version: i64, sql: &str) -> Result<()> {
        let (path, sql) = (self.path.clone(), sql.to_owned());
        blocking(move || apply(&mut connect(&path)?, version, &sql).map_err(|e| failed(&e))).await
    }

    /// What is deleted is overwritten in the file (`secure_delete`), but not in the log before it: that is emptied.
    async fn scrub(&self) -> Result<()> {
        let path = self.path.clone();
        blocking(move || {
            let connection = connect(&path)?;
            let emptied =
                connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
            match emptied {
                Ok(0) => {}
                // Readers that do not end: the log is emptied when they have.
                Ok(_) => tracing::warn!("the log of the database could not be emptied yet"),
                Err(error) => return Err(failed(&error)),
            }
            Ok(())
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

/// Hands work to a thread. Whoever waits does so here: a disk that hangs holds no thread but that one.
async fn hand<W, T>(thread: &mpsc::Sender<(W, oneshot::Sender<Result<T>>)>, work: W) -> Result<T> {
    let (reply, done) = oneshot::channel();
    let gone = || StoreError::Unavailable("a thread of the store has stopped".to_owned());
    thread.send((work, reply)).await.map_err(|_| gone())?;
    done.await.map_err(|_| gone())?
}

/// Several processes may start at once: the first to begin a transaction migrates, the others find it done.
fn apply(connection: &mut Connection, version: i64, sql: &str) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if version == 0 {
        transaction.execute_batch(sql)?;
    } else {
        let noted = "SELECT EXISTS (SELECT 1 FROM schema_version WHERE version = ?1)";
        if !transaction.query_row(noted, [version], |row| row.get(0))? {
            transaction.execute_batch(sql)?;
            transaction.execute("INSERT INTO schema_version (version) VALUES (?1)", [version])?;
        }
    }
    transaction.commit()
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        // Only a program that ends cancels what has not begun: nobody is there any more to be told.
        Err(error) if error.is_cancelled() => std::future::pending().await,
        Err(error) => Err(StoreError::Unavailable(error.to_string())),
    }
}

fn run(connection: &Connection, sql: &'static str) -> Result<()> {
    let done = connection.prepare_cached(sql).and_then(|mut prepared| prepared.execute([]));
    done.map(|_| ()).map_err(|e| failed(&e))
}

pub(crate) fn failed(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => StoreError::Unavailable(error.to_string()),
    }
}
