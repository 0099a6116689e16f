//! Where exactly a mistake is.
//!
//! serde reads tagged and untagged enums from a buffer, and within it the path is lost: the mistake is then said to be
//! in the whole effect. So the culprit is found by changing what could be it: if the message changes just as the value
//! did, that was it.

use super::{Error, Trial};
use crate::json::{Path, get, get_mut};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// A word that no game knows; put at the end of words to change them.
pub(super) const MARK: &str = "zqx";

/// The same mistake with the most precise path there is. A missing or unknown key is part of the path.
pub(super) fn precisely<T: DeserializeOwned>(trial: &Trial<T>, item: &Value, error: Error) -> Error {
    let Error { path, message } = error;
    // serde may name a key of a type that is not in the text, such as the variant of an enum.
    let real = (0..=path.len()).rev().find(|n| get(item, &path[..*n]).is_some()).unwrap_or(0);
    let search = Search { trial, item, message: &message };
    let found = if let Some(key) = quoted_after(&message, "missing field ") {
        Some(search.missing(&path[..real], key))
    } else if let Some(key) = quoted_after(&message, "unknown field ") {
        Some(search.unknown(&path[..real], key))
    } else if message.starts_with("data did not match any variant") {
        search.misfit(&path[..real])
    } else {
        search.culprit(&path[..real])
    };
    Error { path: found.unwrap_or_else(|| path[..real].to_vec()), message }
}

/// The word in backticks right after some words.
pub(super) fn quoted_after<'m>(message: &'m str, start: &str) -> Option<&'m str> {
    message.strip_prefix(start)?.strip_prefix('`')?.split('`').next()
}

struct Search<'a, T> {
    trial: &'a Trial<T>,
    item: &'a Value,
    message: &'a str,
}

impl<T: DeserializeOwned> Search<'_, T> {
    /// The object that lacks `key`: with the key the message is another.
    fn missing(&self, around: &[String], key: &str) -> Path {
        let object = self.first(around, |path, value| {
            let Value::Object(entries) = value else { return false };
            if entries.contains_key(key) {
                return false;
            }
            let changed = self.with(path, |value| {
                if let Value::Object(entries) = value {
                    entries.insert(key.to_owned(), Value::Null);
                }
            });
            // A stricter object on the way would only refuse the key.
            changed.is_none_or(|m| m != self.message && quoted_after(&m, "unknown field ") != Some(key))
        });
        joined(object.as_deref().unwrap_or(around), key)
    }

    /// The object that has a `key` too many: with another name, that one is too many.
    fn unknown(&self, around: &[String], key: &str) -> Path {
        if around.last().is_some_and(|last| last == key) {
            return around.to_vec();
        }
        let other = format!("{key}{MARK}");
        let expected = self.message.replacen(&format!("`{key}`"), &format!("`{other}`"), 1);
        let object = self.first(around, |path, value| {
            let Value::Object(entries) = value else { return false };
            entries.contains_key(key)
                && self.with(path, |value| rename(value, key, &other)).is_some_and(|m| m == expected)
        });
        joined(object.as_deref().unwrap_or(around), key)
    }

    /// The value that a message speaks of.
    fn culprit(&self, around: &[String]) -> Option<Path> {
        self.first(around, |path, value| {
            let Some(other) = other_than(value) else { return false };
            let ways: Vec<String> = (names(value).into_iter().zip(names(&other)))
                .filter(|(name, _)| self.message.contains(name.as_str()))
                .flat_map(|(name, other)| {
                    [self.message.replacen(&name, &other, 1), self.message.replace(&name, &other)]
                })
                .collect();
            !ways.is_empty()
                && self.with(path, |value| *value = other).is_some_and(|changed| ways.contains(&changed))
        })
    }

    /// The value that fits none of several forms: with a plain one in its place, something fits.
    fn misfit(&self, around: &[String]) -> Option<Path> {
        let leaf = self.first(around, |path, value| {
            let is_leaf = !value.is_object() && !value.is_array();
            is_leaf && plain_values().into_iter().any(|plain| self.cures(path, around, plain))
        });
        leaf.or_else(|| {
            self.first(around, |path, _| {
                plain_values().into_iter().any(|plain| self.cures(path, around, plain))
            })
        })
    }

    fn cures(&self, path: &[String], around: &[String], plain: Value) -> bool {
        let Some(changed) = changed(self.item, path, |value| *value = plain) else { return false };
        self.trial.read(&changed).err().is_none_or(|error| !error.touches(around))
    }

    /// The message after a change; none if nothing is wrong then.
    fn with(&self, path: &[String], change: impl FnOnce(&mut Value)) -> Option<String> {
        match changed(self.item, path, change) {
            Some(changed) => self.trial.read(&changed).err().map(|error| error.message),
            None => Some(self.message.to_owned()),
        }
    }

    /// The first value around here that passes a test, from the outside in.
    fn first(&self, around: &[String], test: impl Fn(&[String], &Value) -> bool) -> Option<Path> {
        let mut open = vec![around.to_vec()];
        while let Some(path) = open.pop() {
            let Some(value) = get(self.item, &path) else { continue };
            if self.trial.is_spent() {
                return None;
            }
            if test(&path, value) {
                return Some(path);
            }
            match value {
                Value::Array(list) => {
                    open.extend((0..list.len()).rev().map(|i| joined(&path, &i.to_string())));
                }
                Value::Object(entries) => {
                    open.extend(entries.keys().rev().map(|key| joined(&path, key)));
                }
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
            }
        }
        None
    }
}

/// A copy of an item, changed at one place.
pub(super) fn changed(item: &Value, path: &[String], change: impl FnOnce(&mut Value)) -> Option<Value> {
    let mut copy = item.clone();
    change(get_mut(&mut copy, path)?);
    Some(copy)
}

/// Values that some type is likely to take, to see what comes after a mistake.
pub(super) fn plain_values() -> [Value; 7] {
    [json!(1), json!(0), json!("all"), json!("none"), json!(true), json!([]), json!({})]
}

pub(super) fn joined(path: &[String], step: &str) -> Path {
    path.iter().cloned().chain(std::iter::once(step.to_owned())).collect()
}

fn rename(value: &mut Value, key: &str, other: &str) {
    if let Value::Object(entries) = value {
        // In place: with maps that keep their order, the first unknown key is the one told.
        *entries = std::mem::take(entries)
            .into_iter()
            .map(|(k, v)| if k == key { (other.to_owned(), v) } else { (k, v) })
            .collect::<Map<_, _>>();
    }
}

/// A value of the same kind that serde names differently.
fn other_than(value: &Value) -> Option<Value> {
    Some(match value {
        Value::Null => json!(true),
        Value::Bool(truth) => json!(!truth),
        Value::String(text) => json!(format!("{text}{MARK}")),
        // Away from zero, so that what is out of range stays out of range.
        Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(n), ..) => json!(n.checked_add(1).unwrap_or(u64::MAX - 1)),
            (None, Some(n), _) => json!(n.checked_sub(1).unwrap_or(i64::MIN + 1)),
            (None, None, Some(n)) => json!(n * 2.0 + 0.5),
            (None, None, None) => return None,
        },
        Value::Array(_) => json!({}),
        Value::Object(_) => json!([]),
    })
}

/// What serde's messages may call a value.
fn names(value: &Value) -> Vec<String> {
    match value {
        Value::Null => vec!["null".to_owned()],
        Value::Bool(truth) => vec![format!("boolean `{truth}`")],
        Value::Number(number) => vec![format!("`{number}`"), number.to_string()],
        Value::String(text) if text.is_empty() || text == MARK => {
            vec![format!("{text:?}"), format!("`{text}`")]
        }
        Value::String(text) => vec![format!("{text:?}"), format!("`{text}`"), text.clone()],
        Value::Array(_) => vec!["sequence".to_owned()],
        Value::Object(_) => vec!["map".to_owned()],
    }
}
