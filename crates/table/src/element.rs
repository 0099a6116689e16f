//! Board elements and the paths that answers are made of.
//!
//! A client needs no rules: it lights the elements that continue some legal path and narrows as the player
//! picks. The text form (`die/3 die/5 advisor/8`) is what people type, logs store and the API carries.

use serde::{Serialize, Serializer};
use std::fmt;

/// What tells an element from others of its kind.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Id {
    /// There is one of its kind: `pass`.
    None,
    /// A number: `advisor/8`.
    Number(u16),
    /// A word: `good/gold`.
    Word(&'static str),
}

/// One thing on the board that can be picked. Several pieces may share one element when it makes no
/// difference which of them is taken (two dice that show the same face).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Element {
    /// What kind of thing it is.
    pub kind: &'static str,
    /// Which one of its kind.
    pub id: Id,
}

impl Element {
    /// The only element of its kind.
    #[must_use]
    pub const fn only(kind: &'static str) -> Element {
        Element { kind, id: Id::None }
    }

    /// A numbered element.
    #[must_use]
    pub const fn number(kind: &'static str, number: u16) -> Element {
        Element { kind, id: Id::Number(number) }
    }

    /// A named element.
    #[must_use]
    pub const fn word(kind: &'static str, word: &'static str) -> Element {
        Element { kind, id: Id::Word(word) }
    }
}

impl Id {
    /// What stands before it and how it is written, a number in this room.
    fn parts<'a>(&'a self, room: &'a mut [u8; 5]) -> (&'static str, &'a str) {
        match self {
            Id::None => ("", ""),
            Id::Number(n) => ("/", digits(*n, room)),
            Id::Word(word) => ("/", word),
        }
    }
}

/// A number in digits. Lists of answers are long, and formatting each number of them takes several times as long.
fn digits(mut number: u16, room: &mut [u8; 5]) -> &str {
    let mut from = room.len();
    loop {
        from -= 1;
        room[from] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return std::str::from_utf8(&room[from..]).unwrap_or_default();
        }
    }
}

impl Element {
    /// Adds its text form to a text.
    fn write_to(&self, text: &mut String) {
        let mut room = [0; 5];
        let (slash, id) = self.id.parts(&mut room);
        text.push_str(self.kind);
        text.push_str(slash);
        text.push_str(id);
    }

    /// What follows its text form, if a text begins with that.
    fn strip_from<'a>(&self, text: &'a str) -> Option<&'a str> {
        let mut room = [0; 5];
        let (slash, id) = self.id.parts(&mut room);
        text.strip_prefix(self.kind)?.strip_prefix(slash)?.strip_prefix(id)
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut room = [0; 5];
        let (slash, id) = self.id.parts(&mut room);
        f.write_str(self.kind)?;
        f.write_str(slash)?;
        f.write_str(id)
    }
}

impl Serialize for Element {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(LONG);
        self.write_to(&mut text);
        serializer.serialize_str(&text)
    }
}

/// Most texts of elements and paths are shorter.
const LONG: usize = 48;

/// The elements of one answer, in the order in which they are picked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path(pub Vec<Element>);

impl Path {
    /// Does the path begin with these elements, given in text form?
    #[must_use]
    pub fn starts_with(&self, picked: &[impl AsRef<str>]) -> bool {
        picked.len() <= self.0.len()
            && self.0.iter().zip(picked).all(|(e, p)| e.strip_from(p.as_ref()) == Some(""))
    }

    /// Is this the text form of the path? Reading an answer compares its text with many paths.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        let mut rest = Some(text);
        for (place, element) in self.0.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            rest = rest.and_then(|rest| element.strip_from(rest.strip_prefix(space)?));
        }
        rest == Some("")
    }
}

impl<const N: usize> From<[Element; N]> for Path {
    fn from(elements: [Element; N]) -> Path {
        Path(elements.into())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, element) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            element.fmt(f)?;
        }
        Ok(())
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(LONG);
        for (place, element) in self.0.iter().enumerate() {
            text.push_str(if place > 0 { " " } else { "" });
            element.write_to(&mut text);
        }
        serializer.serialize_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form() {
        let path =
            Path::from([Element::number("die", 3), Element::word("good", "gold"), Element::only("pass")]);
        assert_eq!(path.to_string(), "die/3 good/gold pass");
        assert!(path.starts_with(&["die/3"]) && path.starts_with(&[""; 0]));
        assert!(!path.starts_with(&["die/4"]));
        assert!(!path.starts_with(&["die/3", "good/gold", "pass", "pass"]));
        assert!(
            path.is("die/3 good/gold pass")
                && !path.is("die/3 good/gold")
                && !path.is("die/3 good/gold pass x")
        );
        assert!(!path.starts_with(&["die/33"]) && !path.starts_with(&["die"]));
        assert!(!path.is("") && Path::default().is("") && !Path::default().is("x"));
        for number in [0, 9, 10, 65_535] {
            let path = Path::from([Element::number("die", number)]);
            assert_eq!(path.to_string(), format!("die/{number}"));
            assert_eq!(serde_json::to_value(&path).ok(), Some(format!("die/{number}").into()));
        }
    }
}
