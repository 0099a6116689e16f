//! Official AIs at the setup (CK-AI-03 to CK-AI-06).

use super::Event;
use crate::content::{Player, Rim, StrategyId, Token};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::tokens;
use table::{Chance, Sink, Stack};

/// Every AI gets its strategy and what that adds (CK-AI-04, CK-AI-05). The starting developments of all dynasties are given out
/// before (CK-R-02).
pub fn set_up<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let named = play.game.parties().iter().filter_map(|party| party.strategy);
    let mut left: Vec<StrategyId> = StrategyId::all().collect();
    named.for_each(|strategy| left.retain(|other| *other != strategy));
    let ais: Stack<_, { Player::MAX }> =
        play.game.parties().iter().filter(|party| party.seat.is_none()).copied().collect();
    for party in ais.iter() {
        let strategy = match party.strategy {
            Some(strategy) => strategy,
            None => draw(play, party.player, &mut left),
        };
        give(play, party.player, strategy);
    }
}

/// A random strategy, none twice; another one if its development cannot be had (CK-AI-06, CK-R-113).
fn draw<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    left: &mut Vec<StrategyId>,
) -> StrategyId {
    let mut drawn = left.clone();
    while !drawn.is_empty() {
        let strategy = drawn.swap_remove(play.chance.draw(drawn.len()));
        if is_available(play, player, strategy) {
            left.retain(|other| *other != strategy);
            return strategy;
        }
        play.tell(Event::StrategyPutBack { player, strategy }.into());
    }
    left.pop().unwrap_or_default()
}

/// Is what the strategy begins with still there, and not owned already (CK-R-113)?
fn is_available<C: Chance, S: Sink<Told>>(
    play: &Play<'_, C, S>,
    player: Player,
    strategy: StrategyId,
) -> bool {
    let board = play.board();
    let cards = &play.game.components().strategies[strategy.index()].start.developments;
    cards.iter().all(|card| board.development_deck[card.index()] > 0 && !board.owns(player, *card))
}

/// An AI begins with what its strategy adds: a development, tokens in its bag (CK-FEROX-19, CK-AMANDUM-19).
fn give<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, strategy: StrategyId) {
    play.board_mut().house_mut(player).strategy = Some(strategy);
    play.tell(Event::StrategyDrawn { player, strategy }.into());
    let start = &play.game.components().strategies[strategy.index()].start;
    if is_available(play, player, strategy) {
        for card in &start.developments {
            play.board_mut().development_deck[card.index()] -= 1;
            play.board_mut().house_mut(player).developments.insert(*card);
        }
    }
    for what in &start.bag {
        // CK-R-128: from the spare Starting tokens; if there is none, it is made.
        let token = Token::of(*what, Rim::Starting);
        if play.state.tokens.count(tokens::GONE, token) > 0 {
            play.state.tokens.take(tokens::GONE, token, tokens::bag(player));
        } else {
            play.state.tokens.add(tokens::bag(player), token, 1);
        }
    }
}
