//! What cards do in one line, for people who look components up.

use serde_json::Value;

/// A clause in one line: `taxation, if holds{..}: gain{who:holder, what:crowns, n:2} until round`.
#[must_use]
pub fn clause(clause: &Value) -> String {
    let mut told = clause["when"].as_str().unwrap_or_default().to_owned();
    for word in ["may", "exhaust", "comply"] {
        if clause[word] == true {
            told += &format!(", {word}");
        }
    }
    let conditions: Vec<String> = clause["if"].as_array().into_iter().flatten().map(plain).collect();
    if !conditions.is_empty() {
        told += &format!(", if {}", conditions.join(" and "));
    }
    if clause["cost"].is_object() {
        told += &format!(", for {}", plain(&clause["cost"]));
    }
    told += &format!(": {}", all(&clause["do"]));
    match clause["until"].as_str() {
        Some(until) => told + " until " + until,
        None => told,
    }
}

/// Effects that are carried out one after the other.
fn all(effects: &Value) -> String {
    let told: Vec<String> = effects.as_array().into_iter().flatten().map(plain).collect();
    if told.is_empty() { "nothing".to_owned() } else { told.join(" + ") }
}

/// Whatever has a kind or a verb is told by it: `city{of:holder, pick:choice}`.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("/"),
        Value::Object(entries) => {
            let name = ["op", "kind"].into_iter().find(|key| entries.contains_key(*key));
            let said = |key: &str, value: &Value| match key {
                "then" | "otherwise" => format!("{key}:[{}]", all(value)),
                "options" => {
                    let options: Vec<String> = value.as_array().into_iter().flatten().map(all).collect();
                    options.join(" | ")
                }
                _ => format!("{key}:{}", plain(value)),
            };
            let rest = entries.iter().filter(|(key, _)| Some(key.as_str()) != name);
            let rest: Vec<String> = rest.map(|(key, value)| said(key, value)).collect();
            let name = name.and_then(|name| entries[name].as_str()).unwrap_or_default();
            if rest.is_empty() { name.to_owned() } else { format!("{name}{{{}}}", rest.join(", ")) }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
