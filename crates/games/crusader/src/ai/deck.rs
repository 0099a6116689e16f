//! The face-down deck of an official AI (CK-AI-08, CK-AI-10).

use super::Event;
use crate::content::{CardId, Deck, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::sequence::{ROUNDS, TURNS};
use crate::{cards, modifiers, rules};
use table::{Chance, Rule, Sink};

/// The card that an AI reveals: the top one, those that are passed over put away without effect (CK-AI-29, CK-AI-30, CK-R-134).
pub fn next_card<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Option<CardId> {
    loop {
        let card = play.state.cards.cards(cards::hand(player)).next()?;
        let Some(rule) = passed_over(play, player, card) else { return Some(card) };
        cards::discard(play, card);
        play.tell(Event::CardSkipped { player, card, rule }.into());
    }
}

/// The rule by which this card is passed over, if it is.
fn passed_over<C: Chance, S: Sink<Told>>(
    play: &Play<'_, C, S>,
    player: Player,
    card: CardId,
) -> Option<Rule> {
    let board = play.board();
    let made = board.house(player).crusades;
    let is_crusade = card.deck() == Deck::CRUSADE;
    let most = if modifiers::crusades_again(play.game, board, player) { 2 } else { 1 };
    if is_crusade && made >= most {
        return Some(rules::CK_AI_29);
    }
    // The sixth card of the Era must be a Crusade if there was none, as long as its deck has one.
    let is_last = board.round == ROUNDS && board.turn == TURNS;
    let has_one = || play.state.cards.cards(cards::hand(player)).any(|card| card.deck() == Deck::CRUSADE);
    (is_last && made == 0 && !is_crusade && has_one()).then_some(rules::CK_AI_30)
}
