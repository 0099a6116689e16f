//! What one observer may know: all but what the others have chosen this round.

use super::{Fingers, State};
use serde::Serialize;
use table::{Chance, Observer, Seat, SeatSet, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the observer himself has chosen this round.
    pub mine: Option<(Seat, Fingers)>,
    /// Who has chosen.
    pub chosen: SeatSet,
    /// What was shown last, seat by seat.
    pub shown: Stack<Fingers, 8>,
    /// The points of each seat.
    pub points: [u8; 8],
    /// How many rounds have been played.
    pub played: u8,
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        View {
            mine: match observer {
                Observer::Seat(seat) => state.chosen[seat.index()].map(|fingers| (seat, fingers)),
                Observer::Spectator => None,
            },
            chosen: Seat::all(Seat::MAX).filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            shown: state.shown,
            points: state.points,
            played: state.played,
        }
    }

    /// A state that the observer could be in: the others may have chosen anything.
    #[must_use]
    pub fn world<C: Chance>(&self, fingers: u8, chance: &mut C) -> State {
        let mut chosen = [None; 8];
        for seat in self.chosen.iter() {
            chosen[seat.index()] = match self.mine {
                Some((me, fingers)) if me == seat => Some(fingers),
                _ => Some(Fingers(chance.draw(usize::from(fingers) + 1) as u8)),
            };
        }
        State { chosen, shown: self.shown, points: self.points, played: self.played }
    }
}
