//! Messages for who asks for fewer bytes: deflated (RFC 1951), each for itself. So no socket holds what was sent before, and
//! what somebody says is never squeezed together with what somebody else may not know.

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
#[derive(Copy, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// As texts.
    #[default]
    Plain,
    /// Deflated, as bytes; as texts where that would be no shorter.
    Deflate,
}

thread_local! {
    /// It is large and made once a thread.
    static PRESS: RefCell<Compressor> = RefCell::new(Compressor::new(CompressionLvl::new(LEVEL).unwrap_or_default()));
}

impl Encoding {
    /// The message that carries a text.
    pub fn message(self, text: Utf8Bytes) -> Message {
        let deflated = match self {
            Encoding::Plain => None,
            Encoding::Deflate => deflated(&text),
        };
        deflated.map_or_else(|| Message::Text(text), |bytes| Message::Binary(bytes.into()))
    }
}

fn deflated(text: &str) -> Option<Vec<u8>> {
    if text.len() < SHORTEST {
        return None;
    }
    // What has no room here is no shorter.
    let mut bytes = vec![0; text.len()];
    let length = PRESS.with_borrow_mut(|press| press.deflate_compress(text.as_bytes(), &mut bytes)).ok()?;
    bytes.truncate(length);
    Some(bytes)
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
