//! Content packs: the default one is part of the program, another may be laid over it when the program starts.

use super::Content;
use super::compile::{Fault, Items, compile};
use pack::{Change, Embedded, Mistake, Pack};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::OnceLock;

/// The files of the default pack.
pub const FILES: [Embedded; 7] = [
    Embedded {
        name: "advisors",
        key: "number",
        text: include_str!("../../../../../content/kingsburg/advisors.json"),
    },
    Embedded {
        name: "buildings",
        key: "id",
        text: include_str!("../../../../../content/kingsburg/buildings.json"),
    },
    Embedded {
        name: "tiles",
        key: "number",
        text: include_str!("../../../../../content/kingsburg/tiles.json"),
    },
    Embedded {
        name: "governors",
        key: "id",
        text: include_str!("../../../../../content/kingsburg/governors.json"),
    },
    Embedded { name: "fates", key: "id", text: include_str!("../../../../../content/kingsburg/fates.json") },
    Embedded {
        name: "scenarios",
        key: "id",
        text: include_str!("../../../../../content/kingsburg/scenarios.json"),
    },
    Embedded {
        name: "invaders",
        key: "id",
        text: include_str!("../../../../../content/kingsburg/invaders.json"),
    },
];

/// No number of a pack is larger: sums of them must fit where the rules count.
const LARGEST: i64 = 99;

/// A pack in use.
struct Laid {
    pack: Pack,
    content: Content,
}

/// The pack that new games are played with, if it is not the default one.
static INSTALLED: OnceLock<Laid> = OnceLock::new();

/// The default pack.
///
/// # Panics
/// Never: the files are part of the program, and a test reads them.
fn base() -> &'static Laid {
    static BASE: OnceLock<Laid> = OnceLock::new();
    BASE.get_or_init(|| {
        let read = Pack::embedded(&FILES).and_then(|pack| Ok(Laid { content: Content::read(&pack)?, pack }));
        read.unwrap_or_else(|mistakes| {
            let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            panic!("the default content is broken: {}", all.join("; "))
        })
    })
}

fn current() -> &'static Laid {
    INSTALLED.get().unwrap_or_else(|| base())
}

/// The pack with this hash, if this program has it.
fn with_hash(hash: &str) -> Option<&'static Laid> {
    [current(), base()].into_iter().find(|laid| laid.content.hash == hash)
}

impl Content {
    /// The components of the default pack.
    #[must_use]
    pub fn base() -> &'static Content {
        &base().content
    }

    /// The components that new games are played with.
    #[must_use]
    pub fn current() -> &'static Content {
        &current().content
    }

    /// The components with this hash, if this program has them.
    #[must_use]
    pub fn with_hash(hash: &str) -> Option<&'static Content> {
        with_hash(hash).map(|laid| &laid.content)
    }

    /// The pack that new games are played with.
    #[must_use]
    pub fn pack() -> &'static Pack {
        &current().pack
    }

    /// Reads the pack of a folder, laid over the default one, and everything that is wrong with it, in form and in
    /// meaning, sorted by file and line.
    #[must_use]
    pub fn examine(dir: &Path) -> (Pack, Vec<Mistake>) {
        let (pack, mut mistakes) = Pack::examine(&FILES, dir);
        mistakes.extend(Content::read(&pack).err().into_iter().flatten());
        mistakes.sort();
        mistakes.dedup();
        (pack, mistakes)
    }

    /// Makes a pack the one that new games are played with; those that began with the default one go on with that. Only
    /// the first counts.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub fn install(pack: Pack) -> Result<&'static Content, Vec<Mistake>> {
        let content = Content::read(&pack)?;
        Ok(&INSTALLED.get_or_init(|| Laid { pack, content }).content)
    }

    /// Reads the components of a pack.
    ///
    /// # Errors
    /// Everything that is wrong with them, each with its place.
    pub fn read(pack: &Pack) -> Result<Content, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let items = Items {
            advisors: pack.read("advisors", &mut mistakes),
            buildings: pack.read("buildings", &mut mistakes),
            tiles: pack.read("tiles", &mut mistakes),
            governors: pack.read("governors", &mut mistakes),
            fates: pack.read("fates", &mut mistakes),
            scenarios: pack.read("scenarios", &mut mistakes),
            invaders: pack.read("invaders", &mut mistakes),
        };
        let compiled = compile(&items).map_err(|faults| {
            mistakes.extend(faults.into_iter().map(|fault| placed(pack, &fault)));
        });
        for file in FILES {
            for (id, item) in pack.ids(file.name).zip(pack.items(file.name)) {
                large(item, &mut Vec::new(), &mut |key| {
                    let what = format!("must be from -{LARGEST} to {LARGEST}");
                    let mistake = pack.mistake(file.name, id, key, what);
                    // One reason is enough.
                    if !mistakes.iter().any(|m| (&m.file, &m.key) == (&mistake.file, &mistake.key)) {
                        mistakes.push(mistake);
                    }
                });
            }
        }
        // What was mended to be read on may be missed again by the checks of meaning.
        mistakes.sort();
        mistakes.dedup();
        match compiled {
            Ok(content) if mistakes.is_empty() => Ok(Content { hash: pack.hash().to_owned(), ..content }),
            Ok(_) | Err(()) => Err(mistakes),
        }
    }

    /// The components that new games are played with, or those with this hash, as data (see
    /// [`table::Game::catalogue`]).
    #[must_use]
    pub fn catalogue(hash: Option<&str>) -> Option<Value> {
        let pack = &hash.map_or_else(|| Some(current()), with_hash)?.pack;
        let files = FILES.iter().map(|file| (file.name.to_owned(), json!(pack.items(file.name))));
        let change = |change: &Change| {
            let Change { file, item, key, from, to, line } = change;
            json!({ "file": file, "item": item, "key": key, "from": from, "to": to, "line": line })
        };
        Some(json!({
            "game": <crate::Kingsburg as table::Game>::NAME,
            "hash": pack.hash(),
            "name": pack.name(),
            "files": files.collect::<serde_json::Map<_, _>>(),
            "changes": pack.changes().iter().map(change).collect::<Vec<_>>(),
            "words": { "en": pack.words("en"), "it": pack.words("it") },
        }))
    }
}

/// A fault of meaning with its line. Packs call places in lists `effects.0`.
fn placed(pack: &Pack, fault: &Fault) -> Mistake {
    let key = fault.key.replace('[', ".").replace(']', "");
    pack.mistake(fault.file, &fault.item, &key, fault.what.as_str())
}

/// Tells every number that is too large, with the path to it.
fn large(value: &Value, path: &mut Vec<String>, tell: &mut dyn FnMut(&str)) {
    match value {
        Value::Number(n) if n.as_i64().is_none_or(|n| n.abs() > LARGEST) => tell(&path.join(".")),
        Value::Array(list) => {
            for (i, value) in list.iter().enumerate() {
                path.push(i.to_string());
                large(value, path, tell);
                path.pop();
            }
        }
        Value::Object(entries) => {
            for (key, value) in entries {
                path.push(key.clone());
                large(value, path, tell);
                path.pop();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
