//! What Crusader Kings tells the search.

use super::cards::{self, Prospects};
use super::evaluation::{Position, ROUND, WEIGHTS};
use super::eyes::{Eyes, Secrets};
use super::outlook::Outlook;
use super::temper::Temper;
use super::{seneschal, war};
use bots::search::{Evaluation, Guide, Order, Orders, Policy, around, spread};
use crusader::Crusader;
use crusader::answer::Answer;
use crusader::board::State;
use crusader::flow::Frame;
use crusader::view::View;
use std::sync::Arc;
use table::{Observer, Sampled, Seat};

/// So many answers are weighed beside the seneschal's.
const MOST: usize = 12;

/// Playouts as a seneschal of this temper plays.
pub struct AsSeneschal(pub &'static Temper);

impl Policy<Crusader> for AsSeneschal {
    fn choose(
        &self,
        game: &Crusader,
        state: &State,
        seat: Seat,
        answers: &[Answer],
        _: &mut Sampled,
    ) -> Answer {
        let (me, secrets) = (game.player_of(seat), Secrets::World(state));
        seneschal::answer(&Eyes { game, secrets, board: &state.board, me, answers, temper: self.0 })
    }
}

/// Which questions are weighed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those on which games turn: cards, targets, marriages, what gold is spent for.
    Main,
    /// All.
    All,
}

/// What a seneschal of this temper would answer, and other answers.
pub struct AroundSeneschal {
    /// How he weighs things.
    pub temper: &'static Temper,
    /// Where he is doubted.
    pub scope: Scope,
    /// So many answers are weighed beside his.
    pub most: usize,
}

impl Orders<Crusader> for AroundSeneschal {
    fn orders(&self, game: &Crusader, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let eyes = Eyes::told(game, view, seat, answers, self.temper);
        let others = ranked(&eyes).unwrap_or_else(|| match self.scope {
            Scope::Main => main(&eyes, self.most),
            Scope::All => next_best(&eyes, self.most + 1),
        });
        around(seneschal::answer(&eyes), &others, self.most)
    }
}

/// Where he puts a number on every answer: the best first.
fn ranked(eyes: &Eyes<'_>) -> Option<Vec<Answer>> {
    match eyes.board.frame() {
        Frame::DrawHand(_) => Some(eyes.ranked(|answer| cards::hand_worth(eyes, answer))),
        Frame::PickPair => {
            let prospects = Prospects::of(eyes);
            Some(eyes.ranked(|answer| prospects.pair(answer)))
        }
        Frame::Announce => Some(eyes.ranked(|answer| war::attack_worth(eyes, answer))),
        _ => None,
    }
}

/// What he would answer, what he would answer if that were not allowed, and so on; then some of each part of what he thinks nothing of.
fn next_best(eyes: &Eyes<'_>, most: usize) -> Vec<Answer> {
    let (mut left, mut ranked) = (eyes.answers.to_vec(), Vec::new());
    while ranked.len() < most {
        let eyes = Eyes { answers: &left, ..*eyes };
        let Some(next) = seneschal::decide(&eyes).filter(|next| left.contains(next)) else { break };
        left.retain(|answer| *answer != next);
        ranked.push(next);
    }
    ranked.extend(spread(&left, most - ranked.len()));
    ranked
}

/// Other answers to the questions on which games turn: cards, targets, marriages, what gold is spent for.
fn main(eyes: &Eyes<'_>, most: usize) -> Vec<Answer> {
    match eyes.board.frame() {
        Frame::Actions(_)
        | Frame::Invest
        | Frame::Castles(_)
        | Frame::Buy(_)
        | Frame::Plots(_)
        | Frame::Aim(_)
        | Frame::Overthrow(_)
        | Frame::Dynastic(_)
        | Frame::Target(_)
        | Frame::Terms(_)
        | Frame::Mobilise(_)
        | Frame::NextAttack
        | Frame::Called
        | Frame::Counter(_)
        | Frame::Send(_)
        | Frame::Choosing(_) => spread(eyes.answers, most),
        _ => Vec::new(),
    }
}

/// The help for the strongest.
#[must_use]
pub fn guide() -> Guide<Crusader> {
    let orders = AroundSeneschal { temper: &Temper::KEEN, scope: Scope::All, most: MOST };
    with(&Temper::KEEN, Arc::new(Outlook::FITTED), orders)
}

/// The help for the level below: rules of thumb as plain as the seneschal's, and fewer questions.
#[must_use]
pub fn lesser() -> Guide<Crusader> {
    let orders = AroundSeneschal { temper: &Temper::PLAIN, scope: Scope::Main, most: MOST };
    with(&Temper::PLAIN, Arc::new(Position { weights: WEIGHTS }), orders)
}

fn with(
    temper: &'static Temper,
    evaluation: Arc<dyn Evaluation<Crusader>>,
    orders: AroundSeneschal,
) -> Guide<Crusader> {
    Guide {
        evaluation: Some(evaluation),
        horizon: Some(ROUND),
        policy: Some(Arc::new(AsSeneschal(temper))),
        orders: Some(Arc::new(orders)),
        explore: 0.6,
        doubt: 1.0,
        // Below the root the seneschal is trusted.
        patience: u32::MAX,
    }
}
