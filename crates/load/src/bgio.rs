//! boardgame.io's server under load: conquest-lite over socket.io, with the same number of sockets.

mod talk;

use crate::Error;
use crate::conquest::SEATS;
use crate::server_kind::{Seated, ServerKind};
use client::{Client, Frame, Wire};
use serde::Deserialize;
use serde_json::json;
use table::Sampled;
use talk::Theirs;

/// Where socket.io listens.
const SOCKET: &str = "/socket.io/?EIO=4&transport=websocket";

/// A server of boardgame.io.
pub struct Bgio {
    /// A stranger to it.
    pub client: Client,
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

impl ServerKind for Bgio {
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
