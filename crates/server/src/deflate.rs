//! Messages for who asks for fewer bytes: deflated (RFC 1951), each for itself. So no socket holds what was sent before, and
//! what somebody says is never squeezed together with what somebody else may not know.

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes};
use libdeflater::{CompressionLvl, Compressor};
use serde::Deserialize;
use std::cell::RefCell;
use utoipa::ToSchema;

/// Shorter texts gain nothing.
const SHORTEST: usize = 200;

/// The quickest that there is: a higher level makes such short texts hardly shorter.
const LEVEL: i32 = 1;

/// How messages are sent.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// As texts.
    #[default]
    Plain,
    /// Deflated, as bytes; as texts where that would be no shorter.
    Deflate,
}

/// Deflates; it is large and made once a thread.
struct Press {
    compressor: Compressor,
    /// Where bytes come before their number is known.
    room: Vec<u8>,
}

thread_local! {
    static PRESS: RefCell<Press> = RefCell::new(Press {
        compressor: Compressor::new(CompressionLvl::new(LEVEL).unwrap_or_default()),
        room: Vec::new(),
    });
}

impl Encoding {
    /// The message that carries a text.
    pub fn message(self, text: Utf8Bytes) -> Message {
        Packed::new(text).message(self)
    }
}

/// A text that is deflated once for all who get it so.
pub struct Packed {
    text: Utf8Bytes,
    /// None before somebody has asked for it.
    deflated: Option<Message>,
}

impl Packed {
    /// A text.
    pub fn new(text: impl Into<Utf8Bytes>) -> Packed {
        Packed { text: text.into(), deflated: None }
    }

    /// The very text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The message that carries it.
    pub fn message(&mut self, encoding: Encoding) -> Message {
        let plain = || Message::Text(self.text.clone());
        match encoding {
            Encoding::Plain => plain(),
            Encoding::Deflate => {
                let pack = || deflated(&self.text).map_or_else(plain, Message::Binary);
                self.deflated.get_or_insert_with(pack).clone()
            }
        }
    }
}

fn deflated(text: &str) -> Option<Bytes> {
    if text.len() < SHORTEST {
        return None;
    }
    PRESS.with_borrow_mut(|Press { compressor, room }| {
        // What has no room here is no shorter.
        if room.len() < text.len() {
            room.resize(text.len(), 0);
        }
        let length = compressor.deflate_compress(text.as_bytes(), &mut room[..text.len()]).ok()?;
        Some(Bytes::copy_from_slice(&room[..length]))
    })
}

#[cfg(test)]
mod tests {
    use super::{Encoding, SHORTEST};
    use axum::extract::ws::Message;
    use flate2::read::DeflateDecoder;
    use std::io::Read as _;

    #[test]
    fn long_texts_become_shorter_and_the_same_again_each_for_itself() {
        for seat in 0..3 {
            let text =
                format!("{{\"type\":\"entry\",\"seat\":{seat},\"told\":[{}]}}", "\"passed\",".repeat(60));
            let Message::Binary(bytes) = Encoding::Deflate.message(text.clone().into()) else {
                panic!("bytes")
            };
            assert!(bytes.len() < text.len() / 4);
            let mut again = String::new();
            DeflateDecoder::new(&bytes[..]).read_to_string(&mut again).unwrap();
            assert_eq!(again, text);
        }
    }

    #[test]
    fn short_texts_and_those_of_who_did_not_ask_stay_texts() {
        let short = "x".repeat(SHORTEST - 1);
        assert_eq!(Encoding::Deflate.message(short.clone().into()), Message::Text(short.into()));
        let long = "x".repeat(SHORTEST);
        assert!(matches!(Encoding::Deflate.message(long.clone().into()), Message::Binary(_)));
        assert_eq!(Encoding::Plain.message(long.clone().into()), Message::Text(long.into()));
    }
}
