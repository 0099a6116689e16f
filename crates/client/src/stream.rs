//! Server-sent events.

use crate::{Error, Result};
use http_body_util::BodyExt;
use hyper::body::Incoming;

/// The events of a table, each with the text of one message.
pub struct Events {
    body: Incoming,
    buffer: Vec<u8>,
}

impl Events {
    pub(crate) fn new(body: Incoming) -> Events {
        Events { body, buffer: Vec::new() }
    }

    /// The data of the next event, or nothing if the server closed. Comments are passed over.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn next(&mut self) -> Result<Option<String>> {
        loop {
            while let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.buffer.drain(..end + 2).collect();
                if let Some(data) = data(&String::from_utf8_lossy(&block)) {
                    return Ok(Some(data));
                }
            }
            match self.body.frame().await {
                Some(Ok(frame)) => {
                    if let Ok(bytes) = frame.into_data() {
                        self.buffer.extend_from_slice(&bytes);
                    }
                }
                Some(Err(error)) => return Err(Error::connection(error)),
                None => return Ok(None),
            }
        }
    }
}

/// The data of one event; none in a comment.
fn data(block: &str) -> Option<String> {
    let lines = block.lines().filter_map(|line| line.strip_prefix("data:"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_carry_data_and_comments_do_not() {
        assert_eq!(data("event: entry\ndata: {\"n\":1}\n\n").as_deref(), Some("{\"n\":1}"));
        assert_eq!(data("data:a\ndata:b\n\n").as_deref(), Some("a\nb"));
        assert_eq!(data(": still here\n\n"), None);
    }
}
