//! Opening: the form of the database, and who comes first.

use crate::child;
use crate::database::Database;
use crate::world::{begun, entry, line, new_table, row};
use store::{Hints, Store, StoreError};
use tokio::task::JoinSet;

/// How many forms the database has had.
const FORMS: i64 = 6;

pub async fn what_was_written_is_there_after_opening_again(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    store.append(&entry("t", 1)).await.expect("the next entry");
    drop(store);
    let store = db.open().await;
    assert_eq!(store.lines("t", 0).await.expect("lines"), [line("t", 0), line("t", 1)]);
    store.append(&entry("t", 2)).await.expect("the next entry");
    assert_eq!(row(&store, "t").await.length, 3);
}

pub async fn many_open_a_new_database_at_once(db: &Database) {
    let url = db.url().to_owned();
    let opening = (0..8).map(|i| {
        let url = url.clone();
        async move {
            let store = Store::open(&url).await.expect("a store that opens");
            store.create_table(&new_table(&format!("t{i}"))).await.expect("a new table");
        }
    });
    opening.collect::<JoinSet<_>>().join_all().await;
    assert_eq!((db.rows("tables").await, db.rows("schema_version").await), (8, FORMS));
}

pub async fn processes_open_a_new_database_at_once(db: &Database) {
    let children: Vec<_> = (0..4).map(|_| child::start(child::OPEN, db.url())).collect();
    for mut child in children {
        assert!(child.wait().expect("an end").success(), "a process that opens");
    }
    assert_eq!(db.rows("schema_version").await, FORMS);
    begun(&db.open().await, "t").await;
}

pub async fn a_setting_is_set_once_for_all(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    let tries = (0..20).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        async move { store.setting("key", &format!("of {i}")).await.expect("a setting") }
    });
    let mut values = tries.collect::<JoinSet<_>>().join_all().await;
    values.dedup();
    assert_eq!(values.len(), 1, "all have the same: {values:?}");
    assert_eq!(here.setting("other", "another").await.expect("a setting"), "another");
    drop((here, there));
    assert_eq!(db.open().await.setting("key", "late").await.expect("a setting"), values[0]);
}

pub async fn a_newer_form_is_refused(db: &Database) {
    drop(db.open().await);
    db.run("INSERT INTO schema_version (version) VALUES (1000)").await;
    let Err(StoreError::Broken(why)) = Store::open(db.url()).await else { panic!("it must not be opened") };
    assert!(why.contains("1000 is newer"), "{why}");
    db.run("DELETE FROM schema_version WHERE version = 1000").await;
    db.open().await;
}

pub async fn tables_of_the_first_form_go_on(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    drop(store);
    for index in
        ["people_who_are_guests", "people_by_looks", "tables_of_host", "tables_by_end", "tables_to_watch"]
    {
        db.run(&format!("DROP INDEX {index}")).await;
    }
    for table in ["signals", "reports", "invitations"] {
        db.run(&format!("DROP TABLE {table}")).await;
    }
    let of_people = ["seen", "muted", "banned", "looks"].map(|column| ("people", column));
    let others = [("tables", "hints"), ("seats", "instructions"), ("outbox", "why")];
    for (table, column) in of_people.into_iter().chain(others) {
        db.run(&format!("ALTER TABLE {table} DROP COLUMN {column}")).await;
    }
    db.run("DROP TABLE contents").await;
    db.run("DROP INDEX tables_made").await;
    db.run("DELETE FROM schema_version WHERE version > 1").await;
    let seen = Store::look(db.url()).await.expect("it can be looked at as it is");
    assert_eq!(seen.content("kingsburg", "abc").await.expect("an answer"), None);
    drop(seen);
    let store = db.open().await;
    let missing = vec![("kingsburg".to_owned(), "abc".to_owned())];
    assert_eq!(store.contents_missing().await.expect("an answer"), missing);
    store.keep_content("kingsburg", "abc", "{}").await.expect("it is kept");
    assert_eq!(store.contents_missing().await.expect("an answer"), []);
    assert_eq!(row(&store, "t").await.hints, Hints::Alone, "nobody had said that others may have them");
    store.append(&entry("t", 1)).await.expect("the next entry");
    let new = store::NewTable { hints: Hints::Everyone, ..new_table("u") };
    store.create_table(&new).await.expect("a new table");
    assert_eq!(row(&store, "u").await.hints, Hints::Everyone);
}

pub async fn the_database_answers(db: &Database) {
    db.open().await.ping().await.expect("an answer");
}
