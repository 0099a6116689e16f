//! JSON that was written once and is passed on as it is.

use serde::{Serialize, Serializer};
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
