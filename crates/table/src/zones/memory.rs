//! What one observer knows of a set of cards: which of them he cannot tell apart, and where.
//!
//! Two divisions of the cards say it all. Cards of one **lot** have not been told apart by what is on them: he knows which
//! cards the lot holds, and of a face-down card from which lot it is. Cards of one **place** have been mixed out of his sight: he
//! knows how many cards of each lot are among them, not which is where. Whatever deals the cards of each lot anew to the
//! places, as many as were there, and orders each place anew looks the same to him, and nothing else does: so his view and the
//! worlds he could be in follow from these two divisions.

use crate::Stack;
use serde::{Deserialize, Serialize};

/// The two divisions of the cards, each as the lowest card of the class that a card belongs to. What is in which place is
/// a secret, so a view never tells these numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Memory<const N: usize> {
    pub(super) lots: Stack<u8, N>,
    pub(super) places: Stack<u8, N>,
}

impl<const N: usize> Memory<N> {
    /// He knows which cards there are, and where none of them is.
    pub(super) fn blank(count: usize) -> Self {
        Memory { lots: (0..count).map(|_| 0).collect(), places: (0..count).map(|card| card as u8).collect() }
    }

    /// He knows where every card is.
    pub(super) fn full(count: usize) -> Self {
        let each = || (0..count).map(|card| card as u8).collect();
        Memory { lots: each(), places: each() }
    }

    /// He sees this card where it lies.
    pub(super) fn see(&mut self, card: u8) {
        let lot = leave(&mut self.lots, card);
        let place = leave(&mut self.places, card);
        // As long as the rest of its lot lies in several places, and the rest of its place is of several lots, nothing else follows.
        if let Some(lot) = lot
            && !is_divided(&self.lots, lot, &self.places)
        {
            self.settle(self.places[usize::from(lot)]);
        }
        if let Some(place) = place
            && !is_divided(&self.places, place, &self.lots)
        {
            self.settle(place);
        }
    }

    /// These cards change places out of his sight. A place of which only a part is among them is mixed as a whole: this alone
    /// forgets something that a perfect memory might know.
    pub(super) fn mix(&mut self, cards: &[u8]) {
        let Some(first) = cards.first().map(|card| self.places[usize::from(*card)]) else { return };
        // What lies in one place already is mixed already.
        if cards.iter().all(|card| self.places[usize::from(*card)] == first) {
            return;
        }
        let (mut is_mixed, mut lowest) = ([false; N], first);
        for card in cards {
            let place = self.places[usize::from(*card)];
            is_mixed[usize::from(place)] = true;
            lowest = lowest.min(place);
        }
        for place in self.places.iter_mut().filter(|place| is_mixed[usize::from(**place)]) {
            *place = lowest;
        }
        self.settle(lowest);
    }

    /// Says what changed in one place in the shortest way. Lots that lie wholly in it are one lot: what is on them tells him no
    /// more. And a place with cards of one lot only is no place: its cards are where they are.
    fn settle(&mut self, here: u8) {
        let mut is_elsewhere = [false; N];
        for (lot, place) in self.lots.iter().zip(self.places.iter()) {
            is_elsewhere[usize::from(*lot)] |= *place != here;
        }
        // Nothing in a place lies before the card it is named after.
        let from = usize::from(here);
        let (mut housed, mut holds, mut is_divided) = (None, None, false);
        let there = self.lots.iter_mut().zip(self.places.iter()).skip(from);
        for (lot, _) in there.filter(|(_, place)| **place == here) {
            if !is_elsewhere[usize::from(*lot)] {
                *lot = *housed.get_or_insert(*lot);
            }
            is_divided |= *holds.get_or_insert(*lot) != *lot;
        }
        if !is_divided {
            let places = self.places.iter_mut().enumerate().skip(from);
            places.filter(|(_, place)| **place == here).for_each(|(card, place)| *place = card as u8);
        }
    }

    /// How many cards there are of the class that each label names.
    pub(super) fn sizes(labels: &[u8]) -> [u8; N] {
        let mut sizes = [0; N];
        labels.iter().for_each(|label| sizes[usize::from(*label)] += 1);
        sizes
    }

    /// Are these divisions of so many cards, each class named after its lowest?
    pub(super) fn is_sound(&self, count: usize) -> bool {
        [&self.lots, &self.places].iter().all(|labels| {
            let is_named = |(card, label): (usize, &u8)| {
                let label = usize::from(*label);
                label <= card && labels.get(label).is_some_and(|name| usize::from(*name) == label)
            };
            labels.len() == count && labels.iter().enumerate().all(is_named)
        })
    }

    /// Does he know exactly where this card is?
    pub(super) fn knows(&self, card: u8) -> bool {
        let alone =
            |labels: &[u8]| labels.iter().filter(|label| **label == labels[usize::from(card)]).count() == 1;
        alone(&self.lots) && alone(&self.places)
    }
}

/// Gives a card a class of its own; the others get the lowest of them as their name, which is told. None if there are no others.
fn leave(labels: &mut [u8], card: u8) -> Option<u8> {
    let (at, old) = (usize::from(card), labels[usize::from(card)]);
    if old != card {
        labels[at] = card;
        return Some(old);
    }
    // It gave the class its name: the others come after it.
    let others = &mut labels[at + 1..];
    if !others.contains(&old) {
        return None;
    }
    let mut lowest = None;
    for (other, label) in others.iter_mut().enumerate().filter(|(_, label)| **label == old) {
        *label = *lowest.get_or_insert((at + 1 + other) as u8);
    }
    lowest
}

/// Do the cards of a class belong to several classes of the other division? The class is named after its first card.
fn is_divided(labels: &[u8], class: u8, others: &[u8]) -> bool {
    let first = usize::from(class);
    let there = labels[first..].iter().zip(&others[first..]).filter(|(label, _)| **label == class);
    there.into_iter().any(|(_, other)| *other != others[first])
}
