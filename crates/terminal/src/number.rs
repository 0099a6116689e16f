//! Numbers are typed: 5 means 5, and Enter gives it. Which of the options that is.

use table::{Element, Id};

/// Kinds of elements whose number is what a player thinks of, in all games; the last five are cards of a deck.
const KINDS: [&str; 11] =
    ["number", "gold", "bid", "request", "initiative", "face", "realm", "intrigue", "war", "tax", "crusade"];

/// The number of an element that is typed rather than looked for in a list.
#[must_use]
pub fn typed_number(element: &Element) -> Option<u16> {
    match element.id {
        Id::Number(n) if KINDS.contains(&element.kind) => Some(n),
        Id::Number(_) | Id::None | Id::Word(_) => None,
    }
}

/// The numbers among the options, each with its place in the list. Of several kinds the first is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(Vec<(u16, usize)>);

impl Numbers {
    /// Those among these options; none if no number can be given.
    #[must_use]
    pub fn among(options: &[Element]) -> Option<Numbers> {
        let kind = options.iter().find(|element| typed_number(element).is_some())?.kind;
        let of_kind = options.iter().enumerate().filter(|(_, element)| element.kind == kind);
        Some(Numbers(of_kind.filter_map(|(place, e)| Some((typed_number(e)?, place))).collect()))
    }

    /// Does one of them begin with these digits?
    #[must_use]
    pub fn begins(&self, digits: &str) -> bool {
        self.0.iter().any(|(n, _)| n.to_string().starts_with(digits))
    }

    /// The place of the option that these digits mean.
    #[must_use]
    pub fn place(&self, digits: &str) -> Option<usize> {
        self.0.iter().find(|(n, _)| n.to_string() == digits).map(|(_, place)| *place)
    }

    /// Which they are: `0–12`, or `1, 3, 4` where some are missing.
    #[must_use]
    pub fn told(&self) -> String {
        let runs = self.0.chunk_by(|(a, _), (b, _)| *b == a + 1);
        let told = runs.map(|run| match run {
            [] => String::new(),
            [(only, _)] => only.to_string(),
            [(first, _), (second, _)] => format!("{first}, {second}"),
            [(first, _), .., (last, _)] => format!("{first}–{last}"),
        });
        told.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_as_they_can_be_given() {
        let told = |kind: &'static str, numbers: &[u16]| {
            let options: Vec<Element> = numbers.iter().map(|n| Element::number(kind, *n)).collect();
            Numbers::among(&options).map(|numbers| numbers.told())
        };
        assert_eq!(told("number", &[0, 1, 2, 3]).as_deref(), Some("0–3"));
        assert_eq!(told("request", &[0, 1, 4]).as_deref(), Some("0, 1, 4"));
        assert_eq!(told("bid", &[3, 5, 6, 7]).as_deref(), Some("3, 5–7"));
        assert_eq!(told("advisor", &[3]), None, "an Advisor is no number");
    }
}
