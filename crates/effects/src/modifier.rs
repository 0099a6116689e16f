//! Numbers that cards change: the sum of what is in force, asked for anew each time.

/// Adds an amount to a statistic for those whom the scope covers. Under which condition and for how long is said by its
/// [`Clause`](crate::Clause).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Modifier<Stat, Scope> {
    /// Which number.
    pub stat: Stat,
    /// How much is added; less than zero takes away.
    pub amount: i32,
    /// For whom or what.
    pub scope: Scope,
}

/// What all these modifiers that cover the subject add to a statistic. For states that list their modifiers themselves; cards in tables are
/// asked by [`Tables::sum`](crate::Tables::sum).
#[must_use]
pub fn sum<Stat: PartialEq, Scope>(
    in_force: impl IntoIterator<Item = Modifier<Stat, Scope>>,
    stat: &Stat,
    covers: impl Fn(&Scope) -> bool,
) -> i32 {
    let counted = in_force.into_iter().filter(|m| m.stat == *stat && covers(&m.scope));
    counted.fold(0, |sum, modifier| sum.saturating_add(modifier.amount))
}

/// A number with what cards add to it. Cards do not lower it below the floor; where it was lower without them it stays.
#[must_use]
pub fn value(base: i32, added: i32, floor: Option<i32>) -> i32 {
    let value = base.saturating_add(added);
    floor.map_or(value, |floor| value.max(floor.min(base)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_covers_the_subject_counts() {
        let in_force = [("move", 1, 'a'), ("move", 2, 'b'), ("wage", 5, 'a'), ("move", -4, 'a')]
            .map(|(stat, amount, scope)| Modifier { stat, amount, scope });
        assert_eq!(sum(in_force, &"move", |scope| *scope == 'a'), -3);
        assert_eq!(sum(in_force, &"move", |_| true), -1);
        assert_eq!(sum(in_force, &"faith", |_| true), 0);
    }

    #[test]
    fn a_floor_stops_what_cards_take_and_nothing_else() {
        assert_eq!(value(3, -5, Some(0)), 0);
        assert_eq!(value(3, -2, Some(0)), 1);
        assert_eq!(value(3, -5, None), -2);
        assert_eq!(value(-1, 0, Some(0)), -1, "it was lower without cards");
        assert_eq!(value(-1, 3, Some(0)), 2);
    }

    proptest! {
        #[test]
        fn the_sum_does_not_depend_on_the_order(
            (list, shuffled) in proptest::collection::vec((0u8..3, -50i32..50, 0u8..2), 0..20)
                .prop_flat_map(|list| (Just(list.clone()), Just(list).prop_shuffle())),
            stat in 0u8..3,
        ) {
            let all = |list: Vec<(u8, i32, u8)>| {
                sum(list.into_iter().map(|(stat, amount, scope)| Modifier { stat, amount, scope }), &stat, |s| *s == 0)
            };
            prop_assert_eq!(all(list), all(shuffled));
        }
    }
}
