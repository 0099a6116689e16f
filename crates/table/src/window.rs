//! Windows: moments in which several seats may act, one after another, until each has passed.

use crate::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

/// Seats that act in a fixed order, each as often as the rules let him, until he passes: a round of turns, a phase
/// "in order of initiative", a reaction to something that just happened. It lies in a frame and knows nothing of
/// what is done in it. Whether a window opens for a seat must depend on what everybody knows; where the answers
/// depend on a hidden hand, ask with [`crate::Secrecy::Sealed`].
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    seats: Stack<Seat, { Seat::MAX as usize }>,
    at: u8,
}

impl Window {
    /// A window for these seats, in this order.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Window {
        Window { seats: seats.into_iter().collect(), at: 0 }
    }

    /// Whose turn it is to act or to pass; nobody: the window has closed.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.seats.get(usize::from(self.at)).copied()
    }

    /// The seat has passed: the next one may act.
    #[inline]
    pub fn pass(&mut self) {
        if usize::from(self.at) < self.seats.len() {
            self.at += 1;
        }
    }

    /// A seat that has left the game acts no more.
    pub fn remove(&mut self, seat: Seat) {
        if let Some(place) = self.seats.iter().position(|s| *s == seat) {
            self.seats.remove(place);
            if place < usize::from(self.at) {
                self.at -= 1;
            }
        }
    }

    /// Those who have yet to act or to pass, in order.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().skip(usize::from(self.at)).copied()
    }

    /// Who has yet to act or to pass, the present one included.
    #[must_use]
    pub fn left(&self) -> SeatSet {
        self.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_acts_until_he_passes() {
        let mut window = Window::of([Seat(2), Seat(0), Seat(1)]);
        assert_eq!(window.seat(), Some(Seat(2)));
        assert_eq!(window.left(), SeatSet::all(3));
        window.pass();
        assert_eq!(window.seat(), Some(Seat(0)));
        window.pass();
        window.pass();
        assert_eq!((window.seat(), window.left()), (None, SeatSet::EMPTY));
        window.pass();
        assert_eq!(window.seat(), None, "a closed window stays closed");
        assert_eq!(Window::of([]).seat(), None);
    }

    #[test]
    fn who_leaves_is_not_asked_and_nobody_is_skipped() {
        let mut window = Window::of([Seat(2), Seat(0), Seat(1)]);
        window.pass();
        window.remove(Seat(2));
        assert_eq!(window.seat(), Some(Seat(0)));
        window.remove(Seat(0));
        assert_eq!(window.seat(), Some(Seat(1)));
        window.remove(Seat(7));
        assert_eq!(window.left(), SeatSet::one(Seat(1)));
    }
}
