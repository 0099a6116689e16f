//! Recorded games, old and new: one program.

mod older;
mod positions;
mod told;
