//! The strategies of dynasties without a player.

use super::Compiler;
use crate::content::items::StrategyItem;
use crate::content::{Deck, Strategy, StrategyId, words};

/// Cards in an Era (CK-DRAW-03).
const CARDS: u16 = 8;
/// How many of them may be of each deck (CK-DRAW-04 to CK-DRAW-07); Tax cards are never drawn (CK-AI-16).
const MOST: [u8; Deck::COUNT] = [3, 3, 3, 0, 2];

impl Compiler<'_> {
    pub(super) fn strategies(&mut self) -> Vec<Strategy> {
        const FILE: &str = "strategies";
        let items: Vec<(StrategyId, StrategyItem)> =
            self.read(FILE, &words::STRATEGIES, |item: &StrategyItem| item.id.as_str());
        let mut strategies = Vec::new();
        for (_, item) in items {
            let mut era = [0; Deck::COUNT];
            for (deck, n) in &item.era {
                self.within(FILE, &item.id, "era", *n, 0..=MOST[deck.index()].into());
                era[deck.index()] = *n;
            }
            let sum: u16 = era.iter().map(|n| u16::from(*n)).sum();
            if sum != CARDS || era[Deck::CRUSADE.index()] == 0 {
                self.wrong(FILE, &item.id, "era", format!("must be {CARDS} cards, a Crusade among them"));
            }
            if item.start.developments.len() > 3 || item.start.bag.len() > 4 {
                self.wrong(FILE, &item.id, "start", "at most three developments and four traits");
            }
            let lines = [item.realm, item.intrigue, item.war];
            strategies.push(Strategy { start: item.start, era, marriage: item.marriage, lines });
        }
        strategies
    }
}
