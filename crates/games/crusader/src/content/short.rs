//! Effects in one line, for people who look components up.

use serde_json::Value;

/// An effect or modifier in one line: `GainGold{amount:2}`, options joined by `|`.
#[must_use]
pub fn effect(effect: &Value) -> String {
    let op = effect["op"].as_str().unwrap_or_default();
    if let Some(options) = effect["options"].as_array() {
        let told = options.iter().map(|option| match option.as_array() {
            Some(parts) if !parts.is_empty() => {
                parts.iter().map(self::effect).collect::<Vec<_>>().join(" + ")
            }
            Some(_) | None => "nothing".to_owned(),
        });
        return told.collect::<Vec<_>>().join(" | ");
    }
    let entries = effect.as_object().into_iter().flatten().filter(|(key, _)| *key != "op");
    let told: Vec<String> = entries.map(|(key, value)| format!("{key}:{}", plain(value))).collect();
    if told.is_empty() { op.to_owned() } else { format!("{op}{{{}}}", told.join(", ")) }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("/"),
        Value::Object(entries) if entries.contains_key("op") => effect(value),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}
