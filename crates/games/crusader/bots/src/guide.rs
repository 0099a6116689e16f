//! What Crusader Kings tells the search.

use super::cards::{self, Prospects};
use super::evaluation::{Position, ROUND, WEIGHTS};
use super::eyes::{Eyes, Secrets};
use super::temper::Temper;
use super::{seneschal, war};
use bots::search::{Guide, Order, Orders, Policy, around, spread};
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

/// What a seneschal of this temper would answer, and other answers.
struct AroundSeneschal(&'static Temper);

impl Orders<Crusader> for AroundSeneschal {
    fn orders(&self, game: &Crusader, view: &View, answers: &[Answer]) -> Vec<Order<Answer>> {
        let Observer::Seat(seat) = view.observer else { return Vec::new() };
        let eyes = Eyes::told(game, view, seat, answers, self.0);
        around(seneschal::answer(&eyes), &others(&eyes), MOST)
    }
}

/// What else is weighed at the questions on which games turn: cards, targets, marriages, what gold is spent for.
fn others(eyes: &Eyes<'_>) -> Vec<Answer> {
    match eyes.board.frame() {
        Frame::DrawHand(_) => eyes.ranked(|answer| cards::hand_worth(eyes, answer)),
        Frame::PickPair => {
            let prospects = Prospects::of(eyes);
            eyes.ranked(|answer| prospects.pair(answer))
        }
        Frame::Announce => eyes.ranked(|answer| war::attack_worth(eyes, answer)),
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
        | Frame::Choosing(_) => spread(eyes.answers, MOST),
        _ => Vec::new(),
    }
}

/// The help for the strongest.
#[must_use]
pub fn guide() -> Guide<Crusader> {
    with(&Temper::KEEN)
}

/// The help for the level below: rules of thumb as plain as the seneschal's.
#[must_use]
pub fn lesser() -> Guide<Crusader> {
    with(&Temper::PLAIN)
}

fn with(temper: &'static Temper) -> Guide<Crusader> {
    Guide {
        evaluation: Some(Arc::new(Position { weights: WEIGHTS })),
        horizon: Some(ROUND),
        policy: Some(Arc::new(AsSeneschal(temper))),
        orders: Some(Arc::new(AroundSeneschal(temper))),
        explore: 0.6,
        doubt: 1.0,
        // Below the root the seneschal is trusted.
        patience: u32::MAX,
    }
}
