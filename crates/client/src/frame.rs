//! What comes on a wire.

use crate::{Error, Message, Result};
use flate2::read::DeflateDecoder;
use std::io::Read as _;
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

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
                let mut text = String::new();
                let read = DeflateDecoder::new(&bytes[..]).read_to_string(&mut text);
                read.map_err(|error| Error::Unreadable(error.to_string()))?;
                Ok(Frame::from(text))
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
