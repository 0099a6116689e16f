//! "It is your turn", or "somebody's offer waits for you", at correspondence tables, through a program of the host's: it gets one JSON line on its standard
//! input and sends mail, a push or whatever the host likes. Notices wait in the store until the program has taken them.

use crate::app::App;
use crate::chance::now;
use serde::Serialize;
use std::process::Stdio;
use std::time::Duration;
use store::Notice;
use tokio::io::AsyncWriteExt;
use tokio::process::Command;

/// How long the program may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest pause before a notice is tried again, in milliseconds.
const LONGEST_PAUSE: i64 = 60 * 60 * 1000;

#[derive(Serialize)]
struct Line<'a> {
    person: &'a str,
    table: &'a str,
    seat: u8,
    why: &'static str,
    entry: u32,
    at: i64,
}

/// Hands out notices until the server stops; at once returns if the host named no program.
pub async fn run(app: App) {
    let Some(program) = app.config.notify.clone() else { return };
    loop {
        match app.store.notices(16, now()).await {
            Ok(notices) => {
                for notice in notices {
                    hand_out(&app, &program, &notice).await;
                }
            }
            Err(error) => tracing::warn!(%error, "no look at the notices"),
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
}

async fn hand_out(app: &App, program: &str, notice: &Notice) {
    let done = tokio::time::timeout(PATIENCE, tell(program, notice)).await;
    let settled = match done {
        Ok(Ok(())) => app.store.noticed(notice).await,
        Ok(Err(why)) => {
            tracing::warn!(why, "the program for notices failed");
            app.store.notice_failed(notice, now() + pause(notice.tries)).await
        }
        Err(_) => app.store.notice_failed(notice, now() + pause(notice.tries)).await,
    };
    if let Err(error) = settled {
        tracing::warn!(%error, "a notice was not settled");
    }
}

/// Longer after each failure.
fn pause(tries: u32) -> i64 {
    (10_000_i64 << tries.min(10)).min(LONGEST_PAUSE)
}

async fn tell(program: &str, notice: &Notice) -> Result<(), String> {
    let line = Line {
        person: &notice.name,
        table: &notice.table,
        seat: notice.seat,
        why: notice.why.word(),
        entry: notice.n,
        at: notice.at,
    };
    let line = serde_json::to_string(&line).map_err(|e| e.to_string())? + "\n";
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .map_err(|e| format!("{program}: {e}"))?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(line.as_bytes()).await.map_err(|e| e.to_string())?;
    }
    let status = child.wait().await.map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("{program}: {status}")) }
}
