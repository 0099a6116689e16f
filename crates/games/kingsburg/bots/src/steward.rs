//! A careful steward: a fast heuristic that plays a sensible game.

use super::court::{AGENT, Court};
use super::eyes::Eyes;
use super::{choices, dice, setup, winter};
use bots::Bot;
use kingsburg::Kingsburg;
use kingsburg::answer::{Answer, BuildRight, Construction};
use kingsburg::flow::{Battle, Effect, Frame, OwnDie};
use kingsburg::view::View;
use kingsburg::winter::Blow;
use table::Seat;

/// Weighs every answer by what it is worth in victory points, and takes the best.
pub struct Steward;

impl Bot<Kingsburg> for Steward {
    fn answer(&mut self, _: &Kingsburg, view: &View, seat: Seat, answers: &[Answer]) -> Answer {
        let weights = weights(view, seat, answers);
        let mut best = (answers[0], f32::MIN);
        for (answer, worth) in answers.iter().zip(weights) {
            if worth > best.1 {
                best = (*answer, worth);
            }
        }
        best.0
    }
}

/// What each answer is worth to the seat.
pub(super) fn weights<'a>(
    view: &'a View,
    seat: Seat,
    answers: &'a [Answer],
) -> impl Iterator<Item = f32> + use<'a> {
    let eyes = Eyes::new(view, seat);
    let court = matches!(view.board.frame(), Frame::Influence { .. }).then(|| Court::of(&eyes));
    answers.iter().map(move |answer| weigh(&eyes, court.as_ref(), *answer))
}

/// What an answer is worth. Most of the time passing is worth nothing.
fn weigh(eyes: &Eyes<'_>, court: Option<&Court>, answer: Answer) -> f32 {
    match (eyes.board.frame(), answer) {
        (Frame::Influence { .. }, Answer::Place(placement)) => {
            court.map_or(0.0, |c| c.place(eyes, placement))
        }
        (Frame::Influence { .. }, _) => Court::pass(eyes),
        (Frame::Effect(Effect { seat, pc, .. }), answer) => choices::clause(eyes, seat, pc, answer),
        (Frame::Moment(now), Answer::Use(source)) => choices::first(eyes, now, source),
        (Frame::Reroll { .. }, Answer::Dice { by, change }) => dice::change(eyes, by, change),
        (Frame::Build { .. }, Answer::Build(one)) => build(eyes, one),
        (Frame::Mercenaries { .. }, Answer::Goods(goods)) => winter::hire(eyes, goods, 0),
        (Frame::Mercenaries { .. }, Answer::Hire { goods, tokens }) => winter::hire(eyes, goods, tokens),
        (Frame::Requests { .. }, Answer::Request(value)) => winter::request(eyes, value),
        (Frame::OwnDie(OwnDie { own, .. }), answer) => winter::own_die(eyes, answer, own),
        (Frame::Lines { .. }, Answer::Lines(mask)) => setup::lines(eyes, mask),
        (Frame::Draft { .. }, Answer::Line(row)) => setup::swap(eyes, row),
        (Frame::Governors { .. } | Frame::Name { .. }, Answer::Governor(one)) => setup::governor(eyes, one),
        (Frame::Bid(bidding), answer) => setup::bid(eyes, bidding, answer),
        (Frame::Battle(Battle { blow: Blow::Raid, .. }), Answer::Goods(goods)) => -eyes.loss(goods),
        (_, Answer::Goods(goods)) => eyes.gain(goods),
        _ => 0.0,
    }
}

/// What it is worth to build now instead of keeping the goods.
fn build(eyes: &Eyes<'_>, one: Construction) -> f32 {
    let me = eyes.me();
    let mut built = me.built;
    built.insert(one.building);
    let left = me.goods.minus(one.paid);
    if eyes.builds_last() {
        return eyes.last(one, left, built) + choices::on_build(eyes, one.building, left);
    }
    let right = match one.right {
        BuildRight::Agent => AGENT,
        BuildRight::Turn | BuildRight::Extra | BuildRight::Free => 0.0,
    };
    let at_once = choices::on_build(eyes, one.building, left);
    eyes.worth(one.building) + eyes.stock(left, built) - eyes.present_stock() - right + at_once + 0.3
}
