//! The log of a table: entries with all that changes with them, requests, deadlines, snapshots.

use crate::backend::{Batch, Row, Value};
use crate::{Changed, Deadline, Result, SnapshotRow, Status, Store, TableId};
use table::SeatSet;

/// An entry to append, with all that changes with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// At which table.
    pub table: TableId,
    /// The number of the entry: it must be the next one.
    pub n: u32,
    /// The line of the log.
    pub line: String,
    /// The key of the request that brought it.
    pub key: Option<String>,
    /// Who is waited for now.
    pub waiting: SeatSet,
    /// Until when they have to answer.
    pub due: Option<i64>,
    /// How far the table is now.
    pub status: Status,
    /// When, in milliseconds.
    pub now: i64,
}

/// The start of a game.
#[derive(Clone, Debug)]
pub struct Begin {
    /// The first line of the log.
    pub header: String,
    /// The version of the rules.
    pub rules: String,
    /// The hash of the content.
    pub content: String,
    /// The entry of the start.
    pub first: Append,
}

impl Store {
    /// Begins the game: the header and the first entry, once.
    ///
    /// # Errors
    /// A conflict if it has begun.
    pub async fn begin(&self, begin: &Begin) -> Result<()> {
        let sql =
            "UPDATE tables SET header = $1, rules = $2, content = $3 WHERE id = $4 AND status = 'lobby'";
        let id = &begin.first.table;
        let params = vec![
            begin.header.as_str().into(),
            begin.rules.as_str().into(),
            begin.content.as_str().into(),
            id.as_str().into(),
        ];
        self.backend.write(append(Batch::default().as_writer_of(id).must(sql, params), &begin.first)).await
    }

    /// Appends an entry: log, request, waiting seats, deadlines and outbox in one transaction.
    ///
    /// # Errors
    /// A conflict if the entry is not the next one, the game has not begun, or the request was answered before.
    pub async fn append(&self, entry: &Append) -> Result<()> {
        self.backend.write(append(Batch::default().as_writer_of(&entry.table), entry)).await
    }

    /// The lines of the log from an entry on.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn lines(&self, table: &str, from: u32) -> Result<Vec<String>> {
        let sql = "SELECT line FROM entries WHERE tab = $1 AND n >= $2 ORDER BY n";
        let mut rows = self.backend.query(sql, vec![table.into(), from.into()]).await?;
        rows.iter_mut().map(Row::text).collect()
    }

    /// The entry that a request brought, if it was answered before.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn answered(&self, table: &str, key: &str) -> Result<Option<u32>> {
        let sql = "SELECT n FROM requests WHERE tab = $1 AND key = $2";
        let mut rows = self.backend.query(sql, vec![table.into(), key.into()]).await?;
        rows.first_mut().map(Row::count).transpose()
    }

    /// Keeps a state, so that loading need not replay everything.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn put_snapshot(&self, table: &str, snapshot: SnapshotRow) -> Result<()> {
        let sql = "INSERT INTO snapshots (tab, n, words, state) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (tab) DO UPDATE SET n = excluded.n, words = excluded.words, state = excluded.state";
        let params = vec![table.into(), snapshot.n.into(), snapshot.words.into(), snapshot.state.into()];
        self.backend.write(Batch::default().must(sql, params)).await
    }

    /// The state kept last.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn snapshot(&self, table: &str) -> Result<Option<SnapshotRow>> {
        let sql = "SELECT n, words, state FROM snapshots WHERE tab = $1";
        let mut rows = self.backend.query(sql, vec![table.into()]).await?;
        let read =
            |row: &mut Row| Ok(SnapshotRow { n: row.count()?, words: row.int()?, state: row.bytes()? });
        rows.first_mut().map(read).transpose()
    }

    /// Deadlines that have passed.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn overdue(&self, now: i64) -> Result<Vec<Deadline>> {
        let sql = "SELECT tab, seat, due FROM deadlines WHERE due <= $1 ORDER BY due LIMIT 256";
        let mut rows = self.backend.query(sql, vec![now.into()]).await?;
        rows.iter_mut().map(deadline).collect()
    }

    /// The deadlines of a table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn deadlines(&self, table: &str) -> Result<Vec<Deadline>> {
        let sql = "SELECT tab, seat, due FROM deadlines WHERE tab = $1 ORDER BY seat";
        let mut rows = self.backend.query(sql, vec![table.into()]).await?;
        rows.iter_mut().map(deadline).collect()
    }
}

fn deadline(row: &mut Row) -> Result<Deadline> {
    Ok(Deadline { table: row.text()?, seat: row.int()? as u8, due: row.int()? })
}

/// All that an entry changes. A game that has no header has not begun, and takes no entries.
fn append(batch: Batch, entry: &Append) -> Batch {
    let id = || Value::from(entry.table.as_str());
    let n = || Value::from(entry.n);
    let mut batch = batch
        .must(
            "INSERT INTO entries (tab, n, line, at) VALUES ($1, $2, $3, $4)",
            vec![id(), n(), entry.line.as_str().into(), entry.now.into()],
        )
        .must(
            "UPDATE tables SET length = $1, waiting = $2, status = $3, changed = $4 WHERE id = $5 AND length = $6 \
             AND header IS NOT NULL",
            vec![
                (entry.n + 1).into(),
                i64::from(entry.waiting.bits()).into(),
                entry.status.word().into(),
                entry.now.into(),
                id(),
                n(),
            ],
        )
        .run("DELETE FROM deadlines WHERE tab = $1", vec![id()])
        .run("DELETE FROM asks WHERE tab = $1", vec![id()]);
    if let Some(key) = &entry.key {
        batch = batch.must(
            "INSERT INTO requests (tab, key, n, at) VALUES ($1, $2, $3, $4)",
            vec![id(), key.as_str().into(), n(), entry.now.into()],
        );
    }
    for seat in entry.waiting.iter() {
        let seat = i64::from(seat.0);
        if let Some(due) = entry.due {
            batch = batch.must(
                "INSERT INTO deadlines (tab, seat, due) VALUES ($1, $2, $3)",
                vec![id(), seat.into(), due.into()],
            );
        }
        batch = batch.must(
            "INSERT INTO outbox (tab, n, seat, at) VALUES ($1, $2, $3, $4)",
            vec![id(), n(), seat.into(), entry.now.into()],
        );
    }
    batch.tells(Changed { table: entry.table.clone(), length: entry.n + 1 })
}
