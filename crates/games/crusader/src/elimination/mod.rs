//! Elimination and return (p.19): a dynasty without a Knight is gone, its player may come back with another.

mod comeback;
mod event;
mod fall;
mod new_land;
mod new_ruler;

pub use comeback::Comeback;
pub use event::Event;
pub use fall::{falls, settle};
pub use new_land::{NewLand, return_lands};
pub use new_ruler::{NewRuler, rulers};
