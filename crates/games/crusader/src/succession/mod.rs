//! Death and Succession (p.18, p.21): one door for all who die, and for who rules after a King.

mod crisis;
mod death;
mod event;
mod heir;
mod save;

pub use crate::content::vocabulary::Cause;
pub use crisis::Crisis;
pub use death::{dies, leaves, perishes_in};
pub use event::Event;
pub use heir::{heir, heirs, is_heir};
pub use save::Save;
