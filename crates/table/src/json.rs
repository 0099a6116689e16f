//! JSON that was written once and is passed on as it is.

use serde::Serialize;
use serde_json::value::RawValue;

/// JSON text as a part of other JSON: written from a typed value without building a tree of values.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The value as JSON; `null` for what cannot be written, which plain data never is.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Json {
        let text = serde_json::value::to_raw_value(value);
        Json(text.unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}
