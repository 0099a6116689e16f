//! People: names and passwords.

use crate::changes::{around, heard};
use crate::database::Database;
use crate::world::{NOW, beginning, begun, is_conflict, new_table, person, race, row, whole};
use store::{NewTable, Status};

pub async fn a_name_is_taken_once_regardless_of_case(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada Straße")).await.expect("a free name");
    for (id, same) in (2..).zip(["Ada Straße", "ada straße", "ADA STRASSE", "aDa strasse"]) {
        assert!(is_conflict(&store.add_person(&person(id, same)).await), "{same} is taken");
        let owner = store.person_named(same).await.expect("an answer").map(|p| (p.id, p.name));
        assert_eq!(owner, Some((1, "Ada Straße".to_owned())), "{same} is Ada's");
    }
    store.add_person(&person(9, "Οδυσσεύς")).await.expect("a free name");
    assert!(
        is_conflict(&store.add_person(&person(10, "ΟΔΥΣΣΕΎΣ")).await),
        "both forms of a small sigma are one"
    );
    assert!(is_conflict(&store.add_person(&person(1, "Bruno")).await), "a number is taken once, too");
    assert_eq!(db.rows("people").await, 2);
}

pub async fn of_many_who_want_a_name_one_gets_it(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    let wins = race((0..20).map(|id| {
        let store = if id % 2 == 0 { here.clone() } else { there.clone() };
        async move { store.add_person(&person(id, if id % 3 == 0 { "Ada" } else { "ADA" })).await }
    }));
    assert_eq!((wins.await, db.rows("people").await), (1, 1));
}

pub async fn a_password_is_kept(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    assert_eq!(store.person(1).await.expect("an answer").expect("Ada").password, None, "she came as a guest");
    store.set_password(1, "$argon2id$...").await.expect("a password");
    let ada = store.person(1).await.expect("an answer").expect("Ada");
    assert_eq!((ada.password.as_deref(), ada.created), (Some("$argon2id$..."), NOW));
    assert!(is_conflict(&store.set_password(2, "x").await), "there is no person 2");
    assert!(store.person(2).await.expect("an answer").is_none());
}

pub async fn a_deleted_person_leaves_a_name_that_says_nothing(db: &Database) {
    let store = db.open().await;
    for (id, name) in [(1, "Ada"), (2, "Bruno")] {
        store.add_person(&person(id, name)).await.expect("a free name");
        store.open_session(&format!("token of {name}"), id, NOW, NOW + 10).await.expect("a session");
    }
    store.set_password(1, "hash").await.expect("a password");
    store.create_table(&crate::world::new_table("t")).await.expect("a new table");
    store.take_seat("t", 0, 1, "a").await.expect("a free seat");
    store.take_seat("t", 1, 2, "b").await.expect("a free seat");
    store.begin(&crate::world::beginning("t")).await.expect("a beginning");
    let table = crate::world::row(&store, "t").await;
    for (id, seat) in [(1, 0), (2, 1)] {
        store.say(&table, id, "hello", NOW).await.expect("a line");
        store.set_note("t", seat, "my plan").await.expect("a note");
    }

    store.delete_person(1, NOW).await.expect("gone");

    let gone = store.person(1).await.expect("an answer").expect("her number stays");
    assert_eq!((gone.name.as_str(), gone.password), ("gone-1", None));
    for name in ["Ada", "gone-1"] {
        assert!(store.person_named(name).await.expect("an answer").is_none(), "nobody is called {name}");
    }
    assert!(store.session("token of Ada", NOW).await.expect("an answer").is_none(), "her sessions are over");
    assert!(store.session("token of Bruno", NOW).await.expect("an answer").is_some(), "his are not");
    let speakers: Vec<i64> =
        store.said("t", 0).await.expect("lines").iter().map(|line| line.person).collect();
    assert_eq!(speakers, [2], "what she said is gone");
    assert_eq!(
        db.number("SELECT COUNT(*) FROM chat WHERE person = 1 AND text <> ''").await,
        0,
        "really gone"
    );
    assert_eq!(store.note("t", 0).await.expect("a note"), "");
    assert_eq!(store.note("t", 1).await.expect("a note"), "my plan");
    assert_eq!(whole(&store, "t").await.seats[0].person, Some(1), "her seat stays hers");
    store.add_person(&person(3, "ada")).await.expect("her name is free again");
    store.delete_person(1, NOW).await.expect("going twice is going");
}

pub async fn nobody_can_stop_a_deletion_by_his_name(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.add_person(&person(2, "gone-1")).await.expect("a free name");
    store.delete_person(1, NOW).await.expect("gone");
    let named = store.person_named("Gone-1").await.expect("an answer").expect("a person");
    assert_eq!(named.id, 2, "the name is his");
}

pub async fn a_deleted_line_does_not_give_its_number_to_another(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    let table = begun(&store, "t").await;
    store.say(&table, 2, "first", NOW).await.expect("a line");
    store.say(&table, 1, "last", NOW).await.expect("a line");
    store.delete_person(1, NOW).await.expect("gone");
    store.say(&table, 2, "after", NOW).await.expect("a line");
    let lines: Vec<_> = store.said("t", 0).await.expect("lines").into_iter().map(|l| (l.n, l.text)).collect();
    assert_eq!(
        lines,
        [(0, "first".to_owned()), (2, "after".to_owned())],
        "whoever has read to 1 must see it"
    );
}

pub async fn who_goes_leaves_no_table_in_the_lobby(db: &Database) {
    let store = db.open().await;
    for (id, name) in [(1, "Ada"), (2, "Bruno")] {
        store.add_person(&person(id, name)).await.expect("a free name");
    }
    let guest = |id: &str| NewTable { host: 2, ..new_table(id) };
    for new in [new_table("hers"), guest("his"), guest("begun"), guest("without her"), new_table("her game")]
    {
        store.create_table(&new).await.expect("a new table");
        if new.id != "without her" {
            store.take_seat(&new.id, 0, 1, "a").await.expect("a free seat");
        }
        store.take_seat(&new.id, 1, 2, "b").await.expect("a free seat");
    }
    for table in ["begun", "her game"] {
        store.begin(&beginning(table)).await.expect("a beginning");
    }
    store.set_note("his", 0, "my plan").await.expect("a note");
    store.open_session("code", 1, NOW, NOW + 100).await.expect("a code");
    let mut changes = store.changes();

    store.delete_person(1, NOW).await.expect("gone");

    let status = async |table: &str| row(&store, table).await.status;
    assert_eq!((status("hers").await, status("his").await), (Status::Closed, Status::Lobby));
    assert_eq!((status("begun").await, status("her game").await), (Status::Running, Status::Running));
    let first = async |table: &str| {
        let seat = whole(&store, table).await.seats.remove(0);
        (seat.person, seat.contribution)
    };
    assert_eq!(first("his").await, (None, String::new()), "free again");
    assert_eq!(first("begun").await, (Some(1), "a".to_owned()), "a game goes on");
    assert_eq!(whole(&store, "his").await.seats[1].person, Some(2));
    assert_eq!(store.note("his", 0).await.expect("a note"), "", "not for who comes after her");
    assert_eq!(store.redeem("code", "token", NOW, NOW + 100).await.expect("an answer"), None);
    let mut told = Vec::new();
    for _ in 0..4 {
        told.push(heard(&mut changes).await);
    }
    told.sort_by(|a, b| a.table.cmp(&b.table));
    let expected = [around("begun", 1), around("her game", 1), around("hers", 0), around("his", 0)];
    assert_eq!(told, expected, "all her tables: her name is another one");
}

pub async fn going_and_a_beginning_do_not_stop_each_other(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    for id in 1..=10 {
        here.add_person(&person(id, &format!("person {id}"))).await.expect("a free name");
        let table = format!("t{id}");
        here.create_table(&NewTable { host: 99, ..new_table(&table) }).await.expect("a new table");
        here.take_seat(&table, 0, id, "x").await.expect("a free seat");
        let beginning = beginning(&table);
        let (gone, begun) = tokio::join!(there.delete_person(id, NOW), here.begin(&beginning));
        gone.expect("gone");
        begun.expect("a beginning");
    }
    assert_eq!(db.rows("entries").await, 10);
}

pub async fn people_are_found_by_their_numbers(db: &Database) {
    let store = db.open().await;
    assert!(store.people_named(&[]).await.expect("names").is_empty());
    for id in 0..300 {
        store.add_person(&person(id, &format!("person {id}"))).await.expect("a free name");
    }
    let mut found = store.people_named(&[7, 7, 1000]).await.expect("names");
    assert_eq!(found, [(7, "person 7".to_owned())]);
    found = store.people_named(&(0..400).collect::<Vec<_>>()).await.expect("names");
    found.sort();
    let all: Vec<_> = (0..300).map(|id| (id, format!("person {id}"))).collect();
    assert_eq!(found, all);
}

pub async fn a_person_gets_all_that_is_his(db: &Database) {
    let store = db.open().await;
    for table in ["a", "b"] {
        store.create_table(&new_table(table)).await.expect("a new table");
        store.take_seat(table, 0, 1, "x").await.expect("a free seat");
        store.take_seat(table, 1, 2, "x").await.expect("a free seat");
        let table = row(&store, table).await;
        for (person, text) in [(1, "hello"), (2, "well met"), (1, "bye")] {
            store.say(&table, person, text, NOW).await.expect("a line");
        }
        store.set_note(&table.id, 0, "mine").await.expect("a note");
        store.set_note(&table.id, 1, "yours").await.expect("a note");
    }
    let said = store.said_by(1).await.expect("lines");
    let lines: Vec<_> =
        said.iter().map(|(table, line)| (table.as_str(), line.n, line.text.as_str())).collect();
    assert_eq!(lines, [("a", 0, "hello"), ("a", 2, "bye"), ("b", 0, "hello"), ("b", 2, "bye")]);
    assert!(said.iter().all(|(_, line)| (line.person, line.at) == (1, NOW)));
    let note = |table: &str| (table.to_owned(), 0, "mine".to_owned());
    assert_eq!(store.notes_of(1).await.expect("notes"), [note("a"), note("b")]);
    assert!(store.notes_of(9).await.expect("notes").is_empty());
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.delete_person(1, NOW).await.expect("gone");
    assert!(store.said_by(1).await.expect("lines").is_empty());
}
