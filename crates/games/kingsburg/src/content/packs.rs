//! Content from packs: the default one is part of the program, another may be laid over it.

use super::Content;
use super::compile::{Fault, Items, compile};
use pack::{Embedded, Mistake, Pack};
use serde_json::Value;
use std::sync::{Arc, OnceLock};

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

impl Content {
    /// The components of the default pack, read once.
    ///
    /// # Panics
    /// Never: the files are part of the program, and a test reads them.
    #[must_use]
    pub fn base() -> &'static Arc<Content> {
        static BASE: OnceLock<Arc<Content>> = OnceLock::new();
        BASE.get_or_init(pack::embedded)
    }
}

impl pack::Content for Content {
    const FILES: &'static [Embedded] = &FILES;

    fn read(pack: Pack) -> Result<Content, Vec<Mistake>> {
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
            mistakes.extend(faults.into_iter().map(|fault| placed(&pack, &fault)));
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
            Ok(content) if mistakes.is_empty() => {
                Ok(Content { hash: pack.hash().to_owned(), pack, ..content })
            }
            Ok(_) | Err(()) => Err(mistakes),
        }
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn built_in() -> Arc<Self> {
        Arc::clone(Content::base())
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
