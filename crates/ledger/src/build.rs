//! What a game's build script does: the ledger becomes code, tests and places are found, and gaps fail the build.

use crate::coverage::{self, Gap};
use crate::{Ledger, places};
use std::fs;
use std::path::Path;

/// Reads `<content>/ledger.json`, the tests in `tests`, the code in `src` and the other files of the content; writes
/// `books.rs`, which the crate includes: its ledger, its texts, which tests prove and which places name its rules, and the
/// ids of the rules. Fails the build on every rule without a test or a place and on every id that does not exist.
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
    let books = Books {
        content: &content.canonicalize().map_err(unread)?,
        proofs: &json(serde_json::to_string(&proofs))?,
        places: &json(serde_json::to_string(&found))?,
        rules: &places::constants(&ledger),
    };
    fs::write(out.join("books.rs"), books.text()).map_err(unread)?;
    let unplaced = places::unplaced(&ledger, &found).map(|id| Gap::Unplaced(id.to_owned()));
    Ok(coverage::gaps(&ledger, &proofs).into_iter().chain(unplaced).collect())
}

/// What a game has in writing.
struct Books<'a> {
    /// The folder of its content.
    content: &'a Path,
    proofs: &'a str,
    places: &'a str,
    rules: &'a str,
}

impl Books<'_> {
    fn text(&self) -> String {
        let file = |name: &str| format!("include_str!({:?})", self.content.join(name));
        let constants = [
            ("The ledger: every rule with its id, in English and Italian.", "LEDGER", file("ledger.json")),
            ("The texts in English.", "ENGLISH", file("en.ftl")),
            ("The texts in Italian.", "ITALIAN", file("it.ftl")),
            ("Which tests prove which rules.", "PROOFS", format!("{:?}", self.proofs)),
            ("Which places of code and content name which rules.", "PLACES", format!("{:?}", self.places)),
        ];
        let constant = |(about, name, value): &(&str, &str, String)| {
            format!("/// {about}\npub const {name}: &str = {value};\n")
        };
        let constants: String = constants.iter().map(constant).collect();
        let rules = self.rules;
        format!(
            "{constants}/// The ids of the ledger: a wrong one does not compile.\npub mod rules {{\nuse table::Rule;\n{rules}}}\n"
        )
    }
}
