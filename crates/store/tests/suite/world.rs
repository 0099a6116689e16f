//! People, tables and entries for the cases.

use std::future::Future;
use store::{
    Absent, Append, Around, Begin, Hints, NewTable, Pace, Person, Result, SeatKind, SeatRow, Status, Store,
    StoreError, TableRow, Visibility,
};
use table::{Seat, SeatSet};
use tokio::task::JoinSet;

/// The moment at which the cases play, in milliseconds.
pub const NOW: i64 = 1_800_000_000_000;

/// Somebody.
pub fn person(id: i64, name: &str) -> Person {
    Person::guest(id, name, NOW)
}

/// Seats for people, nobody in them.
pub fn free_seats(count: u8) -> Vec<SeatRow> {
    let free = |seat| SeatRow {
        seat,
        kind: SeatKind::Person,
        person: None,
        bot: None,
        contribution: String::new(),
        stand_in: None,
        instructions: Vec::new(),
    };
    (0..count).map(free).collect()
}

/// A public table for three, made by person 1.
pub fn new_table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "kingsburg".to_owned(),
        name: format!("{id} è un tavolo"),
        options: r#"{"seats":3}"#.to_owned(),
        host: 1,
        visibility: Visibility::Public,
        invite: "let-me-in".to_owned(),
        pace: Pace::Correspondence { seconds: 86_400 },
        absent: Absent::Bot,
        hints: Hints::Alone,
        secret: "5ec2e7".to_owned(),
        commitment: "c0771".to_owned(),
        seats: free_seats(3),
        created: NOW,
    }
}

/// These seats.
pub fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().fold(SeatSet::EMPTY, |set, seat| set.union(SeatSet::one(Seat(*seat))))
}

/// The nth entry of a table without clocks; seat 0 is waited for.
pub fn entry(table: &str, n: u32) -> Append {
    Append {
        table: table.to_owned(),
        n,
        lines: vec![line(table, n)],
        key: None,
        waiting: seats(&[0]),
        clocks: None,
        notify: SeatSet::EMPTY,
        called: SeatSet::EMPTY,
        still_called: SeatSet::EMPTY,
        status: Status::Running,
        now: NOW + i64::from(n),
    }
}

/// The nth entry of a table with clocks: these seats are waited for and notified, all until the same time.
pub fn timed(table: &str, n: u32, waiting: &[u8], due: i64) -> Append {
    let clocks = Some(waiting.iter().map(|seat| (*seat, due)).collect());
    Append { waiting: seats(waiting), clocks, notify: seats(waiting), ..entry(table, n) }
}

/// The line that [`entry`] writes.
pub fn line(table: &str, n: u32) -> String {
    format!(r#"{{"n":{n},"at":"{table}"}}"#)
}

/// The start of a table's game.
pub fn beginning(table: &str) -> Begin {
    Begin {
        header: r#"{"game":"kingsburg"}"#.to_owned(),
        rules: "1".to_owned(),
        game: "kingsburg".to_owned(),
        content: "abc".to_owned(),
        pack: Some("{}".to_owned()),
        seats: Vec::new(),
        first: entry(table, 0),
    }
}

/// Makes a table and begins its game; its log has one entry.
pub async fn begun(store: &Store, id: &str) -> TableRow {
    store.create_table(&new_table(id)).await.expect("a new table");
    store.begin(&beginning(id)).await.expect("a beginning");
    row(store, id).await
}

/// A table that is there.
pub async fn row(store: &Store, id: &str) -> TableRow {
    store.table(id).await.expect("an answer").expect("a table")
}

/// A table that is there, with all that stands around its game.
pub async fn whole(store: &Store, id: &str) -> Around {
    store.around(id).await.expect("an answer").expect("a table")
}

/// Whether somebody else was first.
pub fn is_conflict(result: &Result<()>) -> bool {
    matches!(result, Err(StoreError::Conflict))
}

/// Does all at once; how many came through. All others must have met a conflict.
pub async fn race<F>(tries: impl IntoIterator<Item = F>) -> usize
where
    F: Future<Output = Result<()>> + Send + 'static,
{
    let results = tries.into_iter().collect::<JoinSet<_>>().join_all().await;
    let wins = results.iter().filter(|result| result.is_ok()).count();
    let conflicts = results.iter().filter(|result| is_conflict(result)).count();
    assert_eq!(wins + conflicts, results.len(), "neither done nor a conflict: {results:?}");
    wins
}
