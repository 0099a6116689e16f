//! How long things last, and what was put in force for a time.

use crate::ClauseId;
use serde::{Deserialize, Serialize};
use table::Stack;

/// When something ends. A span is the game's: a turn, a round, a battle, the turn of a certain seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Until<Span> {
    /// While its card is held or stands in force. Nothing of it is kept: it is read from where the card lies.
    #[default]
    Held,
    /// The end of a span: of the present one if `ends` is 1, of the next if it is 2.
    End {
        /// Which span.
        of: Span,
        /// How many times such a span still ends, the last end included.
        ends: u8,
    },
    /// The first time it counts.
    NextUse,
    /// The end of the game.
    Forever,
}

impl<Span> Until<Span> {
    /// To the end of the span in which it begins.
    pub const fn end(of: Span) -> Self {
        Until::End { of, ends: 1 }
    }

    /// To the end of the span after the one in which it begins.
    pub const fn next_end(of: Span) -> Self {
        Until::End { of, ends: 2 }
    }
}

/// A clause in force for a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lasting<Carrier, Span> {
    /// Which clause; what it says stands in the tables.
    pub clause: ClauseId,
    /// For whom, and what was chosen when it began.
    pub carrier: Carrier,
    /// When it ends.
    pub until: Until<Span>,
}

/// There is no room: a game sizes its lists by its content, and says so when a pack has more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Full;

/// What was put in force for a time, at most `N` clauses, in the order in which they came.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(deserialize = "C: Copy + Default + Deserialize<'de>, S: Copy + Default + Deserialize<'de>")
)]
pub struct InForce<C: Copy + Default, S: Copy + Default, const N: usize>(Stack<Lasting<C, S>, N>);

impl<C: Copy + Default, S: Copy + Default + PartialEq, const N: usize> InForce<C, S, N> {
    /// Puts a clause in force.
    ///
    /// # Errors
    /// When there is no room for it.
    pub fn put(&mut self, clause: ClauseId, carrier: C, until: Until<S>) -> Result<(), Full> {
        if self.0.len() == N {
            return Err(Full);
        }
        self.0.push(Lasting { clause, carrier, until });
        Ok(())
    }

    /// All that is in force.
    pub fn iter(&self) -> impl Iterator<Item = &Lasting<C, S>> {
        self.0.iter()
    }

    /// For whom this clause is in force, once for each time it was put.
    pub fn carriers(&self, clause: ClauseId) -> impl Iterator<Item = C> {
        self.0.iter().filter(move |lasting| lasting.clause == clause).map(|lasting| lasting.carrier)
    }

    /// A span ends, and what lasted until then with it. Where spans lie in each other the game ends the inner ones first.
    pub fn end(&mut self, span: S) {
        for lasting in self.0.iter_mut() {
            if let Until::End { of, ends } = &mut lasting.until
                && *of == span
            {
                *ends = ends.saturating_sub(1);
            }
        }
        self.lift(|lasting| matches!(lasting.until, Until::End { ends: 0, .. }));
    }

    /// What lasted until its next use is spent, if it fits this use: all of it at once, however many there are.
    pub fn use_up(&mut self, mut fits: impl FnMut(&Lasting<C, S>) -> bool) {
        self.lift(|lasting| lasting.until == Until::NextUse && fits(lasting));
    }

    /// Takes out of force what this tells, before its time.
    pub fn lift(&mut self, mut goes: impl FnMut(&Lasting<C, S>) -> bool) {
        self.0 = self.0.iter().filter(|lasting| !goes(lasting)).copied().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Some4 = InForce<u8, char, 4>;

    #[test]
    fn each_ends_in_its_time() {
        let mut list = Some4::default();
        list.put(ClauseId(0), 0, Until::end('r')).unwrap();
        list.put(ClauseId(1), 0, Until::next_end('r')).unwrap();
        list.put(ClauseId(2), 1, Until::NextUse).unwrap();
        list.put(ClauseId(3), 1, Until::Forever).unwrap();
        assert_eq!(list.put(ClauseId(4), 0, Until::Forever), Err(Full));
        let left = |list: &Some4| list.iter().map(|l| l.clause.0).collect::<Vec<_>>();
        list.end('e');
        assert_eq!(left(&list), [0, 1, 2, 3], "another span");
        list.end('r');
        assert_eq!(left(&list), [1, 2, 3]);
        list.use_up(|l| l.carrier == 0);
        assert_eq!(left(&list), [1, 2, 3], "the use was somebody else's");
        list.use_up(|_| true);
        assert_eq!(left(&list), [1, 3]);
        list.end('r');
        assert_eq!(left(&list), [3]);
        assert_eq!(list.carriers(ClauseId(3)).collect::<Vec<_>>(), [1]);
        let bytes = postcard::to_stdvec(&list).unwrap();
        assert_eq!(bytes, [1, 3, 1, 3], "as many items, clause, carrier, forever");
        assert_eq!(postcard::from_bytes::<Some4>(&bytes).unwrap(), list);
    }

    proptest! {
        #[test]
        fn nothing_remains_after_its_end(
            puts in proptest::collection::vec((0u16..5, 0u8..3, 1u8..4), 0..12),
            ends in proptest::collection::vec(0u8..3, 0..12),
        ) {
            let mut list = InForce::<u8, u8, 12>::default();
            for (clause, of, ends) in &puts {
                list.put(ClauseId(*clause), 0, Until::End { of: *of, ends: *ends }).unwrap();
            }
            for span in &ends {
                list.end(*span);
            }
            let times = |span: u8| ends.iter().filter(|s| **s == span).count();
            let still = puts.iter().filter(|(_, of, ends)| usize::from(*ends) > times(*of));
            let expected: Vec<u16> = still.map(|(clause, ..)| *clause).collect();
            prop_assert_eq!(list.iter().map(|l| l.clause.0).collect::<Vec<_>>(), expected);
        }
    }
}
