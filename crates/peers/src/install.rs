//! A peer's files and packages, in a folder of its own.

use crate::kit::Tool;
use crate::{Peer, step};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fmt, fs, io};

/// Written when the packages are complete, with the list that they were installed from.
const STAMP: &str = "installed";
/// Where a peer in Python has its packages.
const PYTHON: &str = "venv/bin/python";

/// A peer that can be run.
#[derive(Debug)]
pub struct Installed {
    /// Which.
    pub peer: &'static Peer,
    folder: PathBuf,
}

/// A peer that cannot be had here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Its name.
    pub peer: &'static str,
    /// Why.
    pub why: String,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is left out: {}", self.peer, self.why)
    }
}

impl Peer {
    /// Installs the peer in its folder under this one, such as `target/peers`, unless it is there already.
    ///
    /// # Errors
    /// That it cannot be had here: no npm or Python, no network, no place to write.
    pub fn install(&'static self, under: &Path) -> Result<Installed, LeftOut> {
        let left_out = |why| LeftOut { peer: self.name, why };
        let folder = under.join(self.folder);
        let unwritable =
            |error: io::Error| left_out(format!("{} cannot be written: {error}", folder.display()));
        fs::create_dir_all(&folder).map_err(unwritable)?;
        for (name, text) in self.files.iter().chain([&self.lock]) {
            fs::write(folder.join(name), text).map_err(unwritable)?;
        }
        let stamp = folder.join(STAMP);
        if !fs::read_to_string(&stamp).is_ok_and(|installed| installed == self.lock.1) {
            step::all(self.tool.steps(), &folder).map_err(left_out)?;
            fs::write(stamp, self.lock.1).map_err(unwritable)?;
        }
        // A program that is named by its place is looked for from here, not from where it runs.
        let folder = folder.canonicalize().map_err(unwritable)?;
        Ok(Installed { peer: self, folder })
    }
}

impl Installed {
    /// One of its scripts, to be run in its folder.
    #[must_use]
    pub fn script(&self, name: &str) -> Command {
        let mut command = match self.peer.tool {
            Tool::Npm => Command::new("node"),
            Tool::Pip => Command::new(self.folder.join(PYTHON)),
        };
        if self.peer.tool == Tool::Npm {
            // A server tells the size of its heap after tidying it.
            command.arg("--expose-gc");
        }
        command.arg(name).current_dir(&self.folder);
        command
    }
}

impl Tool {
    /// The commands that install the packages, in the folder.
    fn steps(self) -> &'static [&'static [&'static str]] {
        match self {
            Tool::Npm => &[&["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]],
            Tool::Pip => &[
                &["python3", "-m", "venv", "--clear", "venv"],
                &[PYTHON, "-m", "pip", "install", "-q", "--no-deps", "-r", "requirements.txt"],
            ],
        }
    }
}
