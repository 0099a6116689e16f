//! A careful steward: a fast heuristic that plays a sensible game.

use super::court::{self, Worths};
use super::wealth::{Eyes, TOKEN};
use super::winter;
use crate::Bot;
use kingsburg::Kingsburg;
use kingsburg::answer::{Answer, Die};
use kingsburg::content::{BuildingId, Gift, Trade};
use kingsburg::flow::Frame;
use kingsburg::goods::{Good, Goods};
use kingsburg::view::View;
use kingsburg::winter::Blow;
use table::Observer;

/// What the Agent is worth while there are seasons left to use him.
const AGENT: f32 = 1.2;

/// Weighs every answer by what it is worth in victory points, and takes the best.
pub struct Steward;

impl Bot<Kingsburg> for Steward {
    fn answer(&mut self, game: &Kingsburg, view: &View, answers: &[Answer]) -> Answer {
        let Observer::Seat(seat) = view.observer else { return answers[0] };
        let eyes = Eyes { content: game.components(), board: &view.board, seat };
        let worths = match view.board.frame() {
            Frame::Influence { .. } => court::worths(&eyes, view),
            _ => [0.0; 18],
        };
        let weigh = |answer: &Answer| worth(&eyes, view, &worths, *answer);
        let mut best = (answers[0], f32::MIN);
        for answer in answers {
            let worth = weigh(answer);
            if worth > best.1 {
                best = (*answer, worth);
            }
        }
        best.0
    }
}

/// What an answer is worth. Passing is worth nothing.
fn worth(eyes: &Eyes<'_>, view: &View, worths: &Worths, answer: Answer) -> f32 {
    match answer {
        Answer::Pass => 0.0,
        Answer::Look => 0.1,
        Answer::Place(placement) => {
            let here = worths[usize::from(placement.advisor) - 1];
            let rest = court::rest(&eyes.me().dice, view.board.influenced, placement, worths);
            let token = if placement.plus2 { TOKEN } else { 0.0 };
            let agent = if placement.agent { AGENT } else { 0.0 };
            // The best advisors go first: put the dearest group down while it is free.
            here + 0.85 * rest + 0.01 * here - token - agent
        }
        Answer::Goods(goods) => goods_worth(eyes, view, goods),
        Answer::Token => 1.0 - TOKEN + if eyes.seasons_after() < 1.0 { TOKEN } else { 0.0 },
        Answer::Reroll { die, .. } => reroll_worth(eyes, die),
        Answer::Build(id) => build_worth(eyes, id),
    }
}

/// What it is worth to take, pay or lose these goods in the question at hand.
fn goods_worth(eyes: &Eyes<'_>, view: &View, goods: Goods) -> f32 {
    match view.board.frame() {
        Frame::Gift { advisor, gift, .. } => {
            match eyes.content.advisors[usize::from(advisor) - 1].gifts.get(usize::from(gift)) {
                Some(Gift::Trade(Trade::Points { pay, .. })) => eyes.gain(goods) - f32::from(*pay),
                Some(Gift::Trade(Trade::Goods { gain, .. })) => {
                    let others = Good::ALL.into_iter().filter(|good| goods.of(*good) == 0);
                    let gained = others.fold(Goods::NONE, |sum, g| sum.plus(Goods::only(g, gain.each_other)));
                    let after = eyes.me().goods.minus(goods).plus(gained);
                    eyes.stock(after, eyes.me().built) - eyes.present_stock()
                }
                Some(Gift::Gain(_) | Gift::OneOf(_) | Gift::Peek | Gift::Trade(Trade::Tokens { .. }))
                | None => eyes.gain(goods),
            }
        }
        Frame::Mercenaries { .. } => winter::soldier(eyes, view) - eyes.loss(goods),
        Frame::SeasonEnd { .. } => 1.0 - eyes.loss(goods),
        Frame::Battle { blow: Blow::Raid, .. } => -eyes.loss(goods),
        Frame::Battle { blow: Blow::Fight | Blow::Reward, .. }
        | Frame::Aid { .. }
        | Frame::Begin
        | Frame::Reroll { .. }
        | Frame::Influence { .. }
        | Frame::Help { .. }
        | Frame::Build { .. }
        | Frame::Over => eyes.gain(goods),
    }
}

/// Low dice are worth another roll.
fn reroll_worth(eyes: &Eyes<'_>, die: Die) -> f32 {
    match die {
        Die::All => 10.5 - f32::from(eyes.me().dice.total()),
        Die::Coloured(face) => 3.4 - f32::from(face),
        Die::White(face) => 3.45 - f32::from(face),
    }
}

/// What it is worth to build now instead of keeping the goods.
fn build_worth(eyes: &Eyes<'_>, id: BuildingId) -> f32 {
    let me = eyes.me();
    let mut built = me.built;
    built.insert(id);
    let left = me.goods.minus(kingsburg::seasons::build::cost(eyes.content, me, id));
    let second = matches!(eyes.board.frame(), Frame::Build { built: 1, .. });
    let agent = if second { AGENT * 0.5 } else { 0.0 };
    eyes.worth(id) + eyes.stock(left, built) - eyes.present_stock() - agent + 0.3
}
