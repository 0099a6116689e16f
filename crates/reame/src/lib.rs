//! What the one binary is made of: its commands and the terminal client.

pub mod commands;
pub mod packs;
pub mod play;
pub mod record;
pub mod titles;
