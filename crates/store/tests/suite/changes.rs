//! Changes are heard.

use crate::database::Database;
use crate::world::{NOW, begun, entry, is_conflict, new_table, person};
use std::time::Duration;
use store::{Ask, AskKind, Changed};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

/// The next change, which must come soon.
pub async fn heard(changes: &mut Receiver<Changed>) -> Changed {
    timeout(Duration::from_secs(10), changes.recv())
        .await
        .expect("a change is heard in time")
        .expect("a change")
}

pub fn changed(table: &str, length: u32) -> Changed {
    Changed { table: table.to_owned(), length }
}

pub async fn whoever_listens_hears_of_changes(db: &Database) {
    let store = db.open().await;
    let (mut one, mut two) = (store.changes(), store.changes());
    store.create_table(&new_table("t")).await.expect("a new table");
    store.take_seat("t", 0, 1, "x").await.expect("a free seat");
    store.leave_seat("t", 0, 1).await.expect("leaving");
    store.begin(&crate::world::beginning("t")).await.expect("a beginning");
    store.append(&entry("t", 1)).await.expect("the next entry");
    let table = crate::world::row(&store, "t").await;
    store.say(&table, 1, "hello", NOW).await.expect("a line");
    let ask = Ask { kind: AskKind::Undo, seat: 0, about: 2, agreed: table.waiting };
    store.put_ask(&table, &ask, NOW).await.expect("an ask");
    store.drop_ask(&table, AskKind::Undo).await.expect("dropped");
    store.stand_in(&table, 0, Some("steward")).await.expect("a stand-in");
    store.set_rematch(&table, "again").await.expect("a rematch");
    for length in [0, 0, 0, 1, 2, 2, 2, 2, 2, 2] {
        assert_eq!(heard(&mut one).await, changed("t", length));
        assert_eq!(heard(&mut two).await, changed("t", length));
    }
    store.create_table(&new_table("off")).await.expect("a new table");
    store.close_table("off").await.expect("closing");
    assert_eq!([heard(&mut one).await, heard(&mut one).await], [changed("off", 0), changed("off", 0)]);
}

pub async fn nobody_hears_of_what_did_not_happen(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let mut changes = store.changes();
    // The beginning may still be on its way.
    store.append(&entry("t", 1)).await.expect("the next entry");
    while heard(&mut changes).await != changed("t", 2) {}
    assert!(is_conflict(&store.append(&entry("t", 9)).await));
    assert!(is_conflict(&store.append(&entry("t", 1)).await));
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.set_note("t", 0, "mine alone").await.expect("a note");
    store.append(&entry("t", 2)).await.expect("the next entry");
    assert_eq!(heard(&mut changes).await, changed("t", 3), "nothing in between");
}
