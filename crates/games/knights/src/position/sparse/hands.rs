//! Action cards: in hands, and on the stacks.

use super::named::Named;
use super::words::Words;
use crate::board::{Board, Hand, Phase, State};
use crate::content::ActionCard;
use crate::planning::{PICKS, in_hand};
use crate::position::cards::is_being_played;
use crate::position::pending;
use crate::{Knights, rules};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Chance, Seat, read_json};

/// A Baron has all of his cards that lie in no area and are not being carried out (WK-INV-02).
pub(super) fn cards(game: &Knights, board: &mut Board, named: &Named) {
    let played = board.action.card.filter(|_| pending(board, is_being_played));
    let left: Vec<Seat> = board.playing().filter(|seat| !named.hands.has(*seat)).collect();
    for seat in left {
        let mut away = board.areas.iter().fold(Hand::NONE, |mut sum, area| {
            sum.join(area[seat.index()]);
            sum
        });
        played.filter(|_| board.action.seat == seat).into_iter().for_each(|card| away.add(card));
        let baron = board.baron_mut(seat);
        for card in ActionCard::EACH {
            let is_used = game.options.for_glory || (card as u8) < 6;
            baron.cards.0[card as usize] = if is_used { game.content.actions[card as usize] } else { 0 };
        }
        baron.cards = baron.cards.without(away);
    }
}

/// Lays the stacks: cards that are named, then any others; then all see how many cards of each Baron are on each.
pub(super) fn stacks<C: Chance>(
    state: &mut State,
    words: &Words<'_>,
    stacks: &[BTreeMap<String, Value>],
    named: &Named,
    chance: &mut C,
    wrong: &mut Vec<String>,
) {
    if stacks.len() > 3 {
        wrong.push(format!("state.stacks: {} of 3 ({})", stacks.len(), rules::WK_PLAN_01.0));
        return;
    }
    let is_known = |value: &Value| value.is_array();
    for known in [true, false] {
        for (stack, cards) in stacks.iter().enumerate() {
            for (whose, given) in cards.iter().filter(|(_, given)| is_known(given) == known) {
                let field = format!("state.stacks[{stack}].{whose}");
                if whose == "neutral" {
                    match read_json(given.clone(), &format!("{field}: ")) {
                        Ok(count) => state.board.neutral_laid[stack] = count,
                        Err(why) => wrong.push(why),
                    }
                } else if let Some(seat) = words.seat(whose) {
                    wrong.extend(lay(state, seat, stack, given, &field, chance).err());
                } else {
                    wrong.push(format!("{field}: no Baron '{whose}' plays"));
                }
            }
        }
    }
    let planned =
        |state: &State, seat: Seat| state.secret(seat).plan.stacks.iter().any(|hand| !hand.is_empty());
    for seat in Seat::all(state.board.seats) {
        let is_acting = state.board.phase == Phase::Actions;
        if is_acting || (!stacks.is_empty() && planned(state, seat)) {
            state.secrets[seat.index()].plan.at = PICKS;
        }
        if is_acting && !named.has("laid") {
            for (stack, hand) in state.secret(seat).plan.stacks.into_iter().enumerate() {
                state.board.laid[stack][seat.index()] = hand.len();
            }
        }
    }
}

/// One Baron's cards on one stack: their words, or how many of those that he has left.
fn lay<C: Chance>(
    state: &mut State,
    seat: Seat,
    stack: usize,
    given: &Value,
    field: &str,
    chance: &mut C,
) -> Result<(), String> {
    let put = |state: &mut State, card: ActionCard| {
        let is_left = in_hand(state, seat).of(card) > 0;
        if is_left {
            state.secrets[seat.index()].plan.stacks[stack].add(card);
        }
        is_left
    };
    let rule = rules::WK_INV_01.0;
    if given.is_array() {
        for card in read_json::<Vec<ActionCard>>(given.clone(), field)? {
            if !put(state, card) {
                return Err(format!("{field}: no '{}' is left ({rule})", card.word()));
            }
        }
        return Ok(());
    }
    for _ in 0..read_json::<u8>(given.clone(), &format!("{field}: "))? {
        let hand: Vec<ActionCard> = in_hand(state, seat).iter().collect();
        if hand.is_empty() {
            return Err(format!("{field}: no card is left ({rule})"));
        }
        put(state, hand[chance.draw(hand.len())]);
    }
    Ok(())
}
