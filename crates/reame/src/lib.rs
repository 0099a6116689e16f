//! What the one binary is made of: its commands and the list of games.

pub mod commands;
pub mod packs;
pub mod titles;
