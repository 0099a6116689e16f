//! One word for one thing: the kernel's words in `docs/architecture.md` are the kernel's public types, stand where the
//! glossary says, and name nothing else in the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Names of the kernel that a crate declares again, and why it may.
const AGAIN: [(&str, &[&str], &str); 15] = [
    ("crates/store/", &["Place"], "where a database is"),
    (
        "crates/games/",
        &["Event", "Reason", "Content"],
        "every game has its own of what the kernel wants of it",
    ),
    ("crates/toys/", &["Event", "Reason", "Offer"], "toys are games"),
    (
        "crates/client/",
        &["Act", "Entry", "Message", "Seat", "Side", "Standing"],
        "the API as its JSON is read",
    ),
    (
        "crates/ledger/",
        &["Entry", "Place", "Proof"],
        "a line of the ledger, a place in code, a test; read with their crate",
    ),
    ("crates/games/fair/", &["Offer"], "the kernel's, with the terms of the Fair"),
    ("crates/games/kingsburg/", &["Side", "Outcome"], "of a token, of a battle: the rulebook's words"),
    ("crates/games/warlords/", &["Side", "Outcome"], "in a battle: the rulebook's words"),
    (
        "crates/games/kingsburg/",
        &["Draft", "End"],
        "the step in which lines are drafted; the word that ends an effect",
    ),
    ("crates/games/kingsburg/", &["Play"], "the kernel's, for Kingsburg"),
    ("crates/games/warlords/", &["Play"], "the kernel's, for Warlords"),
    ("crates/games/crusader/", &["Play"], "the kernel's, for Crusader Kings"),
    (
        "crates/games/crusader/",
        &["Amount", "Outcome", "Side"],
        "of an effect, of a Plot, of a marriage and of what a clause is for",
    ),
    ("crates/games/knights/", &["Play"], "the kernel's, for Warrior Knights"),
    (
        "crates/games/knights/",
        &["Amount", "Draft", "Manner", "Outcome", "Place", "Side", "Tally", "Zone"],
        "of an effect, of mercenaries, of an attack, in a battle, of a Noble, on the map: the rulebook's words",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust files below a folder, by their path from the root.
fn sources(folder: &str) -> BTreeMap<String, String> {
    fn walk(root: &Path, folder: &Path, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                if path.file_name().is_some_and(|name| name != "target") {
                    walk(root, &path, found);
                }
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let name = path.strip_prefix(root).expect("below the root").to_string_lossy().into_owned();
                found.insert(name, fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(&root(), &root().join(folder), &mut found);
    found
}

/// The public types that a file declares.
fn declared(text: &str) -> BTreeSet<String> {
    let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
    let line = |line: &str| {
        let (kind, rest) = line.strip_prefix("pub ")?.split_once(' ')?;
        ["struct", "enum", "trait", "type"].contains(&kind).then(|| name(rest))
    };
    // The macro of `pledge.rs` ends in the name of the type that it declares.
    let by_macro = text.split("bytes32! {").skip(1).filter_map(|rest| {
        let body = rest.split_once("\n}")?.0;
        body.lines().last().map(|line| line.trim().to_owned())
    });
    text.lines().filter_map(line).chain(by_macro).collect()
}

/// What others see of the kernel: its types, each with the files that declare it.
fn kernel() -> BTreeMap<String, Vec<String>> {
    let mut types: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let own = sources("crates/table/src").into_iter().filter(|(file, _)| !file.contains("/kit/sample"));
    for (file, text) in
        own.chain(sources("crates/pack/src").into_iter().filter(|(file, _)| file.ends_with("shelf.rs")))
    {
        for name in declared(&text) {
            types.entry(name).or_default().push(file.clone());
        }
    }
    types
}

/// The rows of the glossary: words, and where they are.
fn glossary() -> Vec<(Vec<String>, Vec<String>)> {
    let text = fs::read_to_string(root().join("docs/architecture.md")).expect("the document");
    let (_, table) = text.split_once("## The kernel's words").expect("the glossary");
    let rows = table.lines().skip_while(|line| !line.starts_with("| ---")).skip(1);
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [words, _, places] = cells[..] else { panic!("three cells: {line}") };
        let words = words.split(", ").map(str::to_owned).collect();
        (words, places.split('`').skip(1).step_by(2).map(str::to_owned).collect())
    };
    rows.take_while(|line| line.starts_with('|')).map(row).collect()
}

/// The files that a place of the glossary means, and what must stand in them for a word that is no type.
fn files_of(place: &str, all: &BTreeMap<String, String>) -> (Vec<String>, Option<String>) {
    if let Some((_, method)) = place.split_once("::") {
        return (vec!["crates/table/src/game.rs".to_owned()], Some(format!("fn {method}")));
    }
    let from_root =
        if place.starts_with("crates/") { place.to_owned() } else { format!("crates/table/src/{place}") };
    (all.keys().filter(|file| file.starts_with(&from_root)).cloned().collect(), None)
}

#[test]
fn every_public_type_of_the_kernel_is_in_the_glossary() {
    let words: BTreeSet<String> = glossary().into_iter().flat_map(|(words, _)| words).collect();
    let missing: Vec<String> = kernel().into_keys().filter(|name| !words.contains(name)).collect();
    assert!(missing.is_empty(), "docs/architecture.md, 'The kernel's words', lacks {missing:?}");
}

#[test]
fn every_word_of_the_glossary_is_where_it_says() {
    let mut all = sources("crates/table/src");
    all.extend(sources("crates/pack/src"));
    let types = kernel();
    for (words, places) in glossary() {
        let found: Vec<(Vec<String>, Option<String>)> =
            places.iter().map(|place| files_of(place, &all)).collect();
        for ((files, method), place) in found.iter().zip(&places) {
            assert!(!files.is_empty(), "there is no {place}");
            let Some(method) = method else { continue };
            assert!(files.iter().any(|file| all[file].contains(method)), "there is no {place}");
        }
        let files: Vec<&String> = found.iter().flat_map(|(files, _)| files).collect();
        for word in words {
            let is_there = match types.get(&word) {
                // A concept may be named as a type is: the type is in a row of its own then.
                Some(declared) if declared.iter().any(|file| files.contains(&file)) => true,
                Some(_) | None => {
                    files.iter().any(|file| all[*file].to_lowercase().contains(&word.to_lowercase()))
                }
            };
            assert!(is_there, "{word} is not in {places:?}");
        }
    }
}

#[test]
fn a_public_type_stands_in_the_row_of_its_file() {
    let all = sources("crates/table/src").into_iter().chain(sources("crates/pack/src")).collect();
    let rows = glossary();
    for (name, declared) in kernel() {
        let places = rows.iter().filter(|(words, _)| words.contains(&name)).flat_map(|(_, places)| places);
        let mut files = places.flat_map(|place| files_of(place, &all).0);
        assert!(files.any(|file| declared.contains(&file)), "{name} is declared in {declared:?}");
    }
}

#[test]
fn no_word_of_the_kernel_names_something_else() {
    let kernel = kernel();
    let mut again = Vec::new();
    for (file, text) in sources("crates") {
        let is_ours = file.starts_with("crates/table/") || file.starts_with("crates/pack/src/shelf.rs");
        if is_ours || !file.contains("/src/") {
            continue;
        }
        let may = |name: &str| {
            AGAIN.iter().any(|(folder, names, _)| file.starts_with(folder) && names.contains(&name))
        };
        again.extend(
            declared(&text)
                .into_iter()
                .filter(|name| kernel.contains_key(name) && !may(name))
                .map(|name| (name, file.clone())),
        );
    }
    assert!(
        again.is_empty(),
        "words of the kernel that name something else, or need a reason in AGAIN: {again:?}"
    );
}

#[test]
fn no_reason_is_given_for_what_is_not_there() {
    let all = sources("crates");
    for (folder, names, _) in AGAIN {
        for name in names {
            let mut below = all.iter().filter(|(file, _)| file.starts_with(folder) && file.contains("/src/"));
            assert!(
                below.any(|(_, text)| declared(text).contains(*name)),
                "{folder} has no {name} of its own any more"
            );
        }
    }
}
