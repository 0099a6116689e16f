//! Official AIs (p.22-26): every line of every strategy, and the general rules.

mod amandum;
mod aperio;
mod examples;
mod ferox;
mod games;
mod general;
mod grudges;
mod happenings;
mod losses;
mod marriage;
mod munitio;
mod postis;
mod scene;
