//! What the one binary is made of: the terminal client and the texts.

pub mod play;
pub mod texts;
