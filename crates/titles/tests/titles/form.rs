//! The form in which games are written: small files, no wildcards over what has kinds, no ids but those of the ledger.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a title.
fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game)
}

/// All Rust files below a folder, with their text.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of a game") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("readable");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "{} has no code", folder.display());
    found
}

#[test]
fn files_are_small() {
    for game in titles::NAMES {
        let lengths: Vec<(usize, PathBuf)> =
            files(&folder(game)).into_iter().map(|(path, text)| (text.lines().count(), path)).collect();
        let longest = lengths.iter().max().expect("some code");
        assert!(longest.0 <= 500, "{} has {} lines", longest.1.display(), longest.0);
        let long = lengths.iter().filter(|(lines, _)| *lines >= 300).count();
        assert!(
            long * 8 <= lengths.len(),
            "{game}: {long} of {} files have 300 lines or more",
            lengths.len()
        );
    }
}

#[test]
fn kinds_are_spelled_out() {
    for game in titles::NAMES {
        let text = fs::read_to_string(folder(game).join("src/lib.rs")).expect("a crate");
        assert!(
            text.contains("#![deny(clippy::wildcard_enum_match_arm)]"),
            "{game} allows wildcards over enums"
        );
    }
}

#[test]
fn ids_are_those_of_the_ledger() {
    for game in titles::NAMES {
        for (path, text) in files(&folder(game).join("src")) {
            let made = text
                .lines()
                .position(|line| line.contains("Rule(\"") && !line.trim_start().starts_with("//"));
            assert!(made.is_none(), "{}:{}: use crate::rules", path.display(), made.unwrap_or(0) + 1);
        }
    }
}
