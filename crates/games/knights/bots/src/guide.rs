//! What Warrior Knights tells the search.

use super::evaluation::{MORE, Position, ROUND, TWO};
use super::eyes::Eyes;
use super::temper::Temper;
use super::{castellan, orders, plan};
use bots::search::{Guide, Order, Orders, Policy, around, spread};
use knights::Knights;
use knights::answer::Answer;
use knights::board::State;
use knights::flow::Frame;
use knights::view::View;
use std::sync::Arc;
use table::{Observer, Sampled, Seat};

/// So many answers are weighed beside the castellan's.
const MOST: usize = 8;
/// So many plans are.
const PLANS: usize = 12;

/// Playouts as a castellan of this temper plays.
pub struct AsCastellan(pub &'static Temper);

impl Policy<Knights> for AsCastellan {
    fn choose(
        &self,
        game: &Knights,
        state: &State,
        seat: Seat,
        answers: &[Answer],
        _: &mut Sampled,
    ) -> Answer {
        castellan::answer(&Eyes::new(game, &state.board, state.secret(seat), seat, answers, self.0))
    }
}

/// What a castellan of this temper would answer, and other answers: whole plans at the first pick.
struct AroundCastellan(&'static Temper);

impl Orders<Knights> for AroundCastellan {
    fn orders(&self, game: &Knights, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let eyes = Eyes::new(game, &view.board, &view.own, seat, answers, self.0);
        match view.board.frame() {
            Frame::Planning(_) if view.own.plan.at == 0 => {
                let mut plans = plan::plans(&eyes);
                plans.truncate(PLANS);
                plans
            }
            _ => around(castellan::answer(&eyes), &others(&eyes), MOST),
        }
    }
}

/// What else is weighed at the questions on which games turn: where Nobles go, whom they attack, who is hired.
fn others(eyes: &Eyes<'_>) -> Vec<Answer> {
    match eyes.board.frame() {
        Frame::Mobilize(_) => orders::areas(eyes),
        Frame::VersatileMove(_) => orders::marches(eyes),
        Frame::ChooseArea(_)
        | Frame::Versatile(_)
        | Frame::VersatileBattle(_)
        | Frame::Mobilizing(_)
        | Frame::Declare(_)
        | Frame::DraftSoldiers(_)
        | Frame::Draft(_)
        | Frame::UpgradeDefenses(_)
        | Frame::MusterTroops(_) => spread(eyes.answers, MOST),
        _ => Vec::new(),
    }
}

/// The help for the strongest.
#[must_use]
pub fn guide() -> Guide<Knights> {
    with(&Temper::KEEN)
}

/// The help for the level below: rules of thumb as plain as the castellan's.
#[must_use]
pub fn lesser() -> Guide<Knights> {
    with(&Temper::PLAIN)
}

fn with(temper: &'static Temper) -> Guide<Knights> {
    Guide {
        evaluation: Some(Arc::new(Position { two: TWO, more: MORE })),
        horizon: Some(ROUND),
        policy: Some(Arc::new(AsCastellan(temper))),
        orders: Some(Arc::new(AroundCastellan(temper))),
        explore: 0.6,
        doubt: 1.5,
        // Below the root the castellan is trusted.
        patience: u32::MAX,
    }
}
