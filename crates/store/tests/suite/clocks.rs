//! What is to happen in time.

use crate::database::Database;
use crate::world::{NOW, beginning, begun, entry, new_table, row, seats, timed, whole};
use store::{Absent, Append, Deadline, NewTable, Status, Store};

async fn overdue(store: &Store, now: i64) -> Vec<String> {
    store.overdue(now, "").await.expect("deadlines").into_iter().map(|d| d.table).collect()
}

pub async fn deadlines_are_those_of_the_last_entry(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let due = |seat, due| Deadline { table: "t".to_owned(), seat, due };
    let two = Append { clocks: Some(vec![(1, NOW + 500), (2, NOW + 600)]), ..entry("t", 1) };
    store.append(&two).await.expect("the next entry");
    assert_eq!(whole(&store, "t").await.deadlines, [due(1, NOW + 500), due(2, NOW + 600)]);
    store.append(&timed("t", 2, &[0, 2], NOW + 900)).await.expect("the next entry");
    assert_eq!(whole(&store, "t").await.deadlines, [due(0, NOW + 900), due(2, NOW + 900)]);
    store.append(&timed("t", 3, &[], 0)).await.expect("the next entry");
    assert!(whole(&store, "t").await.deadlines.is_empty(), "an entry without a deadline");
}

pub async fn a_table_without_clocks_writes_nothing_about_them(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    store.append(&timed("t", 1, &[0], NOW + 900)).await.expect("the next entry");
    store.append(&Append { notify: seats(&[1, 2]), ..entry("t", 2) }).await.expect("the next entry");
    assert_eq!((db.rows("deadlines").await, db.rows("outbox").await), (1, 1), "what there was stays");
}

pub async fn deadlines_that_have_passed_are_found(db: &Database) {
    let store = db.open().await;
    for (table, due) in [("late", 300), ("early", 100), ("never", 900)] {
        begun(&store, table).await;
        store.append(&timed(table, 1, &[1], NOW + due)).await.expect("the next entry");
    }
    assert!(overdue(&store, NOW + 99).await.is_empty());
    assert_eq!(overdue(&store, NOW + 100).await, ["early"], "due is too late");
    assert_eq!(overdue(&store, NOW + 500).await, ["early", "late"]);
    store.append(&timed("early", 2, &[], 0)).await.expect("the next entry");
    assert_eq!(overdue(&store, NOW + 500).await, ["late"], "who has answered is not late");
}

pub async fn deadlines_count_where_a_bot_is_to_keep_them(db: &Database) {
    let store = db.open().await;
    let vote = NewTable { absent: Absent::Vote, ..new_table("vote") };
    store.create_table(&vote).await.expect("a new table");
    store.begin(&beginning("vote")).await.expect("a beginning");
    for table in ["bot", "over"] {
        begun(&store, table).await;
    }
    store.append(&timed("vote", 1, &[1], NOW)).await.expect("the next entry");
    store.append(&timed("bot", 1, &[1, 2], NOW)).await.expect("the next entry");
    let end = Append { status: Status::Over, ..timed("over", 1, &[1], NOW) };
    store.append(&end).await.expect("the end");
    assert_eq!(overdue(&store, NOW).await, ["bot", "bot"]);
    store.stand_in(&row(&store, "bot").await, 1, Some("steward")).await.expect("a stand-in");
    let left: Vec<u8> = store.overdue(NOW, "").await.expect("deadlines").iter().map(|d| d.seat).collect();
    assert_eq!(left, [2], "a bot stands in already");
}

pub async fn tables_that_wait_for_a_bot_or_for_nobody_are_stalled(db: &Database) {
    let store = db.open().await;
    for (table, later) in
        [("bot", 30), ("nobody", 10), ("person", 10), ("stand-in", 20), ("over", 10), ("new", 99)]
    {
        store.create_table(&new_table(table)).await.expect("a new table");
        store.take_seat(table, 0, 1, "x").await.expect("a free seat");
        store.seat_bot(table, 1, "steward", "x").await.expect("a free seat");
        store.begin(&beginning(table)).await.expect("a beginning");
        let (waiting, status) = match table {
            "bot" | "new" => (seats(&[1]), Status::Running),
            "nobody" => (seats(&[]), Status::Running),
            "over" => (seats(&[]), Status::Over),
            _ => (seats(&[0]), Status::Running),
        };
        let next = Append { waiting, status, now: NOW + later, ..entry(table, 1) };
        store.append(&next).await.expect("the next entry");
    }
    store.create_table(&new_table("lobby")).await.expect("a new table");
    store.stand_in(&row(&store, "stand-in").await, 0, Some("steward")).await.expect("a stand-in");
    let stalled = async |before| store.stalled((before, i64::MAX), "").await.expect("tables");
    assert!(stalled(NOW + 9).await.is_empty());
    assert_eq!(stalled(NOW + 50).await, ["bot", "nobody", "stand-in"]);
    store.append(&Append { now: NOW + 60, ..entry("nobody", 2) }).await.expect("somebody plays it");
    assert_eq!(stalled(NOW + 50).await, ["bot", "stand-in"]);
    let set_back = store.stalled((0, 0), "bot").await.expect("tables");
    assert_eq!(set_back, ["new", "stand-in"], "from one on, also where the clock was set back");
}

pub async fn late_tables_come_in_pages(db: &Database) {
    let store = db.open().await;
    for n in 0..260 {
        let id = format!("t{n:03}");
        begun(&store, &id).await;
        store.append(&timed(&id, 1, &[0], NOW)).await.expect("an entry");
    }
    let first = overdue(&store, NOW).await;
    assert_eq!((first.len(), first[255].as_str()), (256, "t255"));
    let rest = store.overdue(NOW, "t255").await.expect("deadlines");
    assert_eq!(rest.len(), 4, "nobody is forgotten because others come first");
}
