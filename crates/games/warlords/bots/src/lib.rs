//! Players of Warlords of Europe.
//!
//! The captain decides every question by rules of thumb: `eyes` is what he sees, `quick` what battles bring, `field` where
//! soldiers are wanted, `garrison` who must stay, `targets` whom to attack, `moves` how to get there, and so on by phase;
//! `memo` spares him to think the same twice. Searchers are helped by `guide`: `evaluation` judges positions, `orders`
//! says what is worth weighing, and `course` tries orders out.

mod battle;
mod captain;
mod cards;
mod course;
mod deploy;
pub mod evaluation;
mod eyes;
mod field;
mod garrison;
pub mod guide;
mod levels;
mod memo;
mod moves;
pub mod orders;
mod quick;
mod ransom;
mod recruit;
mod setup;
mod targets;

pub use captain::Captain;
pub use levels::PLAYERS;
