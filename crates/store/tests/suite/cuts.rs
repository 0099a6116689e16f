//! PostgreSQL across processes, and with connections cut.

use crate::changes::{around, entries, heard};
use crate::database::{Database, connect};
use crate::world::{begun, entry, new_table};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use tokio::task::JoinSet;
use tokio::time::timeout;

const LISTENERS: &str = "pid <> pg_backend_pid() AND datname = current_database() AND query LIKE 'LISTEN%'";
const EVERYBODY: &str = "pid <> pg_backend_pid() AND datname = current_database()";

async fn cut(db: &Database, whom: &str) -> i64 {
    let sql = format!(
        "SELECT COUNT(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {whom}) c"
    );
    db.number(&sql).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_hears_of_changes_from_the_moment_it_opens() {
    let db = Database::postgres().await;
    let here = db.open().await;
    for i in 0..10 {
        let there = db.open().await;
        let mut changes = there.changes();
        let table = format!("t{i}");
        here.create_table(&new_table(&table)).await.expect("a new table");
        assert_eq!(heard(&mut changes).await, around(&table, 0), "store {i}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_hears_how_long_each_of_many_tables_is() {
    let db = Database::postgres().await;
    let (here, there) = (db.open().await, db.open().await);
    let mut changes = there.changes();
    let mut last: BTreeSet<String> = (0..500).map(|i| format!("table-with-a-long-name-{i}")).collect();
    let grow = |table: String| {
        let here = here.clone();
        async move {
            begun(&here, &table).await;
            here.append(&entry(&table, 1)).await.expect("the next entry");
        }
    };
    last.iter().cloned().map(grow).collect::<JoinSet<_>>().join_all().await;
    while !last.is_empty() {
        let change = heard(&mut changes).await;
        if change == entries(&change.table, 2) {
            assert!(last.remove(&change.table), "once");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_done_is_told_though_who_asked_is_gone() {
    let db = Database::postgres().await;
    let (here, there) = (db.open().await, db.open().await);
    let table = begun(&here, "t").await;
    let mut lines = 0;
    let mut changes = (here.changes(), there.changes());
    for i in 0..100 {
        let _ = timeout(Duration::from_micros(i * 20), here.say(&table, 1, "hello", 0)).await;
    }
    // They were asked one after the other, so none is done after this one but those that were dropped before.
    here.append(&entry("t", 1)).await.expect("the next entry");
    tokio::time::sleep(Duration::from_millis(300)).await;
    while let Ok(change) = changes.0.try_recv() {
        lines += u32::from(change == around("t", 1));
    }
    assert_eq!(lines as usize, here.said("t", 0).await.expect("lines").len(), "each line is told here");
    while heard(&mut changes.1).await != around("t", 1) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cut_listener_listens_again_and_tells_that_it_may_have_missed_something() {
    let db = Database::postgres().await;
    let (here, there) = (db.open().await, db.open().await);
    begun(&here, "t").await;
    let mut changes = there.changes();
    for n in (1..).take(3) {
        // The other store may take longer to listen again.
        let listeners = format!("SELECT COUNT(*) FROM pg_stat_activity WHERE {LISTENERS}");
        while db.number(&listeners).await < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(cut(&db, LISTENERS).await, 2, "each store has one listener");
        here.append(&entry("t", 2 * n - 1)).await.expect("what was cut is not what writes");
        while heard(&mut changes).await != around("", 0) {}
        // From here on nothing is missed.
        here.append(&entry("t", 2 * n)).await.expect("the next entry");
        while heard(&mut changes).await != entries("t", 2 * n + 1) {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_goes_on_when_all_its_connections_were_cut() {
    let db = Database::postgres().await;
    let store = db.open().await;
    begun(&store, "t").await;
    for n in 1..=5 {
        assert!(cut(&db, EVERYBODY).await >= 1);
        eventually(&store, n).await;
    }
    assert_eq!(store.lines("t", 0).await.expect("lines").len(), 6);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_told_again_when_all_connections_were_cut() {
    let db = Database::postgres().await;
    let (here, there) = (db.open().await, db.open().await);
    begun(&here, "t").await;
    let mut changes = there.changes();
    for n in 1..=3 {
        assert!(cut(&db, EVERYBODY).await >= 1);
        while heard(&mut changes).await != around("", 0) {}
        eventually(&here, n).await;
        while heard(&mut changes).await != entries("t", n + 1) {}
    }
}

/// Appends, again as long as the database is not available. Whether a cut append was done is not known, which is
/// what conflicts tell.
async fn eventually(store: &Store, n: u32) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(10) {
        match store.append(&entry("t", n)).await {
            Ok(()) => return,
            Err(StoreError::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(5)).await,
            Err(other) => panic!("{other}"),
        }
    }
    panic!("the store does not find back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_survives_a_deadlock() {
    let db = Database::postgres().await;
    let store = db.open().await;
    begun(&store, "t").await;
    let other = connect(db.url()).await;
    let run = async |sql: &str| other.batch_execute(sql).await;
    run("BEGIN; INSERT INTO entries (tab, n, line, at) VALUES ('t', 1, '', 0)").await.expect("the entry");
    let appending = tokio::spawn({
        let store = store.clone();
        async move { store.append(&entry("t", 1)).await }
    });
    let waits =
        format!("SELECT COUNT(*) FROM pg_stat_activity WHERE {EVERYBODY} AND wait_event_type = 'Lock'");
    while db.number(&waits).await == 0 {}
    // Each has what the other wants. The database lets one of them fail, whichever.
    let _ = run("UPDATE tables SET name = '' WHERE id = 't'").await;
    run("ROLLBACK").await.expect("the other gives up");
    appending.await.expect("an end").expect("the next entry");
    assert_eq!(store.lines("t", 0).await.expect("lines").len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_is_dropped_leaves_no_connection() {
    let db = Database::postgres().await;
    let store = db.open().await;
    begun(&store, "t").await;
    drop(store);
    let start = Instant::now();
    let left = format!("SELECT COUNT(*) FROM pg_stat_activity WHERE {EVERYBODY} AND usename = 'reame'");
    while db.number(&left).await > 0 {
        assert!(start.elapsed() < Duration::from_secs(10), "its connections stay open");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
