//! What holds of every title: one program, so that the games are built into it once.

mod by_name;
mod changed_positions;
mod flags;
mod form;
mod positions;
mod texts;
