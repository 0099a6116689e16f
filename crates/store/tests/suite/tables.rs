//! Tables: made, seated, begun, closed.

use crate::database::Database;
use crate::world::{NOW, beginning, begun, is_conflict, new_table, race, row, whole};
use store::{Absent, Begin, Pace, SeatKind, SnapshotRow, Status, Visibility};
use table::{Instruction, InstructionUntil};

pub async fn a_table_is_kept_as_it_was_made(db: &Database) {
    let store = db.open().await;
    let mut new = new_table("t");
    new.seats[2].kind = SeatKind::Bot;
    new.seats[2].bot = Some("steward".to_owned());
    new.seats[0].person = Some(1);
    new.seats[0].contribution = "d1ce".to_owned();
    store.create_table(&new).await.expect("a new table");
    let t = row(&store, "t").await;
    assert_eq!((&t.id, &t.game, &t.name, &t.options), (&new.id, &new.game, &new.name, &new.options));
    assert_eq!((t.host, t.visibility, &t.invite), (1, Visibility::Public, &new.invite));
    assert_eq!((t.pace, t.absent), (Pace::Correspondence { seconds: 86_400 }, Absent::Bot));
    assert_eq!(
        (&t.secret, &t.commitment, &t.header, &t.rematch),
        (&new.secret, &new.commitment, &None, &None)
    );
    assert_eq!((&t.rules, &t.content), (&None, &None));
    assert_eq!((t.status, t.length, t.waiting.bits()), (Status::Lobby, 0, 0));
    assert_eq!((t.created, t.changed), (NOW, NOW));
    assert_eq!(whole(&store, "t").await.seats, new.seats);
    assert!(store.table("other").await.expect("an answer").is_none());
    assert!(is_conflict(&store.create_table(&new).await), "an id is taken once");
}

pub async fn a_table_with_a_seat_twice_is_not_made_at_all(db: &Database) {
    let store = db.open().await;
    let mut new = new_table("t");
    new.seats[2].seat = 0;
    assert!(is_conflict(&store.create_table(&new).await));
    assert_eq!((db.rows("tables").await, db.rows("seats").await), (0, 0));
    store.create_table(&new_table("t")).await.expect("the id is free");
}

pub async fn of_many_who_want_a_seat_one_gets_it(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    here.create_table(&new_table("t")).await.expect("a new table");
    let wins = race((1..=20).map(|person| {
        let store = if person % 2 == 0 { here.clone() } else { there.clone() };
        async move { store.take_seat("t", 1, person, &format!("from {person}")).await }
    }));
    assert_eq!(wins.await, 1);
    let seat = whole(&here, "t").await.seats.remove(1);
    let winner = seat.person.expect("somebody sits there");
    assert_eq!(seat.contribution, format!("from {winner}"), "the dice are the winner's");
}

pub async fn a_seat_that_was_left_is_free(db: &Database) {
    let store = db.open().await;
    let mut new = new_table("t");
    new.seats[2].kind = SeatKind::Bot;
    store.create_table(&new).await.expect("a new table");
    store.take_seat("t", 0, 1, "one").await.expect("a free seat");
    assert!(is_conflict(&store.leave_seat("t", 0, 2).await), "only who sits there leaves");
    store.leave_seat("t", 0, 1).await.expect("leaving");
    assert!(is_conflict(&store.leave_seat("t", 0, 1).await), "once");
    store.take_seat("t", 0, 2, "two").await.expect("a free seat");
    assert!(is_conflict(&store.take_seat("t", 2, 3, "x").await), "a bot's seat is no person's");
    assert!(is_conflict(&store.take_seat("t", 7, 3, "x").await), "there is no such seat");
    let first = whole(&store, "t").await.seats.remove(0);
    assert_eq!((first.person, first.contribution.as_str()), (Some(2), "two"));
}

pub async fn a_bot_takes_a_free_seat_before_the_game(db: &Database) {
    let store = db.open().await;
    store.create_table(&new_table("t")).await.expect("a new table");
    store.take_seat("t", 0, 1, "one").await.expect("a free seat");
    store.seat_bot("t", 1, "steward", "b07").await.expect("a free seat");
    assert!(is_conflict(&store.seat_bot("t", 0, "steward", "x").await), "somebody sits there");
    assert!(is_conflict(&store.seat_bot("t", 1, "baron", "x").await), "a bot sits there");
    assert!(is_conflict(&store.seat_bot("t", 7, "baron", "x").await), "there is no such seat");
    assert!(is_conflict(&store.take_seat("t", 1, 2, "x").await), "it is the bot's");
    let seat = whole(&store, "t").await.seats.remove(1);
    assert_eq!((seat.kind, seat.person, seat.contribution.as_str()), (SeatKind::Bot, None, "b07"));
    assert_eq!(seat.bot.as_deref(), Some("steward"));
    store.begin(&beginning("t")).await.expect("a beginning");
    assert!(is_conflict(&store.seat_bot("t", 2, "steward", "x").await), "the game has begun");
}

pub async fn a_person_or_a_bot_gets_a_seat(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    here.create_table(&new_table("t")).await.expect("a new table");
    let wins = race((1..=20).map(|i| {
        let (here, there) = (here.clone(), there.clone());
        async move {
            match i % 2 {
                0 => here.take_seat("t", 1, i, "person").await,
                _ => there.seat_bot("t", 1, "steward", "bot").await,
            }
        }
    }));
    assert_eq!(wins.await, 1);
    let seat = whole(&here, "t").await.seats.remove(1);
    assert_eq!(seat.person.is_some(), seat.bot.is_none(), "one of them");
}

pub async fn a_game_begins_once(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    here.create_table(&new_table("t")).await.expect("a new table");
    let wins = race((0..10).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        let mut begin = beginning("t");
        begin.header = format!("header {i}");
        begin.first.lines = vec![format!("first {i}")];
        async move { store.begin(&begin).await }
    }));
    assert_eq!(wins.await, 1);
    let t = row(&here, "t").await;
    assert_eq!((t.status, t.length), (Status::Running, 1));
    assert_eq!((t.rules.as_deref(), t.content.as_deref()), (Some("1"), Some("abc")));
    let header = t.header.expect("a header");
    let winner = header.strip_prefix("header ").expect("one of the headers");
    assert_eq!(
        here.lines("t", 0).await.expect("lines"),
        [format!("first {winner}")],
        "header and entry belong"
    );
    assert!(is_conflict(&here.take_seat("t", 0, 1, "late").await), "seats are taken before");
    assert!(is_conflict(&here.begin(&beginning("nowhere")).await), "there is no such table");
    assert_eq!(db.rows("entries").await, 1);
}

pub async fn a_game_begins_with_those_it_was_set_up_for(db: &Database) {
    let store = db.open().await;
    store.create_table(&new_table("t")).await.expect("a new table");
    store.take_seat("t", 1, 2, "salt").await.expect("free");
    let seats = whole(&store, "t").await.seats;
    let begin = Begin { seats, ..beginning("t") };
    store.leave_seat("t", 1, 2).await.expect("he may");
    assert!(is_conflict(&store.begin(&begin).await), "he has left");
    store.take_seat("t", 1, 3, "salt").await.expect("free");
    assert!(is_conflict(&store.begin(&begin).await), "another came");
    assert_eq!(row(&store, "t").await.status, Status::Lobby);
    let seats = whole(&store, "t").await.seats;
    store.begin(&Begin { seats, ..begin }).await.expect("as they sit");
    assert_eq!(row(&store, "t").await.status, Status::Running);
}

pub async fn a_closed_table_neither_begins_nor_seats(db: &Database) {
    let store = db.open().await;
    store.create_table(&new_table("t")).await.expect("a new table");
    store.close_table("t").await.expect("closing");
    assert!(is_conflict(&store.close_table("t").await), "once");
    assert!(is_conflict(&store.begin(&beginning("t")).await));
    assert!(is_conflict(&store.take_seat("t", 0, 1, "x").await));
    assert_eq!((row(&store, "t").await.status, db.rows("entries").await), (Status::Closed, 0));
}

pub async fn a_table_that_has_begun_is_not_closed(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    assert!(is_conflict(&store.close_table("t").await));
    assert_eq!(row(&store, "t").await.status, Status::Running);
}

pub async fn a_table_has_one_rematch(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    let table = begun(&here, "t").await;
    let wins = race((0..10).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        let table = table.clone();
        async move { store.set_rematch(&table, &format!("again-{i}")).await }
    }));
    assert_eq!(wins.await, 1);
    let rematch = row(&here, "t").await.rematch.expect("a rematch");
    assert!(is_conflict(&here.set_rematch(&table, "late").await));
    assert_eq!(row(&there, "t").await.rematch, Some(rematch), "the first one stays");
}

pub async fn a_snapshot_replaces_the_one_before(db: &Database) {
    let store = db.open().await;
    assert!(store.game("t").await.expect("read").1.is_none());
    let first = SnapshotRow { n: 10, words: 5, state: vec![0, 1, 255] };
    let second = SnapshotRow { n: 20, words: i64::MAX, state: (0..=255).cycle().take(100_000).collect() };
    let other = SnapshotRow { n: 1, words: 0, state: Vec::new() };
    for (table, snapshot) in [("t", &first), ("t", &second), ("other", &other)] {
        store.put_snapshot(table, snapshot.clone()).await.expect("a snapshot");
    }
    assert_eq!(store.game("t").await.expect("read").1, Some(second));
    assert_eq!(store.game("other").await.expect("read").1, Some(other));
}

pub async fn the_content_that_a_table_began_with_is_kept(db: &Database) {
    let store = db.open().await;
    assert_eq!(store.content("kingsburg", "abc").await.expect("an answer"), None);
    begun(&store, "t").await;
    assert_eq!(store.content("kingsburg", "abc").await.expect("an answer").as_deref(), Some("{}"));
    assert_eq!(store.content("warlords", "abc").await.expect("an answer"), None, "each game has its own");
    // What is kept stays; another table adds what it began with.
    store.create_table(&new_table("u")).await.expect("a new table");
    let other = Begin { pack: Some("[]".to_owned()), ..beginning("u") };
    store.begin(&other).await.expect("a beginning");
    assert_eq!(store.content("kingsburg", "abc").await.expect("an answer").as_deref(), Some("{}"));
    // A game that does not begin leaves nothing.
    store.create_table(&new_table("v")).await.expect("a new table");
    let late = Begin { content: "def".to_owned(), ..beginning("u") };
    assert!(is_conflict(&store.begin(&late).await), "it has begun");
    assert_eq!(store.content("kingsburg", "def").await.expect("an answer"), None);
}

pub async fn what_a_seat_has_said_beforehand_is_kept(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    let t = row(&store, "t").await;
    let said = |answer: &str| Instruction {
        prompt: "window".to_owned(),
        answer: answer.to_owned(),
        until: InstructionUntil::AskedElse,
    };
    let kept = async || whole(&store, "t").await.seats.remove(1).instructions;
    store.set_instructions(&t, 1, &[], &[said("pass")]).await.expect("the first");
    assert_eq!(kept().await, [said("pass")]);
    assert!(is_conflict(&store.set_instructions(&t, 1, &[], &[said("other")]).await), "it has changed since");
    store.set_instructions(&t, 1, &[said("pass")], &[]).await.expect("taken back");
    assert!(kept().await.is_empty() && whole(&store, "t").await.seats[0].instructions.is_empty());
}
