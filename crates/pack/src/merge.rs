//! An overlay's item laid over the default's, and what that changed.

use crate::json::Place;
use crate::sheet::Item;
use serde_json::Value;

/// Lays one item over another: objects key by key, lists, plain values and effects of another kind (`op`) whole.
pub(crate) fn lay(over: &Item, under: &mut Item) {
    lay_value(&over.value, &over.place, &mut under.value, &mut under.place);
}

// As deep as the texts, and their depth is capped when they are read.
fn lay_value(over: &Value, over_place: &Place, under: &mut Value, under_place: &mut Place) {
    let is_other_kind = over.get("op").is_some_and(|op| under.get("op").is_some_and(|under| under != op));
    let (Value::Object(entries), Value::Object(into), false) = (over, &mut *under, is_other_kind) else {
        *under = over.clone();
        *under_place = over_place.clone();
        return;
    };
    under_place.line = over_place.line;
    under_place.origin = over_place.origin;
    for (key, value) in entries {
        let Some(place) = over_place.inner.get(key) else { continue };
        match (into.get_mut(key), under_place.inner.get_mut(key)) {
            (Some(value_under), Some(place_under)) => lay_value(value, place, value_under, place_under),
            _ => {
                into.insert(key.clone(), value.clone());
                under_place.inner.insert(key.clone(), place.clone());
            }
        }
    }
}

/// A difference between two values: path, before, after.
pub(crate) type Difference = (Vec<String>, Value, Value);

/// Every difference between two values, lists and plain values taken whole.
pub(crate) fn differences(from: &Value, to: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare(from, to, &mut Vec::new(), &mut found);
    found
}

fn compare(from: &Value, to: &Value, path: &mut Vec<String>, found: &mut Vec<Difference>) {
    let (Value::Object(before), Value::Object(after)) = (from, to) else {
        if from != to {
            found.push((path.clone(), from.clone(), to.clone()));
        }
        return;
    };
    let added = after.keys().filter(|key| !before.contains_key(*key));
    for key in before.keys().chain(added) {
        path.push(key.clone());
        let missing = Value::Null;
        compare(before.get(key).unwrap_or(&missing), after.get(key).unwrap_or(&missing), path, found);
        path.pop();
    }
}
