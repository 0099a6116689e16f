//! Names of things on the board, alone and in lists.
//!
//! An element `kind/id` has the text `kind-id`, else `kind` with `$id`. Attributes give other forms: `.the` with an
//! article for sentences, `.brief` for narrow places, `.count` with `$count`, `.face` for dice in a row, `.letter`, and `.whose`
//! of what belongs to a seat, with the `$name` of who sits there.

use super::{Texts, Value};
use table::{Element, Id};

impl Texts {
    /// The name of a thing on the board.
    #[must_use]
    pub fn element(&self, element: &Element) -> String {
        self.form(element, None, 1).unwrap_or_else(|| element.to_string())
    }

    /// A name that fits in narrow places.
    #[must_use]
    pub fn brief(&self, element: &Element) -> String {
        self.form(element, Some("brief"), 1).unwrap_or_else(|| self.element(element))
    }

    /// One letter for a thing; empty if it has none.
    #[must_use]
    pub fn letter(&self, element: &Element) -> String {
        self.form(element, Some("letter"), 1).unwrap_or_default()
    }

    /// What a component says it does; empty if it says nothing.
    #[must_use]
    pub fn about(&self, element: &Element) -> String {
        self.render(&format!("{}-text", key(element)), None, &[], &mut Vec::new()).unwrap_or_default()
    }

    /// Things in a list, equal ones counted: "2 gold and 1 wood". Dice stand in a row; seats are the names of who
    /// sits there.
    #[must_use]
    pub fn list(&self, elements: &[Element], names: &[String]) -> String {
        if !elements.is_empty()
            && let Some(faces) =
                elements.iter().map(|e| self.form(e, Some("face"), 1)).collect::<Option<Vec<_>>>()
        {
            return faces.join(" ");
        }
        let items: Vec<_> = elements.chunk_by(|a, b| a == b).map(|same| self.counted(same, names)).collect();
        self.join(&items)
    }

    /// The elements of an answer, as far as they were picked: `[3] [4] + Queen`. A number after something that can
    /// be counted counts it: `3 Lancers`.
    #[must_use]
    pub fn path(&self, elements: &[Element], names: &[String]) -> String {
        let mut text = String::new();
        let mut rest = elements;
        while let [first, ..] = rest {
            let (same, after) = rest.split_at(rest.iter().take_while(|e| *e == first).count());
            rest = after;
            if let ([Element { kind: "number", id: Id::Number(n) }, after @ ..], 1) = (rest, same.len())
                && let Some(counted) = self.form(first, Some("count"), usize::from(*n))
            {
                text += if text.is_empty() { "" } else { " + " };
                text += &counted;
                rest = after;
                continue;
            }
            let faces: Option<Vec<_>> = same.iter().map(|e| self.form(e, Some("face"), 1)).collect();
            let (item, joint) = match faces {
                Some(faces) if text.ends_with([']', ')']) => (faces.join(" "), " "),
                Some(faces) => (faces.join(" "), " + "),
                None if first.kind == "seat" => (self.counted(same, names), " + "),
                None => {
                    let counted = || self.form(first, Some("count"), same.len());
                    let item = self.whose(first, names).or_else(counted);
                    (item.unwrap_or_else(|| self.element(first)), " + ")
                }
            };
            text += if text.is_empty() { "" } else { joint };
            text += &item;
        }
        text
    }

    /// "a", "a and b", "a, b and c".
    #[must_use]
    pub fn join(&self, items: &[String]) -> String {
        match items {
            [] => self.get("list-nothing"),
            [one] => one.clone(),
            [first @ .., last] => {
                self.with("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// So many equal elements, of which there is at least one.
    fn counted(&self, same: &[Element], names: &[String]) -> String {
        let element = same[0];
        if let ("seat", Id::Number(n)) = (element.kind, element.id) {
            return names.get(usize::from(n)).cloned().unwrap_or_else(|| "?".to_owned());
        }
        if let Some(text) = self.form(&element, Some("count"), same.len()) {
            return text;
        }
        if let Some(text) = self.whose(&element, names) {
            return text;
        }
        let name = self.form(&element, Some("the"), 1).unwrap_or_else(|| self.element(&element));
        match same.len() {
            1 => name,
            n => self.with("list-times", &[("count", n.into()), ("thing", name.into())]),
        }
    }

    /// What belongs to a seat, by the name of who sits there.
    fn whose(&self, element: &Element, names: &[String]) -> Option<String> {
        let Id::Number(seat) = element.id else { return None };
        let name = Value::from(names.get(usize::from(seat))?.as_str());
        self.render(element.kind, Some("whose"), &[("name", name)], &mut Vec::new())
    }

    fn form(&self, element: &Element, attribute: Option<&str>, count: usize) -> Option<String> {
        let id = match element.id {
            Id::None => Value::from(""),
            Id::Number(n) => Value::from(n),
            Id::Word(word) => Value::from(word),
        };
        let args = [("id", id), ("count", Value::from(count))];
        let mut ignored = Vec::new();
        self.render(&key(element), attribute, &args, &mut ignored)
            .or_else(|| self.render(element.kind, attribute, &args, &mut ignored))
    }
}

fn key(element: &Element) -> String {
    match element.id {
        Id::None => element.kind.to_owned(),
        Id::Number(n) => format!("{}-{n}", element.kind),
        Id::Word(word) => format!("{}-{word}", element.kind),
    }
}
