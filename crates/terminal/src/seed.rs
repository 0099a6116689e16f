//! Where a new game's secret and the seats' contributions come from: the system, or a seed.

use table::log::seeded;
use table::{Seat, Secret};

/// What a new table needs of chance.
pub struct Origin {
    /// The table's secret.
    pub secret: Secret,
    /// What each seat adds.
    pub contributions: Vec<String>,
}

impl Origin {
    /// For so many seats. The same seed gives the same game, and what the seats add says so: anybody could know these dice.
    ///
    /// # Errors
    /// That the system gives no random bytes.
    pub fn new(seed: Option<u64>, seats: usize) -> Result<Origin, String> {
        if let Some(seed) = seed {
            return Ok(Origin { secret: Secret::of_seed(seed), contributions: vec![seeded(seed); seats] });
        }
        let mut bytes = vec![0; 32 + 8 * seats];
        getrandom::fill(&mut bytes).map_err(|e| format!("the system gives no random bytes: {e}"))?;
        let (secret, rest) = bytes.split_at(32);
        let mut key = [0; 32];
        key.copy_from_slice(secret);
        let text = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect();
        Ok(Origin { secret: Secret(key), contributions: rest.chunks(8).map(text).collect() })
    }
}

/// A seed for a bot's own choices, from what its seat added to the dice, which seat it is and how far the game has come.
#[must_use]
pub fn of_bot(contribution: &str, seat: Seat, entries: usize) -> u64 {
    let mut seed = 0xcbf2_9ce4_8422_2325_u64 ^ entries as u64;
    for byte in contribution.bytes().chain([seat.0]) {
        seed = (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    seed
}
