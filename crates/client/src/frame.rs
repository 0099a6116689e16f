//! What comes on a wire.

use crate::{Message, Result};
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

/// One text or, from servers of other kinds, one run of bytes, as it came or is to go.
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
