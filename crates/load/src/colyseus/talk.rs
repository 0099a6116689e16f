//! What the room of conquest-lite says on colyseus.

use super::packet::{self, Packet};
use crate::Error;
use crate::conquest::{Board, Move};
use crate::movers::Movers;
use crate::server_kind::{Heard, Talk, Todo};
use client::Frame;
use serde::Deserialize;
use serde_json::json;
use table::{Chance, Sampled};

/// How the game stands.
#[derive(Deserialize)]
struct Head {
    moves: u32,
    turn: usize,
    over: bool,
}

/// What a seat needs to choose.
#[derive(Deserialize)]
struct Shown {
    board: Board,
}

/// Talks with one room.
pub struct Theirs {
    random: Sampled,
    moves: Vec<Move>,
    movers: Movers,
}

impl Theirs {
    /// Nobody has moved.
    pub fn new(random: Sampled) -> Theirs {
        Theirs { random, moves: Vec::new(), movers: Movers::default() }
    }

    fn next(&mut self, seat: usize, head: &Head, value: &[u8]) -> Result<Todo, Error> {
        if head.over {
            return Ok(Todo::Over);
        }
        if head.turn != seat {
            return Ok(Todo::Wait);
        }
        let Shown { board } = rmp_serde::from_slice(value).map_err(broken)?;
        board.list(seat, &mut self.moves);
        let chosen = self.moves[self.random.draw(self.moves.len())];
        self.movers.moves(head.moves, seat);
        let mut wanted = vec![json!(chosen.name())];
        wanted.extend(chosen.arguments().into_iter().map(|argument| json!(argument)));
        let value = rmp_serde::to_vec(&wanted).map_err(broken)?;
        Ok(Todo::Answer(packet::message("move", &value)))
    }
}

fn broken(error: impl std::fmt::Display) -> Error {
    Error::Broken(format!("colyseus: {error}"))
}

impl Talk for Theirs {
    fn hear(&mut self, seat: usize, frame: &Frame) -> Result<Heard, Error> {
        let value = match packet::read(frame.bytes()) {
            Packet::State(value) => value,
            Packet::Refused(why) => return Ok(Heard::Refused(why)),
            Packet::Joined | Packet::Other => return Ok(Heard::Nothing),
        };
        let head: Head = rmp_serde::from_slice(value).map_err(broken)?;
        if head.moves == 0 {
            return Ok(Heard::Opening(self.next(seat, &head, value)?));
        }
        let by = self.movers.before(head.moves);
        let next = self.next(seat, &head, value)?;
        Ok(Heard::Entry { n: head.moves, by, acknowledges: by == Some(seat), next })
    }
}

#[cfg(test)]
mod tests;
