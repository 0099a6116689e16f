//! What can go wrong.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Why a request or a read gave nothing.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address of the server is not one.
    #[error("not the address of a server: {0} (it looks like http://127.0.0.1:8080)")]
    Address(String),
    /// The server cannot be reached, or the connection broke.
    #[error("the server cannot be reached: {0}")]
    Connection(String),
    /// No answer in time.
    #[error("the server did not answer in time")]
    Late,
    /// The server refused.
    #[error("{0}")]
    Refused(Box<Problem>),
    /// What came is not what the contract says.
    #[error("what the server sent cannot be read: {0}")]
    Unreadable(String),
}

impl Error {
    /// The problem, if the server refused.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Error::Refused(problem) => Some(problem),
            Error::Address(_) | Error::Connection(_) | Error::Late | Error::Unreadable(_) => None,
        }
    }

    pub(crate) fn connection(error: impl fmt::Display) -> Error {
        Error::Connection(error.to_string())
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Error {
        Error::Unreadable(error.to_string())
    }
}

/// Why the server refused (RFC 9457).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Problem {
    /// Which problem: `/problems/moved-on`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The problem in a few words.
    pub title: String,
    /// The status of HTTP.
    pub status: u16,
    /// What it was this time.
    pub detail: String,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// The reason as a key with arguments.
    pub message: Option<Value>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status, self.title)?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        match &self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}
