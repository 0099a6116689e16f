//! How many: the numbers offered in a group of small decisions.

use crate::{Element, Id};
use std::num::NonZeroU8;

/// How many of a kind are taken, paid, moved or placed in one small decision of a group. A big choice is a group of
/// such steps that ends in *done*, so a list need not hold every number: up to [`Amount::MOST`] they are offered one
/// by one, beyond that there is also *all*.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Amount {
    /// So many.
    Exactly(NonZeroU8),
    /// As many as there are, when they are more than [`Amount::MOST`].
    All,
}

/// All amounts that are ever offered.
static OFFERED: [Amount; Amount::MOST as usize + 1] = {
    let mut offered = [Amount::All; Amount::MOST as usize + 1];
    let mut n = NonZeroU8::MIN;
    while n.get() <= Amount::MOST {
        offered[n.get() as usize - 1] = Amount::Exactly(n);
        n = n.saturating_add(1);
    }
    offered
};

impl Amount {
    /// The highest number that is offered by itself.
    pub const MOST: u8 = 19;

    /// So many; none for zero and for what is beyond a byte.
    #[must_use]
    pub fn exactly(n: u16) -> Option<Amount> {
        u8::try_from(n).ok().and_then(NonZeroU8::new).map(Amount::Exactly)
    }

    /// The amounts that are offered of so many, in ascending order.
    #[inline]
    pub fn up_to(most: u16) -> impl Iterator<Item = Amount> {
        // After the numbers one by one comes *all*, if there are more.
        let offered = usize::from(most).min(OFFERED.len());
        OFFERED[..offered].iter().copied()
    }

    /// How many it means of so many; none if it is not one of those offered.
    #[inline]
    #[must_use]
    pub fn of(self, most: u16) -> Option<u16> {
        match self {
            Amount::Exactly(n) if n.get() <= Amount::MOST && u16::from(n.get()) <= most => {
                Some(n.get().into())
            }
            Amount::All if most > u16::from(Amount::MOST) => Some(most),
            Amount::Exactly(_) | Amount::All => None,
        }
    }

    /// The amount that means exactly this many of so many, if one does.
    #[must_use]
    pub fn meaning(n: u16, most: u16) -> Option<Amount> {
        Amount::up_to(most).find(|amount| amount.of(most) == Some(n))
    }

    /// The element of a path.
    #[must_use]
    pub fn element(self) -> Element {
        match self {
            Amount::Exactly(n) => Element { kind: "number", id: Id::Number(n.get().into()) },
            Amount::All => Element::word("number", "all"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_numbers_one_by_one_and_then_all() {
        assert_eq!(Amount::up_to(0).count(), 0);
        assert_eq!(Amount::up_to(3).map(|a| a.of(3)).collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
        assert_eq!(Amount::up_to(19).count(), 19);
        assert_eq!(Amount::up_to(500).count(), 20);
        assert_eq!(Amount::up_to(500).last(), Some(Amount::All));
        assert_eq!(Amount::All.of(500), Some(500));
    }

    #[test]
    fn only_what_is_offered_means_something() {
        for most in 0..60 {
            let offered: Vec<Amount> = Amount::up_to(most).collect();
            assert!(offered.is_sorted(), "in ascending order");
            for n in 1..=255 {
                let amount = Amount::exactly(n).expect("not zero");
                assert_eq!(amount.of(most).is_some(), offered.contains(&amount), "{n} of {most}");
            }
            assert_eq!(Amount::All.of(most).is_some(), offered.contains(&Amount::All));
        }
        assert_eq!((Amount::exactly(0), Amount::exactly(256)), (None, None));
    }

    #[test]
    fn what_means_a_number() {
        assert_eq!(Amount::meaning(4, 4), Amount::exactly(4));
        assert_eq!(Amount::meaning(25, 25), Some(Amount::All));
        assert_eq!(Amount::meaning(24, 25), None, "in two steps only");
        assert_eq!(Amount::All.element().to_string(), "number/all");
        assert_eq!(Amount::exactly(7).map(|a| a.element().to_string()), Some("number/7".to_owned()));
    }
}
