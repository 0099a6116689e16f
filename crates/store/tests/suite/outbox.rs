//! Notices are sent at least once, and not by two at a time.

use crate::database::Database;
use crate::world::{NOW, begun, entry, new_table, person, row, seats, timed};
use store::{Append, Notice, Store, Why};
use table::SeatSet;
use tokio::task::JoinSet;

/// One minute, for which who claims a notice has it.
const LEASE: i64 = 60_000;

/// A game of Ada and Bruno; nobody has the third seat.
async fn game(store: &Store, table: &str) {
    store.create_table(&new_table(table)).await.expect("a new table");
    store.take_seat(table, 0, 1, "a").await.expect("a free seat");
    store.take_seat(table, 1, 2, "b").await.expect("a free seat");
    store.begin(&crate::world::beginning(table)).await.expect("a beginning");
}

async fn people(store: &Store) {
    for (id, name) in [(1, "Ada"), (2, "Bruno")] {
        store.add_person(&person(id, name)).await.expect("a free name");
    }
}

async fn claim(store: &Store, now: i64) -> Vec<Notice> {
    store.notices(100, now).await.expect("notices")
}

pub async fn those_who_hold_a_seat_are_notified(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    store.append(&timed("t", 1, &[0, 1, 2], NOW + 500)).await.expect("the next entry");
    assert!(claim(&store, NOW).await.is_empty(), "it happened one millisecond later");
    let notice = |seat, person, name: &str| Notice {
        table: "t".to_owned(),
        n: 1,
        seat,
        why: Why::Turn,
        person,
        name: name.to_owned(),
        at: NOW + 1,
        tries: 0,
    };
    assert_eq!(claim(&store, NOW + 1).await, [notice(0, 1, "Ada"), notice(1, 2, "Bruno")]);
}

pub async fn a_notice_that_was_sent_goes_and_one_that_failed_comes_again(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    store.append(&timed("t", 1, &[0, 1], NOW)).await.expect("the next entry");
    let now = NOW + 1;
    let claimed = claim(&store, now).await;
    assert!(claim(&store, now + LEASE - 1).await.is_empty(), "both are claimed");
    store.noticed(&claimed[0]).await.expect("sent");
    store.notice_failed(&claimed[1], now + 10).await.expect("to try again");
    assert!(claim(&store, now + 9).await.is_empty());
    let again = claim(&store, now + 10).await;
    assert_eq!(again, [Notice { tries: 1, ..claimed[1].clone() }]);
    assert!(claim(&store, now + 10 + LEASE - 1).await.is_empty());
    assert_eq!(claim(&store, now + 10 + LEASE).await, again, "who claimed it has died");
}

pub async fn the_outbox_does_not_grow(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    game(&store, "other").await;
    store.append(&timed("other", 1, &[0], NOW)).await.expect("the next entry");
    for n in 1..=10 {
        store.append(&timed("t", n, &[0, 1], NOW)).await.expect("the next entry");
    }
    assert_eq!(db.rows("outbox").await, 3, "those of the last entry, and the other table's");
    let old = claim(&store, NOW + 100).await;
    store.append(&timed("t", 11, &[], NOW)).await.expect("the next entry");
    assert_eq!(db.rows("outbox").await, 1, "the other table's");
    for notice in old.iter().filter(|notice| notice.table == "t") {
        store.notice_failed(notice, NOW).await.expect("nothing to try again");
        store.noticed(notice).await.expect("nothing to remove");
    }
    assert_eq!(db.rows("outbox").await, 1);
}

pub async fn a_notice_stays_while_the_seat_is_waited_for(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    store.append(&timed("t", 1, &[0, 1], NOW)).await.expect("the next entry");
    let next = Append { notify: SeatSet::EMPTY, ..timed("t", 2, &[1], NOW) };
    store.append(&next).await.expect("the next entry");
    let left: Vec<_> = claim(&store, NOW + 100).await.iter().map(|notice| (notice.n, notice.seat)).collect();
    assert_eq!(left, [(1, 1)], "seat 0 has answered; seat 1 is still to be told");
}

pub async fn only_as_many_notices_as_wanted_the_oldest_first(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    for (table, later) in [("b", 20), ("c", 30), ("a", 10)] {
        game(&store, table).await;
        let next = Append { now: NOW + later, ..timed(table, 1, &[0], NOW) };
        store.append(&next).await.expect("the next entry");
    }
    let tables = async |limit| -> Vec<String> {
        store.notices(limit, NOW + 50).await.expect("notices").into_iter().map(|n| n.table).collect()
    };
    assert!(tables(0).await.is_empty());
    assert_eq!(tables(2).await, ["a", "b"]);
    assert_eq!(tables(2).await, ["c"]);
}

pub async fn nobody_is_told_of_what_a_bot_does_for_him(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    store.stand_in(&row(&store, "t").await, 0, Some("steward")).await.expect("a stand-in");
    store.delete_person(2, NOW).await.expect("gone");
    store.append(&timed("t", 1, &[0, 1], NOW)).await.expect("the next entry");
    assert!(claim(&store, NOW + 1).await.is_empty(), "a bot plays for one, the other is gone");
    store.stand_in(&row(&store, "t").await, 0, None).await.expect("she is back");
    assert_eq!(claim(&store, NOW + 1).await.len(), 1);
}

pub async fn two_who_claim_at_once_do_not_get_the_same(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    people(&here).await;
    for i in 0..30 {
        let table = format!("t{i}");
        game(&here, &table).await;
        here.append(&timed(&table, 1, &[0, 1], NOW)).await.expect("the next entry");
    }
    let claims = (0..20).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        async move { store.notices(7, NOW + 1).await.expect("notices") }
    });
    let mut got = claims.collect::<JoinSet<_>>().join_all().await.concat();
    // Who met another in the middle of his claim may have got less than there was.
    got.extend(here.notices(100, NOW + 1).await.expect("notices"));
    let mut keys: Vec<_> = got.iter().map(|n| (n.table.clone(), n.seat)).collect();
    keys.sort();
    let all = keys.len();
    keys.dedup();
    assert_eq!((all, keys.len()), (60, 60), "all of them, each once");
}

pub async fn a_beginning_notifies(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    store.create_table(&new_table("t")).await.expect("a new table");
    store.take_seat("t", 0, 1, "a").await.expect("a free seat");
    let mut beginning = crate::world::beginning("t");
    beginning.first.clocks = Some(vec![(0, NOW + 9)]);
    beginning.first.notify = seats(&[0]);
    store.begin(&beginning).await.expect("a beginning");
    assert_eq!(claim(&store, NOW).await.len(), 1);
    begun(&store, "live").await;
    store.append(&entry("live", 1)).await.expect("the next entry");
    assert!(claim(&store, NOW + 5).await.is_empty(), "a live table tells nobody");
}

pub async fn who_is_called_is_notified_and_the_notice_stays_while_he_is(db: &Database) {
    let store = db.open().await;
    people(&store).await;
    game(&store, "t").await;
    let call = Append { called: seats(&[1]), ..timed("t", 1, &[0], NOW + 500) };
    store.append(&call).await.expect("the next entry");
    let why = |notices: &[Notice]| notices.iter().map(|notice| (notice.seat, notice.why)).collect::<Vec<_>>();
    assert_eq!(db.rows("outbox").await, 2);
    let still = Append { still_called: seats(&[1]), ..timed("t", 2, &[0], NOW + 500) };
    store.append(&still).await.expect("the next entry");
    assert_eq!(why(&claim(&store, NOW + 9).await), [(1, Why::Call), (0, Why::Turn)], "the older first");
    let other = Append { called: seats(&[0, 1]), ..timed("t", 3, &[0], NOW + 500) };
    store.append(&other).await.expect("the next entry");
    assert_eq!(why(&claim(&store, NOW + 9).await), [(0, Why::Turn), (1, Why::Call)], "one notice a seat");
    store.append(&timed("t", 4, &[2], NOW + 500)).await.expect("the next entry");
    assert!(claim(&store, NOW + 9).await.iter().all(|notice| notice.seat == 2), "nobody is called any more");
}
