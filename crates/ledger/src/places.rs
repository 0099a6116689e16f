//! Which places of code and content decide which rule.

use crate::Ledger;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// A line that names a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The id.
    pub id: String,
    /// The file, below the folder of the game or of its content.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
}

/// An id as the name of a constant.
#[must_use]
pub fn constant(id: &str) -> String {
    id.replace('-', "_")
}

/// All places in a text that name a rule of the ledger, by its id or its constant.
#[must_use]
pub fn scan(ledger: &Ledger, file: &str, text: &str) -> Vec<Place> {
    let mut places = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let is_part =
            |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || "-_".contains(letter);
        let mut words: Vec<String> =
            text.split(|letter| !is_part(letter)).map(|word| word.replace('_', "-")).collect();
        words.sort_unstable();
        words.dedup();
        let known = words.into_iter().filter(|word| word.contains('-') && ledger.find(word).is_some());
        places.extend(known.map(|id| Place { id, file: file.to_owned(), line }));
    }
    places
}

/// All places below a folder, in files that end so; a file may be left out by its name.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn search(ledger: &Ledger, folder: &Path, ending: &str, without: &str) -> std::io::Result<Vec<Place>> {
    let mut files = Vec::new();
    collect(folder, ending, &mut files)?;
    files.sort();
    let mut places = Vec::new();
    for file in files.iter().filter(|file| file.file_name().is_none_or(|name| name != without)) {
        let name = file.strip_prefix(folder).unwrap_or(file).display().to_string();
        places.extend(scan(ledger, &name, &fs::read_to_string(file)?));
    }
    Ok(places)
}

fn collect(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, ending, files)?;
        } else if path.extension().is_some_and(|e| e == ending) {
            files.push(path);
        }
    }
    Ok(())
}

/// The rules that no place names.
pub fn unplaced<'a>(ledger: &'a Ledger, places: &[Place]) -> impl Iterator<Item = &'a str> {
    let named: std::collections::HashSet<&str> = places.iter().map(|place| place.id.as_str()).collect();
    let missing = |rule: &&'a crate::Entry| rule.binds() && !named.contains(rule.id.as_str());
    let missing: Vec<&str> = ledger.rules.iter().filter(missing).map(|rule| rule.id.as_str()).collect();
    missing.into_iter()
}

/// The ids of a ledger as constants of a Rust module, each with its statement.
#[must_use]
pub fn constants(ledger: &Ledger) -> String {
    use std::fmt::Write as _;
    let mut text = String::new();
    for entry in ledger.entries() {
        let statement = entry.en.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<");
        let id = &entry.id;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "#[doc = {statement:?}]\npub const {}: Rule = Rule({id:?});", constant(id));
    }
    let ids = ledger.entries().map(|entry| constant(&entry.id)).collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "/// All ids of the ledger.\npub const ALL: &[Rule] = &[{ids}];");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger() -> Ledger {
        let text = r#"{"rules": [{"id": "X-A-01", "en": "One [a]."}, {"id": "X-A-02", "en": "Two."}],
            "rulings": [{"id": "X-R-01", "en": "Three."}], "examples": [], "invariants": []}"#;
        Ledger::parse(text).unwrap()
    }

    #[test]
    fn ids_and_constants_are_found_whole() {
        let text = "// X-A-01: why.\nrules::X_R_01, X-A-011\nlet x = X_A_01; // X-A-01";
        let found: Vec<(String, usize)> =
            scan(&ledger(), "a.rs", text).into_iter().map(|place| (place.id, place.line)).collect();
        assert_eq!(found, [("X-A-01".to_owned(), 1), ("X-R-01".to_owned(), 2), ("X-A-01".to_owned(), 3)]);
        assert_eq!(unplaced(&ledger(), &scan(&ledger(), "a.rs", text)).collect::<Vec<_>>(), ["X-A-02"]);
    }

    #[test]
    fn constants_say_what_the_rule_says() {
        let text = constants(&ledger());
        assert!(
            text.contains("#[doc = \"One \\\\[a\\\\].\"]\npub const X_A_01: Rule = Rule(\"X-A-01\");"),
            "{text}"
        );
        assert!(text.ends_with("pub const ALL: &[Rule] = &[X_A_01, X_A_02, X_R_01];\n"), "{text}");
    }
}
