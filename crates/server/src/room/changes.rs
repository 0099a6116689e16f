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
//! from values of the same type, without spaces. They are compared as they are, knowing where their objects and arrays end: what is
//! the same is passed over by comparing bytes, and what is new is copied. No tree is built of either.

use std::ops::Range;
use table::Sheet;

/// What makes the new text of the old one, both of objects or arrays: an object of changes, or `[new]` if that is as good.
#[must_use]
pub fn changes(old: &Sheet, new: &Sheet) -> String {
    if old.text() == new.text() {
        return "{}".to_owned();
    }
    let mut changes = Changes { old: Text(old), new: Text(new), text: String::with_capacity(512) };
    changes.change(0..old.text().len(), 0..new.text().len());
    changes.text
}

/// A text with its objects and arrays.
struct Text<'a>(&'a Sheet);

struct Changes<'a> {
    old: Text<'a>,
    new: Text<'a>,
    text: String,
}

impl Changes<'_> {
    /// A value that has changed.
    fn change(&mut self, old: Range<usize>, new: Range<usize>) {
        let (before, whole) = (self.text.len(), new.clone());
        match (self.old.byte(old.start), self.new.byte(new.start)) {
            (Some(b'{'), Some(b'{')) => self.change_members(old, new),
            (Some(b'['), Some(b'[')) => self.change_items(old, new),
            _ => return self.replace(new),
        }
        // Many small changes may be longer than the whole.
        if self.text.len() - before > whole.len() + "[]".len() {
            self.text.truncate(before);
            self.replace(whole);
        }
    }

    fn replace(&mut self, new: Range<usize>) {
        let new = &self.new.text()[new];
        if new.starts_with(['{', '[']) {
            self.text.push('[');
            self.text.push_str(new);
            self.text.push(']');
        } else {
            self.text.push_str(new);
        }
    }

    /// Members are mostly the same ones, in the same order.
    fn change_members(&mut self, old: Range<usize>, new: Range<usize>) {
        let (mut old_at, mut new_at) = (old.start + 1, new.start + 1);
        self.text.push('{');
        loop {
            match (self.old.member(old_at), self.new.member(new_at)) {
                (Some((key, was)), Some((name, value))) if key == name => {
                    (old_at, new_at) = (was.end + 1, value.end + 1);
                    self.change_member(name, was, value);
                }
                (None, None) => break,
                (_, _) => break self.change_other_members(old_at, new_at),
            }
        }
        self.close('}');
    }

    fn change_member(&mut self, name: &str, was: Range<usize>, value: Range<usize>) {
        if self.old.text()[was.clone()] != self.new.text()[value.clone()] {
            self.name(name);
            self.change(was, value);
            self.text.push(',');
        }
    }

    /// From here on some have gone or come.
    fn change_other_members(&mut self, old_at: usize, new_at: usize) {
        let (before, after) = (self.old.members(old_at), self.new.members(new_at));
        for (place, (key, _)) in before.iter().enumerate() {
            if find(&after, place, key).is_none() {
                self.name(key);
                self.text.push_str("[],");
            }
        }
        for (place, (key, value)) in after.into_iter().enumerate() {
            match find(&before, place, key) {
                Some(was) => self.change_member(key, was, value),
                None => {
                    self.name(key);
                    self.replace(value);
                    self.text.push(',');
                }
            }
        }
    }

    /// Items are the same from the front and from the back; those between are changed, then taken away or added.
    fn change_items(&mut self, old: Range<usize>, new: Range<usize>) {
        let (before, after) = (self.old.items(old), self.new.items(new));
        let is_same =
            |a: &Range<usize>, b: &Range<usize>| self.old.text()[a.clone()] == self.new.text()[b.clone()];
        let front = before.iter().zip(&after).take_while(|(a, b)| is_same(a, b)).count();
        let rest = before.len().min(after.len()) - front;
        let back =
            before.iter().rev().zip(after.iter().rev()).take(rest).take_while(|(a, b)| is_same(a, b)).count();
        let (was, is) = (&before[front..before.len() - back], &after[front..after.len() - back]);
        let common = was.len().min(is.len());
        self.text.push('{');
        for (at, (was, is)) in was.iter().zip(is).enumerate() {
            if self.old.text()[was.clone()] != self.new.text()[is.clone()] {
                self.name(&(front + at).to_string());
                self.change(was.clone(), is.clone());
                self.text.push(',');
            }
        }
        if was.len() != is.len() {
            self.name("splice");
            self.text.push_str(&format!("[{},{},", front + common, was.len() - common));
            for value in &is[common..] {
                self.text.push_str(&self.new.text()[value.clone()]);
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
fn find(members: &[(&str, Range<usize>)], place: usize, key: &str) -> Option<Range<usize>> {
    let in_place = members.get(place).filter(|(known, _)| *known == key);
    let found = in_place.or_else(|| members.iter().find(|(known, _)| *known == key));
    found.map(|(_, value)| value.clone())
}

impl<'a> Text<'a> {
    fn text(&self) -> &'a str {
        self.0.text()
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text().as_bytes().get(at).copied()
    }

    /// The member of an object that begins here: its key without quotation marks, and its value.
    fn member(&self, at: usize) -> Option<(&'a str, Range<usize>)> {
        if self.byte(at) != Some(b'"') {
            return None;
        }
        let key_end = string_end(self.text().as_bytes(), at);
        Some((&self.text()[at + 1..key_end - 1], key_end + 1..self.end(key_end + 1)))
    }

    /// The members of an object from here on.
    fn members(&self, mut at: usize) -> Vec<(&'a str, Range<usize>)> {
        let mut members = Vec::with_capacity(16);
        while let Some((key, value)) = self.member(at) {
            at = value.end + 1;
            members.push((key, value));
        }
        members
    }

    /// The items of an array.
    fn items(&self, array: Range<usize>) -> Vec<Range<usize>> {
        let mut items = Vec::with_capacity(16);
        let mut at = array.start + 1;
        while at + 1 < array.end {
            let item_end = self.end(at);
            items.push(at..item_end);
            at = item_end + 1;
        }
        items
    }

    /// Where the value ends that begins here.
    fn end(&self, from: usize) -> usize {
        let bytes = self.text().as_bytes();
        match bytes.get(from) {
            Some(b'"') => string_end(bytes, from),
            Some(b'{' | b'[') => self.0.end(from).unwrap_or(bytes.len()),
            _ => {
                let plain = bytes[from..].iter().take_while(|byte| !matches!(byte, b',' | b'}' | b']'));
                from + plain.count()
            }
        }
    }
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
        let text = changes(&Sheet::of(old), &Sheet::of(new));
        let is_whole = |value: &Value| !value.is_object() && !value.is_array();
        if is_whole(old) || is_whole(new) || text.starts_with('[') {
            let same = is_whole(old) && old == new;
            assert!(
                same || text == if is_whole(new) { new.to_string() } else { format!("[{new}]") },
                "{text}"
            );
            return None;
        }
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
            r#"{"a":2,"b":{"c":{"splice":[1,1]},"d":[{}]},"e/f~g":false,"gone":[],"new":[[{"x":"}]"}]]}"#;
        assert_eq!(text, told);
        assert_eq!(applied(&new, &new).as_deref(), Some("{}"));
        let changes = |old: Value, new: Value| changes(&Sheet::of(&old), &Sheet::of(&new));
        assert_eq!(changes(json!([1, 2]), json!({})), "[{}]", "the whole is as good");
        assert_eq!(changes(json!([1, 2]), json!([[], [{}], 3])), "[[[],[{}],3]]", "the whole is shorter");
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
