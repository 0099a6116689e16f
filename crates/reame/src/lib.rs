//! What the one binary is made of: its commands, the terminal client and the texts.

pub mod commands;
pub mod play;
pub mod record;
pub mod texts;
pub mod titles;
