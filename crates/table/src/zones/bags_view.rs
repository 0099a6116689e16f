//! What one observer may know of bags, and the worlds he could be in.

use super::bags::{BagKind, Bags, Heap, drawn, total};
use super::bits::Numbered;
use crate::{Chance, Observer, Stack};
use serde::Serialize;
use std::marker::PhantomData;

/// What one observer may know of bags.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BagsView<Kind> {
    /// The bags.
    pub bags: Vec<BagView<Kind>>,
    /// What lies in bags that the observer does not see, beside what everybody knows of each: it must be there, because it is
    /// nowhere else.
    pub hidden: Vec<(Kind, u8)>,
}

/// What one observer may know of a bag.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BagView<Kind> {
    /// Who sees what is in it.
    pub kind: BagKind,
    /// How many tokens it holds.
    pub size: u16,
    /// What everybody knows to be in it.
    pub public: Vec<(Kind, u8)>,
    /// All that is in it, if the observer is its owner.
    pub own: Option<Vec<(Kind, u8)>>,
}

impl<Kind: Numbered, const K: usize, const B: usize> Bags<Kind, K, B> {
    /// What the observer may know.
    #[must_use]
    pub fn view(&self, observer: Observer) -> BagsView<Kind> {
        let mut hidden = [0; K];
        for bag in self.bags.iter().filter(|bag| !bag.kind.is_seen_by(observer)) {
            let unknown = bag.tokens.iter().zip(bag.public.iter()).map(|(there, known)| there - known);
            hidden.iter_mut().zip(unknown).for_each(|(sum, unknown)| *sum += unknown);
        }
        let view = |bag: &Heap<K>| BagView {
            kind: bag.kind,
            size: total(&bag.tokens) as u16,
            public: listed(&bag.public),
            own: match bag.kind {
                BagKind::Owned(_) if bag.kind.is_seen_by(observer) => Some(listed(&bag.tokens)),
                BagKind::Closed | BagKind::Owned(_) | BagKind::Open => None,
            },
        };
        BagsView { bags: self.bags.iter().map(view).collect(), hidden: listed(&hidden) }
    }
}

impl<Kind: Numbered> BagsView<Kind> {
    /// Bags that the observer could be looking at: the hidden tokens are dealt anew, every deal equally likely.
    ///
    /// # Panics
    /// When it is the view of bags that need more room.
    #[must_use]
    pub fn world<const K: usize, const B: usize, C: Chance>(&self, chance: &mut C) -> Bags<Kind, K, B> {
        let mut hidden: Stack<u8, K> = counted(&self.hidden);
        let bag = |bag: &BagView<Kind>| {
            let public: Stack<u8, K> = counted(&bag.public);
            let mut tokens = bag.own.as_ref().map_or(public, |own| counted(own));
            while total(&tokens) < usize::from(bag.size)
                && let Some(kind) = drawn(&hidden, chance)
            {
                hidden[kind] -= 1;
                tokens[kind] += 1;
            }
            Heap { kind: bag.kind, tokens, public }
        };
        Bags { bags: self.bags.iter().map(bag).collect(), kind: PhantomData }
    }
}

fn listed<Kind: Numbered>(counts: &[u8]) -> Vec<(Kind, u8)> {
    let some = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    some.map(|(kind, count)| (Kind::numbered(kind), *count)).collect()
}

fn counted<Kind: Numbered, const K: usize>(list: &[(Kind, u8)]) -> Stack<u8, K> {
    let mut counts: Stack<u8, K> = (0..K).map(|_| 0).collect();
    list.iter().for_each(|(kind, count)| counts[kind.number()] += count);
    counts
}
