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

impl<A: Clone> Thinking<A> {
    /// Sums up what was counted for each order. With doubt the first order is chosen unless another is better by so
    /// many standard errors.
    pub(super) fn of(orders: &[Vec<A>], arms: &[Arm], seat: Seat, doubt: Option<f64>) -> Thinking<A> {
        let mut order: Vec<usize> = (0..arms.len()).collect();
        // The most tried is the best; sorting is stable, so that of equals the more promising stays first.
        order.sort_by(|a, b| {
            let key = |i: usize| (arms[i].visits, arms[i].mean(seat));
            key(*b).0.cmp(&key(*a).0).then(key(*b).1.total_cmp(&key(*a).1))
        });
        if let (Some(doubt), Some(best)) = (doubt, order.first()) {
            let (best, first) = (&arms[*best], &arms[0]);
            let error = |arm: &Arm| arm.variance(seat) / f64::from(arm.visits.max(1));
            if best.mean(seat) - first.mean(seat) < doubt * (error(best) + error(first)).sqrt() {
                order.retain(|i| *i != 0);
                order.insert(0, 0);
            }
        }
        let estimate = |i: &usize| Estimate {
            order: orders[*i].clone(),
            visits: arms[*i].visits,
            chance: arms[*i].mean(seat) as f32,
        };
        let mut shares: Shares = [0.0; 8];
        if let Some(best) = order.first() {
            let mean = |seat: u8| arms[*best].mean(Seat(seat)) as f32;
            shares.iter_mut().zip(0..).for_each(|(share, seat)| *share = mean(seat));
        }
        Thinking {
            estimates: order.iter().map(estimate).collect(),
            shares,
            iterations: 0,
            known: 0,
            time: Duration::ZERO,
            tally: Tally::default(),
        }
    }
}
