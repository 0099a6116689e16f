//! JSON that was written once and is passed on as it is, and JSON of people, whose mistakes have a place.

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;

/// JSON text as a part of other JSON: written from a typed value without building a tree of values, once for all who
/// get it.
#[derive(Clone, Debug)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// The value as JSON; `null` for what cannot be written, which plain data never is.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Json {
        let text = serde_json::value::to_raw_value(value);
        Json(text.unwrap_or_else(|_| RawValue::NULL.to_owned()).into())
    }

    /// `null`.
    #[must_use]
    pub fn null() -> Json {
        Json(RawValue::NULL.to_owned().into())
    }

    /// Is it the same text, written once for both?
    #[must_use]
    pub fn is_same(&self, other: &Json) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

/// Reads JSON that lies at this place (`board.`, or nothing).
///
/// # Errors
/// What is wrong, after the field that it is in.
pub fn read_json<T: DeserializeOwned>(json: Value, place: &str) -> Result<T, String> {
    serde_path_to_error::deserialize(json).map_err(|e| match e.path().to_string().as_str() {
        "." => format!("{place}{}", e.inner()),
        path => format!("{place}{path}: {}", e.inner()),
    })
}
