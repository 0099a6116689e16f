//! What can go wrong.

use std::path::PathBuf;

/// Why there are no figures.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server does not do what it should.
    #[error(transparent)]
    Client(#[from] client::Error),
    /// A program cannot be started.
    #[error("{program} cannot be started: {why}")]
    Start {
        /// Which.
        program: PathBuf,
        /// Why.
        why: String,
    },
    /// What a process needs cannot be told.
    #[error("the process {0} cannot be measured: no readable /proc here, or it has ended")]
    Process(u32),
    /// A number of the plan makes no sense.
    #[error("{0}")]
    Plan(&'static str),
    /// Some tables broke.
    #[error("a table broke: {0}")]
    Broken(String),
}
