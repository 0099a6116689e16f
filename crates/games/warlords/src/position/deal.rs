//! The cards of a position: those it names, and those that are hidden.

use crate::board::MAX_SEATS;
use crate::content::{CardId, Cards, Content, Deck};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Chance, Seat};

/// A hand that is not known: how many cards of each deck it holds (their backs can be seen).
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Sizes {
    pope: u8,
    merchant: u8,
    conquest: u8,
}

/// Cards that are not dealt yet.
pub(super) struct Deal<'a> {
    content: &'a Content,
    pub left: Cards,
    pub wrong: Vec<String>,
}

impl<'a> Deal<'a> {
    pub fn new(content: &'a Content) -> Deal<'a> {
        let left = content.decks.iter().fold(Cards::NONE, |all, deck| all.or(*deck));
        Deal { content, left, wrong: Vec::new() }
    }

    fn cards(&mut self, field: &str, designs: &[CardId]) -> Cards {
        let mut cards = Cards::NONE;
        for design in designs {
            let one = self.content.cards[design.index()].copies.and(self.left).first();
            if one.is_empty() {
                self.wrong.push(format!("{field}: there are not so many cards '{}'", design.word()));
            }
            self.left = self.left.without(one);
            cards = cards.or(one);
        }
        cards
    }

    /// Takes a list of cards out of the file.
    pub fn taken(&mut self, field: &str, list: Option<&mut Value>) -> Cards {
        list.map_or(Cards::NONE, |list| self.listed(field, &std::mem::replace(list, json!([]))))
    }

    fn listed(&mut self, field: &str, list: &Value) -> Cards {
        match Vec::<CardId>::deserialize(list) {
            Ok(designs) => self.cards(field, &designs),
            Err(e) => {
                self.wrong.push(format!("{field}: {e}"));
                Cards::NONE
            }
        }
    }

    /// The hands whose cards are named.
    pub fn known_hands(&mut self, hands: &[Value]) -> [Cards; MAX_SEATS] {
        let mut known = [Cards::NONE; MAX_SEATS];
        for (seat, hand) in hands.iter().enumerate().filter(|(_, hand)| !hand.is_object()) {
            known[seat] = self.listed(&format!("hands[{seat}]"), hand);
        }
        known
    }

    /// The other hands are dealt: first what their owner has shown, then any cards of each deck.
    pub fn hidden_hands<C: Chance>(
        &mut self,
        hands: &[Value],
        dealt: &mut [Cards; MAX_SEATS],
        (author, shown): (Seat, &[CardId]),
        chance: &mut C,
    ) {
        for (seat, hand) in hands.iter().enumerate().filter(|(_, hand)| hand.is_object()) {
            let field = format!("hands[{seat}]");
            let sizes = match Sizes::deserialize(hand) {
                Ok(Sizes { pope, merchant, conquest }) => [pope, merchant, conquest],
                Err(e) => {
                    self.wrong.push(format!("{field}: {e}"));
                    continue;
                }
            };
            if author.index() == seat {
                dealt[seat] = self.cards("offered", shown);
            }
            for (deck, size) in Deck::ALL.into_iter().zip(sizes) {
                let all = self.content.decks[deck as usize];
                for _ in dealt[seat].and(all).len()..size.into() {
                    let one = self.left.and(all).draw(chance);
                    if one.is_empty() {
                        self.wrong.push(format!("{field}.{}: there are not so many cards", deck.word()));
                        break;
                    }
                    dealt[seat] = dealt[seat].or(one);
                    self.left = self.left.without(one);
                }
            }
        }
    }
}
