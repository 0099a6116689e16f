//! Who sits at the table, and who looks on.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
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
/// Written for people (JSON) as a list of seats, for machines as that byte.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of `count` seats.
    #[inline]
    #[must_use]
    pub const fn all(count: u8) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Is the seat in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Is nobody in the set?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat of the set, if there is exactly one.
    #[inline]
    #[must_use]
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The set as one byte, seat 0 lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set of one byte.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits)
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first();
            left.0 &= left.0.wrapping_sub(1);
            seat
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|s| set.insert(s));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(SeatSet);
        }
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|s| s.0 >= Seat::MAX) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
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
