//! Finding tables.

use crate::tables::{table_columns, table_row};
use crate::{PersonId, Result, Store, TableRow};

/// Which tables to list.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Public tables with a free seat, the newest first.
    Open,
    /// Tables at which the person sits, the newest change first.
    Mine(PersonId),
    /// Running tables that wait for the person, the longest first.
    WaitingFor(PersonId),
    /// Public tables that are over, the newest first.
    Finished,
}

impl Store {
    /// Lists at most a hundred tables.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn list(&self, listing: Listing) -> Result<Vec<TableRow>> {
        let (sql, params) = match listing {
            Listing::Open => (
                table_columns!(
                    "WHERE t.status = 'lobby' AND t.visibility = 'public' AND EXISTS (SELECT 1 FROM seats s \
                     WHERE s.tab = t.id AND s.kind = 'person' AND s.person IS NULL) \
                     ORDER BY t.changed DESC LIMIT 100"
                ),
                Vec::new(),
            ),
            Listing::Mine(person) => (
                table_columns!(
                    "WHERE t.status <> 'closed' AND EXISTS (SELECT 1 FROM seats s WHERE s.tab = t.id \
                     AND s.person = $1) ORDER BY t.changed DESC LIMIT 100"
                ),
                vec![person.into()],
            ),
            Listing::WaitingFor(person) => (
                table_columns!(
                    "WHERE t.status = 'running' AND EXISTS (SELECT 1 FROM seats s WHERE s.tab = t.id AND s.person = $1 \
                     AND s.stand_in IS NULL AND (t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1) \
                     ORDER BY t.changed LIMIT 100"
                ),
                vec![person.into()],
            ),
            Listing::Finished => (
                table_columns!(
                    "WHERE t.status = 'over' AND t.visibility = 'public' ORDER BY t.changed DESC LIMIT 100"
                ),
                Vec::new(),
            ),
        };
        let mut rows = self.backend.query(sql, params).await?;
        rows.iter_mut().map(table_row).collect()
    }

    /// All tables in play, for the doctor.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn running(&self) -> Result<Vec<TableRow>> {
        let sql = table_columns!("WHERE t.status = 'running' ORDER BY t.id");
        let mut rows = self.backend.query(sql, Vec::new()).await?;
        rows.iter_mut().map(table_row).collect()
    }
}
