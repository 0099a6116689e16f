//! The log grows by the next entries, with all that belongs to them or not at all.

use crate::database::Database;
use crate::world::{NOW, begun, entry, is_conflict, line, new_table, race, row, seats, timed, whole};
use store::{Append, Ask, AskKind, Status, Store};

/// An entry that changes everything that an entry can change.
fn rich(table: &str, n: u32) -> Append {
    Append { key: Some(format!("request-{n}")), ..timed(table, n, &[1, 2], NOW + 500) }
}

/// All that is stored of a table, to see that nothing has changed.
async fn everything(db: &Database, store: &Store, table: &str) -> String {
    let mut all = format!("{:?}", row(store, table).await);
    all += &format!("{:?}", store.lines(table, 0).await.expect("lines"));
    let around = whole(store, table).await;
    all += &format!("{:?}{:?}", around.deadlines, around.asks);
    for rows in ["entries", "deadlines", "asks", "outbox"] {
        all += &format!(" {rows}:{}", db.rows(rows).await);
    }
    all
}

/// A game in which two seats have a deadline and are asked something.
async fn busy(store: &Store, table: &str) {
    begun(store, table).await;
    store.append(&rich(table, 1)).await.expect("the next entry");
    let ask = Ask { kind: AskKind::Undo, seat: 0, about: 2, agreed: seats(&[0]) };
    store.put_ask(&row(store, table).await, &ask, NOW).await.expect("an ask");
}

pub async fn entries_follow_each_other(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    for n in 1..=20 {
        store.append(&entry("t", n)).await.expect("the next entry");
    }
    let lines: Vec<String> = (0..=20).map(|n| line("t", n)).collect();
    assert_eq!(store.lines("t", 0).await.expect("lines"), lines);
    assert_eq!(store.lines("t", 18).await.expect("lines"), lines[18..]);
    assert!(store.lines("t", 21).await.expect("lines").is_empty());
    let t = row(&store, "t").await;
    assert_eq!((t.length, t.changed, t.waiting, t.status), (21, NOW + 20, seats(&[0]), Status::Running));
    store
        .append(&Append { status: Status::Over, waiting: seats(&[]), ..entry("t", 21) })
        .await
        .expect("the end");
    let t = row(&store, "t").await;
    assert_eq!((t.length, t.waiting, t.status), (22, seats(&[]), Status::Over));
}

pub async fn a_gap_or_a_repeat_changes_nothing(db: &Database) {
    let store = db.open().await;
    busy(&store, "t").await;
    let before = everything(db, &store, "t").await;
    for n in [0, 1, 3, 4, 1000] {
        let wrong = Append { key: Some("new key".to_owned()), status: Status::Over, ..rich("t", n) };
        assert!(is_conflict(&store.append(&wrong).await), "entry {n} is not the next one");
        assert_eq!(everything(db, &store, "t").await, before, "entry {n} was refused");
        assert_eq!(store.answered("t", "new key").await.expect("an answer"), None);
    }
    assert!(is_conflict(&store.append(&rich("nowhere", 0)).await), "there is no such table");
    assert_eq!(everything(db, &store, "t").await, before);
    store.append(&rich("t", 2)).await.expect("the next entry");
}

pub async fn no_entry_comes_before_the_beginning(db: &Database) {
    let store = db.open().await;
    for table in ["lobby", "closed"] {
        store.create_table(&new_table(table)).await.expect("a new table");
    }
    store.close_table("closed").await.expect("closing");
    for table in ["lobby", "closed"] {
        assert!(is_conflict(&store.append(&entry(table, 0)).await), "{table}: the game has not begun");
        assert_eq!(row(&store, table).await.length, 0);
    }
    assert_eq!(db.rows("entries").await, 0);
}

pub async fn of_many_entries_with_one_number_one_is_kept(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    begun(&here, "t").await;
    for n in 1..=5 {
        let wins = race((0..10).map(|i| {
            let store = if i % 2 == 0 { here.clone() } else { there.clone() };
            let entry =
                Append { lines: vec![format!("{n} by {i}")], key: Some(format!("{n}-{i}")), ..rich("t", n) };
            async move { store.append(&entry).await }
        }));
        assert_eq!(wins.await, 1, "entry {n}");
        let last = here.lines("t", n).await.expect("lines").concat();
        let winner = last.strip_prefix(&format!("{n} by ")).expect("one of the lines");
        let key = format!("{n}-{winner}");
        assert_eq!(there.answered("t", &key).await.expect("an answer"), Some(n), "the key is the winner's");
    }
    assert_eq!(db.rows("entries").await, 6);
}

pub async fn a_request_brings_one_entry(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    begun(&store, "other").await;
    let keyed = |table: &str, n| Append { key: Some("key".to_owned()), ..entry(table, n) };
    store.append(&keyed("t", 1)).await.expect("the next entry");
    assert_eq!(store.answered("t", "key").await.expect("an answer"), Some(1));
    assert_eq!(store.answered("t", "KEY").await.expect("an answer"), None);
    assert!(is_conflict(&store.append(&keyed("t", 2)).await), "the request was answered");
    store.append(&entry("t", 2)).await.expect("nothing stands in the way of the next entry");
    assert_eq!(store.answered("other", "key").await.expect("an answer"), None);
    store.append(&keyed("other", 1)).await.expect("keys are of a table");

    let wins = race((0..10).map(|_| {
        let (store, entry) = (store.clone(), Append { key: Some("twice".to_owned()), ..entry("t", 3) });
        async move { store.append(&entry).await }
    }));
    assert_eq!((wins.await, row(&store, "t").await.length), (1, 4), "sent ten times, done once");
}

pub async fn what_fails_last_undoes_what_came_first(db: &Database) {
    let store = db.open().await;
    busy(&store, "t").await;
    let before = everything(db, &store, "t").await;
    // The entry is the next one, so that all goes well until the key, which was used.
    let used = Append { key: Some("request-1".to_owned()), ..rich("t", 2) };
    assert!(is_conflict(&store.append(&used).await));
    assert_eq!(everything(db, &store, "t").await, before);
    // Here the very last statement fails, after all others.
    let twice = Append { clocks: Some(vec![(1, NOW), (1, NOW)]), ..rich("t", 2) };
    assert!(is_conflict(&store.append(&twice).await));
    assert_eq!(everything(db, &store, "t").await, before);
}

pub async fn entries_come_together_or_not_at_all(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let three = |n| Append {
        lines: (n..n + 3).map(|n| line("t", n)).collect(),
        key: Some(format!("request-{n}")),
        ..entry("t", n)
    };
    store.append(&three(1)).await.expect("the next entries");
    assert_eq!(row(&store, "t").await.length, 4);
    assert_eq!(store.answered("t", "request-1").await.expect("an answer"), Some(1), "the key is the first's");
    assert!(is_conflict(&store.append(&three(2)).await), "two of them are there");
    assert!(is_conflict(&store.append(&Append { lines: Vec::new(), ..entry("t", 4) }).await), "none");
    let end = Append { status: Status::Over, waiting: seats(&[]), ..three(4) };
    store.append(&end).await.expect("the last answer, and what it reveals");
    let lines: Vec<String> = (0..7).map(|n| line("t", n)).collect();
    assert_eq!(store.lines("t", 0).await.expect("lines"), lines);
    assert_eq!((row(&store, "t").await.length, row(&store, "t").await.status), (7, Status::Over));
}

pub async fn asks_lapse_when_the_game_goes_on(db: &Database) {
    let store = db.open().await;
    busy(&store, "t").await;
    busy(&store, "other").await;
    store.append(&entry("t", 2)).await.expect("the next entry");
    assert!(whole(&store, "t").await.asks.is_empty());
    let again = Ask { kind: AskKind::Undo, seat: 0, about: 3, agreed: seats(&[1]) };
    store.put_ask(&row(&store, "t").await, &again, NOW).await.expect("an ask");
    assert_eq!(whole(&store, "t").await.asks, [again], "who agreed before has not agreed to this");
    assert_eq!(whole(&store, "other").await.asks.len(), 1, "other tables go on asking");
}

pub async fn conflicts_in_a_crowd_harm_nobody_else(db: &Database) {
    let store = db.open().await;
    let tables: Vec<String> = (0..10).map(|i| format!("table-{i}")).collect();
    for table in &tables {
        begun(&store, table).await;
    }
    // Each number is sent three times, and with it one that leaves a gap: all of them at once.
    for n in 1..=10 {
        let wins = race(tables.iter().flat_map(|table| {
            [n, n + 5, n, n].map(|n| {
                let (store, entry) = (store.clone(), rich(table, n));
                async move { store.append(&entry).await }
            })
        }));
        assert_eq!(wins.await, tables.len());
    }
    for table in &tables {
        let lines: Vec<String> = (0..=10).map(|n| line(table, n)).collect();
        assert_eq!(store.lines(table, 0).await.expect("lines"), lines);
    }
    assert_eq!(db.number("SELECT COUNT(key) FROM entries").await, 100);
}
