//! What only a file can have: who may read it, that it is gone, copies of it, what is left in it.

use crate::database::Database;
use crate::world::{NOW, begun, entry, person, row};
use std::fs;
use store::{Store, StoreError};

fn file() -> (Database, String) {
    let db = Database::sqlite();
    let path = db.url().to_owned();
    (db, path)
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let (db, path) = file();
    fs::write(&path, "").expect("a file that everybody may read");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    for name in [path.clone(), format!("{path}-wal"), format!("{path}-shm")] {
        let mode = fs::metadata(&name).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_that_is_not_there_is_not_looked_at() {
    let (_db, path) = file();
    assert!(matches!(Store::look(&path).await, Err(StoreError::Unavailable(_))));
    assert!(!fs::exists(&path).expect("an answer"), "and not made");
    let named = format!("sqlite:{path}");
    drop(Store::open(&named).await.expect("a store"));
    assert!(fs::exists(&path).expect("an answer"), "the address names this file");
    assert!(Store::look(&named).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_that_is_written_to_a_deleted_file() {
    let (db, path) = file();
    let store = db.open().await;
    store.add_person(&person(1, "Ada")).await.expect("a free name");
    fs::rename(&path, format!("{path}.old")).expect("moved away");
    assert!(matches!(store.add_person(&person(2, "Bruno")).await, Err(StoreError::Unavailable(_))));
    assert!(store.ping().await.is_err());
    fs::rename(format!("{path}.old"), &path).expect("moved back");
    store.add_person(&person(2, "Bruno")).await.expect("a free name");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_person_said_is_not_left_in_it() {
    let (db, path) = file();
    let store = db.open().await;
    store.add_person(&person(1, "Zenobia")).await.expect("a free name");
    let table = begun(&store, "t").await;
    for _ in 0..50 {
        store.say(&table, 1, "the sardines of Trebizond", NOW).await.expect("a line");
    }
    store.delete_person(1, NOW).await.expect("gone");
    for name in [path.clone(), format!("{path}-wal")] {
        let bytes = fs::read(&name).unwrap_or_default();
        for word in ["sardines", "Zenobia", "zenobia"] {
            assert!(!bytes.windows(word.len()).any(|part| part == word.as_bytes()), "{word} in {name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_taken_while_others_write_is_whole_and_goes_on() {
    let (db, path) = file();
    let store = db.open().await;
    begun(&store, "t").await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for n in 1..400 {
                store.append(&entry("t", n)).await.expect("an entry");
            }
        }
    });
    let mut lengths = Vec::new();
    for n in 0..3 {
        let copy = std::path::PathBuf::from(format!("{path}.copy{n}"));
        let (from, to) = (path.clone(), copy.clone());
        let tables = tokio::task::spawn_blocking(move || store::copy(&from, &to)).await.expect("no panic");
        assert_eq!(tables.expect("a copy"), 1);
        assert!(store::copy(&path, &copy).is_err(), "one that is there is not overwritten");
        let restored = Store::open(copy.to_str().expect("a path")).await.expect("a store");
        let length = row(&restored, "t").await.length;
        assert_eq!(restored.lines("t", 0).await.expect("lines").len(), length as usize);
        restored.append(&entry("t", length)).await.expect("it goes on");
        lengths.push(length);
    }
    writing.await.expect("no panic");
    assert!(lengths.is_sorted(), "{lengths:?}");
    fs::write(format!("{path}.bad"), "no database at all, but long enough to be read as if it were one")
        .expect("a file");
    assert!(store::check_copy(std::path::Path::new(&format!("{path}.bad"))).is_err());
}
