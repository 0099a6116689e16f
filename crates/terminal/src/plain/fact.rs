//! What a view holds, field by field, in the order in which its type names them: read by serialising it. A [`Seat`] is
//! told from other numbers by its type.
//!
//! [`Seat`]: table::Seat

use super::reader::Reader;
use serde::Serialize;
use texts::Texts;

/// Something that a view holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// There is none.
    None,
    /// A number or a word.
    Plain(String),
    /// Somebody at the table.
    Seat(u8),
    /// Several.
    List(Vec<Fact>),
    /// So many by their type, as there are places for them.
    Array(Vec<Fact>),
    /// Each under its name.
    Fields(Vec<(String, Fact)>),
}

impl Fact {
    /// What a view holds.
    #[must_use]
    pub fn of(view: &impl Serialize) -> Fact {
        // Reading into memory cannot fail, unless a type says so itself.
        view.serialize(Reader).unwrap_or(Fact::None)
    }

    /// The same with the names of fields that the game has words for: `field-offers-left`.
    #[must_use]
    pub fn in_words(self, texts: &Texts) -> Fact {
        let all = |items: Vec<Fact>| items.into_iter().map(|item| item.in_words(texts)).collect();
        match self {
            Fact::None | Fact::Plain(_) | Fact::Seat(_) => self,
            Fact::List(items) => Fact::List(all(items)),
            Fact::Array(items) => Fact::Array(all(items)),
            Fact::Fields(fields) => {
                let told = fields.into_iter().map(|(name, fact)| {
                    let key = format!("field-{}", name.replace(' ', "-"));
                    let words = texts.get(&key);
                    (if words == key { name } else { words }, fact.in_words(texts))
                });
                Fact::Fields(told.collect())
            }
        }
    }

    /// Does it fit in a few words?
    #[must_use]
    pub fn is_short(&self) -> bool {
        match self {
            Fact::None | Fact::Plain(_) | Fact::Seat(_) => true,
            Fact::List(items) | Fact::Array(items) => {
                items.iter().all(|item| matches!(item, Fact::None | Fact::Plain(_) | Fact::Seat(_)))
            }
            Fact::Fields(_) => false,
        }
    }

    /// Is it what a place holds before anything is put there?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Fact::None => true,
            Fact::Plain(text) => text == "0" || text == NO,
            Fact::Seat(_) => false,
            Fact::List(items) | Fact::Array(items) => items.iter().all(Fact::is_empty),
            Fact::Fields(fields) => fields.iter().all(|(_, fact)| fact.is_empty()),
        }
    }
}

/// What is true, and what is not.
pub(super) const YES: &str = "✓";
pub(super) const NO: &str = "–";

/// A name of the code in words: `two_player_hold` and `TwoPlayerHold` are "two player hold".
#[must_use]
pub fn words(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        match c {
            '_' | '-' => words.push(' '),
            c if c.is_uppercase() => {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.extend(c.to_lowercase());
            }
            c => words.push(c),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::super::reader::named;
    use super::*;
    use table::{Seat, SeatSet};

    #[derive(Serialize)]
    enum Phase {
        FirstMove,
        Battle { attacker: Seat },
        Fort(u8),
    }

    #[derive(Serialize)]
    struct View {
        round_number: u8,
        turn: Seat,
        passed: SeatSet,
        mine: Option<(Seat, u8)>,
        phases: [Phase; 3],
        is_over: bool,
    }

    #[test]
    fn every_field_is_read_in_order_and_seats_by_their_type() {
        let fact = Fact::of(&View {
            round_number: 2,
            turn: Seat(2),
            passed: SeatSet::one(Seat(1)),
            mine: None,
            phases: [Phase::FirstMove, Phase::Battle { attacker: Seat(0) }, Phase::Fort(3)],
            is_over: false,
        });
        let text = |text: &str| Fact::Plain(text.to_owned());
        let field = |name: &str, fact: Fact| (name.to_owned(), fact);
        assert_eq!(
            fact,
            Fact::Fields(vec![
                field("round number", text("2")),
                field("turn", Fact::Seat(2)),
                field("passed", Fact::List(vec![Fact::Seat(1)])),
                field("mine", Fact::None),
                field(
                    "phases",
                    Fact::Array(vec![
                        text("first move"),
                        named("Battle", Fact::Fields(vec![field("attacker", Fact::Seat(0))])),
                        named("Fort", text("3")),
                    ])
                ),
                field("is over", text("–")),
            ])
        );
        assert!(!fact.is_empty() && Fact::List(vec![text("0"), Fact::None]).is_empty());
    }
}
