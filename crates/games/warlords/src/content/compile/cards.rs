//! The three decks, and whether the rules can carry out what their cards say.

use super::Compiler;
use crate::cards::verb::Verb;
use crate::content::cards::{Card, Cards, Deck};
use crate::content::items::CardItem;
use crate::content::vocabulary::PlayedBy;
use crate::content::{CardId, words};
use serde_json::Value;

/// All cards must fit into one set of bits.
const MOST: usize = 128;
/// No number of an effect is larger.
const LARGEST: i64 = 99;

impl Compiler<'_> {
    pub(super) fn cards(&mut self) -> (Vec<Card>, [Cards; 3], Vec<CardId>) {
        const FILE: &str = "cards";
        let items: Vec<CardItem> = self.read(FILE);
        self.complete(FILE, &words::CARDS);
        let (mut cards, mut decks, mut designs) = (Vec::new(), [Cards::NONE; 3], Vec::new());
        for item in items {
            let Some(id) = CardId::named(&item.id) else { continue };
            let mut copies = Cards::NONE;
            for _ in 0..item.copies {
                if designs.len() < MOST {
                    copies = copies.or(Cards(1 << designs.len()));
                }
                designs.push(id);
            }
            if let Some(why) = item.effect.unfit(item.timing) {
                self.wrong(FILE, id.word(), "effect", why);
            }
            for key in self.pack.item(FILE, id.word()).map(large).unwrap_or_default() {
                self.wrong(FILE, id.word(), &key, format!("must be from -{LARGEST} to {LARGEST}"));
            }
            decks[item.deck as usize] = decks[item.deck as usize].or(copies);
            cards.push(Card {
                id: id.word(),
                deck: item.deck,
                copies,
                timing: item.timing,
                target: item.target.kind,
                side: item.target.side.unwrap_or(PlayedBy::Either),
                conditions: item.target.conditions,
                effect: item.effect,
                excommunicable: item.excommunicable,
            });
        }
        if designs.len() > MOST {
            self.wrong(
                FILE,
                words::CARDS[0],
                "copies",
                format!("{} cards in all, at most {MOST} can be", designs.len()),
            );
        }
        for deck in Deck::ALL {
            if decks[deck as usize].is_empty() {
                self.wrong(FILE, words::CARDS[0], "deck", format!("the deck '{}' has no card", deck.word()));
            }
        }
        (cards, decks, designs)
    }
}

/// The keys of numbers in the effect of a card that are too large.
fn large(item: &Value) -> Vec<String> {
    fn look(value: &Value, path: &str, found: &mut Vec<String>) {
        match value {
            Value::Number(n) if n.as_i64().is_none_or(|n| n.abs() > LARGEST) => found.push(path.to_owned()),
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(i, value)| look(value, &format!("{path}.{i}"), found));
            }
            Value::Object(entries) => {
                entries.iter().for_each(|(key, value)| look(value, &format!("{path}.{key}"), found));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    look(&item["effect"], "effect", &mut found);
    found
}
