//! Fingerprints of states.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// The first 16 bytes of the SHA-256 of a state's canonical bytes.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct StateHash([u8; 16]);

impl StateHash {
    /// The hash of a state. Its bytes are those of postcard: fields in order, only live items of stacks.
    ///
    /// # Panics
    /// Never for states made of numbers, enums, arrays and stacks, which cannot fail to be written.
    pub fn of(state: &impl Serialize) -> StateHash {
        let bytes = postcard::to_stdvec(state).expect("flat states can be written");
        let digest: [u8; 32] = Sha256::digest(bytes).into();
        let mut short = [0; 16];
        short.copy_from_slice(&digest[..16]);
        StateHash(short)
    }

    /// A seed that depends on the state: a question about it that is answered by sampling always gets the same answer.
    pub(crate) fn seed(self) -> u64 {
        self.0.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StateHash, D::Error> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(String::deserialize(deserializer)?, &mut bytes)
            .map_err(|_| serde::de::Error::custom("expected a hash of 32 hexadecimal digits"))?;
        Ok(StateHash(bytes))
    }
}
