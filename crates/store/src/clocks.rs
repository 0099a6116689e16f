//! What is to happen in time: deadlines, and tables where the next move is a program's.

use crate::backend::Row;
use crate::{Deadline, Result, Store, TableId};

impl Store {
    /// Deadlines that have passed and that a bot is to keep: at running tables that say so, by seats for which none
    /// stands in yet. The oldest first, at most 256.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn overdue(&self, now: i64) -> Result<Vec<Deadline>> {
        let sql = "SELECT d.tab, d.seat, d.due FROM deadlines d JOIN tables t ON t.id = d.tab \
                   WHERE d.due <= $1 AND t.status = 'running' AND t.absent = 'bot' \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.tab = d.tab AND s.seat = d.seat \
                   AND s.stand_in IS NOT NULL) ORDER BY d.due LIMIT 256";
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

    /// Running tables that have not changed since a time though nobody has to think: they wait for a bot, or for
    /// nobody. Whoever was to play them has gone. The oldest first, at most 256.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn stalled(&self, before: i64) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t WHERE t.status = 'running' AND t.changed <= $1 AND (t.waiting = 0 \
                   OR EXISTS (SELECT 1 FROM seats s WHERE s.tab = t.id \
                   AND (s.kind = 'bot' OR s.stand_in IS NOT NULL) \
                   AND (t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1)) ORDER BY t.changed, t.id LIMIT 256";
        let mut rows = self.backend.query(sql, vec![before.into()]).await?;
        rows.iter_mut().map(Row::text).collect()
    }
}

fn deadline(row: &mut Row) -> Result<Deadline> {
    Ok(Deadline { table: row.text()?, seat: row.int()? as u8, due: row.int()? })
}
