//! What Warrior Knights tells the search.

use super::evaluation::{MORE, Position, ROUND, TWO};
use super::eyes::Eyes;
use super::outlook::{Outlook, WEIGHTS};
use super::temper::Temper;
use super::{castellan, orders, plan};
use bots::search::{Evaluation, Guide, Order, Orders, Policy, around, spread};
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
/// And so many by who has the time.
const ALL_PLANS: usize = 30;

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

/// Which questions are weighed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those on which games turn.
    Main,
    /// Others, too.
    Wide,
}

/// What a castellan of this temper would answer, and other answers: whole plans at the first pick.
pub struct AroundCastellan {
    /// How he weighs things.
    pub temper: &'static Temper,
    /// Where he is doubted.
    pub scope: Scope,
    /// So many answers are weighed beside his.
    pub most: usize,
    /// So many plans.
    pub plans: usize,
}

impl Orders<Knights> for AroundCastellan {
    fn orders(&self, game: &Knights, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let eyes = Eyes::new(game, &view.board, &view.own, seat, answers, self.temper);
        match (view.board.frame(), self.scope) {
            (Frame::Planning(_), _) if view.own.plan.at == 0 => {
                let mut plans = plan::plans(&eyes);
                plans.truncate(self.plans);
                plans
            }
            (Frame::Planning(_), _) => vec![vec![castellan::answer(&eyes)]],
            (_, Scope::Main) => around(castellan::answer(&eyes), &others(&eyes), self.most),
            (_, Scope::Wide) => around(castellan::answer(&eyes), &wide(&eyes, self.most), self.most),
        }
    }
}

/// What is weighed besides: where everybody begins, who leads troops, what is sailed for and voted; the most promising answers first.
fn wide(eyes: &Eyes<'_>, most: usize) -> Vec<Answer> {
    match eyes.board.frame() {
        Frame::Mobilize(_) => orders::areas(eyes),
        Frame::VersatileMove(_) => orders::marches(eyes),
        Frame::FirstTroops(_)
        | Frame::PlaceStrongholds(_)
        | Frame::PlaceNobles(_)
        | Frame::ChooseArea(_)
        | Frame::Versatile(_)
        | Frame::VersatileBattle(_)
        | Frame::Mobilizing(_)
        | Frame::Declare(_)
        | Frame::DraftSoldiers(_)
        | Frame::Draft(_)
        | Frame::UpgradeDefenses(_)
        | Frame::StartExpedition(_)
        | Frame::WrittenVotes(_)
        | Frame::OrderAgendas(_)
        | Frame::Assign(_) => next_best(eyes, most + 1),
        _ => Vec::new(),
    }
}

/// What he would answer, what he would answer if that were not allowed, and so on; then some of each part of what he thinks nothing of.
fn next_best(eyes: &Eyes<'_>, most: usize) -> Vec<Answer> {
    let (mut left, mut ranked) = (eyes.answers.to_vec(), Vec::new());
    while ranked.len() < most {
        let eyes = Eyes::new(eyes.game, eyes.board, eyes.own, eyes.me, &left, eyes.temper);
        let Some(next) = castellan::decide(&eyes).filter(|next| left.contains(next)) else { break };
        left.retain(|answer| *answer != next);
        ranked.push(next);
    }
    ranked.extend(spread(&left, most - ranked.len()));
    ranked
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
    let orders = AroundCastellan { temper: &Temper::KEEN, scope: Scope::Wide, most: MOST, plans: ALL_PLANS };
    with(&Temper::KEEN, Arc::new(Outlook { weights: WEIGHTS }), orders)
}

/// The help for the level below: rules of thumb as plain as the castellan's, and fewer questions.
#[must_use]
pub fn lesser() -> Guide<Knights> {
    let orders = AroundCastellan { temper: &Temper::PLAIN, scope: Scope::Main, most: MOST, plans: PLANS };
    with(&Temper::PLAIN, Arc::new(Position { two: TWO, more: MORE }), orders)
}

fn with(
    temper: &'static Temper,
    evaluation: Arc<dyn Evaluation<Knights>>,
    orders: AroundCastellan,
) -> Guide<Knights> {
    Guide {
        evaluation: Some(evaluation),
        horizon: Some(ROUND),
        policy: Some(Arc::new(AsCastellan(temper))),
        orders: Some(Arc::new(orders)),
        explore: 0.6,
        doubt: 1.5,
        // Below the root the castellan is trusted.
        patience: u32::MAX,
    }
}
