//! What one observer may know: of another's bag, what was seen of it.

use super::{PLAYERS, State, Token};
use serde::Serialize;
use table::zones::BagsView;
use table::{Chance, Observer, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The bags.
    pub tokens: BagsView<Token>,
    /// The points of each seat.
    pub points: Stack<u8, PLAYERS>,
    /// How many turns have been taken.
    pub turns: u8,
    /// The critical token on which the check stands still.
    pub critical: Option<Token>,
    /// What was drawn in this check, or in the last.
    pub drawn: Stack<Token, 13>,
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        let State { tokens, points, turns, critical, drawn } = *state;
        View { tokens: tokens.view(observer), points, turns, critical, drawn }
    }

    /// A state that the observer could be in.
    #[must_use]
    pub fn world<C: Chance>(&self, chance: &mut C) -> State {
        let View { points, turns, critical, drawn, .. } = *self;
        State { tokens: self.tokens.world(chance), points, turns, critical, drawn }
    }
}
