//! What one observer may know: his hand, and what he remembers of the deck.

use super::{Card, PLAYERS, State};
use serde::Serialize;
use table::zones::ZonesView;
use table::{Chance, Observer, Seat, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The cards.
    pub cards: ZonesView<Card>,
    /// The points of each seat.
    pub points: Stack<u8, PLAYERS>,
    /// How many duels are over.
    pub played: u8,
    /// Who may meddle with the deck before the next.
    pub loser: Option<Seat>,
    /// What was shown in the last duel, seat by seat.
    pub shown: Stack<Card, 4>,
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        let State { cards, points, played, loser, shown } = *state;
        View { cards: cards.view(observer), points, played, loser, shown }
    }

    /// A state that the observer could be in.
    #[must_use]
    pub fn world<C: Chance>(&self, chance: &mut C) -> State {
        let View { points, played, loser, shown, .. } = *self;
        State { cards: self.cards.world(chance), points, played, loser, shown }
    }
}
