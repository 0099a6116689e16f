//! What has changed of a state: JSON of the same shape, without what is the same (docs/api.md).

use crate::{Error, Result};
use serde_json::{Map, Value};

/// Changes a value.
///
/// # Errors
/// That the changes are for another value.
pub fn change(value: &mut Value, changes: Value) -> Result<()> {
    match (value, changes) {
        (value, Value::Array(new)) => *value = new.into_iter().next().ok_or_else(unfit)?,
        (Value::Object(members), Value::Object(changes)) => change_members(members, changes)?,
        (Value::Array(items), Value::Object(changes)) => change_items(items, changes)?,
        (_, Value::Object(_)) => return Err(unfit()),
        (value, new) => *value = new,
    }
    Ok(())
}

fn change_members(members: &mut Map<String, Value>, changes: Map<String, Value>) -> Result<()> {
    for (name, changes) in changes {
        let is_gone = changes.as_array().is_some_and(Vec::is_empty);
        if is_gone {
            members.remove(&name).ok_or_else(unfit)?;
        } else {
            change(members.entry(name).or_insert(Value::Null), changes)?;
        }
    }
    Ok(())
}

fn change_items(items: &mut Vec<Value>, mut changes: Map<String, Value>) -> Result<()> {
    let splice = changes.remove("splice");
    for (place, changes) in changes {
        let item = place.parse::<usize>().ok().and_then(|place| items.get_mut(place));
        change(item.ok_or_else(unfit)?, changes)?;
    }
    if let Some(Value::Array(splice)) = splice {
        let mut splice = splice.into_iter();
        let mut number = || splice.next()?.as_u64().and_then(|number| usize::try_from(number).ok());
        let (at, gone) = (number().ok_or_else(unfit)?, number().ok_or_else(unfit)?);
        let end = at.checked_add(gone).filter(|end| *end <= items.len()).ok_or_else(unfit)?;
        items.splice(at..end, splice);
    }
    Ok(())
}

fn unfit() -> Error {
    Error::Unreadable("changes of another state".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_kind_of_change() {
        let mut value = json!({"a": 1, "b": {"c": [1, 2, 3, 4], "d": null}, "gone": "x"});
        let changes =
            json!({"a": [[2]], "b": {"c": {"0": 7, "splice": [1, 2, 8, [9], 10]}, "d": {}}, "gone": []});
        assert!(change(&mut value.clone(), changes).is_err(), "null has no members");
        let changes = json!({"a": [[2]], "b": {"c": {"0": 7, "splice": [1, 2, 8, [9], 10]}, "d": [{}]}, "gone": [],
            "new": "y"});
        change(&mut value, changes).expect("they fit");
        assert_eq!(value, json!({"a": [2], "b": {"c": [7, 8, [9], 10, 4], "d": {}}, "new": "y"}));
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let value = json!({"a": [1], "b": 2});
        for changes in [
            json!([]),
            json!({"c": []}),
            json!({"a": {"1": 2}}),
            json!({"a": {"x": 2}}),
            json!({"a": {"splice": [1, 1]}}),
            json!({"a": {"splice": [0]}}),
            json!({"b": {"c": 1}}),
        ] {
            assert!(change(&mut value.clone(), changes.clone()).is_err(), "{changes}");
        }
    }
}
