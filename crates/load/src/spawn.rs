//! Servers started for a load, and stopped after it.

use crate::Error;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// How long a server may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a server tells of itself when it is asked on its standard input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tells {
    /// Nothing.
    Nothing,
    /// The size of its tidied heap.
    Heap,
}

/// A server that was started here. Dropped, it is killed.
pub struct Spawned {
    child: Child,
    id: u32,
    input: Option<ChildStdin>,
    tells: Tells,
    lines: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub url: String,
}

impl Spawned {
    /// Starts a server, which tells on its first line of output where it listens.
    pub async fn start(program: &Path, command: &mut Command, tells: Tells) -> Result<Spawned, Error> {
        let failed = |why: String| Error::Start { program: program.to_owned(), why };
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().map_err(|error| failed(error.to_string()))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let output = output.ok_or_else(|| failed("it has no output".to_owned()))?;
        let mut lines = BufReader::new(output).lines();
        let first = tokio::time::timeout(PATIENCE, lines.next_line()).await;
        let first = first.map_err(|_| failed("it says nothing".to_owned()))?;
        let first = first.map_err(|error| failed(error.to_string()))?.unwrap_or_default();
        let url = first.strip_prefix("listening on ").map(|url| url.trim().to_owned());
        let url = url.ok_or_else(|| failed("it does not say where it listens".to_owned()))?;
        let id = child.id().ok_or_else(|| failed("it has ended".to_owned()))?;
        Ok(Spawned { child, id, input, tells, lines, url })
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The size of its tidied heap in KiB, if it is one that tells.
    pub async fn heap(&mut self) -> Option<f64> {
        if self.tells == Tells::Nothing {
            return None;
        }
        self.input.as_mut()?.write_all(b"heap\n").await.ok()?;
        let line = tokio::time::timeout(PATIENCE, self.lines.next_line()).await.ok()?.ok()??;
        line.strip_prefix("heap ")?.trim().parse().ok().map(|bytes: f64| bytes / 1024.0)
    }

    /// Asks it to stop, and kills it if it does not.
    pub async fn stop(mut self) {
        drop(self.input.take());
        let asked = Command::new("kill").arg(self.id.to_string()).status().await;
        if asked.is_err() || tokio::time::timeout(PATIENCE, self.child.wait()).await.is_err() {
            // It may have ended meanwhile: nothing is left to do then.
            let _ = self.child.kill().await;
        }
    }
}
