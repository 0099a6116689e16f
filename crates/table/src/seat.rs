//! Who sits at the table, and who looks on.

use crate::zones::{Bits, Numbered};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 in seating order (clockwise).
/// Written as its number; serializers are told that it is a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game of the kernel may have; a [`SeatSet`] is one byte.
    pub const MAX: u8 = 8;

    /// The seat as an index into arrays that hold one item per seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count` seats, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats in one byte.
pub type SeatSet = Bits<Seat, u8>;

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = Bits::of(0);

    /// All seats of a table of `count` seats.
    #[inline]
    #[must_use]
    pub const fn all(count: u8) -> SeatSet {
        Bits::of(((1u16 << count) - 1) as u8)
    }

    /// The seats of either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        self.or(other)
    }

    /// The set as one byte, seat 0 lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.words()
    }

    /// The set of one byte.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> SeatSet {
        Bits::of(bits)
    }
}

impl Numbered for Seat {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn numbered(number: usize) -> Seat {
        Seat(number as u8)
    }
}

/// Someone who looks at the table: a seat, or a spectator who knows only what everybody knows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// The person or bot in a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Observer {
    /// Everybody who can look at a table of `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Observer> {
        Seat::all(count).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// Is the observer one of these seats?
    #[must_use]
    pub fn is_in(self, seats: SeatSet) -> bool {
        match self {
            Observer::Seat(seat) => seats.has(seat),
            Observer::Spectator => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SeatSet::one(Seat(2));
        set.insert(Seat(0));
        assert!(set.has(Seat(0)) && set.has(Seat(2)) && !set.has(Seat(1)));
        assert_eq!((set.len(), set.first(), set.only()), (2, Some(Seat(0)), None));
        set.remove(Seat(0));
        assert_eq!(set.only(), Some(Seat(2)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(2)]);
        assert_eq!((set.bits(), SeatSet::from_bits(0b100)), (4, set));
        assert!(SeatSet::EMPTY.only().is_none() && SeatSet::EMPTY.first().is_none());
    }

    #[test]
    fn all_seats_up_to_eight() {
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(SeatSet::all(3).without(SeatSet::one(Seat(1))), [Seat(0), Seat(2)].into_iter().collect());
        assert_eq!(SeatSet::all(2).union(SeatSet::one(Seat(5))).len(), 3);
    }

    #[test]
    fn people_read_a_list_machines_a_byte() {
        let set: SeatSet = [Seat(0), Seat(3)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,0]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
        assert_eq!(postcard::to_stdvec(&set).unwrap(), [9]);
        assert_eq!(postcard::from_bytes::<SeatSet>(&[9]).unwrap(), set);
    }

    #[test]
    fn spectators_are_in_no_set() {
        assert!(Observer::Seat(Seat(1)).is_in(SeatSet::all(2)));
        assert!(!Observer::Seat(Seat(2)).is_in(SeatSet::all(2)));
        assert!(!Observer::Spectator.is_in(SeatSet::all(8)));
        assert_eq!(Observer::all(3).count(), 4);
    }
}
