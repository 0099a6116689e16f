//! The server's program: the one of `REAME`, or the one that lies beside the tests, built anew if it is not there or
//! older than its sources.

use crate::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;
use std::{env, fs};

/// Where the program is.
pub fn reame() -> Result<PathBuf, Error> {
    static BINARY: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    BINARY.get_or_init(find).clone().map_err(Error::Setup)
}

fn find() -> Result<PathBuf, String> {
    if let Some(given) = env::var_os("REAME").filter(|path| !path.is_empty()) {
        return Ok(given.into());
    }
    let own = env::current_exe().map_err(|e| e.to_string())?;
    // target/PROFILE/deps/suite-HASH
    let folder = own.ancestors().nth(2).ok_or("these tests lie in no folder of cargo")?;
    let binary = folder.join(format!("reame{}", env::consts::EXE_SUFFIX));
    if !is_fresh(&binary) {
        build(folder)?;
    }
    if binary.exists() { Ok(binary) } else { Err(format!("there is no {}", binary.display())) }
}

/// Is the program there, and younger than all its sources? Cargo lists them beside it.
fn is_fresh(binary: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let Some(built) = changed(binary) else { return false };
    let list = fs::read_to_string(binary.with_extension("d")).unwrap_or_default();
    let Some((_, sources)) = list.split_once(": ") else { return false };
    let is_older = |source: &str| changed(Path::new(source)).is_some_and(|time: SystemTime| time <= built);
    sources.split_whitespace().all(is_older)
}

/// Builds it into the folder of these tests.
fn build(folder: &Path) -> Result<(), String> {
    let target = folder.parent().ok_or("these tests lie in no folder of cargo")?;
    let profile = match folder.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev",
        Some(other) => other,
    };
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--quiet", "--package", "reame", "--profile", profile])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CARGO_TARGET_DIR", target)
        .status()
        .map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err("the server cannot be built".to_owned()) }
}
