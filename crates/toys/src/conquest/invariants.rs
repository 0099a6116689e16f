//! What holds in every position.

use super::actions::FORTS;
use super::{ACTIONS, Area, Areas, Card, State};

/// All invariants that the state breaks.
pub(super) fn broken(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    let mut rule = |holds: bool, what: &str| {
        if !holds {
            broken.push(what.to_owned());
        }
    };
    let everything: Areas = Area::all().collect();
    let shared = state.owned.iter().fold(everything, |left, areas| left.without(*areas));
    let total: u32 = state.owned.iter().map(|areas| areas.len()).sum();
    rule(shared.is_empty() && total == everything.len(), "every area has one owner");
    rule(state.troops.iter().all(|troops| *troops > 0), "every area has a troop");
    rule(state.forts.iter().all(|forts| *forts <= FORTS), "no area has more than two forts");
    rule(state.actions <= ACTIONS, "a turn has at most six actions");
    rule(state.hands.iter().all(|hand| hand.is_sorted()), "hands are in order");
    let mut cards: Vec<Card> = state.hands.iter().flat_map(|hand| hand.iter().copied()).collect();
    cards.extend(state.deck.iter());
    cards.extend(state.discard.iter());
    cards.sort_unstable();
    rule(cards.into_iter().eq(Card::all()), "every card is in one place");
    broken
}
