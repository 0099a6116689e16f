//! Finding tables.

use crate::database::Database;
use crate::world::{NOW, beginning, entry, is_conflict, new_table, row, seats, whole};
use store::{Append, Finished, Listing, SeatKind, Status, Store, Visibility};

async fn ids(store: &Store, listing: Listing) -> Vec<String> {
    store.list(listing).await.expect("tables").into_iter().map(|table| table.id).collect()
}

async fn finished(store: &Store, whose: Finished) -> Vec<String> {
    let page = store.finished(whose, None).await.expect("a page");
    assert_eq!(page.next, None, "all on one page");
    page.tables.into_iter().map(|table| table.id).collect()
}

/// Makes a table where these people sit, made so many milliseconds later than others.
async fn seated(store: &Store, id: &str, people: &[i64], later: i64) {
    let mut new = new_table(id);
    new.created = NOW + later;
    store.create_table(&new).await.expect("a new table");
    for (seat, person) in (0..).zip(people) {
        store.take_seat(id, seat, *person, "x").await.expect("a free seat");
    }
}

async fn ended(store: &Store, id: &str) {
    store.begin(&beginning(id)).await.expect("a beginning");
    let end = Append { status: Status::Over, waiting: seats(&[]), ..entry(id, 1) };
    store.append(&end).await.expect("the end");
}

pub async fn open_tables_are_public_and_have_a_free_seat(db: &Database) {
    let store = db.open().await;
    seated(&store, "old", &[1, 2], 0).await;
    seated(&store, "new", &[], 10).await;
    seated(&store, "full", &[1, 2, 3], 0).await;
    seated(&store, "closed", &[], 0).await;
    store.close_table("closed").await.expect("closing");
    seated(&store, "begun", &[], 0).await;
    store.begin(&beginning("begun")).await.expect("a beginning");
    let hidden = store::NewTable { visibility: Visibility::Invited, ..new_table("hidden") };
    store.create_table(&hidden).await.expect("a new table");
    let mut bots = new_table("bots");
    bots.seats.iter_mut().for_each(|seat| seat.kind = SeatKind::Bot);
    store.create_table(&bots).await.expect("a new table");
    assert_eq!(ids(&store, Listing::Open).await, ["new", "old"], "the newest first");
    assert_eq!(ids(&store, Listing::Running).await, ["begun"], "public and in play");
    store.leave_seat("full", 1, 2).await.expect("leaving");
    assert_eq!(ids(&store, Listing::Open).await.len(), 3, "a seat is free again");
}

pub async fn my_tables_are_those_where_i_sit(db: &Database) {
    let store = db.open().await;
    seated(&store, "lobby", &[1], 0).await;
    seated(&store, "running", &[2, 1], 0).await;
    seated(&store, "over", &[2, 1, 1], 0).await;
    seated(&store, "closed", &[1], 0).await;
    seated(&store, "theirs", &[2, 3], 0).await;
    store.begin(&beginning("running")).await.expect("a beginning");
    store.append(&Append { now: NOW + 50, ..entry("running", 1) }).await.expect("the next entry");
    ended(&store, "over").await;
    store.close_table("closed").await.expect("closing");
    assert_eq!(
        ids(&store, Listing::Mine(1)).await,
        ["running", "over", "lobby"],
        "the newest change first, once"
    );
    assert!(ids(&store, Listing::Mine(9)).await.is_empty());
    let running: Vec<String> = store.running().await.expect("tables").into_iter().map(|t| t.id).collect();
    assert_eq!(running, ["running"]);
}

pub async fn tables_wait_for_those_who_must_answer(db: &Database) {
    let store = db.open().await;
    for (table, people) in [("a", [1, 2, 3]), ("b", [2, 3, 1]), ("both", [1, 1, 2])] {
        seated(&store, table, &people, 0).await;
        store.begin(&beginning(table)).await.expect("a beginning");
    }
    assert_eq!(ids(&store, Listing::WaitingFor(2)).await, ["b"], "all of them wait for seat 0");
    for (table, waiting, later) in [("a", &[1, 2][..], 30), ("b", &[2], 20), ("both", &[0, 1], 10)] {
        let next = Append { waiting: seats(waiting), now: NOW + later, ..entry(table, 1) };
        store.append(&next).await.expect("the next entry");
    }
    assert_eq!(ids(&store, Listing::WaitingFor(1)).await, ["both", "b"], "who waits longest first, and once");
    assert_eq!(ids(&store, Listing::WaitingFor(2)).await, ["a"]);
    assert_eq!(ids(&store, Listing::WaitingFor(3)).await, ["a"]);

    store.stand_in(&row(&store, "a").await, 1, Some("steward")).await.expect("a stand-in");
    assert!(ids(&store, Listing::WaitingFor(2)).await.is_empty(), "a bot answers for him");
    assert_eq!(whole(&store, "a").await.seats[1].stand_in.as_deref(), Some("steward"));
    assert_eq!(ids(&store, Listing::WaitingFor(3)).await, ["a"]);
    store.stand_in(&row(&store, "a").await, 1, None).await.expect("he is back");
    assert_eq!(ids(&store, Listing::WaitingFor(2)).await, ["a"]);

    let end = Append { status: Status::Over, waiting: seats(&[]), ..entry("a", 2) };
    store.append(&end).await.expect("the end");
    assert!(ids(&store, Listing::WaitingFor(3)).await.is_empty());
}

pub async fn lengths_are_found_by_id(db: &Database) {
    let store = db.open().await;
    assert!(store.lengths(&[]).await.expect("lengths").is_empty());
    let ids: Vec<String> = (0..300).map(|i| format!("t{i:03}")).collect();
    for id in ids.iter().take(290) {
        store.create_table(&new_table(id)).await.expect("a new table");
    }
    for id in ["t000", "t128", "t289"] {
        store.begin(&beginning(id)).await.expect("a beginning");
    }
    store.append(&entry("t128", 1)).await.expect("the next entry");
    let mut found = store.lengths(&ids).await.expect("lengths");
    found.sort();
    let length = |id: &str| match id {
        "t128" => 2,
        "t000" | "t289" => 1,
        _ => 0,
    };
    let all: Vec<_> = ids.iter().take(290).map(|id| (id.clone(), length(id))).collect();
    assert_eq!(found, all, "those that are there, each once");
}

pub async fn a_table_played_elsewhere_is_kept_whole(db: &Database) {
    let store = db.open().await;
    let mut new = new_table("t");
    new.seats[0].person = Some(1);
    let lines: Vec<String> = (0..1000).map(|n| format!("line {n}")).collect();
    store.import_table(&new, "header", "7", ("abc", "{}"), &lines).await.expect("a table");
    let t = row(&store, "t").await;
    assert_eq!((t.status, t.length, t.waiting), (Status::Over, 1000, seats(&[])));
    assert_eq!(
        (t.header.as_deref(), t.rules.as_deref(), t.content.as_deref()),
        (Some("header"), Some("7"), Some("abc"))
    );
    assert_eq!(store.lines("t", 0).await.expect("lines"), lines);
    assert_eq!(whole(&store, "t").await.seats, new.seats);
    assert_eq!(finished(&store, Finished::Public).await, ["t"]);
    assert_eq!(ids(&store, Listing::Mine(1)).await, ["t"]);
    assert!(
        is_conflict(&store.import_table(&new, "again", "7", ("abc", "{}"), &lines).await),
        "an id is taken once"
    );
    assert_eq!((row(&store, "t").await.header.as_deref(), db.rows("entries").await), (Some("header"), 1000));
}

pub async fn finished_tables_are_public_and_over(db: &Database) {
    let store = db.open().await;
    for table in ["over", "running", "hidden"] {
        let visibility = if table == "hidden" { Visibility::Invited } else { Visibility::Public };
        let new = store::NewTable { visibility, ..new_table(table) };
        store.create_table(&new).await.expect("a new table");
    }
    ended(&store, "over").await;
    ended(&store, "hidden").await;
    store.begin(&beginning("running")).await.expect("a beginning");
    assert_eq!(finished(&store, Finished::Public).await, ["over"]);
}

pub async fn own_finished_tables_are_those_where_i_sat_or_that_i_made(db: &Database) {
    let store = db.open().await;
    let hidden = |id: &str, host| store::NewTable { visibility: Visibility::Invited, host, ..new_table(id) };
    for (id, host) in [("sat", 2), ("made", 1), ("theirs", 2), ("begun", 1)] {
        store.create_table(&hidden(id, host)).await.expect("a new table");
    }
    for seat in [0, 1] {
        store.take_seat("sat", seat, 1, "x").await.expect("a free seat");
    }
    for id in ["sat", "theirs"] {
        ended(&store, id).await;
    }
    let lines = ["line".to_owned()];
    store.import_table(&hidden("brought", 1), "h", "7", ("abc", "{}"), &lines).await.expect("a table");
    store.begin(&beginning("begun")).await.expect("a beginning");
    assert_eq!(sorted(finished(&store, Finished::Own(1)).await), ["brought", "sat"], "each once");
    ended(&store, "made").await;
    assert_eq!(sorted(finished(&store, Finished::Own(1)).await), ["brought", "made", "sat"]);
    assert_eq!(sorted(finished(&store, Finished::Own(2)).await), ["sat", "theirs"]);
    assert!(finished(&store, Finished::Own(3)).await.is_empty());
    assert!(finished(&store, Finished::Public).await.is_empty());
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

pub async fn finished_tables_come_in_pages(db: &Database) {
    let store = db.open().await;
    let lines = ["line".to_owned()];
    // Three at each moment: a page may end among tables that ended together.
    let all: Vec<String> = (0..47).map(|i| format!("t{i:02}")).collect();
    for (i, id) in (0..).zip(&all) {
        let new = store::NewTable { created: NOW + i / 3, host: 1, ..new_table(id) };
        store.import_table(&new, "h", "7", ("abc", "{}"), &lines).await.expect("a table");
    }
    for whose in [Finished::Public, Finished::Own(1)] {
        let (mut seen, mut sizes, mut from) = (Vec::new(), Vec::new(), None);
        loop {
            let page = store.finished(whose, from).await.expect("a page");
            sizes.push(page.tables.len());
            seen.extend(page.tables.into_iter().map(|table| table.id));
            from = page.next;
            if from.is_none() {
                break;
            }
        }
        assert_eq!(sizes, [20, 20, 7], "{whose:?}");
        assert_eq!(
            seen,
            all.iter().rev().cloned().collect::<Vec<_>>(),
            "{whose:?}: the newest first, each once"
        );
    }
}
