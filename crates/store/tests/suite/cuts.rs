//! PostgreSQL across processes, and with connections cut.

use crate::changes::{changed, heard};
use crate::database::Database;
use crate::world::{begun, entry, new_table};
use std::time::{Duration, Instant};
use store::{Store, StoreError};

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
        assert_eq!(heard(&mut changes).await, changed(&table, 0), "store {i}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cut_listener_listens_again_and_tells_that_it_may_have_missed_something() {
    let db = Database::postgres().await;
    let (here, there) = (db.open().await, db.open().await);
    begun(&here, "t").await;
    let mut changes = there.changes();
    for n in (1..).take(3) {
        assert_eq!(cut(&db, LISTENERS).await, 2, "each store has one listener");
        here.append(&entry("t", 2 * n - 1)).await.expect("what was cut is not what writes");
        while heard(&mut changes).await != changed("", 0) {}
        // From here on nothing is missed.
        here.append(&entry("t", 2 * n)).await.expect("the next entry");
        while heard(&mut changes).await != changed("t", 2 * n + 1) {}
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
