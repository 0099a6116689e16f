//! `reame content GAME --starter DIR`: a pack to fill in. It holds what we designed with its present values, so that
//! somebody who owns the box can put the printed ones in their place; as it is written it changes nothing.

use super::content::{is_designed, pack_of, packs_of};
use pack::Pack;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use texts::{Lang, overlay};
use titles::Titles;

/// What an item says about its values, and nothing is played by: not to be filled in.
const NOTES: [&str; 5] = ["provenance", "confidence", "balance", "details", "rules"];

/// Writes the pack into a folder that is empty or not there.
///
/// # Errors
/// One line on an unknown game, or on what cannot be written.
pub fn run(titles: &Titles, game: &str, dir: &Path) -> Result<String, String> {
    let (packs, pack) = (packs_of(game)?, pack_of(titles, game)?);
    let failed = |error: std::io::Error| format!("{}: {error}", dir.display());
    fs::create_dir_all(dir).map_err(failed)?;
    if fs::read_dir(dir).map_err(failed)?.next().is_some() {
        return Err(format!("{}: the folder is not empty", dir.display()));
    }
    let write = |name: &str, text: &str| fs::write(dir.join(name), text).map_err(failed);
    let mut keys = BTreeSet::new();
    let mut count = 0;
    for (file, kind) in packs.files {
        let items = designed(&pack, file);
        for (id, _) in &items {
            keys.extend([format!("{kind}-{id}"), format!("{kind}-{id}-text")]);
        }
        count += items.len();
        if !items.is_empty() {
            write(&format!("{file}.json"), &sheet(&items))?;
        }
    }
    for lang in Lang::ALL {
        let entries = overlay::entries(lang, game, &keys);
        if !entries.is_empty() {
            write(&format!("{lang}.ftl"), &entries)?;
        }
    }
    write("pack.json", &format!("{}\n", json!({ "name": format!("my {game}"), "note": NOTE })))?;
    write("README", README)?;
    let dir = dir.display();
    Ok(format!(
        "{dir}: {count} items of {game} that are ours, with their present values; edit them and give the folder with --content {dir}\n"
    ))
}

const NOTE: &str = "Values as they are printed in my box.";
const README: &str = "What is written here is laid over the content of the game: change what your box says otherwise, and delete the rest.\n\
As it stands it changes nothing. Values are told in docs/content-packs.md; names and texts are in en.ftl and it.ftl.\n\
Check it with: reame --content THIS_FOLDER content GAME --changed\n";

/// The items of a file of which something is ours, without notes.
fn designed<'p>(pack: &'p Pack, file: &str) -> Vec<(&'p str, Value)> {
    let all = pack.items(file).iter().zip(pack.ids(file).collect::<Vec<_>>());
    let ours = all.filter(|(item, _)| is_designed(item)).map(|(item, id)| {
        let mut item = item.clone();
        if let Some(entries) = item.as_object_mut() {
            entries.retain(|key, _| !NOTES.contains(&key.as_str()));
        }
        (id, item)
    });
    ours.collect()
}

/// A file with one item a line.
fn sheet(items: &[(&str, Value)]) -> String {
    let lines: Vec<String> = items.iter().map(|(_, item)| item.to_string()).collect();
    format!("{{\n\"items\": [\n{}\n]\n}}\n", lines.join(",\n"))
}
