//! What boardgame.io says on socket.io: texts with a packet type, a namespace and a JSON array with an event.

use super::frame;
use crate::Error;
use crate::conquest::{Board, Move, SEATS};
use crate::movers::Movers;
use crate::server_kind::{Heard, Talk, Todo};
use client::{Frame, Wire};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;
use table::{Chance, Sampled};

/// Packets of engine.io and socket.io.
const OPEN: &str = "0";
const PING: &str = "2";
const PONG: &str = "3";
const CONNECT: &str = "40/conquest,";
const EVENT: &str = "42/conquest,";

/// Connects a seat to its match. Gives the frame with the state at the beginning, when the server is sure to tell the
/// seat everything that follows.
pub async fn sync(wire: &mut Wire, match_id: &str, seat: usize, credential: &str) -> Result<Frame, Error> {
    until(wire, OPEN).await?;
    wire.send(CONNECT).await?;
    until(wire, CONNECT).await?;
    let event = json!(["sync", match_id, seat.to_string(), credential, SEATS]);
    wire.send(&format!("{EVENT}{event}")).await?;
    let state = until(wire, &format!("{EVENT}[\"sync\"")).await?;
    until(wire, &format!("{EVENT}[\"matchData\"")).await?;
    Ok(state)
}

/// The next frame that begins so.
async fn until(wire: &mut Wire, beginning: &str) -> Result<Frame, Error> {
    loop {
        let frame = frame(wire).await?;
        if frame.text().starts_with(beginning) {
            return Ok(frame);
        }
        if frame.text() == PING {
            wire.send(PONG).await?;
        }
    }
}

#[derive(Deserialize)]
struct Synced<'a> {
    #[serde(borrow)]
    state: State<'a>,
}

#[derive(Deserialize)]
struct State<'a> {
    #[serde(rename = "_stateID")]
    id: u32,
    ctx: Context,
    #[serde(rename = "G", borrow)]
    board: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
}

/// Talks with one match.
pub struct Theirs {
    match_id: String,
    credentials: Vec<String>,
    random: Sampled,
    moves: Vec<Move>,
    movers: Movers,
}

impl Theirs {
    /// Nobody has moved.
    pub fn new(match_id: String, credentials: Vec<String>, random: Sampled) -> Theirs {
        Theirs { match_id, credentials, random, moves: Vec::new(), movers: Movers::default() }
    }

    fn next(&mut self, seat: usize, state: &State<'_>) -> Result<Todo, Error> {
        if state.ctx.gameover.is_some() {
            return Ok(Todo::Over);
        }
        if state.ctx.current_player.parse() != Ok(seat) {
            return Ok(Todo::Wait);
        }
        let board: Board = serde_json::from_str(state.board.get()).map_err(client::Error::from)?;
        board.list(seat, &mut self.moves);
        let chosen = self.moves[self.random.draw(self.moves.len())];
        self.movers.moves(state.id, seat);
        let action = json!({
            "type": "MAKE_MOVE",
            "payload": {
                "type": chosen.name(),
                "args": chosen.arguments(),
                "playerID": seat.to_string(),
                "credentials": self.credentials[seat],
            },
        });
        let event = json!(["update", action, state.id, self.match_id, seat.to_string()]);
        Ok(Todo::Answer(format!("{EVENT}{event}").into()))
    }
}

impl Talk for Theirs {
    fn hear(&mut self, seat: usize, frame: &Frame) -> Result<Heard, Error> {
        let text = frame.text();
        if text == PING {
            return Ok(Heard::Pong(PONG.to_owned().into()));
        }
        let Some(event) = text.strip_prefix(EVENT) else { return Ok(Heard::Nothing) };
        let parts: Vec<&RawValue> = serde_json::from_str(event).map_err(client::Error::from)?;
        match parts[..] {
            [name, _, synced, ..] if name.get() == r#""sync""# => {
                let synced: Synced<'_> = serde_json::from_str(synced.get()).map_err(client::Error::from)?;
                Ok(Heard::Opening(self.next(seat, &synced.state)?))
            }
            [name, _, state, ..] if name.get() == r#""update""# => {
                let state: State<'_> = serde_json::from_str(state.get()).map_err(client::Error::from)?;
                let by = self.movers.before(state.id);
                let next = self.next(seat, &state)?;
                Ok(Heard::Entry { n: state.id, by, acknowledges: by == Some(seat), next })
            }
            _ => Ok(Heard::Nothing),
        }
    }
}
