//! What can go wrong.

use std::fmt;

/// Why a run is no proof.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A server cannot be built or started, or the database not be reached.
    #[error("{0}")]
    Setup(String),
    /// Something was lost, came twice, or did not come.
    #[error("seed {seed}:\n{}", faults.join("\n"))]
    Faults {
        /// Brings the same choices again.
        seed: u64,
        /// What was found.
        faults: Vec<String>,
    },
}

impl Error {
    /// Something without which nothing can be tried.
    pub(crate) fn setup(why: impl fmt::Display) -> Error {
        Error::Setup(why.to_string())
    }
}
