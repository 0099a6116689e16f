//! A pack as one text: what a store keeps of the content that a table began with, and what clients are told of it.

use crate::folder::Folder;
use crate::json::Origin;
use crate::mistake::{Change, Mistake};
use crate::overlay::{Embedded, Pack, sound};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A whole pack: all items as they are played with, whatever the default pack of a later program says.
#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    files: BTreeMap<String, Vec<Value>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    words: BTreeMap<String, String>,
}

/// The same values with the same words.
impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        self.hash() == other.hash()
            && self.languages().eq(other.languages())
            && self.languages().all(|lang| self.words(lang) == other.words(lang))
    }
}

impl Default for Pack {
    /// The pack of a game without components.
    fn default() -> Pack {
        Pack::lay(&[], Folder::default(), Origin::Default, &mut Vec::new())
    }
}

impl Pack {
    /// The whole pack as one text, to be read by [`Pack::written`].
    #[must_use]
    pub fn write(&self) -> String {
        let files = self.files().map(|file| (file.to_owned(), self.items(file).to_vec())).collect();
        let text = |lang: &str| (lang.to_owned(), self.words(lang).unwrap_or_default().to_owned());
        let words = self.languages().map(text).collect();
        let (name, note) = (self.name().map(str::to_owned), self.note().map(str::to_owned));
        json!(Written { name, note, files, words }).to_string()
    }

    /// A pack that was [written](Pack::write), perhaps by an earlier program: its items stand for themselves.
    ///
    /// # Errors
    /// Every mistake.
    pub fn written(defaults: &[Embedded], text: &str) -> Result<Pack, Vec<Mistake>> {
        let whole =
            |what: String| vec![Mistake { file: "content".to_owned(), line: 0, key: String::new(), what }];
        let written: Written =
            serde_json::from_str(text).map_err(|error| whole(format!("cannot be read: {error}")))?;
        let sheet = |items: &Vec<Value>| json!({ "whole": true, "items": items }).to_string();
        let Written { name, note, files, words } = written;
        let unknown = files.keys().find(|name| !defaults.iter().any(|default| default.name == *name));
        if let Some(file) = unknown {
            return Err(whole(format!("this game has no file {file}.json")));
        }
        let sheets = files.iter().map(|(name, items)| (name.clone(), sheet(items))).collect();
        let mut mistakes = Vec::new();
        let pack = Pack::lay(defaults, Folder { name, note, sheets, words }, Origin::Overlay, &mut mistakes);
        sound(pack, mistakes)
    }

    /// The components for people and clients to look up: `{game, hash, name, files, changes, words: {en, it}}`.
    #[must_use]
    pub fn catalogue(&self, game: &str) -> Value {
        let files = self.files().map(|file| (file.to_owned(), json!(self.items(file))));
        let change = |change: &Change| {
            let Change { file, item, key, from, to, line } = change;
            json!({ "file": file, "item": item, "key": key, "from": from, "to": to, "line": line })
        };
        json!({
            "game": game,
            "hash": self.hash(),
            "name": self.name(),
            "files": files.collect::<serde_json::Map<_, _>>(),
            "changes": self.changes().iter().map(change).collect::<Vec<_>>(),
            "words": { "en": self.words("en"), "it": self.words("it") },
        })
    }
}
