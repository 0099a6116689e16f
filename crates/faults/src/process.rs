//! Server processes: started, killed, stopped.

use crate::{Error, binary};
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// Words in a log that tell of a fault of the server.
const BAD: [&str; 5] =
    ["panicked", "a bot failed", "a draft was not taken", "does not follow", "could not be shown"];

/// How to start a server.
pub struct Launch {
    binary: PathBuf,
    db: String,
    log: PathBuf,
}

/// A server that listens. Dropped, it is killed.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub url: String,
}

impl Launch {
    /// A server on a database, which writes its log to a file.
    pub async fn new(db: &str, log: &Path) -> Result<Launch, Error> {
        let binary = tokio::task::spawn_blocking(binary::reame).await.map_err(Error::setup)??;
        Ok(Launch { binary, db: db.to_owned(), log: log.to_owned() })
    }

    fn spawn(&self) -> Result<Child, Error> {
        let log = OpenOptions::new().create(true).append(true).open(&self.log).map_err(Error::setup)?;
        Command::new(&self.binary)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-limits", "--max-sockets-each", "10000"])
            .args(["--db", &self.db])
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|e| Error::Setup(format!("{}: {e}", self.binary.display())))
    }

    /// Starts it, until it listens.
    pub async fn start(&self) -> Result<Server, Error> {
        let mut child = self.spawn()?;
        let output = child.stdout.take().ok_or_else(|| Error::setup("a server without output"))?;
        let mut lines = BufReader::new(output).lines();
        let first = timeout(PATIENCE, lines.next_line()).await;
        let first = first.map_err(|_| Error::setup("the server does not start"))?.map_err(Error::setup)?;
        let url = first.as_deref().and_then(|line| line.strip_prefix("listening on "));
        let url = url.ok_or_else(|| Error::Setup(format!("the server says {first:?}")))?.trim().to_owned();
        Ok(Server { child, url })
    }

    /// Starts it and kills it after a while, whether it listens or not.
    pub async fn start_in_vain(&self, life: Duration) -> Result<(), Error> {
        let mut child = self.spawn()?;
        tokio::time::sleep(life).await;
        child.kill().await.map_err(Error::setup)
    }

    /// What it should never have written to its log. That the database is away is no reason to complain.
    pub fn complaints(&self) -> Vec<String> {
        let log = std::fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let is_bad = |line: &&str| BAD.iter().any(|bad| line.contains(bad));
        log.lines().filter(is_bad).take(10).map(|line| format!("the server's log: {line}")).collect()
    }
}

impl Server {
    /// Kills it, as the machine would when it loses power.
    pub async fn kill(mut self) -> Result<(), Error> {
        self.child.kill().await.map_err(Error::setup)
    }

    /// Asks it to stop; it must.
    pub async fn stop(mut self) -> Result<(), Error> {
        let id = self.child.id().ok_or_else(|| Error::setup("the server has ended by itself"))?;
        Command::new("kill").arg(id.to_string()).status().await.map_err(Error::setup)?;
        let ended = timeout(PATIENCE, self.child.wait()).await;
        let status = ended.map_err(|_| Error::setup("the server does not stop"))?.map_err(Error::setup)?;
        if status.success() { Ok(()) } else { Err(Error::Setup(format!("the server stopped with {status}"))) }
    }
}
