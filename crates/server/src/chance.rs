//! Ids, codes and secrets, from the system's source of randomness; and the time.

use sha2::{Digest, Sha256};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Secret;

/// Letters and digits that are not taken for one another when read aloud.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// Random bytes.
///
/// # Panics
/// If the system has no randomness to give: no server can be safe then.
#[must_use]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A word of random letters, five bits each.
#[must_use]
pub fn word<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

/// The id of a new table: 60 bits.
#[must_use]
pub fn table_id() -> String {
    word::<12>()
}

/// The number of a new person; small enough for every reader of JSON.
#[must_use]
pub fn person_id() -> i64 {
    (u64::from_le_bytes(bytes()) >> 11) as i64
}

/// A secret for the dice of a table.
#[must_use]
pub fn secret() -> Secret {
    Secret(bytes())
}

/// The form in which tokens and codes are stored: who reads the database cannot use them.
#[must_use]
pub fn hashed(kind: &str, token: &str) -> String {
    hex::encode(Sha256::new().chain_update(kind).chain_update(":").chain_update(token).finalize())
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
