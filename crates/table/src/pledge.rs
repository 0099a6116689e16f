//! Dice anyone can check: a secret is committed to before the first roll, every seat adds a contribution that the
//! host could not foresee, and the secret is revealed at the end.
//!
//! `commitment = SHA-256("reame/commitment/1" || secret)`
//! `key = SHA-256("reame/key/1" || secret || for each seat in order: length as one byte || contribution)`
//!
//! The key feeds the ChaCha20 stream of [`crate::Live`].

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| "expected 64 hexadecimal digits".to_owned())?;
                Ok($name(bytes))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

bytes32! {
    /// The table's secret. Whoever knows it during play knows all dice to come.
    Secret
}
bytes32! {
    /// What is shown before the first roll and binds the host to the secret.
    Commitment
}
bytes32! {
    /// The key of the stream of chance.
    Key
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl Secret {
    /// The secret of a table whose dice come from a seed: SHA-256("reame/seed/1" || seed, eight bytes, the lowest first).
    /// Whoever knows the seed knows all dice to come.
    #[must_use]
    pub fn of_seed(seed: u64) -> Secret {
        Secret(Sha256::new().chain_update("reame/seed/1").chain_update(seed.to_le_bytes()).finalize().into())
    }

    /// What binds the host to this secret.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update("reame/commitment/1").chain_update(self.0).finalize().into())
    }

    /// The key of the stream, with every seat's contribution mixed in, in seat order. Contributions are at most
    /// 255 bytes; what is longer is cut there.
    #[must_use]
    pub fn key(&self, contributions: &[String]) -> Key {
        let mut hash = Sha256::new().chain_update("reame/key/1").chain_update(self.0);
        for contribution in contributions {
            let bytes = &contribution.as_bytes()[..contribution.len().min(255)];
            hash.update([bytes.len() as u8]);
            hash.update(bytes);
        }
        Key(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_pinned() {
        let commitment = Secret([7; 32]).commitment().to_string();
        let expected = hex::encode(Sha256::digest([b"reame/commitment/1".as_slice(), &[7; 32]].concat()));
        assert_eq!(commitment, expected);
        assert_ne!(commitment, Secret([8; 32]).commitment().to_string());
    }

    #[test]
    fn every_contribution_and_its_place_matter() {
        let key = |c: &[&str]| Secret([7; 32]).key(&c.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>()).0;
        let all = [key(&["a", "b"]), key(&["b", "a"]), key(&["ab", ""]), key(&["a", "c"]), key(&[])];
        for (i, one) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|other| other != one));
        }
    }

    #[test]
    fn text_form_is_strict() {
        assert!("00".parse::<Secret>().is_err() && "zz".repeat(32).parse::<Secret>().is_err());
        let text = "0f".repeat(32);
        assert_eq!(text.parse::<Secret>().unwrap().to_string(), text);
        assert_eq!(format!("{:?}", Secret([1; 32])), "Secret(..)", "a secret does not slip into logs");
    }
}
