//! A few cards, and of each observer every arrangement that he cannot rule out, listed one by one.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use table::zones::{End, Slot, Zone, ZoneKind, Zones, ZonesView};
use table::{Observer, Recorder, Sampled, Seat};

pub const CARDS: usize = 5;
pub const KINDS: [ZoneKind; 6] = [
    ZoneKind::Deck,
    ZoneKind::Hand(Seat(0)),
    ZoneKind::Hand(Seat(1)),
    ZoneKind::Sealed(Seat(1)),
    ZoneKind::Open,
    ZoneKind::Deck,
];
pub const SEATS: u8 = 2;

pub type Cards = Zones<u8, CARDS, 6, 3>;
/// The cards as they lie, zone by zone.
pub type Order = Vec<u8>;

/// Something that is done with cards.
#[derive(Copy, Clone, Debug)]
pub enum Change {
    Draw(u8, u8),
    Pick(u8, u8, End),
    DrawAny(u8, u8),
    Lay(u8, u8),
    Tuck(u8, u8),
    Shuffle(u8),
    Look(u8, u8, usize),
    Show(u8),
}

/// The zones, and what each observer can rule out.
#[derive(Clone)]
pub struct Oracle {
    pub cards: Cards,
    pub possible: Vec<BTreeSet<Order>>,
}

impl Oracle {
    pub fn new() -> Oracle {
        let cards = Cards::new(CARDS, SEATS, &KINDS);
        let all = arrangements(&[0, 1, 2, 3, 4]);
        Oracle { cards, possible: vec![all; usize::from(SEATS) + 1] }
    }

    /// The order of all cards.
    pub fn truth(&self) -> Order {
        zones().flat_map(|zone| self.cards.cards(zone).collect::<Vec<_>>()).collect()
    }

    fn position(&self, card: u8) -> usize {
        self.truth().iter().position(|other| *other == card).expect("every card lies somewhere")
    }

    fn range(&self, zone: Zone) -> Range<usize> {
        let start = zones().take(usize::from(zone.0)).map(|zone| self.cards.count(zone)).sum();
        start..start + self.cards.count(zone)
    }

    /// Does it with the zones, and rules out what each observer can rule out.
    pub fn act(&mut self, change: Change, chance: &mut Sampled) {
        match change {
            Change::Draw(from, to) => self.draw(Zone(from), Zone(to)),
            Change::Pick(card, to, end) => {
                let Some(from) = self.cards.zone_of(card) else { return };
                self.mix(self.range(from), |observer| !kind(from).is_seen_by(observer));
                let at = self.position(card);
                self.carry(at, Zone(to), end);
                self.cards.pick(card, Zone(to), end);
                self.see_arrival(Zone(to), end);
            }
            Change::DrawAny(from, to) => {
                let (from, to) = (Zone(from), Zone(to));
                let mut recorder = Recorder::new(chance);
                let Some(card) = self.cards.clone().draw_any(from, to, &mut recorder) else { return };
                let mut again = table::Recorded::new(&recorder.outcomes, None);
                self.mix(self.range(from), |observer| !kind(from).is_seen_by(observer));
                let at = self.position(card);
                self.carry(at, to, End::Bottom);
                self.cards.draw_any(from, to, &mut again);
                self.see_arrival(to, End::Bottom);
            }
            Change::Lay(from, to) => (0..self.cards.count(Zone(from)))
                .filter(|_| from != to)
                .for_each(|_| self.draw(Zone(from), Zone(to))),
            Change::Tuck(from, under) if from == under => self.act(Change::Shuffle(from), chance),
            Change::Tuck(from, under) => {
                self.mix(self.range(Zone(from)), |_| true);
                let mut after = self.clone();
                after.cards.tuck(Zone(from), Zone(under), chance);
                // The same as the cards lie now, one by one.
                let packet = after.truth()[after.packet(from, under, self)].to_vec();
                self.cards = stacked(&self.cards, Zone(from), &packet);
                (0..packet.len()).for_each(|_| self.draw(Zone(from), Zone(under)));
                self.cards = after.cards;
            }
            Change::Shuffle(zone) => {
                self.mix(self.range(Zone(zone)), |_| true);
                self.cards.shuffle(Zone(zone), chance);
                self.see(self.range(Zone(zone)), |observer| kind(Zone(zone)).is_seen_by(observer));
            }
            Change::Look(seat, zone, count) => {
                self.cards.look(Seat(seat), Zone(zone), count);
                let range = self.range(Zone(zone));
                let range = range.start..range.end.min(range.start + count);
                self.see(range, |observer| observer == Observer::Seat(Seat(seat)));
            }
            Change::Show(card) => {
                self.cards.show(card);
                let at = self.position(card);
                self.see(at..at + 1, |_| true);
            }
        }
    }

    fn draw(&mut self, from: Zone, to: Zone) {
        let range = self.range(from);
        if range.is_empty() {
            return;
        }
        if let ZoneKind::Hand(_) = kind(from) {
            self.mix(range.clone(), |observer| !kind(from).is_seen_by(observer));
        }
        self.carry(range.start, to, End::Bottom);
        self.cards.draw(from, to);
        self.see_arrival(to, End::Bottom);
    }

    /// Where a packet lies now that went under a zone.
    fn packet(&self, from: u8, under: u8, before: &Oracle) -> Range<usize> {
        let range = self.range(Zone(under));
        range.end - before.cards.count(Zone(from))..range.end
    }

    /// In every possible arrangement the same card moves.
    fn carry(&mut self, at: usize, to: Zone, end: End) {
        let range = self.range(to);
        let target = match end {
            End::Top => range.start,
            End::Bottom => range.end,
        };
        let target = if at < target { target - 1 } else { target };
        for possible in &mut self.possible {
            *possible = std::mem::take(possible)
                .into_iter()
                .map(|mut order| {
                    let card = order.remove(at);
                    order.insert(target, card);
                    order
                })
                .collect();
        }
    }

    fn see_arrival(&mut self, to: Zone, end: End) {
        let range = self.range(to);
        let at = match end {
            End::Top => range.start,
            End::Bottom => range.end - 1,
        };
        self.see(at..at + 1, |observer| kind(to).is_seen_by(observer));
    }

    fn see(&mut self, range: Range<usize>, who: impl Fn(Observer) -> bool) {
        let truth = self.truth();
        for (observer, possible) in Observer::all(SEATS).zip(&mut self.possible) {
            if who(observer) {
                possible.retain(|order| order[range.clone()] == truth[range.clone()]);
            }
        }
    }

    fn mix(&mut self, range: Range<usize>, who: impl Fn(Observer) -> bool) {
        for (observer, possible) in Observer::all(SEATS).zip(&mut self.possible) {
            if who(observer) {
                let mixed = |order: &Order| {
                    let others = arrangements(&order[range.clone()]).into_iter();
                    let order = order.clone();
                    let range = range.clone();
                    others.map(move |part| [&order[..range.start], &part, &order[range.end..]].concat())
                };
                *possible = possible.iter().flat_map(mixed).collect();
            }
        }
    }
}

/// The same cards with those of one zone in this order. What is known is not looked at.
fn stacked(cards: &Cards, zone: Zone, order: &[u8]) -> Cards {
    let mut cards = *cards;
    order.iter().for_each(|card| cards.pick(*card, zone, End::Bottom));
    cards
}

pub fn zones() -> impl Iterator<Item = Zone> {
    (0..KINDS.len() as u8).map(Zone)
}

fn kind(zone: Zone) -> ZoneKind {
    KINDS[usize::from(zone.0)]
}

/// All orders of these cards.
pub fn arrangements(cards: &[u8]) -> BTreeSet<Order> {
    if cards.is_empty() {
        return [Vec::new()].into();
    }
    let first = |i: usize| {
        let mut rest = cards.to_vec();
        let card = rest.remove(i);
        arrangements(&rest).into_iter().map(move |order| [vec![card], order].concat())
    };
    (0..cards.len()).flat_map(first).collect()
}

/// Every arrangement that a view allows.
pub fn allowed(view: &ZonesView<u8>) -> BTreeSet<Order> {
    let slots: Vec<Slot<u8>> = view.zones.iter().flat_map(|zone| zone.cards.clone()).collect();
    let all: Vec<u8> = (0..slots.len() as u8).collect();
    arrangements(&all).into_iter().filter(|order| is_allowed(view, &slots, order)).collect()
}

fn is_allowed(view: &ZonesView<u8>, slots: &[Slot<u8>], order: &[u8]) -> bool {
    let lot_of = |card: u8| view.lots.iter().position(|lot| lot.contains(&card)).map(|lot| lot as u8);
    let mut shares: BTreeMap<(u8, u8), u8> = BTreeMap::new();
    for (slot, card) in slots.iter().zip(order) {
        match *slot {
            Slot::Card(known) if known != *card => return false,
            Slot::Card(_) => {}
            Slot::OneOf(lot) if lot_of(*card) != Some(lot) => return false,
            Slot::OneOf(_) => {}
            Slot::Mixed(place) => match lot_of(*card) {
                Some(lot) => *shares.entry((place, lot)).or_default() += 1,
                None => return false,
            },
        }
    }
    let told = view
        .places
        .iter()
        .zip(0..)
        .flat_map(|(place, number)| place.iter().map(move |share| ((number, share.lot), share.count)));
    shares == told.collect()
}
