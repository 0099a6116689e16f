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

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.id {
            Id::None => f.write_str(self.kind),
            Id::Number(n) => write!(f, "{}/{n}", self.kind),
            Id::Word(w) => write!(f, "{}/{w}", self.kind),
        }
    }
}

impl Serialize for Element {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The elements of one answer, in the order in which they are picked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path(pub Vec<Element>);

impl Path {
    /// Does the path begin with these elements, given in text form?
    #[must_use]
    pub fn starts_with(&self, picked: &[impl AsRef<str>]) -> bool {
        picked.len() <= self.0.len() && self.0.iter().zip(picked).all(|(e, p)| is_text_of(p.as_ref(), e))
    }

    /// Is this the text form of the path?
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        is_text_of(text, self)
    }
}

/// Compares without making a string: reading an answer compares its text with many paths.
fn is_text_of(text: &str, item: &impl fmt::Display) -> bool {
    struct Rest<'a>(&'a str);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    fmt::Write::write_fmt(&mut rest, format_args!("{item}")).is_ok() && rest.0.is_empty()
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
            write!(f, "{element}")?;
        }
        Ok(())
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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
    }
}
