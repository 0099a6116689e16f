//! The peer's files and packages, in a private folder.

use crate::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::process::Command;

/// How long the packages may take to come.
const PATIENCE: Duration = Duration::from_secs(300);
/// Written when the packages are complete, with the list that they were installed from.
const STAMP: &str = "installed.json";
const LOCK: &str = include_str!("../../../../bench/peers/bgio/package-lock.json");
const FILES: [(&str, &str); 5] = [
    (".npmrc", include_str!("../../../../bench/peers/bgio/.npmrc")),
    ("package.json", include_str!("../../../../bench/peers/bgio/package.json")),
    ("package-lock.json", LOCK),
    ("conquest.js", include_str!("../../../../bench/peers/bgio/conquest.js")),
    ("server.js", include_str!("../../../../bench/peers/bgio/server.js")),
];

/// boardgame.io, installed.
pub struct Peer {
    folder: PathBuf,
}

impl Peer {
    /// Installs boardgame.io in a folder of its own, such as `target/peers/bgio`, unless it is there already.
    ///
    /// # Errors
    /// [`Error::NoPeer`]: there is no npm or node here, or the packages cannot be had.
    pub async fn install(folder: &Path) -> Result<Peer, Error> {
        let peer = Peer { folder: folder.to_owned() };
        let unwritable =
            |error: std::io::Error| Error::NoPeer(format!("{} cannot be written: {error}", folder.display()));
        fs::create_dir_all(folder).map_err(unwritable)?;
        for (name, text) in FILES {
            fs::write(folder.join(name), text).map_err(unwritable)?;
        }
        let stamp = folder.join(STAMP);
        if fs::read_to_string(&stamp).is_ok_and(|installed| installed == LOCK) {
            return Ok(peer);
        }
        let mut npm = Command::new("npm");
        npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]);
        npm.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        npm.kill_on_drop(true);
        let late = |_| Error::NoPeer("npm did not end in time".to_owned());
        let missing = |error| Error::NoPeer(format!("npm is not here ({error})"));
        let output = tokio::time::timeout(PATIENCE, npm.output()).await.map_err(late)?.map_err(missing)?;
        if !output.status.success() {
            let text = String::from_utf8_lossy(&output.stderr);
            let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
            return Err(Error::NoPeer(format!("npm cannot install it ({line})")));
        }
        fs::write(stamp, LOCK).map_err(unwritable)?;
        Ok(peer)
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}
