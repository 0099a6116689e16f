//! serde's messages in plain words.

/// The same message for somebody who does not program.
pub(super) fn plain(message: &str) -> String {
    if message.starts_with("missing field ") {
        return "missing".to_owned();
    }
    if message.starts_with("data did not match any variant") {
        return "fits no known form".to_owned();
    }
    for (start, what) in [("unknown variant ", "word"), ("unknown field ", "key")] {
        if let Some(rest) = message.strip_prefix(start) {
            let word = rest.split('`').nth(1).unwrap_or_default();
            let known = listed(message);
            return match known.as_slice() {
                [] => format!("unknown {what} `{word}`"),
                known => format!("unknown {what} `{word}`; known: {}", known.join(", ")),
            };
        }
    }
    for start in ["invalid type: ", "invalid value: "] {
        if let Some((found, expected)) =
            message.strip_prefix(start).and_then(|rest| rest.rsplit_once(", expected "))
        {
            if start == "invalid value: " && expected.starts_with('u') && found.starts_with("integer `-") {
                return "must not be negative".to_owned();
            }
            let (expected, found) = (in_words(expected, start), found_in_words(found));
            return format!("expected {expected}, found {found}");
        }
    }
    message.to_owned()
}

/// The words that serde says it knows.
pub(super) fn listed(message: &str) -> Vec<&str> {
    // The unknown word comes first and may hold the words `, expected` itself, but no list of ours does.
    let known = message.rsplit_once(", expected ").map_or("", |(_, known)| known);
    known.split('`').skip(1).step_by(2).collect()
}

fn in_words(expected: &str, start: &str) -> String {
    let whole = |from: i128, to: i128| {
        if start == "invalid value: " {
            format!("a whole number from {from} to {to}")
        } else {
            "a whole number".to_owned()
        }
    };
    match expected {
        "u8" => whole(0, u8::MAX.into()),
        "u16" => whole(0, u16::MAX.into()),
        "u32" => whole(0, u32::MAX.into()),
        "u64" | "usize" => whole(0, u64::MAX.into()),
        "i8" => whole(i8::MIN.into(), i8::MAX.into()),
        "i16" => whole(i16::MIN.into(), i16::MAX.into()),
        "i32" => whole(i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => whole(i64::MIN.into(), i64::MAX.into()),
        "f32" | "f64" => "a number".to_owned(),
        "a string" | "a borrowed string" | "string or map" => "text".to_owned(),
        "a character" => "a single letter".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        other => match other.split_once(' ') {
            Some(("struct" | "map", _)) => "an object".to_owned(),
            Some(("internally", _)) => "an object with its kind".to_owned(),
            Some(("variant", _)) => "a known word".to_owned(),
            _ => other.to_owned(),
        },
    }
}

fn found_in_words(found: &str) -> String {
    match found.split_once(' ') {
        Some(("string" | "character", text)) => format!("text {text}"),
        Some(("integer", number) | ("floating", number)) => {
            number.trim_start_matches("point ").trim_matches('`').to_owned()
        }
        Some(("boolean", truth)) => truth.trim_matches('`').to_owned(),
        _ => match found {
            "map" => "an object".to_owned(),
            "sequence" => "a list".to_owned(),
            other => other.to_owned(),
        },
    }
}
