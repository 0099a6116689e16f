//! What came back.

use crate::{Error, Problem, Result};
use http_body_util::BodyExt;
use hyper::Response;
use hyper::body::{Bytes, Incoming};
use hyper::header::CONTENT_TYPE;
use serde::Deserialize;
use std::borrow::Cow;

/// A status and a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status of HTTP.
    pub status: u16,
    /// The type of the body, empty if it has none.
    pub content_type: String,
    body: Bytes,
}

impl Reply {
    pub(crate) async fn read(response: Response<Incoming>) -> Result<Reply> {
        let (head, body) = response.into_parts();
        let content_type = head.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let content_type = content_type.unwrap_or_default().to_owned();
        let body = body.collect().await.map_err(Error::connection)?.to_bytes();
        Ok(Reply { status: head.status.as_u16(), content_type, body })
    }

    pub(crate) fn new(status: u16, body: Vec<u8>) -> Reply {
        Reply { status, content_type: String::new(), body: body.into() }
    }

    /// The body as text.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// The body read as JSON; it may borrow from this reply.
    ///
    /// # Errors
    /// That it is not of that shape.
    pub fn json<'a, T: Deserialize<'a>>(&'a self) -> Result<T> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The problem, if this is one. A refusal without a readable body gives one that has only a status.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        if self.status < 400 {
            return None;
        }
        let bare = || Problem { status: self.status, title: "refused".to_owned(), ..Problem::default() };
        Some(self.json().unwrap_or_else(|_| bare()))
    }

    /// This reply, unless it is a problem.
    ///
    /// # Errors
    /// [`Error::Refused`] with the problem.
    pub fn accepted(self) -> Result<Reply> {
        match self.problem() {
            Some(problem) => Err(Error::Refused(Box::new(problem))),
            None => Ok(self),
        }
    }
}
