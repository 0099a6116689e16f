//! The log of a table: entries with all that changes with them, and snapshots.

use crate::backend::{Batch, Question, Row, Value};
use crate::{Changed, Result, SeatRow, SnapshotRow, Status, Store, StoreError, TableId, Why};
use std::num::NonZeroU32;
use table::{Seat, SeatSet};

/// Entries to append, with all that changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    /// At which table.
    pub table: TableId,
    /// The number of the first entry: it must be the next one.
    pub n: u32,
    /// The lines of the log, at least one.
    pub lines: Vec<String>,
    /// The key of the request that brought them; it is kept with the first.
    pub key: Option<String>,
    /// Who is waited for now.
    pub waiting: SeatSet,
    /// Which seats have to answer until when; these are all the deadlines of the table then. A table without clocks has
    /// none, and writes nothing about them.
    pub clocks: Option<Vec<(u8, i64)>>,
    /// Whom to notify that it is his turn; what was to be told before is not any more. A table without clocks notifies
    /// nobody.
    pub notify: SeatSet,
    /// Whom to notify that somebody's act speaks to him.
    pub called: SeatSet,
    /// To whom an act speaks still: what was to be told him stays.
    pub still_called: SeatSet,
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
    /// Which game.
    pub game: String,
    /// The hash of the content.
    pub content: String,
    /// The content itself, to be kept; none if it is known to be kept.
    pub pack: Option<String>,
    /// The seats as they were when the game was set up: if one has changed since, it does not begin.
    pub seats: Vec<SeatRow>,
    /// The entry of the start.
    pub first: Append,
}

const LINES: &str = "SELECT line FROM entries WHERE tab = $1 AND n >= $2 ORDER BY n";

impl Store {
    /// Begins the game: the header, the content and the first entry, once.
    ///
    /// # Errors
    /// A conflict if it has begun, or somebody came or left meanwhile.
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
        let mut batch = Batch::default().as_writer_of(id).must(sql, params);
        if let Some(pack) = &begin.pack {
            batch = crate::contents::keep(batch, &begin.game, &begin.content, pack);
        }
        for seat in &begin.seats {
            // Touches the row, so that whoever changes it waits for us, or we for him.
            let sql = "UPDATE seats SET contribution = $1 WHERE tab = $2 AND seat = $3 AND kind = $4 \
                       AND contribution = $1 AND person IS NOT DISTINCT FROM $5";
            let params = vec![
                seat.contribution.as_str().into(),
                id.as_str().into(),
                i64::from(seat.seat).into(),
                seat.kind.word().into(),
                seat.person.into(),
            ];
            batch = batch.must(sql, params);
        }
        self.backend.write(append(batch, &begin.first)?).await
    }

    /// Appends entries: log, request, waiting seats, deadlines and outbox in one transaction.
    ///
    /// # Errors
    /// A conflict if there is none, the first is not the next one, the game has not begun, or the request was answered
    /// before.
    pub async fn append(&self, entry: &Append) -> Result<()> {
        self.backend.write(append(Batch::default(), entry)?).await
    }

    /// The lines of the log from an entry on.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn lines(&self, table: &str, from: u32) -> Result<Vec<String>> {
        let mut rows = self.backend.query(LINES, vec![table.into(), from.into()]).await?;
        rows.iter_mut().map(Row::text).collect()
    }

    /// The entry that a request brought, if it was answered before.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn answered(&self, table: &str, key: &str) -> Result<Option<u32>> {
        let sql = "SELECT n FROM entries WHERE tab = $1 AND key = $2";
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

    /// All lines of the log, and the state kept last.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn game(&self, table: &str) -> Result<(Vec<String>, Option<SnapshotRow>)> {
        let lines = Question { sql: LINES, params: vec![table.into(), 0_u32.into()] };
        let snapshot = Question::of_table("SELECT n, words, state FROM snapshots WHERE tab = $1", table);
        let [mut lines, mut snapshots] = self.ask([lines, snapshot]).await?;
        let read =
            |row: &mut Row| Ok(SnapshotRow { n: row.count()?, words: row.int()?, state: row.bytes()? });
        let snapshot = snapshots.first_mut().map(read).transpose()?;
        Ok((lines.iter_mut().map(Row::text).collect::<Result<_>>()?, snapshot))
    }
}

/// All that entries change. The row of the table comes first: it says whether they are the next ones, and who has
/// changed it holds it until his transaction ends. A game that has no header has not begun, and takes no entries.
fn append(batch: Batch, entry: &Append) -> Result<Batch> {
    // Nothing is never the next entry.
    let added = NonZeroU32::new(entry.lines.len() as u32).ok_or(StoreError::Conflict)?;
    let id = || Value::from(entry.table.as_str());
    let length = entry.n + added.get();
    let mut batch = batch.must(
        "UPDATE tables SET length = $1, waiting = $2, status = $3, changed = $4 WHERE id = $5 AND length = $6 \
         AND header IS NOT NULL AND status <> 'closed'",
        vec![
            length.into(),
            i64::from(entry.waiting.bits()).into(),
            entry.status.word().into(),
            entry.now.into(),
            id(),
            entry.n.into(),
        ],
    );
    let keys = std::iter::once(entry.key.as_deref()).chain(std::iter::repeat(None));
    for ((n, line), key) in (entry.n..).zip(&entry.lines).zip(keys) {
        batch = batch.must(
            "INSERT INTO entries (tab, n, line, key, at) VALUES ($1, $2, $3, $4, $5)",
            vec![id(), n.into(), line.as_str().into(), key.into(), entry.now.into()],
        );
    }
    batch = match entry.status {
        Status::Lobby | Status::Running => batch,
        Status::Over | Status::Closed => {
            batch.must("UPDATE tables SET ended = $1 WHERE id = $2", vec![entry.now.into(), id()])
        }
    };
    if let Some(clocks) = &entry.clocks {
        batch = set_clocks(batch, entry, clocks);
    }
    Ok(batch.tells(Changed::entries(&entry.table, length)))
}

/// The clocks of the table, and whom to tell that they run. A notice about a decision that is past is worth nothing;
/// that of a seat which is still waited for or still called stays.
fn set_clocks(batch: Batch, entry: &Append, clocks: &[(u8, i64)]) -> Batch {
    let id = || Value::from(entry.table.as_str());
    let running: SeatSet = clocks.iter().map(|(seat, _)| Seat(*seat)).collect();
    let told = entry.notify.union(entry.called);
    let kept = i64::from(running.union(entry.still_called).without(told).bits());
    let mut batch = batch.run("DELETE FROM deadlines WHERE tab = $1", vec![id()]).run(
        "DELETE FROM outbox WHERE tab = $1 AND (CAST($2 AS BIGINT) >> CAST(seat AS INTEGER)) & 1 = 0",
        vec![id(), kept.into()],
    );
    for (seat, due) in clocks {
        batch = batch.must(
            "INSERT INTO deadlines (tab, seat, due) VALUES ($1, $2, $3)",
            vec![id(), i64::from(*seat).into(), (*due).into()],
        );
    }
    for seat in told.iter() {
        let why = if entry.notify.has(seat) { Why::Turn } else { Why::Call };
        batch = batch.must(
            "INSERT INTO outbox (tab, n, seat, at, not_before, tries, why) VALUES ($1, $2, $3, $4, $5, 0, $6)",
            vec![
                id(),
                entry.n.into(),
                i64::from(seat.0).into(),
                entry.now.into(),
                entry.now.into(),
                why.word().into(),
            ],
        );
    }
    batch
}
