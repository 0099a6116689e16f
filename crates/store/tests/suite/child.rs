//! Processes of their own: this test binary runs itself, with one test that does the work.

use std::env;
use std::process::{Child, Command, Stdio};
use store::Store;

/// Opens the store and ends.
pub const OPEN: &str = "open";
/// Appends to many tables and tells of each entry, until it is killed.
pub const APPEND: &str = "append";

/// The variables that say what to do and with which store.
const WORK: &str = "REAME_STORE_CHILD";
const URL: &str = "REAME_STORE_URL";

/// Starts a process with a piece of work.
pub fn start(work: &str, url: &str) -> Child {
    Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "child::works", "--nocapture", "--test-threads=1"])
        .env(WORK, work)
        .env(URL, url)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process")
}

/// Does nothing unless started by [`start`].
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn works() {
    let (Ok(work), Ok(url)) = (env::var(WORK), env::var(URL)) else { return };
    let store = Store::open(&url).await.expect("a store that opens");
    match work.as_str() {
        OPEN => (),
        APPEND => crate::kill::append_forever(&store).await,
        other => panic!("no such work: {other}"),
    }
}
