//! Players of Crusader Kings.
//!
//! The seneschal decides every question by rules of thumb: `eyes` is what he sees, `cards` which cards he takes and plays, `war` whom
//! he attacks, `court` what he builds and buys, `intrigue` what he plots, `family` whom he marries, sends and lets go, `purse` what gold is for; `temper` holds the numbers of it all. Searchers are
//! helped by `guide`: `evaluation` judges positions, `outlook` foretells points with the numbers of `weights`, and the seneschal plays them on.

mod cards;
mod court;
pub mod evaluation;
mod eyes;
mod family;
pub mod guide;
mod intrigue;
mod levels;
pub mod odds;
pub mod outlook;
mod purse;
mod seneschal;
mod temper;
mod war;
pub mod weights;

pub use levels::PLAYERS;
pub use seneschal::Seneschal;
pub use temper::Temper;
