//! What the one binary is made of: its commands. The games are listed in the crate `titles`.

pub mod commands;
pub mod flagged;
pub mod interrupt;
pub mod players;
pub mod question;
