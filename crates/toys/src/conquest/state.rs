//! A moment of play.

use super::{AREAS, Area, Areas, CARDS, Card, HAND};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// How many play.
pub const PLAYERS: usize = 4;

/// Everything there is to know about a moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The areas of each seat.
    pub owned: [Areas; PLAYERS],
    /// The troops in each area, at least one.
    pub troops: [u16; AREAS],
    /// The forts of each area, at most two.
    pub forts: [u8; AREAS],
    /// The gold of each seat.
    pub gold: [u16; PLAYERS],
    /// The cards of each seat in ascending order; secret.
    pub hands: [Stack<Card, HAND>; PLAYERS],
    /// The cards to draw, the next one last; secret.
    pub deck: Stack<Card, CARDS>,
    /// The cards played, the latest last.
    pub discard: Stack<Card, CARDS>,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions he has taken this turn.
    pub actions: u8,
}

impl State {
    /// Who owns an area; nobody in a state that breaks the rules.
    #[must_use]
    pub fn owner(&self, area: Area) -> Option<Seat> {
        Seat::all(PLAYERS as u8).find(|seat| self.owned[seat.index()].has(area))
    }
}
