//! What comes on a wire.

use crate::{Error, Message, Result};
use libdeflater::{DecompressionError, Decompressor};
use std::cell::RefCell;
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

/// Room at first, for most messages.
const ROOM: usize = 16 << 10;

/// No message is longer when inflated.
const LARGEST: usize = 16 << 20;

/// Inflates; it is large and made once a thread.
struct Press {
    decompressor: Decompressor,
    /// Where bytes come before their number is known.
    room: Vec<u8>,
}

thread_local! {
    static PRESS: RefCell<Press> = RefCell::new(Press { decompressor: Decompressor::new(), room: Vec::new() });
}

/// One text or one run of bytes, a deflated text or what servers of other kinds send, as it came or is to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame(pub(crate) Payload);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Payload {
    Text(Utf8Bytes),
    Bytes(Bytes),
}

impl Frame {
    /// The very text; empty if bytes came.
    #[must_use]
    pub fn text(&self) -> &str {
        match &self.0 {
            Payload::Text(text) => text,
            Payload::Bytes(_) => "",
        }
    }

    /// The very bytes, also of a text.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match &self.0 {
            Payload::Text(text) => text.as_bytes(),
            Payload::Bytes(bytes) => bytes,
        }
    }

    /// The text of a frame that may be deflated.
    ///
    /// # Errors
    /// That its bytes are no deflated text.
    pub fn inflated(&self) -> Result<Frame> {
        match &self.0 {
            Payload::Text(_) => Ok(self.clone()),
            Payload::Bytes(bytes) => {
                let unreadable = || Error::Unreadable("bytes that are no deflated text".to_owned());
                let text = inflate(bytes).ok_or_else(unreadable)?;
                Ok(Frame::from(String::from_utf8(text).map_err(|_| unreadable())?))
            }
        }
    }

    /// The text understood.
    ///
    /// # Errors
    /// That it is no message of the contract.
    pub fn message(&self) -> Result<Message<'_>> {
        Message::read(self.text())
    }
}

/// What was deflated; its length is not told, so room is made until it fits.
fn inflate(bytes: &[u8]) -> Option<Vec<u8>> {
    PRESS.with_borrow_mut(|Press { decompressor, room }| {
        if room.is_empty() {
            room.resize(ROOM, 0);
        }
        loop {
            match decompressor.deflate_decompress(bytes, room) {
                Ok(length) => return Some(room[..length].to_vec()),
                Err(DecompressionError::InsufficientSpace) if room.len() <= LARGEST => {
                    room.resize(room.len() * 2, 0);
                }
                Err(_) => return None,
            }
        }
    })
}

impl From<String> for Frame {
    fn from(text: String) -> Frame {
        Frame(Payload::Text(text.into()))
    }
}

impl From<Vec<u8>> for Frame {
    fn from(bytes: Vec<u8>) -> Frame {
        Frame(Payload::Bytes(bytes.into()))
    }
}
