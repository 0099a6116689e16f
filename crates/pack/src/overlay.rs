//! The merged pack.

use crate::folder::Folder;
use crate::json::{Origin, canonical, kind};
use crate::merge;
use crate::mistake::{Change, Mistake};
use crate::read;
use crate::sheet::{Item, Sheet, dotted, steps};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

/// A file of a game's default pack, part of the program.
#[derive(Copy, Clone, Debug)]
pub struct Embedded {
    /// Its name without `.json`.
    pub name: &'static str,
    /// The field that names an item, such as `id` or `number`.
    pub key: &'static str,
    /// Its text: `{"source": "...", "items": [{...}, ...]}`.
    pub text: &'static str,
}

impl Embedded {
    fn file(&self) -> String {
        format!("{}.json", self.name)
    }
}

/// A game's components: the default pack, with an overlay laid over it or not.
#[derive(Clone, Debug)]
pub struct Pack {
    parts: BTreeMap<String, Part>,
    changes: Vec<Change>,
    hash: String,
    words: BTreeMap<String, String>,
    name: Option<String>,
    note: Option<String>,
    origin: Origin,
}

/// One file, merged. Items stand in the default's order, whatever the overlay's.
#[derive(Clone, Debug)]
struct Part {
    items: Vec<Item>,
    values: Vec<Value>,
    default: Sheet,
    /// Where `items` stands, for mistakes about items that are not there.
    line: (Origin, usize),
}

impl Pack {
    /// The default pack alone.
    ///
    /// # Errors
    /// Every mistake in it, sorted by file and line.
    pub fn embedded(defaults: &[Embedded]) -> Result<Pack, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let pack = Pack::lay(defaults, Folder::default(), Origin::Default, &mut mistakes);
        sound(pack, mistakes)
    }

    /// The default pack with the overlay of a folder.
    ///
    /// # Errors
    /// Every mistake in the form of its files, sorted by file and line. Values are checked by [`Pack::read`]; to tell
    /// mistakes of both kinds at once, use [`Pack::examine`].
    pub fn overlay(defaults: &[Embedded], dir: &Path) -> Result<Pack, Vec<Mistake>> {
        let (pack, mistakes) = Pack::examine(defaults, dir);
        sound(pack, mistakes)
    }

    /// The default pack with as much of a folder's overlay as can be made out, and the mistakes in the rest, so that a
    /// game can go on with [`Pack::read`] and its own checks and tell all mistakes together. Not for playing unless
    /// there are none.
    #[must_use]
    pub fn examine(defaults: &[Embedded], dir: &Path) -> (Pack, Vec<Mistake>) {
        let mut mistakes = Vec::new();
        let folder = Folder::read(dir, &known(defaults), &mut mistakes);
        let pack = Pack::lay(defaults, folder, Origin::Overlay, &mut mistakes);
        mistakes.sort();
        (pack, mistakes)
    }

    /// The default pack with an overlay of texts in memory: file names and what they hold.
    ///
    /// # Errors
    /// As [`Pack::overlay`].
    pub fn overlay_texts(defaults: &[Embedded], files: &[(&str, &str)]) -> Result<Pack, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let folder = Folder::of_texts(files, &known(defaults), &mut mistakes);
        let pack = Pack::lay(defaults, folder, Origin::Overlay, &mut mistakes);
        sound(pack, mistakes)
    }

    pub(crate) fn lay(
        defaults: &[Embedded],
        mut folder: Folder,
        origin: Origin,
        mistakes: &mut Vec<Mistake>,
    ) -> Pack {
        let mut parts = BTreeMap::new();
        let mut changes = Vec::new();
        for default in defaults {
            let over = folder.sheets.remove(default.name);
            let part = Part::lay(default, over.as_deref(), mistakes);
            part.tell_changes(&default.file(), &mut changes);
            parts.insert(default.name.to_owned(), part);
        }
        let hash = hash_of(&parts);
        Pack { parts, changes, hash, words: folder.words, name: folder.name, note: folder.note, origin }
    }

    /// Every item of a file as the game's own type, in the default's order. Mistakes are all told, in the order of lines, not the first only:
    /// each is mended with the default's value (or by leaving out an element of a list) and the rest is read on. What
    /// comes back with mistakes is good for looking for more of them, not for playing.
    #[must_use]
    pub fn read<T: DeserializeOwned>(&self, file: &str, mistakes: &mut Vec<Mistake>) -> Vec<T> {
        let Some(part) = self.part(file) else {
            let what = "this game has no such file".to_owned();
            mistakes.push(Mistake { file: file.to_owned(), line: 1, key: String::new(), what });
            return Vec::new();
        };
        let before = mistakes.len();
        let mut read = Vec::with_capacity(part.items.len());
        for item in &part.items {
            let default = part.default.get(&item.id).map(|item| &item.value);
            let (value, faults) = read::item(&item.value, default);
            read.extend(value);
            mistakes.extend(faults.into_iter().map(|fault| self.at(file, &item.id, &fault.path, fault.what)));
        }
        mistakes[before..].sort();
        read
    }

    /// A mistake that a game's own check found: `key` is the path within the item, such as `cost.gold`, or empty. The
    /// line is the overlay's where the overlay gives that value, else the default's; of something that is not there it is
    /// that of the nearest thing around it.
    #[must_use]
    pub fn mistake(&self, file: &str, item: &str, key: &str, what: impl Into<String>) -> Mistake {
        self.at(file, item, &steps(key), what.into())
    }

    fn at(&self, file: &str, item: &str, path: &[String], mut what: String) -> Mistake {
        let (origin, line) = match self.part(file) {
            None => (self.origin, 1),
            Some(part) => part.items.iter().find(|i| i.id == item).map_or(part.line, |item| {
                let place = item.place.nearest(path);
                (place.origin, place.line)
            }),
        };
        if self.origin == Origin::Overlay && origin == Origin::Default {
            what.push_str(" (the default pack's line)");
        }
        Mistake { file: format!("{}.json", stem(file)), line, key: dotted(item, path), what }
    }

    /// What the overlay changed, by file, then item in the default's order.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Sixteen hex digits that tell this content from any other. How it is written does not matter, nor does an overlay
    /// that changes nothing, nor what is noted about the values (`provenance`, `confidence`, `balance`, `details`).
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// One item.
    #[must_use]
    pub fn item(&self, file: &str, id: &str) -> Option<&Value> {
        self.part(file)?.items.iter().find(|item| item.id == id).map(|item| &item.value)
    }

    /// The items of a file, in the default's order; none of a file that the game does not have.
    #[must_use]
    pub fn items(&self, file: &str) -> &[Value] {
        self.part(file).map_or(&[], |part| &part.values)
    }

    /// The ids of the same items.
    pub fn ids(&self, file: &str) -> impl Iterator<Item = &str> {
        self.part(file).into_iter().flat_map(|part| &part.items).map(|item| item.id.as_str())
    }

    /// The overlay's Fluent texts in a language: `en` is its `en.ftl`.
    #[must_use]
    pub fn words(&self, lang: &str) -> Option<&str> {
        self.words.get(lang).map(String::as_str)
    }

    /// The files there are, without `.json`, in alphabetical order.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.parts.keys().map(String::as_str)
    }

    /// The languages that the overlay has Fluent texts in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.words.keys().map(String::as_str)
    }

    /// The overlay's name: that of `pack.json`, else of its folder. None without an overlay.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What `pack.json` says of the overlay.
    #[must_use]
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    fn part(&self, file: &str) -> Option<&Part> {
        self.parts.get(stem(file))
    }
}

impl Part {
    fn lay(default: &Embedded, over: Option<&str>, mistakes: &mut Vec<Mistake>) -> Part {
        let file = default.file();
        let under = Sheet::read(&file, default.key, default.text, Origin::Default, mistakes);
        let over = over.map(|text| Sheet::read(&file, default.key, text, Origin::Overlay, mistakes));
        let mut part = Part {
            items: under.items.clone(),
            values: Vec::new(),
            line: (Origin::Default, under.line),
            default: under,
        };
        if let Some(over) = over {
            part.lay_sheet(&file, default.key, &over, mistakes);
        }
        part.values = part.items.iter().map(|item| item.value.clone()).collect();
        part
    }

    fn lay_sheet(&mut self, file: &str, key: &str, over: &Sheet, mistakes: &mut Vec<Mistake>) {
        for item in &over.items {
            let mut tell = |path: &[String], what: String| {
                let line = item.place.nearest(path).line;
                mistakes.push(Mistake { file: file.to_owned(), line, key: dotted(&item.id, path), what });
            };
            let Some(under) = self.default.get(&item.id) else {
                let ids: Vec<&str> = self.default.items.iter().map(|item| item.id.as_str()).collect();
                tell(&[], format!("unknown item; known: {}", ids.join(", ")));
                continue;
            };
            // `"number": "7"` finds item 7, but is not its name.
            let (names, name) = (item.value.get(key), under.value.get(key));
            if let (Some(found), Some(expected)) = (names, name)
                && found != expected
            {
                tell(&[key.to_owned()], format!("expected {}, found {}", kind(expected), kind(found)));
            }
        }
        // It is the word `whole` that leaves items out.
        self.line = (Origin::Overlay, over.whole.unwrap_or(over.line));
        if over.whole.is_some() {
            self.items = self.default.items.iter().filter_map(|item| over.get(&item.id).cloned()).collect();
        } else {
            for item in &mut self.items {
                if let Some(over) = over.get(&item.id) {
                    merge::lay(over, item);
                }
            }
        }
    }

    fn tell_changes(&self, file: &str, changes: &mut Vec<Change>) {
        for default in &self.default.items {
            let item = self.items.iter().find(|item| item.id == default.id);
            let to = item.map_or(&Value::Null, |item| &item.value);
            for (path, from, to) in merge::differences(&default.value, to) {
                let line = item.map_or(self.line.1, |item| item.place.nearest(&path).line);
                let (file, item) = (file.to_owned(), default.id.clone());
                changes.push(Change { file, item, key: path.join("."), from, to, line });
            }
        }
    }
}

fn known(defaults: &[Embedded]) -> Vec<&'static str> {
    defaults.iter().map(|default| default.name).collect()
}

fn stem(file: &str) -> &str {
    file.strip_suffix(".json").unwrap_or(file)
}

pub(crate) fn sound(pack: Pack, mut mistakes: Vec<Mistake>) -> Result<Pack, Vec<Mistake>> {
    mistakes.sort();
    if mistakes.is_empty() { Ok(pack) } else { Err(mistakes) }
}

/// What an item says about its values, and nothing is played by.
const NOTES: [&str; 4] = ["provenance", "confidence", "balance", "details"];

fn hash_of(parts: &BTreeMap<String, Part>) -> String {
    let mut text = String::new();
    for (name, part) in parts {
        canonical(&Value::String(name.clone()), &mut text);
        text.push('[');
        for item in &part.items {
            let mut played = item.value.clone();
            if let Value::Object(entries) = &mut played {
                entries.retain(|key, _| !NOTES.contains(&key.as_str()));
            }
            canonical(&played, &mut text);
            text.push(',');
        }
        text.push(']');
    }
    hex::encode(&Sha256::digest(text.as_bytes())[..8])
}
