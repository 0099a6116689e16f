//! What cards do at a moment, one after the other, in the order their owner chooses.

use crate::{ClauseId, Full, Limit, Scene, Tables, Vocabulary};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// Something done at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trigger<V: Vocabulary> {
    /// At which moment.
    pub hook: V::Hook,
    /// Must it be done, or may its owner decline?
    pub choice: Choice,
    /// How often.
    pub limit: Option<Limit<V::Span>>,
    /// What is done.
    pub verb: V::Verb,
}

/// Must something be done that is due?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// It must.
    Must,
    /// Its owner may decline.
    May,
}

/// A trigger that is due.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Called<Carrier> {
    /// Which clause.
    pub clause: ClauseId,
    /// For whom.
    pub carrier: Carrier,
    /// Who chooses when it comes, and whether.
    pub owner: Seat,
}

/// What is still due at a moment, for the state of a step: owners one after the other, each in the order he chooses.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub struct Due<C: Copy + Default, const N: usize>(Stack<Called<C>, N>);

impl<C: Copy + Default + PartialEq, const N: usize> Due<C, N> {
    /// What is due at a moment, owners in this order; whoever is not named has nothing due.
    ///
    /// # Errors
    /// When more is due than there is room for.
    pub fn at<V: Vocabulary<Carrier = C>>(
        tables: &Tables<V>,
        scene: &impl Scene<V>,
        hook: V::Hook,
        owners: impl IntoIterator<Item = Seat>,
    ) -> Result<Self, Full> {
        let mut due = Self::default();
        for owner in owners {
            for called in tables.due(scene, hook).filter(|called| called.owner == owner) {
                if due.0.len() == N {
                    return Err(Full);
                }
                due.0.push(called);
            }
        }
        Ok(due)
    }

    /// Who chooses next; nobody when all is done.
    #[must_use]
    pub fn owner(&self) -> Option<Seat> {
        self.0.first().map(|called| called.owner)
    }

    /// What he can choose from.
    #[must_use]
    pub fn choices(&self) -> &[Called<C>] {
        let count = self.0.iter().take_while(|called| Some(called.owner) == self.owner()).count();
        &self.0[..count]
    }

    /// He chooses what comes next: it is no longer due. None if it is not his to choose now.
    pub fn take(&mut self, chosen: Called<C>) -> Option<Called<C>> {
        let at = self.choices().iter().position(|called| *called == chosen)?;
        Some(self.0.remove(at))
    }

    /// He declines all the rest that he may decline.
    pub fn decline<V: Vocabulary<Carrier = C>>(&mut self, tables: &Tables<V>) {
        let owner = self.owner();
        let declines = |called: &Called<C>| {
            Some(called.owner) == owner
                && tables.trigger(called.clause).is_some_and(|trigger| trigger.choice == Choice::May)
        };
        self.keep(|called| !declines(called));
    }

    /// Keeps what is still possible after something else was done.
    pub fn keep(&mut self, mut stays: impl FnMut(&Called<C>) -> bool) {
        self.0 = self.0.iter().filter(|called| stays(called)).copied().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, Clause, Closed, Says, Until, words};
    use proptest::prelude::*;

    words! {
        /// Nothing is asked.
        enum None_ {
            Nothing,
        }
    }
    words! {
        enum Hook {
            Taxes,
            Wages,
        }
    }

    #[derive(Copy, Clone, PartialEq, Eq, Debug)]
    struct Toy;

    impl Vocabulary for Toy {
        type Stat = None_;
        type Act = None_;
        type Hook = Hook;
        type Span = ();
        type Source = u8;
        type Scope = ();
        type Condition = ();
        type Verb = u16;
        type Carrier = Seat;
        type Subject = ();
        fn floor(_: None_) -> Option<i32> {
            None
        }
        fn owner(carrier: Seat) -> Seat {
            carrier
        }
    }

    /// Every card lies before the seat that stands here; these clauses were used.
    struct Cards(Vec<u8>, Vec<u16>);

    impl Scene<Toy> for Cards {
        fn carriers(&self, _: ClauseId, clause: &Clause<Toy>) -> impl Iterator<Item = Seat> {
            self.0.get(usize::from(clause.source)).map(|seat| Seat(*seat)).into_iter()
        }
        fn holds(&self, (): &(), _: Seat) -> bool {
            true
        }
        fn covers(&self, (): &(), _: Seat, (): ()) -> bool {
            true
        }
        fn used(&self, id: ClauseId, _: Seat) -> u8 {
            u8::from(self.1.contains(&id.0))
        }
    }

    fn tables(hooks: &[(Hook, Choice)]) -> Tables<Toy> {
        let mut builder = Builder::default();
        for (card, (hook, choice)) in hooks.iter().enumerate() {
            let trigger =
                Trigger { hook: *hook, choice: *choice, limit: Some(Limit::once(())), verb: card as u16 };
            let source = card as u8;
            builder.say(Clause {
                source,
                conditions: vec![],
                until: Until::Held,
                says: Says::Trigger(trigger),
            });
        }
        builder.finish().unwrap()
    }

    #[test]
    fn owners_come_in_order_and_choose_in_theirs() {
        let (must, may) = (Choice::Must, Choice::May);
        let tables =
            tables(&[(Hook::Taxes, must), (Hook::Wages, must), (Hook::Taxes, may), (Hook::Taxes, may)]);
        let scene = Cards(vec![0, 0, 1, 0], vec![]);
        let mut due = Due::<Seat, 4>::at(&tables, &scene, Hook::Taxes, [Seat(1), Seat(0)]).unwrap();
        let one =
            |clause, owner| Called { clause: ClauseId(clause), carrier: Seat(owner), owner: Seat(owner) };
        assert_eq!(due.owner(), Some(Seat(1)));
        assert_eq!(due.choices(), [one(2, 1)]);
        assert_eq!(due.take(one(0, 0)), None, "not yet his turn");
        assert_eq!(due.take(one(2, 1)), Some(one(2, 1)));
        assert_eq!(due.choices(), [one(0, 0), one(3, 0)]);
        due.decline(&tables);
        assert_eq!(due.choices(), [one(0, 0)], "what must be is left");
        assert_eq!(due.take(one(0, 0)), Some(one(0, 0)));
        assert_eq!((due.owner(), due.choices().len()), (None, 0));
        assert_eq!(Due::<Seat, 2>::at(&tables, &scene, Hook::Taxes, [Seat(1), Seat(0)]), Err(Full));
    }

    #[test]
    fn what_was_used_is_no_longer_due_and_it_is_said_why() {
        let tables = tables(&[(Hook::Taxes, Choice::Must), (Hook::Taxes, Choice::Must)]);
        let scene = Cards(vec![0, 0], vec![1]);
        let due: Vec<u16> = tables.due(&scene, Hook::Taxes).map(|called| called.clause.0).collect();
        assert_eq!(due, [0]);
        assert_eq!(tables.judge(&scene, ClauseId(0), Seat(0)), Ok(()));
        assert_eq!(tables.judge(&scene, ClauseId(1), Seat(0)), Err(Closed::Spent));
    }

    proptest! {
        #[test]
        fn an_order_that_was_chosen_has_all_that_was_due_once(
            owners in proptest::collection::vec(0u8..3, 0..12),
            picks in proptest::collection::vec(0usize..12, 12),
        ) {
            let tables = tables(&vec![(Hook::Taxes, Choice::Must); owners.len()]);
            let scene = Cards(owners.clone(), vec![]);
            let order = [Seat(2), Seat(0), Seat(1)];
            let mut due = Due::<Seat, 12>::at(&tables, &scene, Hook::Taxes, order).unwrap();
            let mut taken = Vec::new();
            for pick in picks {
                let Some(chosen) = due.choices().get(pick % due.choices().len().max(1)).copied() else { break };
                taken.push(due.take(chosen).unwrap());
            }
            prop_assert_eq!(due.owner(), None);
            let turns: Vec<usize> = taken.iter().map(|c| order.iter().position(|s| *s == c.owner).unwrap()).collect();
            prop_assert!(turns.is_sorted(), "owners in their order");
            let mut clauses: Vec<u16> = taken.iter().map(|c| c.clause.0).collect();
            clauses.sort_unstable();
            prop_assert_eq!(clauses, (0..owners.len() as u16).collect::<Vec<_>>());
        }
    }
}
