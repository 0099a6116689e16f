//! The thread that writes: it commits what has queued up meanwhile as one group.

use super::file::StoreFile;
use super::{failed, run};
use crate::backend::{Batch, Expect, Statement};
use crate::{Changed, Result, StoreError};
use rusqlite::{Connection, params_from_iter};
use std::thread;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// Batches that are committed together at most.
pub const GROUP: usize = 512;
/// How long a group gathers if there were several in the one before: where so much comes, fewer and larger commits leave the
/// processor to others. Longer than this, everybody waits while a processor has nothing to do. A single answer is committed at
/// once.
const GATHER: Duration = Duration::from_micros(300);

/// A batch, and who waits for it.
pub type Job = (Batch, oneshot::Sender<Result<()>>);

/// Takes what has queued up, commits it as one transaction, then answers everybody.
pub fn write_forever(
    connection: &Connection,
    file: &StoreFile,
    mut jobs: mpsc::Receiver<Job>,
    tell: &broadcast::Sender<Changed>,
) {
    let (mut group, mut before) = (Vec::new(), 0);
    while let Some(job) = jobs.blocking_recv() {
        group.push(job);
        if before > 1 {
            thread::sleep(GATHER);
        }
        while group.len() < GROUP
            && let Ok(job) = jobs.try_recv()
        {
            group.push(job);
        }
        before = group.len();
        let batches = group.iter().map(|(batch, _)| batch);
        let verdicts = if file.is_there() { commit(connection, batches) } else { lost(batches) };
        for ((batch, reply), verdict) in group.drain(..).zip(verdicts) {
            if verdict.is_ok() {
                for changed in batch.changed {
                    // Nobody listening is no error.
                    let _ = tell.send(changed);
                }
            }
            // The asker may be gone; what was done is done.
            let _ = reply.send(verdict);
        }
    }
}

/// Nothing is written to a file that is not there any more: it would look as if it were kept.
fn lost<'a>(group: impl Iterator<Item = &'a Batch>) -> Vec<Result<()>> {
    group.map(|_| Err(StoreError::Unavailable("the file was deleted or replaced".to_owned()))).collect()
}

/// Commits a group; a batch that does not hold is rolled back alone. If the group itself is lost, nothing of it has
/// happened.
fn commit<'a>(connection: &Connection, group: impl Iterator<Item = &'a Batch> + Clone) -> Vec<Result<()>> {
    commit_all(connection, group.clone()).unwrap_or_else(|lost| {
        if !connection.is_autocommit() {
            // Can only fail if there is nothing to roll back.
            let _ = run(connection, "ROLLBACK");
        }
        group.map(|_| Err(StoreError::Unavailable(lost.to_string()))).collect()
    })
}

/// Savepoints cost a copy of every page they change, so a group is first tried without: it comes through unless a
/// batch fails halfway, which is rare.
fn commit_all<'a>(
    connection: &Connection,
    group: impl Iterator<Item = &'a Batch> + Clone,
) -> Result<Vec<Result<()>>> {
    run(connection, "BEGIN IMMEDIATE")?;
    let verdicts = match together(connection, group.clone())? {
        Some(verdicts) => verdicts,
        None => {
            run(connection, "ROLLBACK")?;
            run(connection, "BEGIN IMMEDIATE")?;
            group.map(|batch| alone(connection, batch)).collect::<Result<_>>()?
        }
    };
    run(connection, "COMMIT")?;
    Ok(verdicts)
}

/// Does all batches; nothing comes of it if one of them fails halfway and leaves something to undo. Who asks for what is
/// taken mostly fails at his first statement.
fn together<'a>(
    connection: &Connection,
    group: impl Iterator<Item = &'a Batch>,
) -> Result<Option<Vec<Result<()>>>> {
    let mut verdicts = Vec::new();
    for batch in group {
        match execute(connection, batch) {
            Ok(()) => verdicts.push(Ok(())),
            Err(failure) => {
                still_there(connection, &failure.why)?;
                match failure.left {
                    Left::Nothing => verdicts.push(Err(failure.why)),
                    Left::Something => return Ok(None),
                }
            }
        }
    }
    Ok(Some(verdicts))
}

/// Does a batch or nothing of it.
fn alone(connection: &Connection, batch: &Batch) -> Result<Result<()>> {
    run(connection, "SAVEPOINT batch")?;
    let verdict = execute(connection, batch).map_err(|failure| failure.why);
    if let Err(why) = &verdict {
        still_there(connection, why)?;
        run(connection, "ROLLBACK TO batch")?;
    }
    run(connection, "RELEASE batch")?;
    Ok(verdict)
}

/// Fails if the group is lost: a full or broken disk lets SQLite roll back everything.
fn still_there(connection: &Connection, why: &StoreError) -> Result<()> {
    if connection.is_autocommit() {
        return Err(StoreError::Unavailable(format!("everything was rolled back: {why}")));
    }
    Ok(())
}

/// A batch that did not come through.
struct Failure {
    why: StoreError,
    left: Left,
}

/// What a batch that failed has left behind.
enum Left {
    /// No row was touched; a statement that fails undoes itself.
    Nothing,
    /// There is something to undo.
    Something,
}

fn execute(connection: &Connection, batch: &Batch) -> std::result::Result<(), Failure> {
    let mut left = Left::Nothing;
    for statement in &batch.statements {
        match touch(connection, statement) {
            Err(why) => return Err(Failure { why, left }),
            Ok(touched) => {
                if touched > 0 {
                    left = Left::Something;
                }
                if statement.expect == Expect::One && touched != 1 {
                    return Err(Failure { why: StoreError::Conflict, left });
                }
            }
        }
    }
    Ok(())
}

/// Does a statement or nothing of it; how many rows it touched.
fn touch(connection: &Connection, statement: &Statement) -> Result<usize> {
    let mut prepared = connection.prepare_cached(statement.sql).map_err(|e| failed(&e))?;
    prepared.execute(params_from_iter(&statement.params)).map_err(|e| failed(&e))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> (Connection, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let connection = super::super::connect(folder.path().join("t.db").to_str().unwrap()).unwrap();
        connection.execute_batch("CREATE TABLE t (n BIGINT PRIMARY KEY)").unwrap();
        (connection, folder)
    }

    fn batch(numbers: &[i64]) -> Batch {
        let insert = "INSERT INTO t (n) VALUES ($1)";
        numbers.iter().fold(Batch::default(), |batch, n| batch.must(insert, vec![(*n).into()]))
    }

    fn numbers(connection: &Connection) -> Vec<i64> {
        let mut all = connection.prepare("SELECT n FROM t ORDER BY n").unwrap();
        all.query_map([], |row| row.get(0)).unwrap().map(std::result::Result::unwrap).collect()
    }

    #[test]
    fn a_commit_is_on_the_disk() {
        let (connection, _folder) = file();
        let ask =
            |pragma| connection.query_row(pragma, [], |row| row.get::<_, rusqlite::types::Value>(0)).unwrap();
        assert_eq!(ask("PRAGMA synchronous"), 2.into(), "FULL");
        assert_eq!(ask("PRAGMA journal_mode"), "wal".to_owned().into());
    }

    #[test]
    fn in_a_group_each_batch_stands_alone() {
        let (connection, _folder) = file();
        let group = [batch(&[1, 2]), batch(&[3, 1]), batch(&[]), batch(&[3])];
        let verdicts = commit(&connection, group.iter());
        assert!(matches!(verdicts[..], [Ok(()), Err(StoreError::Conflict), Ok(()), Ok(())]), "{verdicts:?}");
        assert_eq!(numbers(&connection), [1, 2, 3]);
    }

    #[test]
    fn what_touches_too_much_is_undone() {
        let (connection, _folder) = file();
        let all = Batch::default().must("UPDATE t SET n = n + 10", Vec::new());
        let verdicts = commit(&connection, [batch(&[1]), batch(&[2]), all, batch(&[3])].iter());
        assert!(matches!(verdicts[..], [Ok(()), Ok(()), Err(StoreError::Conflict), Ok(())]), "{verdicts:?}");
        assert_eq!(numbers(&connection), [1, 2, 3]);
    }

    #[test]
    fn who_fails_at_once_does_not_undo_the_others() {
        let (connection, _folder) = file();
        let none = Batch::default().must("UPDATE t SET n = 0 WHERE n = 99", Vec::new());
        let verdicts = commit(&connection, [batch(&[1]), none, batch(&[1]), batch(&[2])].iter());
        let [Ok(()), Err(StoreError::Conflict), Err(StoreError::Conflict), Ok(())] = verdicts[..] else {
            panic!("{verdicts:?}")
        };
        assert_eq!(numbers(&connection), [1, 2]);
    }

    #[test]
    fn a_group_that_is_lost_has_not_happened() {
        let (connection, _folder) = file();
        // Like a full disk, this undoes the whole transaction and not only the statement.
        let full = "CREATE TRIGGER full BEFORE INSERT ON t WHEN NEW.n = 13 BEGIN SELECT RAISE(ROLLBACK, 'full'); END";
        connection.execute_batch(full).unwrap();
        let verdicts = commit(&connection, [batch(&[1]), batch(&[2, 13]), batch(&[3])].iter());
        assert_eq!(verdicts.len(), 3);
        assert!(verdicts.iter().all(|v| matches!(v, Err(StoreError::Unavailable(_)))), "{verdicts:?}");
        assert!(numbers(&connection).is_empty(), "none of them");
        assert!(
            commit(&connection, [batch(&[1])].iter()).iter().all(Result::is_ok),
            "the next group goes well"
        );
    }
}
