//! One content file: its items by id, and whether they stand for themselves.

use crate::json::{self, Document, Flaw, Origin, Path, Place, kind};
use crate::mistake::Mistake;
use serde_json::Value;
use std::collections::BTreeMap;

/// The keys that may stand at the top of a content file.
const TOP: [&str; 4] = ["source", "note", "whole", "items"];

/// One item of a file.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub id: String,
    pub value: Value,
    pub place: Place,
}

/// A content file, read.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub items: Vec<Item>,
    /// The line of `"whole": true`.
    pub whole: Option<usize>,
    /// Of `items`.
    pub line: usize,
}

impl Sheet {
    /// Reads a file whose items are named by the field `key`. What is broken is told and left out.
    pub fn read(file: &str, key: &str, text: &str, origin: Origin, mistakes: &mut Vec<Mistake>) -> Sheet {
        let mut sheet = Sheet { items: Vec::new(), whole: None, line: 1 };
        let document = match json::parse(text, origin) {
            Ok(document) => document,
            Err(flaw) => {
                mistakes.push(Mistake {
                    file: file.to_owned(),
                    line: flaw.line,
                    key: String::new(),
                    what: flaw.what,
                });
                return sheet;
            }
        };
        let mut tell = |line, key: &str, what: String| {
            mistakes.push(Mistake { file: file.to_owned(), line, key: key.to_owned(), what });
        };
        let Document { value, mut place, flaws } = document;
        for flaw in &flaws {
            tell(flaw.line, &label(flaw, key, &value), flaw.what.clone());
        }
        let Value::Object(mut top) = value else {
            tell(place.line, "", format!("expected an object with \"items\", found {}", kind(&value)));
            return sheet;
        };
        let line_of = |place: &Place, key: &str| place.nearest(&[key.to_owned()]).line;
        for unknown in top.keys().filter(|key| !TOP.contains(&key.as_str())) {
            tell(line_of(&place, unknown), unknown, format!("unknown key; known: {}", TOP.join(", ")));
        }
        for text in ["source", "note"] {
            if let Some(other) = top.get(text).filter(|value| !value.is_string()) {
                tell(line_of(&place, text), text, format!("expected text, found {}", kind(other)));
            }
        }
        match top.get("whole") {
            None | Some(Value::Bool(false)) => {}
            Some(Value::Bool(true)) => sheet.whole = Some(line_of(&place, "whole")),
            Some(other) => {
                tell(
                    line_of(&place, "whole"),
                    "whole",
                    format!("expected true or false, found {}", kind(other)),
                );
            }
        }
        sheet.line = line_of(&place, "items");
        let items = match top.remove("items") {
            Some(Value::Array(items)) => items,
            Some(other) => {
                tell(sheet.line, "items", format!("expected a list, found {}", kind(&other)));
                return sheet;
            }
            None => {
                tell(place.line, "items", "missing".to_owned());
                return sheet;
            }
        };
        let mut places = place.inner.remove("items").map(|items| items.inner).unwrap_or_default();
        let mut first_lines = BTreeMap::new();
        for (i, value) in items.into_iter().enumerate() {
            let Some(place) = places.remove(&i.to_string()) else { continue };
            match id_of(&value, key) {
                Err(what) => tell(place.line, &format!("items.{i}"), what),
                Ok(id) => match first_lines.get(&id) {
                    Some(first) => {
                        tell(place.line, &id, format!("this item stands twice, first on line {first}"));
                    }
                    None => {
                        first_lines.insert(id.clone(), place.line);
                        sheet.items.push(Item { id, value, place });
                    }
                },
            }
        }
        sheet
    }

    /// The item of this id.
    pub fn get(&self, id: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.id == id)
    }
}

/// The name of an item, or why it has none.
fn id_of(item: &Value, key: &str) -> Result<String, String> {
    match item {
        Value::Object(entries) => match entries.get(key) {
            Some(Value::String(id)) => Ok(id.clone()),
            Some(Value::Number(number)) => Ok(number.to_string()),
            Some(other) => Err(format!("\"{key}\" must name the item, found {}", kind(other))),
            None => Err(format!("an item without \"{key}\", which names it")),
        },
        other => Err(format!("expected an object, found {}", kind(other))),
    }
}

/// What people call the place of a flaw: `B1.cost.gold` rather than `items.0.cost.gold`.
fn label(flaw: &Flaw, key: &str, root: &Value) -> String {
    if let [items, place, rest @ ..] = flaw.path.as_slice()
        && items == "items"
        && let Some(Ok(id)) = json::get(root, &[items.clone(), place.clone()]).map(|item| id_of(item, key))
    {
        return dotted(&id, rest);
    }
    flaw.path.join(".")
}

/// An item and a path within it.
pub(crate) fn dotted(item: &str, path: &[String]) -> String {
    std::iter::once(item).chain(path.iter().map(String::as_str)).collect::<Vec<_>>().join(".")
}

/// A dotted path, in steps.
pub(crate) fn steps(key: &str) -> Path {
    key.split('.').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}
