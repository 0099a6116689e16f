//! What a game may tell the search: three small traits, none of them needed.

use super::Shares;
use std::sync::Arc;
use table::{Game, Sampled, Seat, Standing};

/// How good a position is.
pub trait Evaluation<G: Game>: Send + Sync {
    /// How far the game has come, in steps of its own sequence (a season, a turn); never falls.
    fn time(&self, game: &G, state: &G::State) -> u32;

    /// How likely each seat is to win from here; the sum is 1.
    fn chances(&self, game: &G, state: &G::State) -> Shares;

    /// What the end of a game counts: victory alone, unless how clear it was shall count as well.
    fn result(&self, standing: &Standing) -> Shares {
        super::shares(standing)
    }
}

/// How a sensible player goes on, fast.
pub trait Policy<G: Game>: Send + Sync {
    /// Chooses one of at least two legal answers.
    fn choose(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
        chance: &mut Sampled,
    ) -> G::Answer;
}

/// Answers that belong together and are given one after another without thinking again. The first one is legal now;
/// the others as long as they are legal when their turn comes.
pub type Order<A> = Vec<A>;

/// Which orders are worth weighing.
pub trait Orders<G: Game>: Send + Sync {
    /// The orders that a seat weighs at a decision with at least two answers, the most promising first. A single one is
    /// taken without thinking; none: each answer is an order by itself.
    fn orders(&self, game: &G, view: &G::View, answers: &[G::Answer]) -> Vec<Order<G::Answer>>;
}

/// All the help that a search gets.
pub struct Guide<G: Game> {
    /// Judges positions and ends of games; without it victory counts.
    pub evaluation: Option<Arc<dyn Evaluation<G>>>,
    /// After how many steps of the game's own time playouts stop and are judged; without it they go to the end.
    pub horizon: Option<u32>,
    /// With it playouts follow it; without it they are uniformly random.
    pub policy: Option<Arc<dyn Policy<G>>>,
    /// With it only these orders are weighed at the root; without it every legal answer.
    pub orders: Option<Arc<dyn Orders<G>>>,
    /// How eagerly less visited answers are tried again.
    pub explore: f32,
    /// Another order than the first of `orders` is chosen only if it is better by so many standard errors.
    pub doubt: f32,
    /// Below the root a decision gets its second answer after so many visits, the third after four times as many, and
    /// so on: the policy's choice is trusted for a while. 0: all answers are tried at once.
    pub patience: u32,
}

impl<G: Game> Guide<G> {
    /// No help at all.
    #[must_use]
    pub fn none() -> Guide<G> {
        Guide {
            evaluation: None,
            horizon: None,
            policy: None,
            orders: None,
            explore: 0.7,
            doubt: 0.0,
            patience: 0,
        }
    }

    /// Do the trees below the root grow? Then later tries of an order know more than earlier ones.
    pub(super) fn learns(&self) -> bool {
        self.patience < u32::MAX
    }

    /// The doubt in other orders than the first; none where orders are in no order of promise.
    pub(super) fn doubt(&self) -> Option<f64> {
        self.orders.as_ref().map(|_| f64::from(self.doubt))
    }
}

impl<G: Game> Clone for Guide<G> {
    fn clone(&self) -> Guide<G> {
        Guide {
            evaluation: self.evaluation.clone(),
            horizon: self.horizon,
            policy: self.policy.clone(),
            orders: self.orders.clone(),
            explore: self.explore,
            doubt: self.doubt,
            patience: self.patience,
        }
    }
}
