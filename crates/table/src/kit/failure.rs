//! A broken promise, with the game that shows it.

use super::Breach;
use crate::Log;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A broken promise, with the game that shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// The title.
    pub game: &'static str,
    /// How many seats it was played with.
    pub seats: u8,
    /// The seed of the games.
    pub seed: u64,
    /// Which of the games.
    pub index: u32,
    /// After how many decisions, forced ones too.
    pub step: usize,
    /// What was broken.
    pub breach: Breach,
    /// The answer that was being given, if the game goes on.
    pub next: Option<String>,
    /// The game up to there, if a table could be brought there.
    pub log: Option<Log>,
}

impl Failure {
    /// Writes the log of the game to a file under `target/kit-failures` and says where.
    ///
    /// # Errors
    /// That there is no log, or that the file cannot be written.
    pub fn save(&self) -> io::Result<PathBuf> {
        let log = self.log.as_ref().ok_or_else(|| io::Error::other("no table could be brought there"))?;
        let folder = target().join("kit-failures");
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{}-{}-{}-{}.jsonl", self.game, self.seats, self.seed, self.index));
        std::fs::write(&file, log.write())?;
        Ok(file)
    }
}

/// The nearest `target` folder above the crate under test, or a place for temporary files.
fn target() -> PathBuf {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let nearest =
        manifest.ancestors().map(|folder| folder.join("target")).find(|folder: &PathBuf| is_folder(folder));
    nearest.unwrap_or_else(std::env::temp_dir)
}

fn is_folder(path: &Path) -> bool {
    path.is_absolute() && path.is_dir()
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { game, seats, seed, index, step, breach, .. } = self;
        writeln!(f, "{game} breaks {}", breach.promise)?;
        writeln!(f, "{}", breach.why)?;
        write!(f, "at step {step} of game {index} (seats {seats}, seed {seed})")?;
        self.next.as_ref().map_or(Ok(()), |next| write!(f, ", at the answer of {next}"))
    }
}

impl std::error::Error for Failure {}
