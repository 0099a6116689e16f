//! Tokens that are drawn blindly out of bags.

use super::bits::Numbered;
use crate::{Chance, Observer, Seat, Stack};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// A bag, by its place among those of its tokens.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bag(pub u8);

/// Who looks into a bag.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BagKind {
    /// Nobody.
    #[default]
    Closed,
    /// Its owner, whenever he likes.
    Owned(Seat),
    /// Everybody: it is a pile.
    Open,
}

impl BagKind {
    /// Does this observer see what is in it?
    #[must_use]
    pub fn is_seen_by(self, observer: Observer) -> bool {
        match self {
            BagKind::Closed => false,
            BagKind::Owned(seat) => observer == Observer::Seat(seat),
            BagKind::Open => true,
        }
    }
}

/// Tokens of up to `K` kinds in up to `B` bags. Tokens of one kind cannot be told apart; none is made or lost after the set-up.
///
/// Everybody sees from where to where a token goes, and which it is if it comes from a pile or goes to one. So everybody knows of
/// each kind how many of it a bag holds at least; its owner knows all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Bags<Kind, const K: usize, const B: usize> {
    pub(super) bags: Stack<Heap<K>, B>,
    #[serde(skip)]
    pub(super) kind: PhantomData<Kind>,
}

/// The tokens of one bag, by kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Heap<const K: usize> {
    pub(super) kind: BagKind,
    pub(super) tokens: Stack<u8, K>,
    /// As many of each kind everybody knows to be among them.
    pub(super) public: Stack<u8, K>,
}

impl<Kind: Numbered, const K: usize, const B: usize> Bags<Kind, K, B> {
    /// Empty bags.
    ///
    /// # Panics
    /// When there are more bags than there is room for.
    #[must_use]
    pub fn new(kinds: &[BagKind]) -> Self {
        let none = || (0..K).map(|_| 0).collect();
        let bag = |kind: &BagKind| Heap { kind: *kind, tokens: none(), public: none() };
        Bags { bags: kinds.iter().map(bag).collect(), kind: PhantomData }
    }

    /// Puts tokens in at the set-up; everybody sees which.
    pub fn add(&mut self, bag: Bag, kind: Kind, count: u8) {
        let bag = &mut self.bags[usize::from(bag.0)];
        bag.tokens[kind.number()] += count;
        bag.public[kind.number()] += count;
    }

    /// How many tokens a bag holds.
    #[must_use]
    pub fn size(&self, bag: Bag) -> usize {
        total(&self.bags[usize::from(bag.0)].tokens)
    }

    /// How many tokens of this kind a bag holds.
    #[must_use]
    pub fn count(&self, bag: Bag, kind: Kind) -> u8 {
        self.bags[usize::from(bag.0)].tokens[kind.number()]
    }

    /// The kinds of which a bag holds any, in order.
    pub fn kinds(&self, bag: Bag) -> impl Iterator<Item = Kind> {
        let tokens = &self.bags[usize::from(bag.0)].tokens;
        tokens.iter().enumerate().filter(|(_, count)| **count > 0).map(|(kind, _)| Kind::numbered(kind))
    }

    /// A token of a bag, each equally likely, goes to another; none if it is empty.
    pub fn draw<C: Chance>(&mut self, from: Bag, to: Bag, chance: &mut C) -> Option<Kind> {
        let kind = Kind::numbered(drawn(&self.bags[usize::from(from.0)].tokens, chance)?);
        self.take(from, kind, to);
        Some(kind)
    }

    /// A token that somebody chooses goes from a bag to another. If there is none of that kind, nothing happens.
    pub fn take(&mut self, from: Bag, kind: Kind, to: Bag) {
        let [from, to] = [from, to].map(|bag| usize::from(bag.0));
        let number = kind.number();
        if from == to || self.bags[from].tokens[number] == 0 {
            return;
        }
        let is_open = [from, to].iter().any(|bag| self.bags[*bag].kind == BagKind::Open);
        self.bags[from].tokens[number] -= 1;
        self.bags[to].tokens[number] += 1;
        if is_open {
            let known = &mut self.bags[from].public[number];
            *known = known.saturating_sub(1);
            self.bags[to].public[number] += 1;
        } else {
            // It could have been any token of the bag, so all of them are in doubt.
            self.bags[from].public.fill(0);
        }
    }

    /// All tokens of a bag go to another.
    pub fn pour(&mut self, from: Bag, to: Bag) {
        for kind in (0..K).map(Kind::numbered) {
            (0..self.count(from, kind)).for_each(|_| self.take(from, kind, to));
        }
    }

    /// Are these the bags that there are, as [`Bags::new`] makes them? Positions that people write down are held against it.
    #[must_use]
    pub fn is_of(&self, kinds: &[BagKind]) -> bool {
        self.bags.iter().map(|bag| bag.kind).eq(kinds.iter().copied())
    }

    /// What is wrong with it; nothing in any position reached by play.
    #[must_use]
    pub fn broken(&self) -> Vec<String> {
        let mut broken = Vec::new();
        for (number, bag) in self.bags.iter().enumerate() {
            if [bag.tokens.len(), bag.public.len()] != [K, K] {
                broken.push(format!("bag {number} counts {} of {K} kinds of tokens", bag.tokens.len()));
            }
            let is_wrong = bag.tokens.iter().zip(bag.public.iter()).any(|(there, known)| match bag.kind {
                BagKind::Closed | BagKind::Owned(_) => known > there,
                BagKind::Open => known != there,
            });
            if is_wrong {
                broken.push(format!("bag {number} is thought to hold {:?}: {:?}", bag.public, bag.tokens));
            }
        }
        broken
    }
}

/// How many tokens there are of all kinds.
pub(super) fn total(counts: &[u8]) -> usize {
    counts.iter().map(|count| usize::from(*count)).sum()
}

/// The kind of one of these tokens, each equally likely; none if there is none.
pub(super) fn drawn<C: Chance>(counts: &[u8], chance: &mut C) -> Option<usize> {
    let total = total(counts);
    if total == 0 {
        return None;
    }
    let mut left = chance.draw(total);
    counts.iter().position(|count| {
        let count = usize::from(*count);
        let is_here = left < count;
        left = left.saturating_sub(count);
        is_here
    })
}
