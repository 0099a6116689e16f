//! Which answers are worth weighing.

use crate::eyes::Eyes;
use crate::steward::weights;
use bots::search::{Order, Orders};
use kingsburg::Kingsburg;
use kingsburg::answer::Answer;
use kingsburg::view::View;
use table::Observer;

/// So many answers that the steward thinks most of, the best first.
pub struct Shortlist(pub usize);

impl Orders<Kingsburg> for Shortlist {
    fn orders(&self, _: &Kingsburg, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let mut weighed: Vec<(Answer, f32)> =
            answers.iter().copied().zip(weights(view, seat, answers)).collect();
        // Stable: of equals the first stays first.
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        // Nobody passes when he builds for the last time and can: dice that fall otherwise do not talk him out of it.
        if Eyes::new(view, seat).builds_last() && weighed.first().is_some_and(|best| best.1 > 0.0) {
            weighed.retain(|(answer, _)| *answer != Answer::Pass);
        }
        weighed.truncate(self.0);
        weighed.into_iter().map(|(answer, _)| vec![answer]).collect()
    }
}
