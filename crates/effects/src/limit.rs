//! How often something may be used, and what has been used.

use crate::ClauseId;
use serde::{Deserialize, Serialize};
use table::Stack;

/// So many times in a span: once a turn, once a round, once in the reign of a king.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Limit<Span> {
    /// How many times.
    pub times: u8,
    /// In what.
    pub per: Span,
}

impl<Span> Limit<Span> {
    /// Once in each such span.
    pub const fn once(per: Span) -> Self {
        Limit { times: 1, per }
    }

    /// May it be used once more by who has used it so often?
    #[must_use]
    pub const fn is_open(&self, used: u8) -> bool {
        used < self.times
    }
}

/// How often a limited clause was used in the present span.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Use<Carrier, Span> {
    /// Which clause.
    pub clause: ClauseId,
    /// By whom.
    pub carrier: Carrier,
    /// In what.
    pub per: Span,
    /// How often.
    pub times: u8,
}

/// Why something cannot be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It was used as often as it may be.
    Spent,
    /// There is no room to note it: a game sizes its lists by its content.
    Full,
}

/// What was used of clauses with a limit, at most `N` of them in a span.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(deserialize = "C: Copy + Default + Deserialize<'de>, S: Copy + Default + Deserialize<'de>")
)]
pub struct Uses<C: Copy + Default, S: Copy + Default, const N: usize>(Stack<Use<C, S>, N>);

impl<C: Copy + Default + PartialEq, S: Copy + Default + PartialEq, const N: usize> Uses<C, S, N> {
    /// How often he has used it in the present span.
    #[must_use]
    pub fn times(&self, clause: ClauseId, carrier: C) -> u8 {
        self.0
            .iter()
            .find(|used| used.clause == clause && used.carrier == carrier)
            .map_or(0, |used| used.times)
    }

    /// Notes one more use.
    ///
    /// # Errors
    /// When the limit does not let him, or there is no room.
    pub fn spend(&mut self, clause: ClauseId, carrier: C, limit: Limit<S>) -> Result<(), Refused> {
        if !limit.is_open(self.times(clause, carrier)) {
            return Err(Refused::Spent);
        }
        if let Some(used) = self.0.iter_mut().find(|used| used.clause == clause && used.carrier == carrier) {
            used.times += 1;
            return Ok(());
        }
        if self.0.len() == N {
            return Err(Refused::Full);
        }
        self.0.push(Use { clause, carrier, per: limit.per, times: 1 });
        Ok(())
    }

    /// A span ends: what was limited by it is fresh again.
    pub fn renew(&mut self, span: S) {
        self.0 = self.0.iter().filter(|used| used.per != span).copied().collect();
    }

    /// What bore this clause has left him: another like it is fresh.
    pub fn forget(&mut self, clause: ClauseId, carrier: C) {
        self.0 =
            self.0.iter().filter(|used| used.clause != clause || used.carrier != carrier).copied().collect();
    }

    /// A span of his ends, such as his reign: what was limited by it is fresh again for him.
    pub fn renew_for(&mut self, span: S, carrier: C) {
        self.0 = self.0.iter().filter(|used| used.per != span || used.carrier != carrier).copied().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_forgotten_is_that_clause_of_that_carrier_alone() {
        let once = Limit::once('t');
        let mut uses = Uses::<u8, char, 4>::default();
        for (clause, carrier) in [(7, 0), (7, 1), (8, 0)] {
            assert_eq!(uses.spend(ClauseId(clause), carrier, once), Ok(()));
        }
        uses.forget(ClauseId(7), 0);
        let times = [(7, 0), (7, 1), (8, 0)].map(|(clause, carrier)| uses.times(ClauseId(clause), carrier));
        assert_eq!(times, [0, 1, 1]);
    }

    #[test]
    fn once_is_once_for_each_and_fresh_in_the_next_span() {
        let once = Limit::once('t');
        let mut uses = Uses::<u8, char, 2>::default();
        assert_eq!(uses.spend(ClauseId(7), 0, once), Ok(()));
        assert_eq!(uses.spend(ClauseId(7), 0, once), Err(Refused::Spent));
        assert_eq!(uses.spend(ClauseId(7), 1, once), Ok(()), "another carrier");
        assert_eq!(uses.spend(ClauseId(8), 0, once), Err(Refused::Full));
        uses.renew_for('t', 1);
        assert_eq!(
            (uses.times(ClauseId(7), 0), uses.times(ClauseId(7), 1)),
            (1, 0),
            "his span alone has ended"
        );
        uses.renew('r');
        assert_eq!(uses.times(ClauseId(7), 0), 1, "another span");
        uses.renew('t');
        assert_eq!(uses.times(ClauseId(7), 0), 0);
        assert_eq!(uses.spend(ClauseId(7), 0, once), Ok(()));
    }

    proptest! {
        #[test]
        fn a_limit_holds(tries in proptest::collection::vec((0u16..3, 0u8..2, proptest::bool::ANY), 0..60), times in 1u8..4) {
            let limit = Limit { times, per: 'r' };
            let mut uses = Uses::<u8, char, 6>::default();
            let mut counted = std::collections::HashMap::new();
            for (clause, carrier, ends) in tries {
                if ends {
                    uses.renew('r');
                    counted.clear();
                }
                let count = counted.entry((clause, carrier)).or_insert(0);
                let free = *count < times;
                prop_assert_eq!(uses.spend(ClauseId(clause), carrier, limit).is_ok(), free);
                *count += u8::from(free);
                prop_assert_eq!(uses.times(ClauseId(clause), carrier), *count);
                prop_assert!(*count <= times);
            }
        }
    }
}
