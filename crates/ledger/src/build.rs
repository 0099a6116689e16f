//! What a game's build script does: the ledger becomes code, tests and places are found, and gaps fail the build.

use crate::coverage::{self, Gap};
use crate::{Ledger, places};
use std::fs;
use std::path::Path;

/// Reads `<content>/ledger.json`, the tests in `tests`, the code in `src` and the other files of the content; writes
/// `rules.rs`, `proofs.json` and `places.json` where the crate includes them from, and fails the build on every rule
/// without a test or a place and on every id that does not exist.
///
/// # Panics
/// Where cargo does not say where to write: then this is no build script.
#[allow(clippy::expect_used)]
pub fn game(content: &str) {
    let out = std::env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    match run(Path::new(content), Path::new(&out)) {
        Ok(gaps) => gaps.iter().for_each(|gap| println!("cargo::error={gap}")),
        Err(why) => println!("cargo::error={why}"),
    }
}

fn run(content: &Path, out: &Path) -> Result<Vec<Gap>, String> {
    for folder in [content, Path::new("src"), Path::new("tests")] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let file = content.join("ledger.json");
    let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let ledger = Ledger::parse(&text)?;
    let unread = |e: std::io::Error| e.to_string();
    let proofs = coverage::search(Path::new("tests")).map_err(unread)?;
    let mut found = places::search(&ledger, Path::new("src"), "rs", "").map_err(unread)?;
    found.iter_mut().for_each(|place| place.file = format!("src/{}", place.file));
    found.extend(places::search(&ledger, content, "json", "ledger.json").map_err(unread)?);
    let json = |value: serde_json::Result<String>| value.map_err(|e| e.to_string());
    fs::write(out.join("rules.rs"), places::constants(&ledger)).map_err(unread)?;
    fs::write(out.join("proofs.json"), json(serde_json::to_string(&proofs))?).map_err(unread)?;
    fs::write(out.join("places.json"), json(serde_json::to_string(&found))?).map_err(unread)?;
    let unplaced = places::unplaced(&ledger, &found).map(|id| Gap::Unplaced(id.to_owned()));
    Ok(coverage::gaps(&ledger, &proofs).into_iter().chain(unplaced).collect())
}
