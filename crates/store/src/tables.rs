//! Tables in play: seats, log, snapshots, idempotent requests, deadlines.

use crate::backend::{Batch, Row, Value};
use crate::{
    Absent, Changed, Deadline, NewTable, Pace, PersonId, Result, SeatKind, SeatRow, SnapshotRow, Status, Store,
    StoreError, TableId, TableRow, Visibility,
};
use table::SeatSet;

/// The columns of a [`TableRow`], in its order.
macro_rules! table_columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.name, t.options, t.host, t.visibility, t.invite, t.pace, t.absent, t.status, ",
            "t.secret, t.commitment, t.header, t.length, t.waiting, t.rematch, t.created, t.changed FROM tables t ",
            $rest
        )
    };
}
pub(crate) use table_columns;

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

pub(crate) fn table_row(row: &mut Row) -> Result<TableRow> {
    let broken = |what: &str| StoreError::Broken(format!("a table has an unknown {what}"));
    Ok(TableRow {
        id: row.text()?,
        game: row.text()?,
        name: row.text()?,
        options: row.text()?,
        host: row.int()?,
        visibility: Visibility::of(&row.text()?).ok_or_else(|| broken("visibility"))?,
        invite: row.text()?,
        pace: serde_json::from_str::<Pace>(&row.text()?).map_err(|_| broken("pace"))?,
        absent: Absent::of(&row.text()?).ok_or_else(|| broken("rule for absence"))?,
        status: Status::of(&row.text()?).ok_or_else(|| broken("status"))?,
        secret: row.text()?,
        commitment: row.text()?,
        header: row.maybe_text()?,
        length: row.count()?,
        waiting: SeatSet::from_bits(row.int()? as u8),
        rematch: row.maybe_text()?,
        created: row.int()?,
        changed: row.int()?,
    })
}

fn seat_row(row: &mut Row) -> Result<SeatRow> {
    Ok(SeatRow {
        seat: row.int()? as u8,
        kind: SeatKind::of(&row.text()?).ok_or_else(|| StoreError::Broken("an unknown kind of seat".to_owned()))?,
        person: row.maybe_int()?,
        bot: row.maybe_text()?,
        contribution: row.text()?,
        stand_in: row.maybe_text()?,
    })
}

impl Store {
    /// Makes a table with its seats.
    ///
    /// # Errors
    /// A conflict if the id is taken.
    pub async fn create_table(&self, new: &NewTable) -> Result<()> {
        let pace = serde_json::to_string(&new.pace).map_err(|e| StoreError::Broken(e.to_string()))?;
        let params = vec![
            new.id.as_str().into(),
            new.game.as_str().into(),
            new.name.as_str().into(),
            new.options.as_str().into(),
            new.host.into(),
            new.visibility.word().into(),
            new.invite.as_str().into(),
            pace.into(),
            new.absent.word().into(),
            new.secret.as_str().into(),
            new.commitment.as_str().into(),
            new.created.into(),
        ];
        let sql = "INSERT INTO tables (id, game, name, options, host, visibility, invite, pace, absent, secret, \
                   commitment, created, changed, status, length, waiting) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, 'lobby', 0, 0)";
        let mut batch = Batch::default().must(sql, params);
        for seat in &new.seats {
            let params = vec![
                new.id.as_str().into(),
                i64::from(seat.seat).into(),
                seat.kind.word().into(),
                seat.person.into(),
                seat.bot.clone().into(),
                seat.contribution.as_str().into(),
            ];
            let sql = "INSERT INTO seats (tab, seat, kind, person, bot, contribution) \
                       VALUES ($1, $2, $3, $4, $5, $6)";
            batch = batch.must(sql, params);
        }
        self.backend.write(batch.tells(Changed { table: new.id.clone(), length: 0 })).await
    }

    /// A table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        let mut rows = self.backend.query(table_columns!("WHERE t.id = $1"), vec![id.into()]).await?;
        rows.first_mut().map(table_row).transpose()
    }

    /// The seats of a table, in order.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>> {
        let sql = "SELECT seat, kind, person, bot, contribution, stand_in FROM seats WHERE tab = $1 ORDER BY seat";
        let mut rows = self.backend.query(sql, vec![table.into()]).await?;
        rows.iter_mut().map(seat_row).collect()
    }

    /// Takes a free seat of a table that has not begun.
    ///
    /// # Errors
    /// A conflict if it is not free, or the table has begun.
    pub async fn take_seat(&self, table: &str, seat: u8, person: PersonId, contribution: &str) -> Result<()> {
        let sql = "UPDATE seats SET person = $1, contribution = $2 WHERE tab = $3 AND seat = $4 AND kind = 'person' \
                   AND person IS NULL \
                   AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status = 'lobby')";
        let params = vec![person.into(), contribution.into(), table.into(), i64::from(seat).into()];
        let changed = Changed { table: table.to_owned(), length: 0 };
        self.backend.write(Batch::default().must(sql, params).as_writer_of(table).tells(changed)).await
    }

    /// Leaves a seat of a table that has not begun.
    ///
    /// # Errors
    /// A conflict if the person does not sit there, or the table has begun.
    pub async fn leave_seat(&self, table: &str, seat: u8, person: PersonId) -> Result<()> {
        let sql = "UPDATE seats SET person = NULL, contribution = '' WHERE tab = $1 AND seat = $2 AND person = $3 \
                   AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.tab AND tables.status = 'lobby')";
        let params = vec![table.into(), i64::from(seat).into(), person.into()];
        let changed = Changed { table: table.to_owned(), length: 0 };
        self.backend.write(Batch::default().must(sql, params).as_writer_of(table).tells(changed)).await
    }

    /// A bot answers for a person from now on, or no longer.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn stand_in(&self, table: &TableRow, seat: u8, bot: Option<&str>) -> Result<()> {
        let sql = "UPDATE seats SET stand_in = $1 WHERE tab = $2 AND seat = $3";
        let params = vec![bot.into(), table.id.as_str().into(), i64::from(seat).into()];
        let changed = Changed { table: table.id.clone(), length: table.length };
        self.backend.write(Batch::default().must(sql, params).tells(changed)).await
    }

    /// Calls off a table that has not begun.
    ///
    /// # Errors
    /// A conflict if it has.
    pub async fn close_table(&self, table: &str) -> Result<()> {
        let sql = "UPDATE tables SET status = 'closed' WHERE id = $1 AND status = 'lobby'";
        let changed = Changed { table: table.to_owned(), length: 0 };
        self.backend.write(Batch::default().must(sql, vec![table.into()]).tells(changed)).await
    }

    /// Begins the game: the header and the first entry, once.
    ///
    /// # Errors
    /// A conflict if it has begun.
    pub async fn begin(&self, begin: &Begin) -> Result<()> {
        let sql = "UPDATE tables SET header = $1, rules = $2, content = $3 WHERE id = $4 AND status = 'lobby'";
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
    /// A conflict if the entry is not the next one, or the request was answered before.
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
        let read = |row: &mut Row| Ok(SnapshotRow { n: row.count()?, words: row.int()?, state: row.bytes()? });
        rows.first_mut().map(read).transpose()
    }

    /// Links a table to the one made to play again, once.
    ///
    /// # Errors
    /// A conflict if there is one.
    pub async fn set_rematch(&self, table: &TableRow, next: &str) -> Result<()> {
        let sql = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL";
        let changed = Changed { table: table.id.clone(), length: table.length };
        let batch = Batch::default().must(sql, vec![next.into(), table.id.as_str().into()]);
        self.backend.write(batch.tells(changed)).await
    }

    /// Deadlines that have passed.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn overdue(&self, now: i64) -> Result<Vec<Deadline>> {
        let sql = "SELECT tab, seat, due FROM deadlines WHERE due <= $1 ORDER BY due LIMIT 256";
        let mut rows = self.backend.query(sql, vec![now.into()]).await?;
        let read = |row: &mut Row| Ok(Deadline { table: row.text()?, seat: row.int()? as u8, due: row.int()? });
        rows.iter_mut().map(read).collect()
    }

    /// The deadlines of a table.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn deadlines(&self, table: &str) -> Result<Vec<Deadline>> {
        let sql = "SELECT tab, seat, due FROM deadlines WHERE tab = $1 ORDER BY seat";
        let mut rows = self.backend.query(sql, vec![table.into()]).await?;
        let read = |row: &mut Row| Ok(Deadline { table: row.text()?, seat: row.int()? as u8, due: row.int()? });
        rows.iter_mut().map(read).collect()
    }
}

/// All that an entry changes.
fn append(batch: Batch, entry: &Append) -> Batch {
    let id = || Value::from(entry.table.as_str());
    let n = || Value::from(entry.n);
    let mut batch = batch
        .must(
            "INSERT INTO entries (tab, n, line, at) VALUES ($1, $2, $3, $4)",
            vec![id(), n(), entry.line.as_str().into(), entry.now.into()],
        )
        .must(
            "UPDATE tables SET length = $1, waiting = $2, status = $3, changed = $4 WHERE id = $5 AND length = $6",
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
