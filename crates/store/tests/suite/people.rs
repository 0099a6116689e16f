//! People: names, passwords, sessions.

use crate::database::Database;
use crate::world::{NOW, begun, is_conflict, person, race};

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
    let table = crate::world::row(&store, "t").await;
    for (id, seat) in [(1, 0), (2, 1)] {
        store.say(&table, id, "hello", NOW).await.expect("a line");
        store.set_note("t", seat, "my plan").await.expect("a note");
    }

    store.delete_person(1).await.expect("gone");

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
    assert_eq!(store.seats("t").await.expect("seats")[0].person, Some(1), "her seat stays hers");
    store.add_person(&person(3, "ada")).await.expect("her name is free again");
    store.delete_person(1).await.expect("going twice is going");
}

pub async fn nobody_can_stop_a_deletion_by_his_name(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.add_person(&person(2, "gone-1")).await.expect("a free name");
    store.delete_person(1).await.expect("gone");
    let named = store.person_named("Gone-1").await.expect("an answer").expect("a person");
    assert_eq!(named.id, 2, "the name is his");
}

pub async fn a_deleted_line_does_not_give_its_number_to_another(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    let table = begun(&store, "t").await;
    store.say(&table, 2, "first", NOW).await.expect("a line");
    store.say(&table, 1, "last", NOW).await.expect("a line");
    store.delete_person(1).await.expect("gone");
    store.say(&table, 2, "after", NOW).await.expect("a line");
    let lines: Vec<_> = store.said("t", 0).await.expect("lines").into_iter().map(|l| (l.n, l.text)).collect();
    assert_eq!(
        lines,
        [(0, "first".to_owned()), (2, "after".to_owned())],
        "whoever has read to 1 must see it"
    );
}

pub async fn a_session_expires(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store.open_session("token", 1, NOW, NOW + 100).await.expect("a session");
    assert_eq!(store.session("token", NOW + 99).await.expect("an answer"), Some(person(1, "Ada")));
    assert_eq!(store.session("token", NOW + 100).await.expect("an answer"), None);
    assert_eq!(store.session("TOKEN", NOW).await.expect("an answer"), None, "tokens have a case");
    assert!(is_conflict(&store.open_session("token", 2, NOW, NOW + 100).await), "a token is used once");
}

pub async fn a_session_ends(db: &Database) {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    for token in ["desk", "phone"] {
        store.open_session(token, 1, NOW, NOW + 100).await.expect("a session");
    }
    store.close_session("desk").await.expect("an end");
    store.close_session("desk").await.expect("an end that has come");
    assert!(store.session("desk", NOW).await.expect("an answer").is_none());
    assert!(store.session("phone", NOW).await.expect("an answer").is_some(), "only that one");
}
