//! A PostgreSQL server for tests: a private cluster in a temporary folder on a free loopback port.
//!
//! A shell keeps it. The shell reads from a pipe that only this process holds, so whichever way the tests end, by
//! success, panic or signal, the pipe closes, and the shell stops the server and removes the folder.

mod start;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A server with its keeper.
pub(crate) struct Cluster {
    url: String,
    keeper: Mutex<Keeper>,
}

/// The shell that keeps the server, with its pipes.
pub(crate) struct Keeper {
    _shell: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

fn shared() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(start::start)
}

/// The address of the server, without a database; starts it if nobody has.
///
/// # Panics
/// If PostgreSQL is not installed, with a line that tells how to.
#[must_use]
pub fn url() -> &'static str {
    &shared().url
}

/// Stops the server, cutting all connections, and starts it again.
///
/// # Panics
/// If it does not come back.
pub fn restart() {
    let mut keeper = shared().keeper.lock().unwrap_or_else(PoisonError::into_inner);
    keeper.input.write_all(b"restart\n").expect("the keeper listens");
    keeper.wait_for("restarted");
}

impl Keeper {
    /// Waits until the keeper says a word.
    fn wait_for(&mut self, word: &str) {
        let mut said = String::new();
        let mut line = String::new();
        while self.output.read_line(&mut line).is_ok_and(|read| read > 0) {
            match line.trim() {
                heard if heard == word => return,
                "failed" => break,
                _ => said += &line,
            }
            line.clear();
        }
        panic!("PostgreSQL does not start:\n{said}");
    }
}
