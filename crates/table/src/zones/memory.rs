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

/// No class yet, and more than one.
const UNSET: u16 = 256;
const SEVERAL: u16 = 257;

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
        let split = [&mut self.lots, &mut self.places].map(|labels| leave(labels, card));
        if split != [Left::Alone; 2] {
            self.settle();
        }
    }

    /// These cards change places out of his sight. A place of which only a part is among them is mixed as a whole: this alone
    /// forgets something that a perfect memory might know.
    pub(super) fn mix(&mut self, cards: &[u8]) {
        let Some(lowest) = cards.iter().map(|card| self.places[usize::from(*card)]).min() else { return };
        for card in cards {
            let old = self.places[usize::from(*card)];
            if old != lowest {
                self.places.iter_mut().filter(|place| **place == old).for_each(|place| *place = lowest);
            }
        }
        self.settle();
    }

    /// Says the same in the shortest way. Lots that lie wholly in one place are one lot: what is on them tells him no more. And a
    /// place with cards of one lot only is no place: its cards are where they are.
    fn settle(&mut self) {
        let mut home = [UNSET; N];
        for (lot, place) in self.lots.iter().zip(self.places.iter()) {
            join(&mut home[usize::from(*lot)], *place);
        }
        let mut housed = [UNSET; N];
        for lot in self.lots.iter_mut() {
            if home[usize::from(*lot)] < UNSET {
                let first = &mut housed[usize::from(home[usize::from(*lot)])];
                if *first == UNSET {
                    *first = u16::from(*lot);
                }
                *lot = *first as u8;
            }
        }
        let mut holds = [UNSET; N];
        for (lot, place) in self.lots.iter().zip(self.places.iter()) {
            join(&mut holds[usize::from(*place)], *lot);
        }
        for (card, place) in self.places.iter_mut().enumerate() {
            if holds[usize::from(*place)] < UNSET {
                *place = card as u8;
            }
        }
    }

    /// How many cards there are of the class that each label names.
    pub(super) fn sizes(labels: &[u8]) -> [u8; N] {
        let mut sizes = [0; N];
        labels.iter().for_each(|label| sizes[usize::from(*label)] += 1);
        sizes
    }

    /// Does he know exactly where this card is?
    pub(super) fn knows(&self, card: u8) -> bool {
        let alone =
            |labels: &[u8]| labels.iter().filter(|label| **label == labels[usize::from(card)]).count() == 1;
        alone(&self.lots) && alone(&self.places)
    }
}

/// Whether a card had its class for itself.
#[derive(Copy, Clone, PartialEq)]
enum Left {
    Alone,
    Others,
}

/// Gives a card a class of its own; the others get the lowest of them as their name.
fn leave(labels: &mut [u8], card: u8) -> Left {
    let old = labels[usize::from(card)];
    let is_other = |(other, label): &(usize, &mut u8)| **label == old && *other != usize::from(card);
    let mut others = labels.iter_mut().enumerate().filter(is_other);
    let Some((lowest, first)) = others.next() else { return Left::Alone };
    *first = lowest as u8;
    others.for_each(|(_, label)| *label = lowest as u8);
    labels[usize::from(card)] = card;
    Left::Others
}

/// Notes one class of several.
fn join(known: &mut u16, class: u8) {
    *known = match *known {
        UNSET => u16::from(class),
        same if same == u16::from(class) => same,
        _ => SEVERAL,
    };
}
