//! What goes away by itself, and what others have to hear of.

use crate::database::Database;
use crate::world::{NOW, begun, entry, is_conflict, new_table, person, row};
use store::{Gone, Keep, NewTable, Signal, Status};

const DAY: i64 = 24 * 60 * 60 * 1000;
const KEEP: Keep = Keep {
    guests: 30 * DAY,
    lobbies: 7 * DAY,
    closed: DAY,
    running: 180 * DAY,
    finished: 90 * DAY,
    requests: DAY,
    notices: 30 * DAY,
    reports: 180 * DAY,
};

pub async fn old_tables_and_guests_go_away(db: &Database) {
    let store = db.open().await;
    for (id, name) in [(1, "Ada"), (2, "Bruno"), (3, "Carla")] {
        store.add_person(&person(id, name)).await.expect("a free name");
    }
    store.set_password(2, "hash").await.expect("a password");
    for (id, host) in [("lobby", 1), ("closed", 1), ("over-guest", 1), ("over-kept", 2)] {
        store.create_table(&NewTable { host, ..new_table(id) }).await.expect("a new table");
    }
    store.close_table("closed").await.expect("closed");
    for id in ["over-guest", "over-kept"] {
        store.begin(&crate::world::beginning(id)).await.expect("a beginning");
        let key = Some("0:key".to_owned());
        let end = store::Append { status: Status::Over, key, ..entry(id, 1) };
        store.append(&end).await.expect("an end");
    }
    begun(&store, "running").await;
    store.take_seat("lobby", 0, 3, "c").await.expect("a free seat");
    store.saw(3, NOW + 80 * DAY).await.expect("seen");

    assert_eq!(store.tidy(&KEEP, NOW).await.expect("tidy"), Gone::default(), "nothing is old yet");
    assert_eq!(store.tidy(&KEEP, NOW + 2 * DAY).await.expect("tidy"), Gone { tables: 1, guests: 0 });
    assert!(store.table("closed").await.expect("an answer").is_none());
    assert_eq!(store.answered("over-kept", "0:key").await.expect("an answer"), None, "keys of requests go");
    assert_eq!(store.tidy(&KEEP, NOW + 8 * DAY).await.expect("tidy"), Gone { tables: 1, guests: 0 });
    assert_eq!(db.number("SELECT COUNT(*) FROM seats WHERE tab = 'lobby'").await, 0, "with its seats");
    assert_eq!(store.tidy(&KEEP, NOW + 31 * DAY).await.expect("tidy"), Gone { tables: 0, guests: 1 });
    assert!(store.person_named("Ada").await.expect("an answer").is_none(), "a guest who stayed away");
    assert!(store.person_named("Carla").await.expect("an answer").is_some(), "one who was there");
    assert_eq!(store.tidy(&KEEP, NOW + 91 * DAY).await.expect("tidy"), Gone { tables: 1, guests: 0 });
    assert!(store.table("over-guest").await.expect("an answer").is_none());
    assert_eq!(row(&store, "over-kept").await.length, 2, "somebody with a password has it");
    assert_eq!(store.tidy(&KEEP, NOW + 200 * DAY).await.expect("tidy"), Gone { tables: 1, guests: 1 });
    assert!(store.person(1).await.expect("an answer").is_none(), "no table needs her number any more");
}

pub async fn what_ends_is_signalled(db: &Database) {
    let (here, there) = (db.open().await, db.open().await);
    here.add_person(&person(1, "Ada")).await.expect("a free name");
    for token in ["desk", "phone"] {
        here.open_session(token, 1, NOW, NOW + 100).await.expect("a session");
    }
    assert_eq!(there.signals(NOW - 1).await.expect("signals"), []);
    here.close_session("desk", NOW).await.expect("an end");
    assert_eq!(there.signals(NOW - 1).await.expect("signals"), [Signal::SessionEnded("desk".to_owned())]);
    here.ban(1, Some(NOW + 5), NOW + 5).await.expect("a ban");
    assert_eq!(there.signals(NOW).await.expect("signals"), [Signal::SessionEnded("phone".to_owned())]);
    here.open_session("new", 1, NOW, NOW + 100).await.expect("a session");
    assert!(there.session("new", NOW).await.expect("an answer").is_none(), "who is banned stays out");
    here.ban(1, None, NOW + 6).await.expect("let in");
    assert!(there.session("new", NOW).await.expect("an answer").is_some());
    here.sweep(NOW + 2 * 60 * 60 * 1000).await.expect("swept");
    assert_eq!(there.signals(0).await.expect("signals"), []);
}

pub async fn a_table_that_was_stopped_goes_no_further(db: &Database) {
    let store = db.open().await;
    begun(&store, "t").await;
    store.stop_table("t", NOW + 9).await.expect("stopped");
    assert_eq!(row(&store, "t").await.status, Status::Closed);
    assert!(is_conflict(&store.append(&entry("t", 1)).await), "nothing is written to it");
    assert!(is_conflict(&store.stop_table("t", NOW + 9).await), "once");
    assert_eq!(store.signals(NOW).await.expect("signals"), [Signal::TableChanged("t".to_owned())]);
}

pub async fn reports_are_kept_until_they_are_settled(db: &Database) {
    let store = db.open().await;
    for (id, name) in [(1, "Ada"), (2, "Bruno")] {
        store.add_person(&person(id, name)).await.expect("a free name");
    }
    store.report(7, "t", 2, 1, "he shouts", NOW).await.expect("a report");
    let reports = store.reports().await.expect("reports");
    assert_eq!((reports[0].about.as_str(), reports[0].by.as_str(), reports.len()), ("Bruno", "Ada", 1));
    store.settle(7, NOW).await.expect("settled");
    assert!(is_conflict(&store.settle(7, NOW).await));
    assert!(store.reports().await.expect("reports").is_empty());
    store.mute(2, Some(NOW + 5)).await.expect("muted");
    let found = store.people("BRU", 10).await.expect("people");
    assert_eq!(found.iter().map(|p| (p.id, p.muted)).collect::<Vec<_>>(), [(2, Some(NOW + 5))]);
}

pub async fn an_invitation_lets_in_as_many_as_it_says(db: &Database) {
    let store = db.open().await;
    store.invite("code", 2, NOW, NOW + 100).await.expect("a code");
    assert!(!store.add_invited(&person(1, "Ada"), "other", NOW).await.expect("an answer"));
    assert!(!store.add_invited(&person(1, "Ada"), "code", NOW + 100).await.expect("an answer"), "too late");
    assert!(store.add_invited(&person(1, "Ada"), "code", NOW).await.expect("an answer"));
    assert!(store.add_invited(&person(2, "ada"), "code", NOW).await.is_err(), "a taken name uses nothing up");
    assert!(store.add_invited(&person(2, "Bruno"), "code", NOW).await.expect("an answer"));
    assert!(!store.add_invited(&person(3, "Carla"), "code", NOW).await.expect("an answer"), "used up");
}
