//! What people say, note and ask of each other.

use crate::database::Database;
use crate::world::{NOW, begun, entry, is_conflict, race, row, seats, whole};
use store::{Ask, AskKind, ChatLine};

pub async fn lines_are_numbered_whoever_speaks(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    let table = begun(&here, "t").await;
    let other = begun(&here, "other").await;
    let spoken = race((0..40).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        let table = if i % 4 == 0 { other.clone() } else { table.clone() };
        async move { store.say(&table, i, &format!("line of {i}"), NOW + i).await }
    }));
    assert_eq!(spoken.await, 40, "nobody's line is lost");
    for (table, count) in [("t", 30), ("other", 10)] {
        let lines = here.said(table, 0).await.expect("lines");
        assert!(lines.iter().map(|line| line.n).eq(0..count), "{table} is numbered from 0 without gaps");
        let whole =
            |l: &ChatLine| (l.text.clone(), l.at) == (format!("line of {}", l.person), NOW + l.person);
        assert!(lines.iter().all(whole));
        assert_eq!(here.said(table, count - 3).await.expect("lines"), lines[lines.len() - 3..]);
    }
}

pub async fn a_note_is_its_seats_own(db: &Database) {
    let store = db.open().await;
    for (table, seat, text) in
        [("t", 0, "old"), ("t", 1, "hers"), ("other", 0, "elsewhere"), ("t", 0, "mine")]
    {
        store.set_note(table, seat, text).await.expect("a note");
    }
    for (table, seat, text) in [("t", 0, "mine"), ("t", 1, "hers"), ("t", 2, ""), ("other", 0, "elsewhere")] {
        assert_eq!(store.note(table, seat).await.expect("a note"), text);
    }
}

pub async fn agreements_given_at_once_are_all_kept(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    let table = begun(&here, "t").await;
    let ask = |kind, agreed: &[u8]| Ask { kind, seat: 0, about: 1, agreed: seats(agreed) };
    let agreed = race((0..5).map(|seat| {
        let store = if seat % 2 == 0 { here.clone() } else { there.clone() };
        let (table, ask) = (table.clone(), ask(AskKind::Undo, &[seat]));
        async move { store.put_ask(&table, &ask, NOW).await }
    }));
    assert_eq!(agreed.await, 5);
    here.put_ask(&table, &ask(AskKind::Replace, &[2]), NOW).await.expect("another question");
    let asks = whole(&here, "t").await.asks;
    assert_eq!(asks, [ask(AskKind::Replace, &[2]), ask(AskKind::Undo, &[0, 1, 2, 3, 4])]);

    let another = Ask { seat: 1, ..ask(AskKind::Undo, &[1]) };
    here.put_ask(&table, &another, NOW).await.expect("another ask");
    let undo = whole(&here, "t").await.asks.remove(1);
    assert_eq!(undo, another, "who agreed to the one has not agreed to the other");
}

pub async fn an_ask_about_the_past_is_refused(db: &Database) {
    let store = db.open().await;
    let before = begun(&store, "t").await;
    let ask = Ask { kind: AskKind::Undo, seat: 0, about: 1, agreed: seats(&[0]) };
    store.append(&entry("t", 1)).await.expect("the next entry");
    assert!(is_conflict(&store.put_ask(&before, &ask, NOW).await), "the game has gone on");
    assert!(whole(&store, "t").await.asks.is_empty());
    let now = Ask { about: 2, ..ask };
    store.put_ask(&row(&store, "t").await, &now, NOW).await.expect("an ask");
    assert_eq!(whole(&store, "t").await.asks, [now]);
}

pub async fn an_ask_can_be_dropped(db: &Database) {
    let store = db.open().await;
    let table = begun(&store, "t").await;
    for kind in [AskKind::Undo, AskKind::Replace] {
        let ask = Ask { kind, seat: 0, about: 1, agreed: seats(&[0]) };
        store.put_ask(&table, &ask, NOW).await.expect("an ask");
    }
    store.drop_ask(&table, AskKind::Undo).await.expect("dropped");
    store.drop_ask(&table, AskKind::Undo).await.expect("dropped before");
    let kinds: Vec<AskKind> = whole(&store, "t").await.asks.iter().map(|ask| ask.kind).collect();
    assert_eq!(kinds, [AskKind::Replace]);
}
