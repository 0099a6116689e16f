//! Tables that are over, a page at a time.

use crate::backend::Value;
use crate::tables::{table_columns, table_row};
use crate::{PersonId, Result, Store, TableId, TableRow};
use std::fmt;
use std::str::FromStr;

/// How many tables stand on a page.
const PAGE: usize = 20;

/// Whose tables that are over, the newest first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Finished {
    /// Everybody's: public ones.
    Public,
    /// Those at which the person sat, and those that he made or brought in.
    Own(PersonId),
}

/// Some of the tables that are over.
#[derive(Clone, Debug)]
pub struct FinishedPage {
    /// The tables.
    pub tables: Vec<TableRow>,
    /// Where the next page begins; none after the last one.
    pub next: Option<FinishedPlace>,
}

/// A place among the tables that are over: right after one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedPlace {
    ended: i64,
    id: TableId,
}

impl FinishedPlace {
    /// Before all of them.
    fn first() -> FinishedPlace {
        FinishedPlace { ended: i64::MAX, id: TableId::new() }
    }

    fn after(table: &TableRow) -> Option<FinishedPlace> {
        Some(FinishedPlace { ended: table.ended?, id: table.id.clone() })
    }
}

impl fmt::Display for FinishedPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended, self.id)
    }
}

impl FromStr for FinishedPlace {
    type Err = &'static str;

    fn from_str(text: &str) -> std::result::Result<FinishedPlace, &'static str> {
        let (ended, id) = text.split_once('-').unwrap_or_default();
        let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match ended.parse() {
            Ok(ended) if is_id => Ok(FinishedPlace { ended, id: id.to_owned() }),
            Ok(_) | Err(_) => Err("expected `next` of the page before"),
        }
    }
}

impl Finished {
    /// Asks for one table more than a page has, to see whether another page follows.
    fn query(self, from: FinishedPlace) -> (&'static str, Vec<Value>) {
        let place = [from.ended.into(), from.id.into()];
        match self {
            Finished::Public => (
                table_columns!(
                    "WHERE t.status = 'over' AND t.visibility = 'public' AND (t.ended, t.id) < ($1, $2) \
                     ORDER BY t.ended DESC, t.id DESC LIMIT 21"
                ),
                place.into(),
            ),
            Finished::Own(person) => (
                table_columns!(
                    "WHERE t.status = 'over' AND (t.ended, t.id) < ($1, $2) AND t.id IN \
                     (SELECT s.tab FROM seats s WHERE s.person = $3 \
                     UNION SELECT h.id FROM tables h WHERE h.host = $3 AND h.status = 'over') \
                     ORDER BY t.ended DESC, t.id DESC LIMIT 21"
                ),
                place.into_iter().chain([person.into()]).collect(),
            ),
        }
    }
}

impl Store {
    /// A page of tables that are over, from a place on or from the newest.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn finished(&self, whose: Finished, from: Option<FinishedPlace>) -> Result<FinishedPage> {
        let (sql, params) = whose.query(from.unwrap_or_else(FinishedPlace::first));
        let mut rows = self.backend.query(sql, params).await?;
        let mut tables = rows.iter_mut().map(table_row).collect::<Result<Vec<_>>>()?;
        let has_more = tables.len() > PAGE;
        tables.truncate(PAGE);
        let next = tables.last().filter(|_| has_more).and_then(FinishedPlace::after);
        Ok(FinishedPage { tables, next })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_and_read() {
        let place = FinishedPlace { ended: 1700, id: "abc".to_owned() };
        assert_eq!(place.to_string().parse(), Ok(place));
        for bad in ["", "-", "1700", "1700-", "x-abc", "1700-a'b", "1700-\0", "99999999999999999999-abc"] {
            bad.parse::<FinishedPlace>().unwrap_err();
        }
    }

    #[tokio::test]
    async fn pages_do_not_look_at_every_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("t.db").to_str().unwrap()).await.unwrap();
        for (whose, indexes) in [
            (Finished::Public, &["SEARCH t USING INDEX tables_finished"][..]),
            (Finished::Own(1), &["seats_of_person", "tables_made"]),
        ] {
            let (sql, params) = whose.query(FinishedPlace::first());
            let plan = crate::lobby::plan(&store, sql, params).await;
            assert!(indexes.iter().all(|index| plan.contains(index)), "{whose:?}: {plan}");
            assert!(!plan.contains("SCAN"), "{whose:?}: {plan}");
        }
    }
}
