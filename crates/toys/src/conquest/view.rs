//! What one observer may know: all but the order of the deck and the others' hands.

use super::{AREAS, Areas, CARDS, Card, HAND, PLAYERS, State};
use serde::Serialize;
use table::{Chance, Observer, Seat, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The areas of each seat.
    pub owned: [Areas; PLAYERS],
    /// The troops in each area.
    pub troops: [u16; AREAS],
    /// The forts of each area.
    pub forts: [u8; AREAS],
    /// The gold of each seat.
    pub gold: [u16; PLAYERS],
    /// How many cards each seat has.
    pub hands: [u8; PLAYERS],
    /// The observer's own cards, if he sits at the table.
    pub hand: Option<(Seat, Stack<Card, HAND>)>,
    /// How many cards are left to draw.
    pub deck: u8,
    /// The cards played, the latest last.
    pub discard: Stack<Card, CARDS>,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions he has taken this turn.
    pub actions: u8,
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        View {
            owned: state.owned,
            troops: state.troops,
            forts: state.forts,
            gold: state.gold,
            hands: std::array::from_fn(|seat| state.hands[seat].len() as u8),
            hand: match observer {
                Observer::Seat(seat) => Some((seat, state.hands[seat.index()])),
                Observer::Spectator => None,
            },
            deck: state.deck.len() as u8,
            discard: state.discard,
            round: state.round,
            turn: state.turn,
            actions: state.actions,
        }
    }

    /// A state that the observer could be in: the cards he has not seen are dealt anew.
    #[must_use]
    pub fn world<C: Chance>(&self, chance: &mut C) -> State {
        let is_known = |card: &Card| {
            self.discard.contains(card) || self.hand.is_some_and(|(_, hand)| hand.contains(card))
        };
        let mut deck: Stack<Card, CARDS> = Card::all().filter(|card| !is_known(card)).collect();
        chance.shuffle(&mut deck);
        let hands = std::array::from_fn(|seat| match self.hand {
            Some((me, hand)) if me.index() == seat => hand,
            _ => {
                let mut hand: Stack<Card, HAND> = (0..self.hands[seat]).filter_map(|_| deck.pop()).collect();
                hand.sort_unstable();
                hand
            }
        });
        State {
            owned: self.owned,
            troops: self.troops,
            forts: self.forts,
            gold: self.gold,
            hands,
            deck,
            discard: self.discard,
            round: self.round,
            turn: self.turn,
            actions: self.actions,
        }
    }
}
