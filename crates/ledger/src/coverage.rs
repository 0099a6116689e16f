//! Which tests prove which rule.

use crate::{Entry, Ledger};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// A test and the ids it names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The name of the test function.
    pub test: String,
    /// The file it stands in, below the folder that was searched.
    pub file: String,
    /// The ids it names.
    pub ids: Vec<String>,
}

/// What is wrong with the coverage of a ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    /// A rule or example of the base game that no test names.
    Untested(String),
    /// A rule that neither code nor content names.
    Unplaced(String),
    /// A test or a ruling names an id that the ledger does not have.
    Unknown {
        /// The id.
        id: String,
        /// The test, or the ruling.
        by: String,
    },
}

impl std::fmt::Display for Gap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Gap::Untested(id) => write!(f, "{id} has no test"),
            Gap::Unplaced(id) => write!(f, "{id} is named nowhere in code or content"),
            Gap::Unknown { id, by } => write!(f, "{by} names {id}, which the ledger does not have"),
        }
    }
}

/// Finds the proofs in all Rust files below a folder.
///
/// # Errors
/// A folder or file that cannot be read.
pub fn search(folder: &Path) -> std::io::Result<Vec<Proof>> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut proofs = Vec::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        proofs.extend(scan(&name, &fs::read_to_string(&file)?));
    }
    Ok(proofs)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// Finds the proofs in the text of a Rust file: `proves!(...)` inside a function under `#[test]`.
#[must_use]
pub fn scan(file: &str, text: &str) -> Vec<Proof> {
    let mut proofs = Vec::new();
    for part in text.split("#[test]").skip(1) {
        let Some((_, after)) = part.split_once("fn ") else { continue };
        let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let ids: Vec<String> = after
            .split("proves!(")
            .skip(1)
            .filter_map(|call| call.split_once(')'))
            .flat_map(|(arguments, _)| {
                arguments.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        if !ids.is_empty() {
            proofs.push(Proof { test: name, file: file.to_owned(), ids });
        }
    }
    proofs
}

/// Everything that is wrong: rules and examples without a test, ids that do not exist.
#[must_use]
pub fn gaps(ledger: &Ledger, proofs: &[Proof]) -> Vec<Gap> {
    let named = |entry: &Entry| proofs.iter().any(|p| p.ids.contains(&entry.id));
    let must = ledger.rules.iter().filter(|rule| rule.binds()).chain(&ledger.examples);
    let untested = must.filter(|e| !named(e)).map(|e| Gap::Untested(e.id.clone()));
    let ids = proofs.iter().flat_map(|p| p.ids.iter().map(move |id| (id, p)));
    let tests = ids.map(|(id, p)| (id, &p.test));
    let rulings = ledger.rulings.iter().flat_map(|ruling| ruling.about.iter().map(|id| (id, &ruling.id)));
    let unknown = tests.chain(rulings).filter(|(id, _)| ledger.find(id).is_none());
    untested.chain(unknown.map(|(id, by)| Gap::Unknown { id: id.clone(), by: by.clone() })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scope;

    const TESTS: &str = r#"
        #[test]
        fn first() { proves!("X-01", "X-02"); assert!(true); }
        fn helper() {}
        #[test]
        fn second() {
            ledger::proves!(
                "X-03",
            );
        }
        #[test]
        fn third() {}
    "#;

    fn ledger() -> Ledger {
        let entry = |id: &str, scope| Entry {
            id: id.to_owned(),
            area: String::new(),
            chapter: String::new(),
            page: String::new(),
            tags: Vec::new(),
            scope,
            about: Vec::new(),
            en: String::new(),
            it: String::new(),
        };
        Ledger {
            rules: vec![
                entry("X-01", Scope::Base),
                entry("X-04", Scope::Base),
                entry("X-05", Scope::Module),
                Entry { tags: vec!["aid".to_owned()], ..entry("X-06", Scope::Base) },
            ],
            rulings: vec![entry("X-R-1", Scope::Base)],
            examples: vec![entry("X-02", Scope::Base), entry("X-EX-9", Scope::Base)],
            invariants: Vec::new(),
        }
    }

    #[test]
    fn finds_the_ids_of_each_test() {
        let proofs = scan("a.rs", TESTS);
        assert_eq!(proofs.len(), 2);
        assert_eq!((proofs[0].test.as_str(), proofs[0].ids.len()), ("first", 2));
        assert_eq!((proofs[1].test.as_str(), proofs[1].ids[0].as_str()), ("second", "X-03"));
    }

    #[test]
    fn tells_untested_rules_and_unknown_ids() {
        let gaps: Vec<String> =
            gaps(&ledger(), &scan("a.rs", TESTS)).iter().map(ToString::to_string).collect();
        let expected = [
            "X-04 has no test",
            "X-05 has no test",
            "X-EX-9 has no test",
            "second names X-03, which the ledger does not have",
        ];
        assert_eq!(gaps, expected);
    }
}
