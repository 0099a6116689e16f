//! Where a new game's secret and the seats' contributions come from: the system, or a seed.

use table::chance::{ChanceKind, ChanceRequest};
use table::{Chance, Sampled, Secret};

/// What a new table needs of chance.
pub struct Origin {
    /// The table's secret.
    pub secret: Secret,
    /// What each seat adds.
    pub contributions: Vec<String>,
}

impl Origin {
    /// For so many seats; the same seed gives the same game.
    ///
    /// # Errors
    /// That the system gives no random bytes.
    pub fn new(seed: Option<u64>, seats: usize) -> Result<Origin, String> {
        let mut bytes = vec![0; 32 + 8 * seats];
        match seed {
            Some(seed) => {
                let mut chance = Sampled::new(seed);
                bytes.fill_with(|| chance.outcome(ChanceRequest { kind: ChanceKind::Draw, of: 256 }) as u8);
            }
            None => {
                getrandom::fill(&mut bytes).map_err(|e| format!("the system gives no random bytes: {e}"))?;
            }
        }
        let (secret, rest) = bytes.split_at(32);
        let mut key = [0; 32];
        key.copy_from_slice(secret);
        let text = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect();
        Ok(Origin { secret: Secret(key), contributions: rest.chunks(8).map(text).collect() })
    }
}

/// A seed for a bot's own choices, from what its seat added to the dice and how far the game has come.
#[must_use]
pub fn of_bot(contribution: &str, entries: usize) -> u64 {
    let mut seed = 0xcbf2_9ce4_8422_2325_u64 ^ entries as u64;
    for byte in contribution.bytes() {
        seed = (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    seed
}
