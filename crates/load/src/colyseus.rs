//! Colyseus's server under load: conquest-lite over its own protocol, with the same number of sockets.

mod packet;
mod talk;

use crate::Error;
use crate::conquest::SEATS;
use crate::server_kind::{Seated, ServerKind};
use client::{Client, Frame, Wire};
use packet::Packet;
use serde::Deserialize;
use serde_json::json;
use table::Sampled;
use talk::Theirs;

/// A server of colyseus.
pub struct Colyseus {
    /// A stranger to it.
    pub client: Client,
}

/// A seat kept for who comes with its session.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Reserved {
    process_id: String,
    room_id: String,
    session_id: String,
}

impl Colyseus {
    async fn reserve(&self, how: &str) -> Result<Reserved, Error> {
        let reply = self.client.post(&format!("/matchmake/{how}"), &json!({})).await?;
        Ok(reply.accepted()?.json()?)
    }

    /// Takes a reserved seat. The room's seats are in the order in which they are taken.
    async fn take(&self, reserved: &Reserved) -> Result<Wire, Error> {
        let Reserved { process_id, room_id, session_id } = reserved;
        let path = format!("/{process_id}/{room_id}?sessionId={session_id}");
        let mut wire = Wire::open(self.client.address(), None, &path).await?;
        until(&mut wire, |packet| matches!(packet, Packet::Joined)).await?;
        wire.send_frame(packet::joined()).await?;
        Ok(wire)
    }
}

impl ServerKind for Colyseus {
    type Talk = Theirs;
    /// Sessions are the room's.
    type People = ();

    async fn people(&self, _: u32) -> Result<(), Error> {
        Ok(())
    }

    async fn seat(&self, (): &(), random: Sampled) -> Result<Seated<Theirs>, Error> {
        let host = self.reserve("create/conquest").await?;
        let mut wires = vec![self.take(&host).await?];
        while wires.len() < SEATS {
            let guest = self.reserve(&format!("joinById/{}", host.room_id)).await?;
            wires.push(self.take(&guest).await?);
        }
        let mut first = Vec::with_capacity(SEATS);
        for wire in &mut wires {
            first.push(until(wire, |packet| matches!(packet, Packet::State(_))).await?);
        }
        Ok(Seated { wires, first, talk: Theirs::new(random) })
    }
}

/// The next frame of this kind.
async fn until(wire: &mut Wire, wanted: fn(&Packet<'_>) -> bool) -> Result<Frame, Error> {
    loop {
        let frame = wire.next().await?.ok_or_else(|| Error::Broken("colyseus closed a socket".to_owned()))?;
        let packet = packet::read(frame.bytes());
        if wanted(&packet) {
            return Ok(frame);
        }
        if let Packet::Refused(why) = packet {
            return Err(Error::Broken(why));
        }
    }
}
