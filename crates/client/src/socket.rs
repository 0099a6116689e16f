//! The live socket of a table.

use crate::{Address, Frame, Result, Wire};
use serde::Serialize;

/// An answer on its way.
#[derive(Serialize)]
#[serde(tag = "type", rename = "answer")]
struct Sent<'a> {
    at: u32,
    answer: &'a str,
    key: &'a str,
}

/// A socket at a table.
pub struct Socket {
    wire: Wire,
}

impl Socket {
    /// Opens the socket of a path; [`crate::Client::socket`] knows paths and cookies.
    ///
    /// # Errors
    /// That the server cannot be reached or refuses.
    pub async fn open(address: &Address, cookie: Option<&str>, path: &str) -> Result<Socket> {
        Ok(Socket { wire: Wire::open(address, cookie, path).await? })
    }

    /// The next frame, or nothing if the server closed.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn next(&mut self) -> Result<Option<Frame>> {
        self.wire.next().await
    }

    /// Answers: the length of the log that one saw, the path, a key of one's own.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn answer(&mut self, at: u32, path: &str, key: &str) -> Result<()> {
        self.wire.send(&Socket::answer_text(at, path, key)?).await
    }

    /// The text that [`Socket::answer`] sends.
    ///
    /// # Errors
    /// None that can happen: texts and numbers are always JSON.
    pub fn answer_text(at: u32, path: &str, key: &str) -> Result<String> {
        Ok(serde_json::to_string(&Sent { at, answer: path, key })?)
    }

    /// Sends any text, also one that breaks the contract.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send(&mut self, text: &str) -> Result<()> {
        self.wire.send(text).await
    }

    /// The wire below, for tools that wait for several at once.
    #[must_use]
    pub fn into_wire(self) -> Wire {
        self.wire
    }

    /// Closes in good order.
    ///
    /// # Errors
    /// That the connection broke before.
    pub async fn close(self) -> Result<()> {
        self.wire.close().await
    }
}
