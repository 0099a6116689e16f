//! Mending a mistake, only so that what comes after it can be looked at.

use super::locate::{MARK, changed, joined, plain_values, quoted_after};
use super::{Error, Trial, wording};
use crate::json::{Path, get};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// An item with its mistakes mended so far.
pub(super) struct Mended<'d> {
    pub value: Value,
    default: Option<&'d Value>,
    /// Elements left out of lists: the list and the place, in the order of leaving out.
    left_out: Vec<(Path, usize)>,
}

impl<'d> Mended<'d> {
    pub fn of(value: Value, default: Option<&'d Value>) -> Mended<'d> {
        Mended { value, default, left_out: Vec::new() }
    }

    /// A path in the mended item as it was in the text.
    pub fn original(&self, path: &[String]) -> Path {
        let mut path = path.to_vec();
        for (list, place) in self.left_out.iter().rev() {
            if path.starts_with(list)
                && let Some(step) = path.get_mut(list.len())
                && let Ok(n) = step.parse::<usize>()
                && n >= *place
            {
                *step = (n + 1).to_string();
            }
        }
        path
    }

    /// Mends a mistake; false if there is no way.
    pub fn mend<T: DeserializeOwned>(&mut self, trial: &Trial<T>, error: &Error) -> bool {
        let path = error.path.as_slice();
        if error.message.starts_with("unknown field ")
            && let Some(without) = self.without(path)
        {
            self.value = without;
            return true;
        }
        if self.put_default(trial, path) {
            return true;
        }
        let mended = match self.words_at(trial, error) {
            Some(words) => self.put_word(trial, path, &words),
            None => self.put_plain(trial, error),
        };
        mended || self.leave_out(trial, path)
    }

    /// The words of which one must stand there, if it is such a place. A number would do for serde, as the place of a word
    /// in the list, so a word is tried.
    fn words_at<T: DeserializeOwned>(&self, trial: &Trial<T>, error: &Error) -> Option<Vec<String>> {
        let unknown = |error: &Error| error.message.starts_with("unknown variant ");
        let words = |error: &Error| wording::listed(&error.message).into_iter().map(str::to_owned).collect();
        if unknown(error) {
            return Some(words(error));
        }
        let next = trial.error(&self.with(&error.path, json!(MARK))?)?;
        (unknown(&next) && next.path == error.path).then(|| words(&next))
    }

    /// The default's value, if it has one there that is better.
    fn put_default<T: DeserializeOwned>(&mut self, trial: &Trial<T>, path: &[String]) -> bool {
        let Some(value) = self.default.and_then(|default| get(default, &self.original(path))) else {
            return false;
        };
        // A list is replaced whole: what stands at the same place in the default's has nothing to do with this.
        let in_a_list = (0..path.len()).any(|n| get(&self.value, &path[..n]).is_some_and(Value::is_array));
        if path.is_empty() || in_a_list || get(&self.value, path) == Some(value) {
            return false;
        }
        self.try_with(trial, path, self.with(path, value.clone()))
    }

    /// One of the words that may stand there. The tag of an action decides what else belongs to it: then only a word that
    /// the rest fits is good, as any other would make mistakes of its own. Elsewhere all words lead to the same next
    /// mistake.
    fn put_word<T: DeserializeOwned>(&mut self, trial: &Trial<T>, path: &[String], words: &[String]) -> bool {
        let around = path.split_last().map_or(path, |(_, around)| around);
        let outcomes: Vec<(Value, Option<Error>)> = words
            .iter()
            .filter_map(|word| self.with(path, json!(word)))
            .map(|value| {
                let next = trial.error(&value);
                (value, next)
            })
            .collect();
        let fits = |next: &Option<Error>| next.as_ref().is_none_or(|next| !next.touches(around));
        let same = outcomes.len() > 1
            && outcomes.iter().all(|(_, next)| *next == outcomes[0].1)
            && outcomes[0].1.as_ref().is_some_and(|next| !next.touches(path));
        let chosen = outcomes.iter().position(|(_, next)| fits(next)).or(same.then_some(0));
        let Some((value, _)) = chosen.and_then(|i| outcomes.into_iter().nth(i)) else { return false };
        self.value = value;
        true
    }

    /// Nothing at all, or some plain value that fits.
    fn put_plain<T: DeserializeOwned>(&mut self, trial: &Trial<T>, error: &Error) -> bool {
        let path = error.path.as_slice();
        if path.is_empty() {
            return false;
        }
        let is_missing = quoted_after(&error.message, "missing field ").is_some();
        let without = if is_missing || self.in_list(path) { None } else { self.without(path) };
        self.try_with(trial, path, without)
            || plain_values().into_iter().any(|plain| self.try_with(trial, path, self.with(path, plain)))
    }

    /// Leaves out the nearest element of a list around the mistake, or takes the default's value of something around it.
    fn leave_out<T: DeserializeOwned>(&mut self, trial: &Trial<T>, path: &[String]) -> bool {
        (1..=path.len()).rev().map(|n| &path[..n]).any(|path| {
            if !self.in_list(path) {
                return self.put_default(trial, path);
            }
            let Some((list, place)) = element(path) else { return false };
            let Some(without) = self.without(path) else { return false };
            // A list of a fixed length would be a mistake of ours.
            if trial.error(&without).is_some_and(|next| list.starts_with(&next.path)) {
                return false;
            }
            self.value = without;
            self.left_out.push((list.to_vec(), place));
            true
        })
    }

    /// Takes a value if the next mistake has nothing to do with `path`.
    fn try_with<T: DeserializeOwned>(
        &mut self,
        trial: &Trial<T>,
        path: &[String],
        value: Option<Value>,
    ) -> bool {
        let Some(value) = value else { return false };
        if trial.is_spent() || trial.error(&value).is_some_and(|next| next.touches(path)) {
            return false;
        }
        self.value = value;
        true
    }

    fn in_list(&self, path: &[String]) -> bool {
        path.split_last().is_some_and(|(_, around)| get(&self.value, around).is_some_and(Value::is_array))
    }

    /// The item with a value put in, also where there was none.
    fn with(&self, path: &[String], new: Value) -> Option<Value> {
        let (last, around) = path.split_last()?;
        if get(&self.value, path).is_some() {
            return changed(&self.value, path, |value| *value = new);
        }
        get(&self.value, around)?.as_object()?;
        changed(&self.value, around, |value| {
            if let Value::Object(entries) = value {
                entries.insert(last.clone(), new);
            }
        })
    }

    /// The item without a value.
    fn without(&self, path: &[String]) -> Option<Value> {
        let (last, around) = path.split_last()?;
        get(&self.value, &joined(around, last))?;
        changed(&self.value, around, |value| match value {
            Value::Object(entries) => {
                entries.remove(last);
            }
            Value::Array(list) => {
                if let Ok(place) = last.parse::<usize>() {
                    list.remove(place);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        })
    }
}

/// The list and the place of an element.
fn element(path: &[String]) -> Option<(&[String], usize)> {
    let (last, list) = path.split_last()?;
    Some((list, last.parse().ok()?))
}
