//! What comes on a wire.

use crate::{Message, Result};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// One text of the server, as it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame(pub(crate) Utf8Bytes);

impl Frame {
    /// The very text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The text understood.
    ///
    /// # Errors
    /// That it is no message of the contract.
    pub fn message(&self) -> Result<Message<'_>> {
        Message::read(&self.0)
    }
}
