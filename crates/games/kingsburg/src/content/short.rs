//! Effects in one line, for people: `SeasonEnd[Summer] may => Trade{wood:1 -> gold:2}`.
//!
//! It is written from the data as it stands in the files, so that it can tell an effect of any pack.

use serde_json::Value;

/// The things of a bundle, in the order in which they are told.
const BUNDLE: [&str; 8] = ["gold", "wood", "stone", "any", "eachOther", "plus2", "soldier", "vp"];

/// An effect in one line.
#[must_use]
pub fn effect(effect: &Value) -> String {
    let mut text = hook(&effect["when"]);
    if let Some(subject) = effect["for"].as_str().filter(|subject| *subject != "owner") {
        text += &format!(" {subject}");
    }
    if !effect["if"].is_null() {
        text += &format!(" if {}", condition(&effect["if"]));
    }
    for (key, word) in [("snapshot", "snapshot"), ("optional", "may")] {
        if effect[key] == Value::Bool(true) {
            text += &format!(" {word}");
        }
    }
    let limit = &effect["limit"];
    if limit.is_string() {
        text += " (no limit)";
    } else if !limit.is_null() {
        text += &format!(" ({}/{})", plain(&limit["n"]), plain(&limit["per"]));
    }
    format!("{text} => {}", actions(&effect["do"]))
}

/// `OnBuild[self; col 4; excludeSelf]`.
fn hook(when: &Value) -> String {
    let mut parts = Vec::new();
    for (key, value) in fields(when, "hook") {
        match (key, value) {
            ("columns", value) => parts.push(format!("col {}", list(value))),
            ("got", Value::Bool(true)) => parts.push("got".to_owned()),
            ("got", _) => parts.push("not got".to_owned()),
            (_, Value::Bool(false)) => {}
            (flag, Value::Bool(true)) => parts.push(flag.to_owned()),
            // Who or which comes first, whatever the order of the keys.
            (_, value) => parts.insert(0, list(value)),
        }
    }
    let name = plain(&when["hook"]);
    if parts.is_empty() { name } else { format!("{name}[{}]", parts.join("; ")) }
}

/// `Have(soldiers>=2)`.
fn condition(value: &Value) -> String {
    let name = plain(&value["c"]);
    let compared = || format!("{}{}", plain(&value["op"]), plain(&value["n"]));
    match name.as_str() {
        "And" | "Or" => {
            let of: Vec<String> = items(&value["of"]).iter().map(condition).collect();
            format!("({})", of.join(if name == "And" { " and " } else { " or " }))
        }
        "Have" => format!("Have({}{})", plain(&value["what"]), compared()),
        "Rank" => format!("Rank({} {})", plain(&value["what"]), plain(&value["is"])),
        _ if !value["op"].is_null() => name + &compared(),
        _ => {
            let of: Vec<String> = fields(value, "c").map(|(_, value)| list(value)).collect();
            if of.is_empty() { name } else { format!("{name}({})", of.join(" ")) }
        }
    }
}

fn actions(value: &Value) -> String {
    let all: Vec<String> = items(value).iter().map(action).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join("; ") }
}

fn action(value: &Value) -> String {
    let name = plain(&value["a"]);
    let optional = |key: &str, tell: &dyn Fn(&Value) -> String| {
        let given = &value[key];
        let is_left_out = matches!(given, Value::Null | Value::Bool(false));
        if is_left_out { String::new() } else { format!(", {}", tell(given)) }
    };
    match name.as_str() {
        "Gain" | "Lose" => format!("{name}{{{}}}", bundle(&value["what"])),
        "Trade" => format!(
            "Trade{{{} -> {}{}{}}}",
            bundle(&value["pay"]),
            bundle(&value["gain"]),
            optional("times", &|times| format!("times:{}", plain(times))),
            optional("strictVp", &|_| "strictVp".to_owned()),
        ),
        "GainPer" => {
            let (step, per) = (plain(&value["step"]), plain(&value["per"]));
            format!("GainPer{{{} per {step} {per}}}", bundle(&value["what"]))
        }
        "Choose" => {
            let option = |option: &Value| {
                let (when, told) = (&option["if"], actions(&option["do"]));
                if when.is_null() { told } else { format!("if {}: {told}", condition(when)) }
            };
            let options: Vec<String> = items(&value["options"]).iter().map(option).collect();
            format!("Choose {} of ({})", plain(&value["pick"]), options.join(" / "))
        }
        "IfElse" => {
            let (then, otherwise) = (actions(&value["then"]), actions(&value["else"]));
            format!("IfElse({} ? {then} : {otherwise})", condition(&value["if"]))
        }
        "ForPlayers" => format!("ForPlayers({}: {})", plain(&value["who"]), actions(&value["do"])),
        "ExtraSpaces" => {
            let space = |space: &Value| format!("{}: {}", plain(&space["number"]), actions(&space["do"]));
            let spaces: Vec<String> = items(&value["spaces"]).iter().map(space).collect();
            format!("ExtraSpaces({})", spaces.join(" / "))
        }
        _ => {
            let told: Vec<String> =
                fields(value, "a").map(|(key, of)| format!("{key}:{}", parameter(of))).collect();
            if told.is_empty() { name } else { format!("{name}{{{}}}", told.join(", ")) }
        }
    }
}

/// The value of a parameter that has no form of its own.
fn parameter(value: &Value) -> String {
    match value {
        Value::Object(entries) if entries.contains_key("c") => condition(value),
        Value::Object(_) => format!("{{{}}}", bundle(value)),
        Value::Array(of) => format!("[{}]", of.iter().map(parameter).collect::<Vec<_>>().join(",")),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => plain(value),
    }
}

/// `gold:1,vp:2`: what there is none of is not told.
fn bundle(value: &Value) -> String {
    let Some(entries) = value.as_object() else { return plain(value) };
    let others = entries.keys().map(String::as_str).filter(|key| !BUNDLE.contains(key));
    let told = BUNDLE.into_iter().chain(others).filter_map(|key| {
        let count = entries.get(key).filter(|count| count.as_i64() != Some(0))?;
        Some(format!("{key}:{}", plain(count)))
    });
    told.collect::<Vec<_>>().join(",")
}

/// The entries of an object but for the one that names it.
fn fields<'v>(value: &'v Value, name: &str) -> impl Iterator<Item = (&'v str, &'v Value)> {
    let entries = value.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value));
    entries.filter(move |(key, value)| *key != name && !value.is_null())
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn list(value: &Value) -> String {
    match value.as_array() {
        Some(of) => of.iter().map(plain).collect::<Vec<_>>().join(","),
        None => plain(value),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Null => "?".to_owned(),
        Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}
