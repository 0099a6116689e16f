//! Answers on their way: sent, and not yet known to every seat.

use std::time::Instant;

/// An answer on its way.
struct Flight {
    seat: usize,
    since: Instant,
    /// As which entry it was accepted, once its seat knows.
    n: Option<u32>,
}

/// The answers of a table that are on their way.
pub struct Flights {
    flights: Vec<Flight>,
    /// How many entries each seat has got, or one more than the number of the last.
    seen: Vec<u32>,
    /// The number after that of each seat's last own answer: it is told of it twice, by the entry and by the receipt.
    own: Vec<u32>,
}

impl Flights {
    /// None as yet.
    pub fn new(seats: usize) -> Flights {
        Flights { flights: Vec::with_capacity(seats), seen: vec![0; seats], own: vec![0; seats] }
    }

    /// Whether a seat waits to hear of its own answer.
    pub fn waits(&self, seat: usize) -> bool {
        self.flights.iter().any(|flight| flight.seat == seat && flight.n.is_none())
    }

    /// A seat's answer leaves; its time counts from then.
    pub fn leave(&mut self, seat: usize, since: Instant) {
        self.flights.push(Flight { seat, since, n: None });
    }

    /// A seat hears that its answer was not taken.
    pub fn turn_back(&mut self, seat: usize) {
        self.flights.retain(|flight| flight.seat != seat || flight.n.is_some());
    }

    /// A seat hears that its answer is entry `n`. What it hears of an answer once more is not of the next one.
    pub fn own(&mut self, seat: usize, n: u32) {
        let Some(own) = self.own.get_mut(seat).filter(|own| **own <= n) else { return };
        *own = n + 1;
        if let Some(flight) = self.flights.iter_mut().find(|flight| flight.seat == seat && flight.n.is_none())
        {
            flight.n = Some(n);
        }
    }

    /// A seat has got entry `n`.
    pub fn seen(&mut self, seat: usize, n: u32) {
        if let Some(seen) = self.seen.get_mut(seat) {
            *seen = n + 1;
        }
    }

    /// Since when the answers have been on their way that have now come to every seat.
    pub fn arrived(&mut self) -> impl Iterator<Item = Instant> {
        let all = self.seen.iter().copied().min().unwrap_or(0);
        self.flights
            .extract_if(.., move |flight| flight.n.is_some_and(|n| n < all))
            .map(|flight| flight.since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_receipt_of_an_answer_is_not_taken_for_that_of_the_next() {
        let mut flights = Flights::new(1);
        flights.leave(0, Instant::now());
        flights.seen(0, 4);
        flights.own(0, 4);
        assert_eq!(flights.arrived().count(), 1);
        flights.leave(0, Instant::now());
        flights.own(0, 4);
        assert!(flights.waits(0), "the receipt of the first");
        assert_eq!(flights.arrived().count(), 0);
        flights.seen(0, 5);
        flights.own(0, 5);
        assert_eq!(flights.arrived().count(), 1);
    }

    #[test]
    fn an_answer_has_arrived_when_the_last_seat_has_it() {
        let mut flights = Flights::new(3);
        flights.leave(1, Instant::now());
        flights.seen(0, 4);
        flights.seen(1, 4);
        flights.own(1, 4);
        assert!(!flights.waits(1));
        assert_eq!(flights.arrived().count(), 0);
        flights.leave(0, Instant::now());
        flights.seen(2, 4);
        assert_eq!(flights.arrived().count(), 1);
        assert!(flights.waits(0));
        (0..3).for_each(|seat| flights.seen(seat, 5));
        assert_eq!(flights.arrived().count(), 0, "its own seat does not know it yet");
        flights.own(0, 5);
        assert_eq!(flights.arrived().count(), 1);
        flights.leave(2, Instant::now());
        flights.turn_back(1);
        assert!(flights.waits(2), "it is another's answer that was not taken");
        flights.turn_back(2);
        assert!(!flights.waits(2));
    }
}
