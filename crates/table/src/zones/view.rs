//! What one observer may know of cards, and the worlds he could be in.

use super::bits::Numbered;
use super::cards::{Zone, ZoneKind, Zones};
use super::memory::Memory;
use crate::{Chance, Observer, Seat, Stack};
use serde::Serialize;
use std::marker::PhantomData;

/// What one observer may know of cards: built from his memory alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ZonesView<Id> {
    /// The zones, each from the top.
    pub zones: Vec<ZoneView<Id>>,
    /// Cards that he cannot tell apart: what [`Slot::OneOf`] and [`Share`] mean by a number.
    pub lots: Vec<Vec<Id>>,
    /// Cards that were mixed out of his sight: what [`Slot::Mixed`] means by a number.
    pub places: Vec<Place>,
    /// What everybody knows, so that a world can tell what the others know at least.
    #[serde(skip)]
    public: Public<Id>,
    #[serde(skip)]
    observer: Observer,
    #[serde(skip)]
    seats: u8,
}

/// What one observer may know of a zone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ZoneView<Id> {
    /// Who sees it.
    pub kind: ZoneKind,
    /// Its cards, from the top.
    pub cards: Vec<Slot<Id>>,
}

/// What one observer knows of one card that lies somewhere.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Slot<Id> {
    /// Which it is.
    Card(Id),
    /// That it is one of this lot.
    OneOf(u8),
    /// That it is one of those mixed in this place.
    Mixed(u8),
}

/// What is mixed in a place: so many cards of each of these lots.
pub type Place = Vec<Share>;

/// So many cards of a lot.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// Which lot.
    pub lot: u8,
    /// How many of its cards.
    pub count: u8,
}

/// The divisions of what everybody knows: the lots as cards, the places as the numbers of those that lie there.
#[derive(Clone, PartialEq, Debug)]
struct Public<Id> {
    lots: Vec<Vec<Id>>,
    places: Vec<Vec<usize>>,
}

impl<Id: Numbered, const N: usize, const Z: usize, const O: usize> Zones<Id, N, Z, O> {
    /// What the observer may know.
    #[must_use]
    pub fn view(&self, observer: Observer) -> ZonesView<Id> {
        let memory = self.memory(observer);
        let (lot_sizes, place_sizes) = (Memory::<N>::sizes(&memory.lots), Memory::<N>::sizes(&memory.places));
        let at = |label: u8| usize::from(label);
        // A card that he knows exactly is no lot to speak of.
        let is_exact =
            |card: usize| lot_sizes[at(memory.lots[card])] == 1 && place_sizes[at(memory.places[card])] == 1;
        let mut lot_names: Vec<u8> = Vec::new();
        let mut lots: Vec<Vec<Id>> = Vec::new();
        for card in (0..self.order.len()).filter(|card| !is_exact(*card)) {
            let lot = position_or_push(&mut lot_names, memory.lots[card]);
            if lot == lots.len() {
                lots.push(Vec::new());
            }
            lots[lot].push(Id::numbered(card));
        }
        let lot_of = |card: u8| lot_names.iter().position(|name| *name == memory.lots[at(card)]).unwrap_or(0);
        let mut place_names: Vec<u8> = Vec::new();
        let slot = |card: &u8| {
            let place = memory.places[at(*card)];
            if place_sizes[at(place)] > 1 {
                Slot::Mixed(position_or_push(&mut place_names, place) as u8)
            } else if is_exact(at(*card)) {
                Slot::Card(Id::numbered(at(*card)))
            } else {
                Slot::OneOf(lot_of(*card) as u8)
            }
        };
        let slots: Vec<Slot<Id>> = self.order.iter().map(slot).collect();
        let zone = |(zone, kind): (usize, &ZoneKind)| ZoneView {
            kind: *kind,
            cards: slots[self.range(Zone(zone as u8))].to_vec(),
        };
        let share = |place: u8, lot: usize| {
            let is_there = |card: &&u8| memory.places[at(**card)] == place && lot_of(**card) == lot;
            let count = self.order.iter().filter(is_there).count() as u8;
            (count > 0).then_some(Share { lot: lot as u8, count })
        };
        let place = |name: &u8| (0..lots.len()).filter_map(|lot| share(*name, lot)).collect();
        ZonesView {
            zones: self.kinds.iter().enumerate().map(zone).collect(),
            places: place_names.iter().map(place).collect(),
            lots,
            public: self.public(),
            observer,
            seats: self.seats(),
        }
    }

    fn public(&self) -> Public<Id> {
        let memory = self.memory(Observer::Spectator);
        let classes = |labels: &[u8], order: &mut dyn Iterator<Item = u8>| {
            let mut names: Vec<u8> = Vec::new();
            let mut classes: Vec<Vec<usize>> = Vec::new();
            for (slot, card) in order.enumerate() {
                let class = position_or_push(&mut names, labels[usize::from(card)]);
                classes.resize(names.len(), Vec::new());
                classes[class].push(slot);
            }
            classes
        };
        let lots = classes(&memory.lots, &mut (0..self.order.len() as u8));
        let places = classes(&memory.places, &mut self.order.iter().copied());
        Public {
            lots: lots.into_iter().map(|lot| lot.into_iter().map(Id::numbered).collect()).collect(),
            places,
        }
    }
}

fn position_or_push(names: &mut Vec<u8>, name: u8) -> usize {
    names.iter().position(|other| *other == name).unwrap_or_else(|| {
        names.push(name);
        names.len() - 1
    })
}

impl<Id: Numbered> ZonesView<Id> {
    /// The card that lies so far from the top of a zone, if the observer knows which it is.
    #[must_use]
    pub fn card(&self, zone: Zone, at: usize) -> Option<Id> {
        match *self.zones.get(usize::from(zone.0))?.cards.get(at)? {
            Slot::Card(card) => Some(card),
            Slot::OneOf(_) | Slot::Mixed(_) => None,
        }
    }

    /// How many cards a zone has.
    #[must_use]
    pub fn count(&self, zone: Zone) -> usize {
        self.zones.get(usize::from(zone.0)).map_or(0, |zone| zone.cards.len())
    }

    /// Cards that the observer could be looking at, every arrangement equally likely: what he does not know is dealt
    /// anew. The observer knows what he knew; of the others it is only sure that they know what everybody knows and what they see.
    ///
    /// # Panics
    /// When it is the view of cards that need more room.
    #[must_use]
    pub fn world<const N: usize, const Z: usize, const O: usize, C: Chance>(
        &self,
        chance: &mut C,
    ) -> Zones<Id, N, Z, O> {
        let order = self.deal(chance);
        let count = order.len();
        let everybody = self.public.memory(&order);
        let mut end = 0;
        let mut zones = Zones {
            ends: self
                .zones
                .iter()
                .map(|zone| {
                    end += zone.cards.len() as u8;
                    end
                })
                .collect(),
            kinds: self.zones.iter().map(|zone| zone.kind).collect(),
            memories: (0..=self.seats).map(|_| everybody).collect(),
            order: order.iter().copied().collect(),
            id: PhantomData,
        };
        for zone in (0..self.zones.len()).map(|zone| Zone(zone as u8)) {
            let (range, kind) = (zones.range(zone), zones.kinds[usize::from(zone.0)]);
            match kind {
                ZoneKind::Hand(_) | ZoneKind::Sealed(_) => zones.witness(range, kind),
                ZoneKind::Deck | ZoneKind::Open => {}
            }
        }
        if let Observer::Seat(Seat(seat)) = self.observer {
            zones.memories[usize::from(seat)] = self.memory(&order, count);
        }
        zones
    }

    /// The numbers of the cards in a world, zone by zone.
    fn deal<C: Chance>(&self, chance: &mut C) -> Vec<u8> {
        let mut lots: Vec<Vec<u8>> =
            self.lots.iter().map(|lot| lot.iter().map(|card| card.number() as u8).collect()).collect();
        lots.iter_mut().for_each(|lot| chance.shuffle(lot));
        let mut places: Vec<Vec<u8>> = Vec::new();
        for shares in &self.places {
            let mut place = Vec::new();
            for share in shares {
                let lot = &mut lots[usize::from(share.lot)];
                place.extend(lot.drain(lot.len() - usize::from(share.count)..));
            }
            chance.shuffle(&mut place);
            places.push(place);
        }
        let next = |from: &mut Vec<u8>| from.pop().expect("a view has as many cards as slots");
        let card = |slot: &Slot<Id>| match *slot {
            Slot::Card(card) => card.number() as u8,
            Slot::OneOf(lot) => next(&mut lots[usize::from(lot)]),
            Slot::Mixed(place) => next(&mut places[usize::from(place)]),
        };
        self.zones.iter().flat_map(|zone| &zone.cards).map(card).collect()
    }

    /// The memory of the observer in a world with this order.
    fn memory<const N: usize>(&self, order: &[u8], count: usize) -> Memory<N> {
        let mut memory = Memory::full(count);
        self.lots.iter().for_each(|lot| name(&mut memory.lots, lot.iter().map(|card| card.number())));
        let slots: Vec<&Slot<Id>> = self.zones.iter().flat_map(|zone| &zone.cards).collect();
        for place in 0..self.places.len() as u8 {
            let is_there = |at: &usize| matches!(slots[*at], Slot::Mixed(other) if *other == place);
            let cards = (0..count).filter(is_there).map(|at| usize::from(order[at]));
            name(&mut memory.places, cards);
        }
        memory
    }
}

impl<Id: Numbered> Public<Id> {
    fn memory<const N: usize>(&self, order: &[u8]) -> Memory<N> {
        let mut memory = Memory::full(order.len());
        self.lots.iter().for_each(|lot| name(&mut memory.lots, lot.iter().map(|card| card.number())));
        for place in &self.places {
            name(&mut memory.places, place.iter().map(|slot| usize::from(order[*slot])));
        }
        memory
    }
}

/// Names the class of these cards after the lowest of them.
fn name<const N: usize>(labels: &mut Stack<u8, N>, cards: impl Iterator<Item = usize> + Clone) {
    if let Some(lowest) = cards.clone().min() {
        cards.for_each(|card| labels[card] = lowest as u8);
    }
}
