//! Changes are heard.

use crate::database::Database;
use crate::world::{NOW, begun, entry, is_conflict, new_table, person};
use std::time::Duration;
use store::{Ask, AskKind, Changed, ChangedKind};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

/// The next change, which must come soon.
pub async fn heard(changes: &mut Receiver<Changed>) -> Changed {
    timeout(Duration::from_secs(10), changes.recv())
        .await
        .expect("a change is heard in time")
        .expect("a change")
}

/// The log of a table has grown.
pub fn entries(table: &str, length: u32) -> Changed {
    Changed { table: table.to_owned(), length, kind: ChangedKind::Entries }
}

/// Something around a game has changed.
pub fn around(table: &str, length: u32) -> Changed {
    Changed { table: table.to_owned(), length, kind: ChangedKind::Around }
}

pub async fn whoever_listens_hears_of_changes(db: &Database) {
    let store = db.open().await;
    let (mut one, mut two) = (store.changes(), store.changes());
    store.create_table(&new_table("t")).await.expect("a new table");
    store.take_seat("t", 0, 1, "x").await.expect("a free seat");
    store.leave_seat("t", 0, 1).await.expect("leaving");
    store.seat_bot("t", 0, "steward", "x").await.expect("a free seat");
    store.begin(&crate::world::beginning("t")).await.expect("a beginning");
    store.append(&entry("t", 1)).await.expect("the next entry");
    let table = crate::world::row(&store, "t").await;
    store.say(&table, 1, "hello", NOW).await.expect("a line");
    let ask = Ask { kind: AskKind::Undo, seat: 0, about: 2, agreed: table.waiting };
    store.put_ask(&table, &ask, NOW).await.expect("an ask");
    store.drop_ask(&table, AskKind::Undo).await.expect("dropped");
    store.stand_in(&table, 0, Some("steward")).await.expect("a stand-in");
    store.set_rematch(&table, "again").await.expect("a rematch");
    let lobby = [around("t", 0), around("t", 0), around("t", 0), around("t", 0)];
    let game = [entries("t", 1), entries("t", 2)];
    for change in lobby.into_iter().chain(game).chain([2; 5].map(|length| around("t", length))) {
        assert_eq!(heard(&mut one).await, change);
        assert_eq!(heard(&mut two).await, change, "everybody hears it");
    }
    store.create_table(&new_table("off")).await.expect("a new table");
    store.close_table("off").await.expect("closing");
    assert_eq!([heard(&mut one).await, heard(&mut one).await], [around("off", 0), around("off", 0)]);
}

pub async fn nobody_hears_of_what_did_not_happen(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let mut changes = store.changes();
    // The beginning may still be on its way.
    store.append(&entry("t", 1)).await.expect("the next entry");
    while heard(&mut changes).await != entries("t", 2) {}
    assert!(is_conflict(&store.append(&entry("t", 9)).await));
    assert!(is_conflict(&store.append(&entry("t", 1)).await));
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.set_note("t", 0, "mine alone").await.expect("a note");
    store.append(&entry("t", 2)).await.expect("the next entry");
    assert_eq!(heard(&mut changes).await, entries("t", 3), "nothing in between");
}

pub async fn a_change_is_heard_once(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let mut changes = store.changes();
    for n in 1..=50 {
        store.append(&entry("t", n)).await.expect("the next entry");
    }
    for n in 1..=50 {
        assert_eq!(changes.try_recv().expect("a change is heard when it has happened"), entries("t", n + 1));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(changes.is_empty(), "and not again");
}
