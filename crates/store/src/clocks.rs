//! What is to happen in time: deadlines, and tables where the next move is a program's.

use crate::backend::Row;
use crate::{Deadline, Result, Store, TableId};

/// The deadlines of a table.
pub(crate) const DEADLINES: &str = "SELECT tab, seat, due FROM deadlines WHERE tab = $1 ORDER BY seat";

impl Store {
    /// Deadlines that have passed and that a bot is to keep: at running tables that say so, by seats for which none
    /// stands in yet. A page of at most 256, by the ids of the tables; from those after this one on.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn overdue(&self, now: i64, after: &str) -> Result<Vec<Deadline>> {
        let sql = "SELECT d.tab, d.seat, d.due FROM deadlines d JOIN tables t ON t.id = d.tab \
                   WHERE d.due <= $1 AND d.tab > $2 AND t.status = 'running' AND t.absent = 'bot' \
                   AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.tab = d.tab AND s.seat = d.seat \
                   AND s.stand_in IS NOT NULL) ORDER BY d.tab, d.seat LIMIT 256";
        let mut rows = self.backend.query(sql, vec![now.into(), after.into()]).await?;
        rows.iter_mut().map(deadline).collect()
    }

    /// Running tables that have not changed between two times though nobody has to think: they wait for a bot, or for
    /// nobody. Whoever was to play them has gone. One that changed after the second time was written by a clock that has been
    /// set back since. A page of at most 256, by their ids; from those after this one on.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn stalled(&self, between: (i64, i64), after: &str) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t WHERE t.status = 'running' AND (t.changed <= $1 OR t.changed > $2) AND t.id > $3 \
                   AND (t.waiting = 0 OR EXISTS (SELECT 1 FROM seats s WHERE s.tab = t.id \
                   AND (s.kind = 'bot' OR s.stand_in IS NOT NULL) \
                   AND (t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1)) ORDER BY t.id LIMIT 256";
        let mut rows =
            self.backend.query(sql, vec![between.0.into(), between.1.into(), after.into()]).await?;
        rows.iter_mut().map(Row::text).collect()
    }
}

pub(crate) fn deadline(row: &mut Row) -> Result<Deadline> {
    Ok(Deadline { table: row.text()?, seat: row.int()? as u8, due: row.int()? })
}
