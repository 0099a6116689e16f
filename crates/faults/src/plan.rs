//! How much is tried.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::BuildHasher;
use std::str::FromStr;

/// Whether somebody waits for it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Length {
    /// One test of many.
    Short,
    /// By hand, with a bar.
    Long,
}

/// How much is tried, and with which choices.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where all choices come from.
    pub seed: u64,
    /// How often a server is killed.
    pub kills: u32,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// Whether somebody waits for it.
    pub length: Length,
}

impl Plan {
    /// So many kills, unless the environment says otherwise: `KILLS` (the long form), `TABLES` and `SEED`.
    #[must_use]
    pub fn short(kills: u32) -> Plan {
        let asked = number("KILLS");
        Plan {
            seed: number("SEED").unwrap_or_else(|| RandomState::new().hash_one(0) >> 32),
            kills: asked.unwrap_or(kills),
            tables: number("TABLES").unwrap_or(8),
            length: asked.map_or(Length::Short, |_| Length::Long),
        }
    }
}

fn number<T: FromStr>(name: &str) -> Option<T> {
    env::var(name).ok()?.trim().parse().ok()
}
