//! Cards of one back and the zones they lie in.

use super::bits::Numbered;
use super::memory::Memory;
use crate::{Chance, Observer, Seat, Stack};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::Range;

/// A zone, by its place among those of its cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Zone(pub u8);

impl Zone {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who sees the cards of a zone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ZoneKind {
    /// Nobody: a deck, or cards set aside unseen. Everybody sees how many there are, and which are taken or laid where.
    #[default]
    Deck,
    /// Its owner, who holds them in any order: what leaves a hand could be any of it.
    Hand(Seat),
    /// Its owner: cards played face down, in an order that he has chosen, until they are shown.
    Sealed(Seat),
    /// Everybody: an offer, a discard pile.
    Open,
}

impl ZoneKind {
    /// Does this observer see its cards?
    #[must_use]
    pub fn is_seen_by(self, observer: Observer) -> bool {
        match self {
            ZoneKind::Deck => false,
            ZoneKind::Hand(seat) | ZoneKind::Sealed(seat) => observer == Observer::Seat(seat),
            ZoneKind::Open => true,
        }
    }
}

/// Where a card goes in a zone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// On top: it is drawn next.
    Top,
    /// Under all others.
    Bottom,
}

/// Up to `N` cards of one back in up to `Z` zones, each in order from the top, and what each of fewer than `O` seats and the spectators know
/// of it. No card is made or lost: it only changes its zone.
///
/// Everybody sees cards go from zone to zone, and who sees a zone sees what comes into it. Cards that look alike but
/// are different ids may lie here if nobody could mistake one for the other; otherwise they are tokens ([`super::Bags`]). Cards
/// with different backs belong in different `Zones`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Zones<Id, const N: usize, const Z: usize, const O: usize> {
    /// The numbers of all cards, zone by zone, each from the top.
    pub(super) order: Stack<u8, N>,
    /// Where each zone ends.
    pub(super) ends: Stack<u8, Z>,
    pub(super) kinds: Stack<ZoneKind, Z>,
    /// Of each seat, then of the spectators.
    pub(super) memories: Stack<Memory<N>, O>,
    #[serde(skip)]
    pub(super) id: PhantomData<Id>,
}

impl<Id: Numbered, const N: usize, const Z: usize, const O: usize> Zones<Id, N, Z, O> {
    /// So many cards in ascending order in the first of these zones; everybody knows which there are, nobody where. To be
    /// shuffled before play.
    ///
    /// # Panics
    /// When there are more cards, zones or observers than there is room for, or no zone.
    #[must_use]
    pub fn new(count: usize, seats: u8, kinds: &[ZoneKind]) -> Self {
        let memory = |observer| {
            if kinds[0].is_seen_by(observer) { Memory::full(count) } else { Memory::blank(count) }
        };
        Zones {
            order: (0..count).map(|card| card as u8).collect(),
            ends: kinds.iter().map(|_| count as u8).collect(),
            kinds: kinds.iter().copied().collect(),
            memories: Observer::all(seats).map(memory).collect(),
            id: PhantomData,
        }
    }

    /// The cards of a zone, from the top.
    pub fn cards(&self, zone: Zone) -> impl DoubleEndedIterator<Item = Id> + ExactSizeIterator {
        self.order[self.range(zone)].iter().map(|card| Id::numbered(usize::from(*card)))
    }

    /// How many cards a zone has.
    #[must_use]
    pub fn count(&self, zone: Zone) -> usize {
        self.range(zone).len()
    }

    /// The zone in which a card lies; none if it is no card of these.
    #[must_use]
    pub fn zone_of(&self, card: Id) -> Option<Zone> {
        self.position(card).map(|at| self.zone_at(at))
    }

    /// The top card of a zone goes to the bottom of another; none if there is none.
    pub fn draw(&mut self, from: Zone, to: Zone) -> Option<Id> {
        let range = self.range(from);
        if range.is_empty() {
            return None;
        }
        if let ZoneKind::Hand(_) = self.kinds[from.index()] {
            self.mix_unseen(from);
        }
        Some(self.carry(range.start, to, End::Bottom))
    }

    /// A card that somebody picks out of its zone goes to another (or elsewhere in the same): who does not see the zone it comes from does
    /// not know which it was. A card that is not of these stays away.
    pub fn pick(&mut self, card: Id, to: Zone, end: End) {
        if let Some(at) = self.position(card) {
            self.mix_unseen(self.zone_at(at));
            self.carry(at, to, end);
        }
    }

    /// A card of a zone, each equally likely, goes to another: a thief does not see what he takes. None if there is none.
    pub fn draw_any<C: Chance>(&mut self, from: Zone, to: Zone, chance: &mut C) -> Option<Id> {
        let range = self.range(from);
        if range.is_empty() {
            return None;
        }
        self.mix_unseen(from);
        Some(self.carry(range.start + chance.draw(range.len()), to, End::Bottom))
    }

    /// All cards of a zone go under another as they lie, the top one first. What comes out of a hand could lie in any order.
    pub fn lay(&mut self, from: Zone, to: Zone) {
        while from != to && self.draw(from, to).is_some() {}
    }

    /// All cards of a zone go under another as one packet, in an order that nobody knows.
    pub fn tuck<C: Chance>(&mut self, from: Zone, under: Zone, chance: &mut C) {
        if from == under {
            return self.shuffle(from, chance);
        }
        let count = self.count(from);
        self.shuffle_unseen(from, chance);
        self.lay(from, under);
        let end = self.range(under).end;
        self.witness(end - count..end, self.kinds[under.index()]);
    }

    /// Shuffles a zone. Who sees its cards sees them afterwards too.
    pub fn shuffle<C: Chance>(&mut self, zone: Zone, chance: &mut C) {
        self.shuffle_unseen(zone, chance);
        self.witness(self.range(zone), self.kinds[zone.index()]);
    }

    /// A seat looks at the top cards of a zone, as many as there are.
    pub fn look(&mut self, seat: Seat, zone: Zone, count: usize) {
        let range = self.range(zone);
        let Some(memory) = self.memories.get_mut(seat.index()) else { return };
        self.order[range].iter().take(count).for_each(|card| memory.see(*card));
    }

    /// A card is shown to everybody where it lies, and stays there.
    pub fn show(&mut self, card: Id) {
        if let Some(at) = self.position(card) {
            self.witness(at..at + 1, ZoneKind::Open);
        }
    }

    /// How many seats there are.
    pub(super) fn seats(&self) -> u8 {
        self.memories.len() as u8 - 1
    }

    pub(super) fn memory(&self, observer: Observer) -> &Memory<N> {
        match observer {
            Observer::Seat(seat) => &self.memories[seat.index()],
            Observer::Spectator => &self.memories[self.memories.len() - 1],
        }
    }

    /// Where a zone lies in the order.
    pub(super) fn range(&self, zone: Zone) -> Range<usize> {
        let start = zone.index().checked_sub(1).map_or(0, |before| usize::from(self.ends[before]));
        start..usize::from(self.ends[zone.index()])
    }

    fn position(&self, card: Id) -> Option<usize> {
        self.order.iter().position(|other| usize::from(*other) == card.number())
    }

    fn zone_at(&self, at: usize) -> Zone {
        Zone(self.ends.iter().take_while(|end| usize::from(**end) <= at).count() as u8)
    }

    /// Moves a card; who sees where it comes to sees it. Everybody can follow it.
    fn carry(&mut self, at: usize, to: Zone, end: End) -> Id {
        let from = self.zone_at(at);
        let card = self.order[at];
        let range = self.range(to);
        let target = match end {
            End::Top => range.start,
            End::Bottom => range.end,
        };
        // The card leaves a gap: what it passes moves up, or down.
        if at < target {
            self.order[at..target].rotate_left(1);
        } else {
            self.order[target..=at].rotate_right(1);
        }
        self.ends[..].iter_mut().enumerate().for_each(|(zone, end)| {
            if (from.index()..to.index()).contains(&zone) {
                *end -= 1;
            } else if (to.index()..from.index()).contains(&zone) {
                *end += 1;
            }
        });
        // Who sees where it comes from knows it already.
        let (from, to) = (self.kinds[from.index()], self.kinds[to.index()]);
        self.for_each_observer(|observer, memory, _| {
            if to.is_seen_by(observer) && !from.is_seen_by(observer) {
                memory.see(card);
            }
        });
        Id::numbered(usize::from(card))
    }

    fn shuffle_unseen<C: Chance>(&mut self, zone: Zone, chance: &mut C) {
        let range = self.range(zone);
        chance.shuffle(&mut self.order[range.clone()]);
        self.memories.iter_mut().for_each(|memory| memory.mix(&self.order[range.clone()]));
    }

    /// Who does not see a zone cannot tell its cards apart any more.
    fn mix_unseen(&mut self, zone: Zone) {
        let (range, kind) = (self.range(zone), self.kinds[zone.index()]);
        self.for_each_observer(|observer, memory, order| {
            if !kind.is_seen_by(observer) {
                memory.mix(&order[range.clone()]);
            }
        });
    }

    /// Who sees a zone of this kind sees these cards.
    pub(super) fn witness(&mut self, range: Range<usize>, kind: ZoneKind) {
        self.for_each_observer(|observer, memory, order| {
            if kind.is_seen_by(observer) {
                order[range.clone()].iter().for_each(|card| memory.see(*card));
            }
        });
    }

    fn for_each_observer(&mut self, act: impl Fn(Observer, &mut Memory<N>, &[u8])) {
        let observers = Observer::all(self.seats());
        observers.zip(self.memories.iter_mut()).for_each(|(who, memory)| act(who, memory, &self.order));
    }

    /// Are there so many cards in these zones, and so many observers, as [`Zones::new`] makes them? Positions that people write down are
    /// held against it.
    #[must_use]
    pub fn is_of(&self, count: usize, seats: u8, kinds: &[ZoneKind]) -> bool {
        let sizes = (self.order.len(), self.ends.len(), self.memories.len());
        sizes == (count, kinds.len(), usize::from(seats) + 1) && self.kinds[..] == *kinds
    }

    /// What is wrong with it; nothing in any position reached by play.
    #[must_use]
    pub fn broken(&self) -> Vec<String> {
        let mut broken = Vec::new();
        let mut cards = self.order;
        cards.sort_unstable();
        if !cards.iter().copied().eq(0..self.order.len() as u8)
            || self.ends.last() != Some(&(cards.len() as u8))
        {
            broken.push(format!("a card is lost or there twice: {:?}", self.order));
        }
        if !self.ends.is_sorted() || self.ends.len() != self.kinds.len() {
            broken.push(format!("zones that end before they begin: {:?}", self.ends));
        }
        if self.memories.is_empty() || !self.memories.iter().all(|memory| memory.is_sound(cards.len())) {
            broken.push("an observer knows of cards that are not there".to_owned());
        }
        if !broken.is_empty() {
            // Of such cards nothing else can be asked.
            return broken;
        }
        for (zone, kind) in self.kinds.iter().enumerate() {
            for observer in Observer::all(self.seats()).filter(|observer| kind.is_seen_by(*observer)) {
                let memory = self.memory(observer);
                if self.order[self.range(Zone(zone as u8))].iter().any(|card| !memory.knows(*card)) {
                    broken.push(format!("{observer:?} does not know what he sees in zone {zone}"));
                }
            }
        }
        broken
    }
}
