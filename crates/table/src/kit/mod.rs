//! The test kit: proves of any game, over random play, what the kernel promises of all games.
//!
//! One line in a game's tests is enough:
//!
//! ```
//! use table::kit::{Games, prove};
//! use toys::conquest::{Conquest, Options};
//!
//! prove::<Conquest>(&Options::default(), 4, Games { count: 2, seed: 1 });
//! ```
//!
//! For what is a game's own, its tests play it by hand: see [`Sitting`].
//!
//! Each game is played twice with the same answers and the same chance: by the raw rules, where cheap checks run at
//! every position, and at a [`crate::Table`], where dear checks run at a few positions drawn at random.

mod ends;
mod failure;
mod fuzz;
mod lists;
mod orders;
mod promise;
mod refusals;
mod replay;
#[cfg(test)]
pub(crate) mod sample;
mod saving;
mod secrecy;
mod sheets;
mod sitting;
#[cfg(test)]
mod tests;
mod trial;
mod undo;
mod walks;
mod witness;

pub use ends::plays_to_its_end;
pub use failure::Failure;
pub use fuzz::fuzz;
pub use promise::{Breach, Promise};
pub use sitting::Sitting;

use crate::Game;
use trial::Trial;

/// Which random games are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Games {
    /// How many.
    pub count: u32,
    /// The seed of all of them.
    pub seed: u64,
}

/// What was looked at, so that a test can see that it was not nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken, forced ones and acts too.
    pub decisions: u64,
    /// Acts out of turn among what was done.
    pub acts: u64,
    /// Answers and acts picked part by part.
    pub walks: u64,
    /// Sealed groups answered in another order.
    pub orders: u64,
    /// Sealed answers changed.
    pub changes: u64,
    /// Candidates judged.
    pub judged: u64,
    /// Worlds compared with the truth.
    pub worlds: u64,
    /// Events compared between a world and the truth.
    pub events: u64,
    /// Answers taken back freely and given again.
    pub free_undos: u64,
    /// Answers taken back by consent.
    pub asked_undos: u64,
    /// Logs loaded.
    pub loads: u64,
    /// Forged logs refused.
    pub forgeries: u64,
    /// Answers refused.
    pub refusals: u64,
}

/// Plays random games and panics at the first promise that the game breaks, with the log of that game in a file
/// under `target/kit-failures`.
///
/// # Panics
/// When a promise is broken, or the options cannot be played.
pub fn prove<G: Game>(options: &G::Options, seats: u8, games: Games) -> Proof {
    match check::<G>(options, seats, games) {
        Ok(proof) => proof,
        Err(failure) => {
            let file =
                failure.save().map_or_else(|e| format!("(not written: {e})"), |p| p.display().to_string());
            panic!("{failure}\nthe game up to there: {file}");
        }
    }
}

/// Plays random games and says which promise the game breaks first, if any.
///
/// # Errors
/// The first broken promise, with the game up to there.
pub fn check<G: Game>(options: &G::Options, seats: u8, games: Games) -> Result<Proof, Box<Failure>> {
    let mut proof = Proof::default();
    let options = &G::bounded(options);
    for index in 0..games.count {
        Trial::<G>::new(options, seats, games.seed, index)?.run(&mut proof)?;
        proof.games += 1;
    }
    Ok(proof)
}
