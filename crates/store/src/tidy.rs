//! What goes away by itself: guests who stay away, tables that nobody plays, what was only needed for a while.

use crate::backend::{Batch, Row, Value};
use crate::{Changed, PersonId, Result, Store, TableId};

/// How long things are kept, in milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Guests who are not seen.
    pub guests: i64,
    /// Tables that have not begun and do not change.
    pub lobbies: i64,
    /// Tables that were called off.
    pub closed: i64,
    /// Tables in play that do not change.
    pub running: i64,
    /// Tables that are over, of guests only; those of somebody who has a password stay.
    pub finished: i64,
    /// The keys of requests, after the end of a game.
    pub requests: i64,
    /// Notices that nobody takes.
    pub notices: i64,
    /// Reports of people.
    pub reports: i64,
}

/// What went away.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Gone {
    /// Guests.
    pub guests: usize,
    /// Tables.
    pub tables: usize,
}

/// So many tables or guests are forgotten at once: others write in between.
const CHUNK: usize = 64;

/// The tables of the database that belong to one table of players.
const PARTS: [&str; 8] = [
    "DELETE FROM entries WHERE tab = $1",
    "DELETE FROM snapshots WHERE tab = $1",
    "DELETE FROM chat WHERE tab = $1",
    "DELETE FROM notes WHERE tab = $1",
    "DELETE FROM asks WHERE tab = $1",
    "DELETE FROM deadlines WHERE tab = $1",
    "DELETE FROM outbox WHERE tab = $1",
    "DELETE FROM seats WHERE tab = $1",
];

impl Store {
    /// Forgets what has been kept for long enough, all of it.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn tidy(&self, keep: &Keep, now: i64) -> Result<Gone> {
        let mut gone = Gone::default();
        loop {
            let tables = self.old_tables(keep, now).await?;
            for table in &tables {
                self.delete_table(table, now).await?;
            }
            gone.tables += tables.len();
            if tables.len() < CHUNK {
                break;
            }
        }
        loop {
            let guests = self.old_guests(now - keep.guests).await?;
            for guest in &guests {
                self.delete_person(*guest, now).await?;
            }
            gone.guests += guests.len();
            if guests.len() < CHUNK {
                break;
            }
        }
        let batch = Batch::default()
            .run(
                "UPDATE entries SET key = NULL WHERE key IS NOT NULL AND tab IN \
                 (SELECT id FROM tables WHERE ended IS NOT NULL AND ended < $1 AND ended > $2)",
                // Older ones have lost theirs before.
                vec![(now - keep.requests).into(), (now - 8 * keep.requests).into()],
            )
            .run("DELETE FROM outbox WHERE at < $1", vec![(now - keep.notices).into()])
            .run("DELETE FROM reports WHERE at < $1", vec![(now - keep.reports).into()])
            .run("DELETE FROM invitations WHERE expires < $1", vec![now.into()])
            // Of people who have gone nothing but a number is left; when no table needs it, not even that.
            .run(
                "DELETE FROM people WHERE substr(folded, 1, 5) = 'GONE-' \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id)",
                Vec::new(),
            );
        self.backend.write(batch).await?;
        Ok(gone)
    }

    /// Deletes a table with all that belongs to it. Who holds it hears that it has changed.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn delete_table(&self, id: &str, now: i64) -> Result<()> {
        let one = || vec![Value::from(id)];
        let batch = Batch::default().as_writer_of(id).run("DELETE FROM tables WHERE id = $1", one());
        let batch = PARTS.into_iter().fold(batch, |batch, part| batch.run(part, one()));
        let batch = crate::signals::table(batch, id, now);
        self.backend.write(batch.tells(Changed::around(id, 0))).await
    }

    async fn old_tables(&self, keep: &Keep, now: i64) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t WHERE (t.status = 'closed' AND t.changed < $1) \
                   OR (t.status = 'lobby' AND t.changed < $2) OR (t.status = 'running' AND t.changed < $3) \
                   OR (t.status = 'over' AND t.changed < $4 AND NOT EXISTS (SELECT 1 FROM people p \
                   WHERE p.password IS NOT NULL AND (p.id = t.host \
                   OR p.id IN (SELECT s.person FROM seats s WHERE s.tab = t.id)))) LIMIT 64";
        let ages = [keep.closed, keep.lobbies, keep.running, keep.finished];
        let params = ages.map(|age| Value::from(now - age)).into();
        let mut rows = self.backend.query(sql, params).await?;
        rows.iter_mut().map(Row::text).collect()
    }

    /// Guests who have not been seen, and who do not play.
    async fn old_guests(&self, seen_before: i64) -> Result<Vec<PersonId>> {
        let sql = "SELECT p.id FROM people p WHERE p.password IS NULL AND p.seen < $1 \
                   AND substr(p.folded, 1, 5) <> 'GONE-' AND NOT EXISTS (SELECT 1 FROM seats s \
                   JOIN tables t ON t.id = s.tab WHERE s.person = p.id AND t.status = 'running') LIMIT 64";
        let mut rows = self.backend.query(sql, vec![seen_before.into()]).await?;
        rows.iter_mut().map(Row::int).collect()
    }
}
