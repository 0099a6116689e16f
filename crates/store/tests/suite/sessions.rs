//! Sessions, and codes for one.

use crate::database::Database;
use crate::world::{NOW, is_conflict, person};
use store::Store;
use tokio::task::JoinSet;

async fn ada(db: &Database) -> Store {
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    store
}

async fn name(store: &Store, token: &str, now: i64) -> Option<String> {
    store.session(token, now).await.expect("an answer").map(|person| person.name)
}

pub async fn a_session_expires(db: &Database) {
    let store = ada(db).await;
    store.open_session("token", 1, NOW, NOW + 100).await.expect("a session");
    assert_eq!(store.session("token", NOW + 99).await.expect("an answer"), Some(person(1, "Ada")));
    assert_eq!(store.session("token", NOW + 100).await.expect("an answer"), None);
    assert_eq!(store.session("TOKEN", NOW).await.expect("an answer"), None, "tokens have a case");
    assert!(is_conflict(&store.open_session("token", 2, NOW, NOW + 100).await), "a token is used once");
}

pub async fn a_session_ends(db: &Database) {
    let store = ada(db).await;
    for token in ["desk", "phone"] {
        store.open_session(token, 1, NOW, NOW + 100).await.expect("a session");
    }
    store.close_session("desk", NOW).await.expect("an end");
    store.close_session("desk", NOW).await.expect("an end that has come");
    assert!(store.session("desk", NOW).await.expect("an answer").is_none());
    assert!(store.session("phone", NOW).await.expect("an answer").is_some(), "only that one");
}

pub async fn a_code_is_changed_into_a_session_once(db: &Database) {
    let store = ada(db).await;
    store.open_session("code", 1, NOW, NOW + 100).await.expect("a code");
    let redeemed = store.redeem("code", "phone", NOW + 99, NOW + 1000).await.expect("an answer");
    assert_eq!(redeemed, Some(person(1, "Ada")));
    assert_eq!(
        name(&store, "phone", NOW + 999).await.as_deref(),
        Some("Ada"),
        "as long as the session lasts"
    );
    assert_eq!(name(&store, "phone", NOW + 1000).await, None);
    assert_eq!(name(&store, "code", NOW).await, None, "the code is used up");
    assert_eq!(store.redeem("code", "again", NOW, NOW + 1000).await.expect("an answer"), None);
    assert_eq!(name(&store, "again", NOW).await, None);
}

pub async fn an_old_or_unknown_code_opens_nothing(db: &Database) {
    let store = ada(db).await;
    store.open_session("code", 1, NOW, NOW + 100).await.expect("a code");
    assert_eq!(
        store.redeem("code", "phone", NOW + 100, NOW + 1000).await.expect("an answer"),
        None,
        "too late"
    );
    assert_eq!(store.redeem("none", "phone", NOW, NOW + 1000).await.expect("an answer"), None);
    assert_eq!(db.rows("sessions").await, 1);
}

pub async fn of_many_who_bring_a_code_one_gets_in(db: &Database) {
    let (here, there) = (ada(db).await, db.open().await);
    here.open_session("code", 1, NOW, NOW + 100).await.expect("a code");
    let tries = (0..20).map(|i| {
        let store = if i % 2 == 0 { here.clone() } else { there.clone() };
        async move { store.redeem("code", &format!("token {i}"), NOW, NOW + 100).await.expect("an answer") }
    });
    let got_in = tries.collect::<JoinSet<_>>().join_all().await.into_iter().flatten().count();
    assert_eq!((got_in, db.rows("sessions").await), (1, 1));
}

pub async fn all_sessions_of_a_person_end_together(db: &Database) {
    let store = ada(db).await;
    store.add_person(&person(2, "Bruno")).await.expect("a free name");
    for (token, person) in [("desk", 1), ("phone", 1), ("his", 2)] {
        store.open_session(token, person, NOW, NOW + 100).await.expect("a session");
    }
    store.close_sessions(1, NOW).await.expect("an end");
    store.close_sessions(1, NOW).await.expect("an end that has come");
    assert_eq!((name(&store, "desk", NOW).await, name(&store, "phone", NOW).await), (None, None));
    assert_eq!(name(&store, "his", NOW).await.as_deref(), Some("Bruno"));
}

pub async fn what_has_expired_is_swept(db: &Database) {
    let store = ada(db).await;
    for (token, expires) in [("old", 10), ("now", 20), ("new", 30)] {
        store.open_session(token, 1, NOW, NOW + expires).await.expect("a session");
    }
    store.sweep(NOW + 20).await.expect("a sweep");
    assert_eq!(db.rows("sessions").await, 1);
    assert_eq!(name(&store, "new", NOW + 20).await.as_deref(), Some("Ada"));
}
