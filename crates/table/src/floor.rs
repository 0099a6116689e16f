//! Whose word is next when machines play: those who are called, then those who must answer.

use crate::{Seat, SeatSet, Waiting};

/// Keeps machines that may act at any time from talking for ever: between two needed answers only so many acts are heard,
/// and whoever was called and said nothing is not asked again before somebody has done something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Floor {
    silent: SeatSet,
    acts: u8,
}

/// Why a machine has the word.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It must answer.
    Must,
    /// It is called and may act or say nothing.
    Called,
}

impl Floor {
    /// How many acts are heard between two needed answers.
    pub const ACTS: u8 = 4;

    /// A floor on which nobody acts any more before the next needed answer.
    pub const CLOSED: Floor = Floor { silent: SeatSet::EMPTY, acts: Floor::ACTS };

    /// Whose word is next: of those who need not answer who is called, then whoever must answer, who may also act then.
    /// Nobody's: the game is over, or nobody of those who were asked about has anything to say.
    #[inline]
    #[must_use]
    pub fn next(&self, waiting: Waiting) -> Option<(Seat, Turn)> {
        if !waiting.called.is_empty() && self.acts < Floor::ACTS {
            let called = waiting.called.without(waiting.must).without(self.silent).first();
            if let Some(called) = called {
                return Some((called, Turn::Called));
            }
        }
        waiting.must.first().map(|must| (must, Turn::Must))
    }

    /// May this seat act now, as far as the machines are concerned?
    #[inline]
    #[must_use]
    pub fn lets_act(&self, waiting: Waiting, seat: Seat) -> bool {
        waiting.may.has(seat) && self.acts < Floor::ACTS
    }

    /// A seat that was called has nothing to say.
    pub fn say_nothing(&mut self, seat: Seat) {
        self.silent.insert(seat);
    }

    /// Somebody has acted: all who are called are asked again.
    pub fn act(&mut self) {
        *self = Floor { silent: SeatSet::EMPTY, acts: self.acts + 1 };
    }

    /// Somebody has answered who had to.
    #[inline]
    pub fn answer(&mut self) {
        *self = Floor::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_called_come_first_and_may_be_silent() {
        let both = SeatSet::all(3);
        let waiting = Waiting::seat(Seat(1)).while_may(both, SeatSet::one(Seat(2)));
        let mut floor = Floor::default();
        assert_eq!(floor.next(waiting), Some((Seat(2), Turn::Called)));
        floor.say_nothing(Seat(2));
        assert_eq!(floor.next(waiting), Some((Seat(1), Turn::Must)));
        floor.act();
        assert_eq!(floor.next(waiting), Some((Seat(2), Turn::Called)), "something has happened since");
        assert_eq!(floor.next(Waiting::NOBODY), None);
        let both = Waiting::seat(Seat(2)).while_may(SeatSet::all(3), SeatSet::one(Seat(2)));
        assert_eq!(floor.next(both), Some((Seat(2), Turn::Must)), "who must answer is asked once");
    }

    #[test]
    fn acts_come_to_an_end() {
        let waiting = Waiting::seat(Seat(0)).while_may(SeatSet::all(2), SeatSet::one(Seat(1)));
        let mut floor = Floor::default();
        (0..Floor::ACTS).for_each(|_| {
            assert!(floor.lets_act(waiting, Seat(1)));
            floor.act();
        });
        assert!(!floor.lets_act(waiting, Seat(1)));
        assert_eq!(floor.next(waiting), Some((Seat(0), Turn::Must)));
        assert_eq!(floor, Floor::CLOSED);
        floor.answer();
        assert!(floor.lets_act(waiting, Seat(1)) && !floor.lets_act(waiting, Seat(2)));
    }
}
