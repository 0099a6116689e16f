//! Frames of colyseus: a byte that says what it is; in messages of the room its name and a value in MessagePack.

use client::Frame;

/// The first byte.
const JOIN_ROOM: u8 = 10;
const ERROR: u8 = 11;
const ROOM_DATA: u8 = 13;
/// A short string in MessagePack: these bits and its length, at most 31.
const SHORT: u8 = 0b1010_0000;
const LENGTH: u8 = 0b0001_1111;

/// What a frame is.
#[derive(PartialEq, Eq, Debug)]
pub enum Packet<'a> {
    /// The seat is taken.
    Joined,
    /// The room's state as the seat sees it.
    State(&'a [u8]),
    /// Something the server does not accept.
    Refused(String),
    /// Nothing of interest.
    Other,
}

/// Tells what a frame is.
pub fn read(bytes: &[u8]) -> Packet<'_> {
    match bytes {
        [JOIN_ROOM, ..] => Packet::Joined,
        [ERROR, rest @ ..] => Packet::Refused(format!("colyseus: {}", String::from_utf8_lossy(rest))),
        [ROOM_DATA, length, rest @ ..] if length & !LENGTH == SHORT => {
            match rest.split_at_checked(usize::from(length & LENGTH)) {
                Some((b"state", value)) => Packet::State(value),
                Some((b"refused", _)) => Packet::Refused("colyseus: the room refused a move".to_owned()),
                _ => Packet::Other,
            }
        }
        _ => Packet::Other,
    }
}

/// Confirms that the seat is taken.
pub fn joined() -> Frame {
    vec![JOIN_ROOM].into()
}

/// A message to the room, with its value in MessagePack.
pub fn message(name: &str, value: &[u8]) -> Frame {
    let mut bytes = vec![ROOM_DATA, SHORT | (name.len() as u8 & LENGTH)];
    bytes.extend_from_slice(name.as_bytes());
    bytes.extend_from_slice(value);
    bytes.into()
}
