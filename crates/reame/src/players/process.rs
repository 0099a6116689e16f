//! A child process that is told lines and asked for lines. Whatever it does, it is ended and nothing of it is left.

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A longer line is no answer.
const LONGEST_LINE: u64 = 1 << 16;
/// So much of what it says on its standard error is kept: the last.
const COMPLAINTS: usize = 2_048;
/// How long it may take to end by itself once its standard input is closed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs.
pub struct Process {
    child: Child,
    /// How it ended, once it is gone.
    status: Option<ExitStatus>,
    lines: Option<Sender<Line>>,
    replies: Receiver<Reply>,
    complaints: Arc<Mutex<Vec<u8>>>,
}

/// A line to be written.
enum Line {
    /// No answer is waited for.
    Tell(String),
    /// One line is read afterwards.
    Ask(String),
}

/// What came back.
enum Reply {
    Line(Vec<u8>),
    TooLong,
    Closed,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Silence {
    /// It took too long.
    TooLate,
    /// It ended, or closed its output.
    Ended(String),
    /// Its line has no end.
    TooLong,
}

impl Process {
    /// Starts a command line, in a process group of its own.
    ///
    /// # Errors
    /// That it cannot be started.
    pub fn start(command: &str) -> Result<Process, String> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).process_group(0);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = shell.spawn().map_err(|e| e.to_string())?;
        let (lines, to_write) = channel();
        let (to_reply, replies) = channel();
        let complaints = Arc::default();
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            // A program that does not read must not stop us: writing, too, is done beside.
            std::thread::spawn(move || converse(input, output, &to_write, &to_reply));
        }
        if let Some(errors) = child.stderr.take() {
            let complaints = Arc::clone(&complaints);
            std::thread::spawn(move || listen(errors, &complaints));
        }
        Ok(Process { child, status: None, lines: Some(lines), replies, complaints })
    }

    /// Tells it something that wants no answer.
    pub fn tell(&self, line: String) {
        self.send(Line::Tell(line));
    }

    /// Asks it for a line.
    ///
    /// # Errors
    /// Why there is none. It should not be asked again then.
    pub fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Silence> {
        self.send(Line::Ask(line));
        match self.replies.recv_timeout(limit) {
            Ok(Reply::Line(line)) => Ok(line),
            Ok(Reply::TooLong) => Err(Silence::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Silence::TooLate),
            Ok(Reply::Closed) | Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended(self.last_words())),
        }
    }

    fn send(&self, line: Line) {
        // Where nobody writes any more, the next question finds out why.
        if let Some(lines) = &self.lines {
            let _ = lines.send(line);
        }
    }

    /// How it ended, and the last line of its complaints.
    fn last_words(&mut self) -> String {
        let ended = self.ends_within(FAREWELL);
        let status = self.end();
        let how = match (ended, status) {
            (true, Some(status)) => format!("ended ({status})"),
            (true, None) => "ended".to_owned(),
            (false, _) => "closed its output".to_owned(),
        };
        let complaints = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&complaints);
        let last = text.lines().rev().map(str::trim).find(|line| !line.is_empty());
        last.map_or(how.clone(), |line| format!("{how}: {}", super::short(line)))
    }

    /// Waits until it has ended by itself; it is not forgotten yet, so that nobody else gets its number.
    fn ends_within(&self, time: Duration) -> bool {
        let Some(pid) = self.pid() else { return true };
        let until = Instant::now() + time;
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        loop {
            match waitid(WaitId::Pid(pid), look) {
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(None) => return false,
                Ok(Some(_)) | Err(_) => return true,
            }
        }
    }

    fn pid(&self) -> Option<Pid> {
        i32::try_from(self.child.id()).ok().and_then(Pid::from_raw)
    }

    /// Ends it with all that it has started, and waits until it is gone.
    fn end(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            if let Some(pid) = self.pid() {
                // What has ended already cannot be killed.
                let _ = kill_process_group(pid, Signal::KILL);
            }
            self.status = self.child.wait().ok();
        }
        self.status
    }

    /// Closes its input, so that it can end by itself, before it is ended.
    pub fn dismiss(mut self) {
        self.lines = None;
        self.ends_within(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Writes what is to be told and reads what was asked for, line by line, until either end is closed.
fn converse(input: ChildStdin, output: ChildStdout, lines: &Receiver<Line>, replies: &Sender<Reply>) {
    let (mut input, mut output) = (input, BufReader::new(output));
    let mut reply = Vec::new();
    while let Ok(line) = lines.recv() {
        let (text, is_asked) = match line {
            Line::Tell(text) => (text, false),
            Line::Ask(text) => (text, true),
        };
        // A program that has ended says so when it is asked.
        let _ = input.write_all(text.as_bytes()).and_then(|()| input.flush());
        if !is_asked {
            continue;
        }
        reply.clear();
        let read = (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut reply);
        let reply = match read {
            Ok(0) | Err(_) => Reply::Closed,
            Ok(_) if reply.last() == Some(&b'\n') => Reply::Line(reply.clone()),
            Ok(n) if n as u64 == LONGEST_LINE => Reply::TooLong,
            Ok(_) => Reply::Line(reply.clone()),
        };
        if replies.send(reply).is_err() {
            return;
        }
    }
}

/// Keeps the last of what it complains about, however much that is.
fn listen(errors: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut errors = errors;
    let mut some = [0; 1_024];
    while let Ok(n @ 1..) = errors.read(&mut some) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&some[..n]);
        let more = kept.len().saturating_sub(COMPLAINTS);
        kept.drain(..more);
    }
}
