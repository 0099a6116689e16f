//! What has changed between two texts of JSON, as JSON of the same shape: members that are the same are left out.
//!
//! | what stands for a value | what becomes of it |
//! | --- | --- |
//! | a number, a string, true, false, null | it becomes that |
//! | `[value]` | it becomes that value, of any kind |
//! | `[]` | it is gone; of members of objects only |
//! | an object | it changes within: members by their names, items by their places, then `splice`: at, how many go, what comes |
//!
//! It is half as long as a JSON Patch (RFC 6902), which names the whole path to everything. Both texts were written by the same program
//! from values of the same type, without spaces. They are compared as they are: what is the same is passed over by comparing bytes,
//! and what is new is copied. No tree is built of either.

/// What makes the new text of the old one; none if sending the new one is as good.
#[must_use]
pub fn changes(old: &str, new: &str) -> Option<String> {
    // Numbers, strings and the like have nothing in them that could change.
    if !old.starts_with(['{', '[']) {
        return None;
    }
    let mut changes = Changes { text: String::new() };
    if old == new {
        changes.text.push_str("{}");
    } else {
        changes.change(old, new);
    }
    (changes.text.len() < new.len() && changes.text.starts_with('{')).then_some(changes.text)
}

struct Changes {
    text: String,
}

impl Changes {
    /// A value that has changed.
    fn change(&mut self, old: &str, new: &str) {
        let before = self.text.len();
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.change_members(old, new),
            (Some(b'['), Some(b'[')) => self.change_items(old, new),
            _ => return self.replace(new),
        }
        // Many small changes may be longer than the whole.
        if self.text.len() - before > new.len() + "[]".len() {
            self.text.truncate(before);
            self.replace(new);
        }
    }

    fn replace(&mut self, new: &str) {
        if new.starts_with(['{', '[']) {
            self.text.push('[');
            self.text.push_str(new);
            self.text.push(']');
        } else {
            self.text.push_str(new);
        }
    }

    fn change_members(&mut self, old: &str, new: &str) {
        let (before, after) = (members(old), members(new));
        self.text.push('{');
        for (key, _) in &before {
            if find(&after, 0, key).is_none() {
                self.name(key);
                self.text.push_str("[],");
            }
        }
        for (place, (key, value)) in after.iter().enumerate() {
            match find(&before, place, key) {
                Some(was) if was == *value => continue,
                Some(was) => {
                    self.name(key);
                    self.change(was, value);
                }
                None => {
                    self.name(key);
                    self.replace(value);
                }
            }
            self.text.push(',');
        }
        self.close('}');
    }

    /// Items are the same from the front and from the back; those between are changed, then taken away or added.
    fn change_items(&mut self, old: &str, new: &str) {
        let (before, after) = (items(old), items(new));
        let same = |(a, b): &(&&str, &&str)| a == b;
        let front = before.iter().zip(&after).take_while(same).count();
        let rest = before.len().min(after.len()) - front;
        let back = before.iter().rev().zip(after.iter().rev()).take(rest).take_while(same).count();
        let (was, is) = (&before[front..before.len() - back], &after[front..after.len() - back]);
        let common = was.len().min(is.len());
        self.text.push('{');
        for (at, (was, is)) in was.iter().zip(is).enumerate().filter(|(_, (was, is))| was != is) {
            self.name(&(front + at).to_string());
            self.change(was, is);
            self.text.push(',');
        }
        if was.len() != is.len() {
            self.name("splice");
            self.text.push_str(&format!("[{},{},", front + common, was.len() - common));
            for value in &is[common..] {
                self.text.push_str(value);
                self.text.push(',');
            }
            self.close(']');
        }
        self.close('}');
    }

    /// The name of a member, as it stands in the text.
    fn name(&mut self, name: &str) {
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
    }

    /// In place of the last comma.
    fn close(&mut self, with: char) {
        if self.text.ends_with(',') {
            self.text.pop();
        }
        self.text.push(with);
    }
}

/// The value of a key; it mostly stands in the same place.
fn find<'a>(members: &[(&str, &'a str)], place: usize, key: &str) -> Option<&'a str> {
    let (known, value) = members.get(place).copied().unwrap_or_default();
    if known == key && !members.is_empty() && place < members.len() {
        return Some(value);
    }
    members.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
}

/// The members of an object: keys without their quotation marks, and values.
fn members(object: &str) -> Vec<(&str, &str)> {
    let mut members = Vec::new();
    let mut at = 1;
    while object.as_bytes().get(at) == Some(&b'"') {
        let key_end = end(object, at);
        let value_end = end(object, key_end + 1);
        members.push((&object[at + 1..key_end - 1], &object[key_end + 1..value_end]));
        at = value_end + 1;
    }
    members
}

/// The items of an array.
fn items(array: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let mut at = 1;
    while array.as_bytes().get(at).is_some_and(|byte| *byte != b']') {
        let item_end = end(array, at);
        items.push(&array[at..item_end]);
        at = item_end + 1;
    }
    items
}

/// Where the value ends that begins here.
fn end(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (from, 0_usize);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at = string_end(bytes, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth == 0 => return at,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

fn string_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The changes, which the client makes the new value with.
    fn applied(old: &Value, new: &Value) -> Option<String> {
        let text = changes(&old.to_string(), &new.to_string())?;
        let mut changed = old.clone();
        client::change(&mut changed, serde_json::from_str(&text).expect("JSON")).expect("it can be done");
        assert_eq!(changed, *new, "{text}");
        Some(text)
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let long = "what stays as it is ".repeat(40);
        let old = json!({"long": long, "a": 1, "b": {"c": [long, 2, 3], "d": null}, "e/f~g": true, "gone": "x\"y\\"});
        let new = json!({"long": long, "a": 2, "b": {"c": [long, 3], "d": {}}, "e/f~g": false, "new": [{"x": "}]"}]});
        let text = applied(&old, &new).expect("shorter");
        assert!(!text.contains("long"), "{text}");
        let told =
            r#"{"gone":[],"a":2,"b":{"c":{"splice":[1,1]},"d":[{}]},"e/f~g":false,"new":[[{"x":"}]"}]]}"#;
        assert_eq!(text, told);
        assert_eq!(applied(&new, &new).as_deref(), Some("{}"));
        assert_eq!(changes("1", "2"), None, "the whole is as good");
    }

    #[test]
    fn whatever_changes_a_client_gets_it_right() {
        let mut random = 7_u64;
        let mut draw = move |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % below
        };
        let mut tried = 0;
        for _ in 0..2000 {
            let old = some_value(&mut draw, 4);
            let new = altered(&old, &mut draw);
            tried += usize::from(applied(&old, &new).is_some());
        }
        assert!(tried > 500, "{tried}");
    }

    fn some_value(draw: &mut impl FnMut(u64) -> u64, depth: u64) -> Value {
        match draw(if depth == 0 { 4 } else { 8 }) {
            0 => Value::Null,
            1 => json!(draw(2) == 0),
            2 => json!(draw(1000) as i64 - 500),
            3 => json!(["", "x", "a \"quoted\" word", "back\\slash", "{[,:]}", "è/~ü"][draw(6) as usize]),
            4 | 5 => (0..draw(6)).map(|_| some_value(draw, depth - 1)).collect(),
            _ => (0..draw(6)).map(|n| (format!("k~{n}/\"é"), some_value(draw, depth - 1))).collect(),
        }
    }

    fn altered(value: &Value, draw: &mut impl FnMut(u64) -> u64) -> Value {
        match value {
            _ if draw(12) == 0 => some_value(draw, 2),
            Value::Array(items) => {
                let mut items: Vec<Value> = items.iter().map(|item| altered(item, draw)).collect();
                match draw(4) {
                    0 if !items.is_empty() => drop(items.remove(draw(items.len() as u64) as usize)),
                    1 => items.insert(draw(items.len() as u64 + 1) as usize, json!(draw(9))),
                    _ => {}
                }
                items.into()
            }
            Value::Object(members) => {
                let kept = members.iter().filter(|_| draw(8) > 0).collect::<Vec<_>>();
                let mut all: serde_json::Map<_, _> =
                    kept.into_iter().map(|(key, value)| (key.clone(), altered(value, draw))).collect();
                if draw(4) == 0 {
                    all.insert("new".to_owned(), json!(draw(9)));
                }
                all.into()
            }
            other => other.clone(),
        }
    }
}
