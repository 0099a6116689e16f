//! Finding tables.

use crate::backend::Value;
use crate::tables::{table_columns, table_row};
use crate::{PersonId, Result, Store, TableRow};

/// Which tables to list.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Public tables with a free seat, the newest first.
    Open,
    /// Public tables in play, the newest first.
    Running,
    /// Tables at which the person sits, the newest change first.
    Mine(PersonId),
    /// Running tables that wait for the person, the longest first.
    WaitingFor(PersonId),
    /// Running tables at which the person plays himself.
    Playing(PersonId),
}

impl Listing {
    fn query(self) -> (&'static str, Vec<Value>) {
        match self {
            Listing::Open => (
                table_columns!(
                    "WHERE t.status = 'lobby' AND t.visibility = 'public' AND EXISTS (SELECT 1 FROM seats s \
                     WHERE s.tab = t.id AND s.kind = 'person' AND s.person IS NULL) \
                     ORDER BY t.created DESC LIMIT 100"
                ),
                Vec::new(),
            ),
            Listing::Running => (
                table_columns!(
                    "WHERE t.status = 'running' AND t.visibility = 'public' ORDER BY t.created DESC LIMIT 30"
                ),
                Vec::new(),
            ),
            Listing::Mine(person) => (
                table_columns!(
                    "WHERE t.status <> 'closed' AND t.id IN (SELECT s.tab FROM seats s WHERE s.person = $1) \
                     ORDER BY t.changed DESC LIMIT 100"
                ),
                vec![person.into()],
            ),
            Listing::WaitingFor(person) => (
                table_columns!(
                    "WHERE t.id IN (SELECT s.tab FROM seats s JOIN tables r ON r.id = s.tab WHERE s.person = $1 \
                     AND s.stand_in IS NULL AND r.status = 'running' \
                     AND (r.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1) \
                     ORDER BY t.changed LIMIT 100"
                ),
                vec![person.into()],
            ),
            Listing::Playing(person) => (
                table_columns!(
                    "WHERE t.status = 'running' AND t.id IN (SELECT s.tab FROM seats s WHERE s.person = $1 \
                     AND s.stand_in IS NULL) ORDER BY t.id LIMIT 100"
                ),
                vec![person.into()],
            ),
        }
    }
}

impl Store {
    /// Lists at most a hundred tables.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn list(&self, listing: Listing) -> Result<Vec<TableRow>> {
        let (sql, params) = listing.query();
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

/// How SQLite finds what a query asks for.
#[cfg(test)]
pub(crate) async fn plan(store: &Store, sql: &str, params: Vec<Value>) -> String {
    let explain: &'static str = format!("EXPLAIN QUERY PLAN {sql}").leak();
    let mut plan = String::new();
    for mut row in store.backend.query(explain, params).await.unwrap() {
        row.0.nth(2);
        plan += &row.text().unwrap();
        plan += "; ";
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn listings_do_not_look_at_every_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("t.db").to_str().unwrap()).await.unwrap();
        for (listing, index) in [
            (Listing::Open, "tables_in_the_lobby"),
            (Listing::Running, "tables_to_watch"),
            (Listing::Mine(1), "seats_of_person"),
            (Listing::WaitingFor(1), "seats_of_person"),
        ] {
            let (sql, params) = listing.query();
            let plan = plan(&store, sql, params).await;
            assert!(plan.contains(index), "{listing:?}: {plan}");
            // Reading an index from its end is a scan, too, but one that the limit ends.
            assert!(!plan.replace("SCAN t USING INDEX tables_", "").contains("SCAN"), "{listing:?}: {plan}");
            println!("{listing:?}: {plan}");
        }
    }
}
