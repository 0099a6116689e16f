//! Questions about any number of things at once.

use crate::backend::{Row, Value};
use crate::tables::seat_row;
use crate::{PersonId, Result, SeatRow, Store, TableId};
use std::collections::HashMap;
use std::sync::LazyLock;

/// How many things one query asks for.
const CHUNK: usize = 128;

static LENGTHS: LazyLock<String> = LazyLock::new(|| one_of("SELECT id, length FROM tables WHERE id"));
static NAMES: LazyLock<String> = LazyLock::new(|| one_of("SELECT id, name FROM people WHERE id"));

static SEATS: LazyLock<String> = LazyLock::new(|| {
    let columns =
        "SELECT tab, seat, kind, person, bot, contribution, stand_in, instructions FROM seats WHERE tab";
    one_of(columns) + " ORDER BY tab, seat"
});

/// A query for those that are one of a chunk.
fn one_of(select: &str) -> String {
    let places: Vec<String> = (1..=CHUNK).map(|place| format!("${place}")).collect();
    format!("{select} IN ({})", places.join(", "))
}

impl Store {
    /// How many entries the logs of these tables have. Tables that are not there are left out; the order is any.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>> {
        self.in_chunks(&LENGTHS, tables, |row| Ok((row.text()?, row.count()?))).await
    }

    /// The names of these people. Those who are not there are left out; the order is any.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn people_named(&self, ids: &[PersonId]) -> Result<Vec<(PersonId, String)>> {
        self.in_chunks(&NAMES, ids, |row| Ok((row.int()?, row.text()?))).await
    }

    /// The seats of these tables, in order for each.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn seats_of(&self, tables: &[TableId]) -> Result<HashMap<TableId, Vec<SeatRow>>> {
        let mut seats: HashMap<TableId, Vec<SeatRow>> = HashMap::new();
        for (table, seat) in self.in_chunks(&SEATS, tables, |row| Ok((row.text()?, seat_row(row)?))).await? {
            seats.entry(table).or_default().push(seat);
        }
        Ok(seats)
    }

    async fn in_chunks<K, T>(
        &self,
        sql: &'static str,
        keys: &[K],
        read: impl Fn(&mut Row) -> Result<T>,
    ) -> Result<Vec<T>>
    where
        K: Clone + Into<Value>,
    {
        let mut found = Vec::new();
        for chunk in keys.chunks(CHUNK) {
            // The last one fills up: asking twice for the same finds it once, and one query serves all.
            let filled = chunk.iter().chain(std::iter::repeat(&chunk[chunk.len() - 1])).take(CHUNK);
            let rows = self.backend.query(sql, filled.map(|key| key.clone().into()).collect()).await?;
            for mut row in rows {
                found.push(read(&mut row)?);
            }
        }
        Ok(found)
    }
}
