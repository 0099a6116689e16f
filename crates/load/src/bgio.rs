//! boardgame.io's server under load: conquest-lite over socket.io, with the same number of sockets.

mod conquest;
mod install;
mod talk;

pub use install::Peer;

use crate::measure::{Subject, measure};
use crate::run::check;
use crate::side::{Seated, Side};
use crate::spawn::{Spawned, Tells};
use crate::{Error, Plan, Progress, Report};
use client::{Client, Frame, Wire};
use serde::Deserialize;
use serde_json::json;
use table::Sampled;
use talk::Theirs;
use tokio::process::Command;

/// Conquest-lite is for four.
const SEATS: usize = 4;
/// Where socket.io listens.
const SOCKET: &str = "/socket.io/?EIO=4&transport=websocket";

impl Peer {
    /// Runs a load like the plan's on the peer: as many tables and sockets, at the same pace.
    ///
    /// # Errors
    /// As [`crate::run`].
    pub async fn run(&self, plan: &Plan, progress: Progress) -> Result<Report, Error> {
        check(plan)?;
        if usize::from(plan.seats) != SEATS {
            return Err(Error::Plan("the peer's game is for four seats"));
        }
        let mut command = Command::new("node");
        command.args(["--expose-gc", "server.js"]).current_dir(self.folder());
        let server = Spawned::start("node".as_ref(), &mut command, Tells::Heap).await?;
        let side = Bgio { client: Client::new(&server.url)? };
        let subject = Subject {
            name: "boardgame.io",
            promise: "in memory",
            game: "conquest-lite",
            side,
            process: Some(server.id()),
            spawned: Some(server),
        };
        measure(plan, subject, progress).await
    }
}

/// A server of boardgame.io.
struct Bgio {
    client: Client,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Created {
    #[serde(rename = "matchID")]
    match_id: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Joined {
    player_credentials: String,
}

impl Side for Bgio {
    type Talk = Theirs;
    /// Credentials are the match's.
    type People = ();

    async fn people(&self, _: u32) -> Result<(), Error> {
        Ok(())
    }

    async fn seat(&self, (): &(), random: Sampled) -> Result<Seated<Theirs>, Error> {
        let body = json!({ "numPlayers": SEATS });
        let Created { match_id } =
            self.client.post("/games/conquest/create", &body).await?.accepted()?.json()?;
        let mut credentials = Vec::with_capacity(SEATS);
        for seat in 0..SEATS {
            let body = json!({ "playerID": seat.to_string(), "playerName": format!("Load {seat}") });
            let path = format!("/games/conquest/{match_id}/join");
            let Joined { player_credentials } = self.client.post(&path, &body).await?.accepted()?.json()?;
            credentials.push(player_credentials);
        }
        let mut wires = Vec::with_capacity(SEATS);
        let mut first = Vec::with_capacity(SEATS);
        for (seat, credential) in credentials.iter().enumerate() {
            let mut wire = Wire::open(self.client.address(), None, SOCKET).await?;
            first.push(talk::sync(&mut wire, &match_id, seat, credential).await?);
            wires.push(wire);
        }
        Ok(Seated { wires, first, talk: Theirs::new(match_id, credentials, random) })
    }
}

/// The next frame; that there is none is a failure.
async fn frame(wire: &mut Wire) -> Result<Frame, Error> {
    wire.next().await?.ok_or_else(|| Error::Broken("boardgame.io closed a socket".to_owned()))
}
