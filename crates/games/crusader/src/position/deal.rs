//! Action cards and trait tokens of a position that does not say where each of them lies.

use crate::Crusader;
use crate::board::{Board, Phase};
use crate::cards::{self, Actions};
use crate::content::{CardId, Deck, Player, Rim, Token, TraitId};
use crate::sequence::cards_left;
use crate::tokens::{self, Tokens};
use serde_json::Value;
use std::collections::BTreeMap;
use table::read_json;
use table::zones::{Bag, End, Zone};

/// The decks from which a hand comes that is left out, the last played first: with a Crusade card, as every hand of an Era (CK-DRAW-04).
const USUAL: [Deck; 8] = [
    Deck::CRUSADE,
    Deck::WAR,
    Deck::REALM,
    Deck::INTRIGUE,
    Deck::TAX,
    Deck::WAR,
    Deck::REALM,
    Deck::INTRIGUE,
];

/// Action cards being dealt, out of decks that are shuffled.
pub(super) struct Cards<'a> {
    pub game: &'a Crusader,
    pub board: &'a Board,
    pub cards: Actions,
    pub wrong: &'a mut Vec<String>,
}

impl Cards<'_> {
    /// A card goes where the file says, if it lies nowhere else.
    fn put(&mut self, field: &str, card: CardId, to: Zone, end: End) {
        if self.cards.zone_of(card) == Some(cards::deck(card.deck())) {
            self.cards.pick(card, to, end);
        } else {
            self.wrong.push(format!("{field}: {} lies elsewhere", card.word()));
        }
    }

    /// The card that is carried out, cards that were picked, the next first, and the discards.
    pub fn named(&mut self, picked: &BTreeMap<Player, Vec<CardId>>, discards: &[CardId]) {
        if let Some(card) = self.board.card {
            self.put("state.board.card", card, cards::TABLE, End::Top);
        }
        for (player, list) in picked {
            let field = format!("state.picked.{}", player.word());
            list.iter().for_each(|card| self.put(&field, *card, cards::picked(*player), End::Bottom));
        }
        discards.iter().for_each(|card| self.put("state.discards", *card, cards::DISCARDS, End::Top));
    }

    /// Hands by their cards, or by how many of each deck; of others what the Round leaves them (CK-INV-14).
    pub fn hands(&mut self, hands: &BTreeMap<Player, Value>) {
        let known = |value: &Value| value.is_array();
        for (player, hand) in hands.iter().filter(|(_, hand)| known(hand)) {
            let field = format!("state.hands.{}", player.word());
            match read_json::<Vec<CardId>>(hand.clone(), &field) {
                Ok(list) => {
                    list.iter().for_each(|card| self.put(&field, *card, cards::hand(*player), End::Bottom));
                }
                Err(why) => self.wrong.push(why),
            }
        }
        for (player, hand) in hands.iter().filter(|(_, hand)| !known(hand)) {
            let field = format!("state.hands.{}", player.word());
            match read_json::<BTreeMap<Deck, u8>>(hand.clone(), &field) {
                Ok(counts) => {
                    let decks = counts.iter().flat_map(|(deck, n)| (0..*n).map(|_| *deck));
                    decks.for_each(|deck| self.draw(*player, deck));
                }
                Err(why) => self.wrong.push(why),
            }
        }
        for party in self.game.parties() {
            if !hands.contains_key(&party.player) && self.board.plays(party.player) {
                self.usual(party.player);
            }
        }
    }

    fn draw(&mut self, player: Player, deck: Deck) {
        if self.cards.draw(cards::deck(deck), cards::hand(player)).is_none() {
            self.wrong.push(format!("state.hands.{}: no card of {} is left", player.word(), deck.word()));
        }
    }

    /// What the Round leaves a person beside what he has picked; an AI has its whole face-down deck of the Round (CK-AI-08).
    fn usual(&mut self, player: Player) {
        let picked = self.cards.count(cards::picked(player)) as u8;
        let left = cards_left(self.board);
        let strategy = self.board.house(player).strategy;
        let (count, decks) = match strategy {
            None => (left.saturating_sub(picked), USUAL.to_vec()),
            Some(strategy) => {
                let era = self.game.components().strategy(strategy).era;
                let of = |deck: Deck| (0..era[deck.index()]).map(move |_| deck);
                let in_turns = u8::from(self.board.phase == Phase::Turns) * 2;
                (left + in_turns, Deck::all().flat_map(of).rev().collect())
            }
        };
        decks.into_iter().take(count.into()).for_each(|deck| self.draw(player, deck));
    }
}

/// Tokens on cards, on the track and in bags; all others are at home. A bag that is left out holds what is printed for its King, and
/// what his shields brought (CK-SETUP-12, CK-CRUSADE-11).
pub(super) fn tokens(
    game: &Crusader,
    board: &Board,
    bags: &BTreeMap<Player, Vec<String>>,
    wrong: &mut Vec<String>,
) -> Tokens {
    let mut tokens = tokens::new(game);
    let claimed = || game.track_tokens().filter(|(space, _)| board.claimed.has(*space));
    claimed().for_each(|(_, token)| tokens.take(tokens::LAID, token, tokens::GONE));
    for (at, laid) in board.laid.iter().enumerate() {
        let is_there = tokens.count(tokens::home(laid.token), laid.token) > 0;
        match is_there {
            true => tokens.take(tokens::home(laid.token), laid.token, tokens::LAID),
            false => wrong.push(format!("state.board.laid[{at}]: no {} is left", laid.token.word())),
        }
    }
    for (player, words) in bags {
        for word in words {
            match find(&tokens, word) {
                Some((from, token)) => tokens.take(from, token, tokens::bag(*player)),
                None => wrong.push(format!("state.bags.{}: no token '{word}' is left", player.word())),
            }
        }
    }
    for party in game.parties().iter().filter(|party| !bags.contains_key(&party.player)) {
        let player = party.player;
        let (start, house) = (&game.scenario().starts[usize::from(party.start)], board.house(player));
        let traits = match house.family.king {
            Some(king) if king == start.king => start.traits.to_vec(),
            Some(king) if king.is_ruler() => game.components().rulers[king.index()].traits.to_vec(),
            Some(_) | None => Vec::new(),
        };
        for (from, token) in traits.into_iter().filter_map(|what| of_trait(&tokens, what)).collect::<Vec<_>>()
        {
            tokens.take(from, token, tokens::bag(player));
        }
        let own = claimed().filter(|(space, _)| board.track[space.index()] == Some(player));
        for (_, token) in own.collect::<Vec<_>>() {
            if tokens.count(tokens::GONE, token) > 0 {
                tokens.take(tokens::GONE, token, tokens::bag(player));
            }
        }
    }
    tokens
}

/// A token by its own name, or any of a trait.
fn find(tokens: &Tokens, word: &str) -> Option<(Bag, Token)> {
    match Token::named(word) {
        Some(token) => Some((tokens::home(token), token)).filter(|(from, _)| tokens.count(*from, token) > 0),
        None => of_trait(tokens, TraitId::named(word)?),
    }
}

/// A token of a trait that lies at home: a Starting one first.
fn of_trait(tokens: &Tokens, what: TraitId) -> Option<(Bag, Token)> {
    let rims = [Rim::Starting, Rim::Random, Rim::Event];
    let all = rims.into_iter().map(|rim| Token::of(what, rim)).map(|token| (tokens::home(token), token));
    all.into_iter().find(|(from, token)| tokens.count(*from, *token) > 0)
}
