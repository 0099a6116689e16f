//! A load on our server.

use crate::measure::{Subject, measure};
use crate::ours::Ours;
use crate::spawn::{Spawned, Tells};
use crate::{Error, Pace, Plan, Progress, Report, Server};
use client::Client;
use std::time::Duration;
use tokio::process::Command;

/// The game that servers of other frameworks play, and its name in their tables. It is no title: ours offers it if it is told to.
pub const SHARED_GAME: (&str, &str) = ("conquest", "conquest-lite");

/// Runs a load on our server.
///
/// # Errors
/// That the server cannot be started or measured, or tables cannot be made. A table that breaks under load is told in
/// the report; only if all break there is none.
pub async fn run(plan: &Plan, progress: Progress) -> Result<Report, Error> {
    check(plan)?;
    // Holds the database of a server without another; deleted at the end.
    let folder = tempfile::tempdir().map_err(|error| Error::Broken(error.to_string()))?;
    let (url, process, spawned) = match &plan.server {
        Server::At { url, process } => (url.clone(), *process, None),
        Server::Start { program, db } => {
            let file = folder.path().join("load.db").to_string_lossy().into_owned();
            let mut command = Command::new(program);
            command.args(["serve", "--addr", "127.0.0.1:0", "--no-limits"]);
            command.arg("--db").arg(db.as_ref().unwrap_or(&file));
            // Twice as many: sockets of a table that is over may close after those of the next have opened.
            let sockets = (2 * plan.sockets() + 64).to_string();
            command.args(["--max-sockets", &sockets, "--max-sockets-each", &sockets]);
            if plan.game == SHARED_GAME.0 {
                command.arg("--conquest");
            }
            if std::env::var_os("RUST_LOG").is_none() {
                // A line for every request would be part of what is measured, and hide the bar.
                command.env("RUST_LOG", "warn");
            }
            let server = Spawned::start(program, &mut command, Tells::Nothing).await?;
            (server.url.clone(), Some(server.id()), Some(server))
        }
    };
    let side = Ours { client: Client::new(&url)?, game: plan.game.clone(), seats: plan.seats };
    let game = if plan.game == SHARED_GAME.0 { SHARED_GAME.1 } else { &plan.game };
    let subject = Subject { name: "reame", promise: "every answer on disk", game, side, process, spawned };
    measure(plan, subject, progress).await
}

/// Refuses what cannot be measured, and makes room for the sockets.
pub fn check(plan: &Plan) -> Result<(), Error> {
    if plan.tables == 0 || plan.seats == 0 {
        return Err(Error::Plan("a load needs at least one table and one seat"));
    }
    if plan.pace == Pace::Every(Duration::ZERO) {
        return Err(Error::Plan("a steady pace needs a span between answers"));
    }
    // Servers inherit it. Where it cannot be raised the system tells when there are too many.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    Ok(())
}
