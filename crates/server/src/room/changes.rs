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
//! from values of the same type, without spaces. They are compared as they are: each is walked once to find where objects and arrays
//! end, what is the same is passed over by comparing bytes, and what is new is copied. No tree is built of either.

use std::ops::Range;

/// What makes the new text of the old one, both of objects or arrays: an object of changes, or `[new]` if that is as good.
#[must_use]
pub fn changes(old: &str, new: &str) -> String {
    if old == new {
        return "{}".to_owned();
    }
    let mut changes = Changes { old: Text::of(old), new: Text::of(new), text: String::with_capacity(256) };
    changes.change(0..old.len(), 0..new.len());
    changes.text
}

/// A text, and where its objects and arrays end.
struct Text<'a> {
    text: &'a str,
    /// Where each begins and ends, in the order in which they begin.
    spans: Vec<(usize, usize)>,
}

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
        let new = &self.new.text[new];
        if new.starts_with(['{', '[']) {
            self.text.push('[');
            self.text.push_str(new);
            self.text.push(']');
        } else {
            self.text.push_str(new);
        }
    }

    fn change_members(&mut self, old: Range<usize>, new: Range<usize>) {
        let (before, after) = (self.old.members(old), self.new.members(new));
        self.text.push('{');
        for (key, _) in &before {
            if find(&after, 0, key).is_none() {
                self.name(key);
                self.text.push_str("[],");
            }
        }
        for (place, (key, value)) in after.into_iter().enumerate() {
            match find(&before, place, key) {
                Some(was) if self.old.text[was.clone()] == self.new.text[value.clone()] => continue,
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
    fn change_items(&mut self, old: Range<usize>, new: Range<usize>) {
        let (before, after) = (self.old.items(old), self.new.items(new));
        let is_same =
            |a: &Range<usize>, b: &Range<usize>| self.old.text[a.clone()] == self.new.text[b.clone()];
        let front = before.iter().zip(&after).take_while(|(a, b)| is_same(a, b)).count();
        let rest = before.len().min(after.len()) - front;
        let back =
            before.iter().rev().zip(after.iter().rev()).take(rest).take_while(|(a, b)| is_same(a, b)).count();
        let (was, is) = (&before[front..before.len() - back], &after[front..after.len() - back]);
        let common = was.len().min(is.len());
        self.text.push('{');
        for (at, (was, is)) in was.iter().zip(is).enumerate() {
            if self.old.text[was.clone()] != self.new.text[is.clone()] {
                self.name(&(front + at).to_string());
                self.change(was.clone(), is.clone());
                self.text.push(',');
            }
        }
        if was.len() != is.len() {
            self.name("splice");
            self.text.push_str(&format!("[{},{},", front + common, was.len() - common));
            for value in &is[common..] {
                self.text.push_str(&self.new.text[value.clone()]);
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
    fn of(text: &'a str) -> Text<'a> {
        let bytes = text.as_bytes();
        let (mut spans, mut open) = (Vec::with_capacity(text.len() / 16), Vec::with_capacity(16));
        let mut at = 0;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    at = string_end(bytes, at);
                    continue;
                }
                b'{' | b'[' => {
                    open.push(spans.len());
                    spans.push((at, bytes.len()));
                }
                b'}' | b']' => {
                    if let Some((_, end)) = open.pop().and_then(|span: usize| spans.get_mut(span)) {
                        *end = at + 1;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        Text { text, spans }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// The members of an object: keys without their quotation marks, and values.
    fn members(&self, object: Range<usize>) -> Vec<(&'a str, Range<usize>)> {
        let mut members = Vec::with_capacity(16);
        let mut at = object.start + 1;
        while self.byte(at) == Some(b'"') {
            let key_end = string_end(self.text.as_bytes(), at);
            let value_end = self.end(key_end + 1);
            members.push((&self.text[at + 1..key_end - 1], key_end + 1..value_end));
            at = value_end + 1;
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
        let bytes = self.text.as_bytes();
        match bytes.get(from) {
            Some(b'"') => string_end(bytes, from),
            Some(b'{' | b'[') => match self.spans.binary_search_by_key(&from, |(start, _)| *start) {
                Ok(span) => self.spans[span].1,
                Err(_) => bytes.len(),
            },
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
        let text = changes(&old.to_string(), &new.to_string());
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
            r#"{"gone":[],"a":2,"b":{"c":{"splice":[1,1]},"d":[{}]},"e/f~g":false,"new":[[{"x":"}]"}]]}"#;
        assert_eq!(text, told);
        assert_eq!(applied(&new, &new).as_deref(), Some("{}"));
        assert_eq!(changes("[1,2]", "{}"), "[{}]", "the whole is as good");
        assert_eq!(changes("[1,2]", "[[],[{}],3]"), "[[[],[{}],3]]", "the whole is shorter");
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
