//! Acknowledged means stored: a process is killed at work, again and again, and nothing that it was told is lost.

use crate::child;
use crate::database::Database;
use crate::world::{begun, entry, line, row};
use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{BufRead, BufReader};
use std::thread;
use std::time::Duration;
use store::Store;
use tokio::task::JoinSet;

/// How often the process is killed.
const KILLS: u32 = 10;
/// Tables that grow at the same time, so that groups are committed.
const TABLES: u32 = 8;

/// Appends to all tables; prints `ack TABLE N` when an entry is acknowledged.
pub async fn append_forever(store: &Store) {
    let grow = |i: u32| {
        let store = store.clone();
        async move {
            let table = format!("t{i}");
            for n in row(&store, &table).await.length.. {
                store.append(&entry(&table, n)).await.expect("the next entry");
                println!("ack {table} {n}");
            }
        }
    };
    (0..TABLES).map(grow).collect::<JoinSet<_>>().join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_what_was_acknowledged_before_a_kill() {
    let db = Database::sqlite();
    survives(&db).await;
    let file = rusqlite::Connection::open(db.url()).expect("the file");
    let sound: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("a verdict");
    assert_eq!(sound, "ok");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_what_was_acknowledged_before_a_kill() {
    survives(&Database::postgres().await).await;
}

async fn survives(db: &Database) {
    let store = db.open().await;
    for i in 0..TABLES {
        begun(&store, &format!("t{i}")).await;
    }
    drop(store);
    let mut acknowledged = BTreeMap::new();
    for kill in 0..KILLS {
        let before = acknowledged.clone();
        work_until_killed(db.url(), &mut acknowledged);
        assert_ne!(before, acknowledged, "kill {kill} came before anything was done");
        check(db, &acknowledged).await;
    }
}

/// Lets a process work for a while, kills it, and notes the last entry of each table that it was told is stored.
fn work_until_killed(url: &str, acknowledged: &mut BTreeMap<String, u32>) {
    let mut child = child::start(child::APPEND, url);
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut note = |line: std::io::Result<String>| {
        let line = line.expect("a line");
        let mut words = line.split_whitespace().skip_while(|word| *word != "ack").skip(1);
        let (Some(table), Some(Ok(n))) = (words.next(), words.next().map(str::parse)) else { return false };
        acknowledged.insert(table.to_owned(), n);
        true
    };
    while !note(lines.next().expect("the process works")) {}
    let random = RandomState::new().hash_one(url) % 120;
    let killer = thread::spawn(move || {
        thread::sleep(Duration::from_millis(random));
        child.kill().expect("a process to kill");
        child.wait().expect("its end");
    });
    lines.for_each(|line| {
        note(line);
    });
    killer.join().expect("a kill");
}

async fn check(db: &Database, acknowledged: &BTreeMap<String, u32>) {
    let store = db.open().await;
    for (table, last) in acknowledged {
        let lines = store.lines(table, 0).await.expect("lines");
        assert!(lines.len() as u32 > *last, "{table}: {last} was acknowledged, {} are there", lines.len());
        let expected: Vec<String> = (0..lines.len() as u32).map(|n| line(table, n)).collect();
        assert_eq!(lines, expected, "{table} is whole");
        assert_eq!(row(&store, table).await.length as usize, lines.len());
        let numbers = format!("SELECT COUNT(*) FROM entries WHERE tab = '{table}' AND n < {}", lines.len());
        assert_eq!(db.number(&numbers).await, lines.len() as i64, "{table} is numbered without gaps");
    }
}
