//! Effects of cards in one line, for people who look components up.

use serde_json::Value;

/// An effect in one line: `GainGold{who:Self, n:5}`, its parts joined by `+` or `|`.
#[must_use]
pub fn effect(effect: &Value) -> String {
    let op = effect["op"].as_str().unwrap_or_default();
    let parts = || effect["parts"].as_array().into_iter().flatten().map(self::effect).collect::<Vec<_>>();
    match op {
        "All" => parts().join(" + "),
        "Choose" => parts().join(" | "),
        _ => {
            let entries = effect.as_object().into_iter().flatten().filter(|(key, _)| *key != "op");
            let told: Vec<String> = entries.map(|(key, value)| format!("{key}:{}", plain(value))).collect();
            if told.is_empty() { op.to_owned() } else { format!("{op}{{{}}}", told.join(", ")) }
        }
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("/"),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}
