//! What a search found out.

use super::Shares;
use super::worker::Arm;
use std::time::Duration;
use table::{Seat, Tally};

/// What one order is thought to be worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate<A> {
    /// The order; most have one answer.
    pub order: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The seat's chance to win with it.
    pub chance: f32,
    /// The standard error of that.
    pub error: f32,
    /// The chances of all seats with it.
    pub shares: Shares,
}

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thinking<A> {
    /// The orders, the best first.
    pub estimates: Vec<Estimate<A>>,
    /// The chances of all seats if the best one is chosen.
    pub shares: Shares,
    /// Iterations of this search.
    pub iterations: u32,
    /// Iterations that were known from the decision before.
    pub known: u32,
    /// How long it took.
    pub time: Duration,
    /// What was played.
    pub tally: Tally,
}

/// Which order is the best.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Rank {
    /// The most tried one: while trees grow, early tries tell less than late ones.
    Tries,
    /// That with the highest mean; one that was tried less than half as often as another was worse.
    Mean,
}

impl<A: Clone> Thinking<A> {
    /// Sums up what was counted for each order. The first one stays first unless the best is better beyond doubt.
    pub(super) fn of(
        orders: &[Vec<A>],
        arms: &[Arm],
        seat: Seat,
        rank: Rank,
        is_better: impl FnOnce(usize) -> bool,
    ) -> Thinking<A> {
        let mut order: Vec<usize> = (0..arms.len()).collect();
        let most = arms.iter().map(|arm| arm.visits).max().unwrap_or(0);
        let key = |arm: &Arm| match rank {
            Rank::Tries => (arm.visits, arm.mean(seat)),
            Rank::Mean => (u32::from(2 * arm.visits >= most), arm.mean(seat)),
        };
        // Sorting is stable: of equals the more promising stays first.
        order.sort_by(|a, b| {
            let (a, b) = (key(&arms[*a]), key(&arms[*b]));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        if order.first().is_some_and(|best| *best > 0 && !is_better(*best)) {
            order.retain(|i| *i != 0);
            order.insert(0, 0);
        }
        let estimate = |i: &usize| {
            let arm = &arms[*i];
            let error = (arm.variance(seat) / f64::from(arm.visits.max(1))).sqrt() as f32;
            let shares = std::array::from_fn(|seat| arm.mean(Seat(seat as u8)) as f32);
            let (order, visits, chance) = (orders[*i].clone(), arm.visits, arm.mean(seat) as f32);
            Estimate { order, visits, chance, error, shares }
        };
        let estimates: Vec<Estimate<A>> = order.iter().map(estimate).collect();
        Thinking {
            shares: estimates.first().map_or([0.0; 8], |best| best.shares),
            estimates,
            iterations: 0,
            known: 0,
            time: Duration::ZERO,
            tally: Tally::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An order tried so often, with this mean share and standard deviation.
    fn arm(visits: u32, mean: f64, deviation: f64) -> Arm {
        let n = f64::from(visits);
        let mut arm = Arm { visits, squares: n * (mean * mean + deviation * deviation), ..Arm::NEW };
        arm.sums[0] = n * mean;
        arm.sums[1] = n * (1.0 - mean);
        arm
    }

    fn chosen(arms: &[Arm], is_better: fn(usize) -> bool) -> u8 {
        Thinking::of(&[vec![0u8], vec![1]], arms, Seat(0), Rank::Mean, is_better).estimates[0].order[0]
    }

    #[test]
    fn another_order_than_the_first_must_be_better_beyond_doubt() {
        let arms = [arm(100, 0.5, 0.1), arm(100, 0.55, 0.1)];
        assert_eq!((chosen(&arms, |_| true), chosen(&arms, |_| false)), (1, 0));
        assert_eq!(chosen(&[arm(100, 0.6, 0.1), arm(100, 0.55, 0.1)], |_| true), 0, "the better mean");
    }

    #[test]
    fn an_order_that_was_tried_much_less_is_not_the_best() {
        assert_eq!(chosen(&[arm(90, 0.5, 0.1), arm(44, 0.6, 0.1)], |_| true), 0);
        assert_eq!(chosen(&[arm(90, 0.5, 0.1), arm(45, 0.6, 0.1)], |_| true), 1);
    }

    #[test]
    fn while_trees_grow_the_most_tried_order_is_the_best() {
        let arms = [arm(40, 0.6, 0.1), arm(50, 0.5, 0.1)];
        let thinking = Thinking::of(&[vec![0u8], vec![1]], &arms, Seat(0), Rank::Tries, |_| true);
        assert_eq!(thinking.estimates[0].order, [1]);
    }

    #[test]
    fn shares_are_those_of_the_order_that_is_chosen() {
        let thinking = Thinking::of(
            &[vec![0u8], vec![1]],
            &[arm(10, 0.2, 0.0), arm(90, 0.7, 0.0)],
            Seat(0),
            Rank::Mean,
            |_| true,
        );
        assert!((thinking.shares[0] - 0.7).abs() < 1e-6 && (thinking.shares[1] - 0.3).abs() < 1e-6);
        assert_eq!(thinking.estimates[1].visits, 10);
    }

    #[test]
    fn estimates_know_their_error() {
        let arms = [arm(100, 0.5, 0.2), arm(25, 0.4, 0.2)];
        let thinking = Thinking::of(&[vec![0u8], vec![1]], &arms, Seat(0), Rank::Mean, |_| true);
        let errors: Vec<f32> = thinking.estimates.iter().map(|estimate| estimate.error).collect();
        assert!((errors[0] - 0.02).abs() < 1e-4 && (errors[1] - 0.04).abs() < 1e-4, "{errors:?}");
    }
}
