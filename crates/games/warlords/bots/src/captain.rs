//! A captain: a fast heuristic that expands, builds castles, strikes where the odds are good and guards its own.

use super::eyes::{Eyes, Mood, named};
use super::{battle, cards, deploy, moves, ransom, recruit, setup};
use bots::Bot;
use table::Seat;
use warlords::Warlords;
use warlords::answer::{Answer, Word};
use warlords::battle::Losses;
use warlords::cards::CardChoice;
use warlords::flow::Frame;
use warlords::setup::Divide;
use warlords::view::View;

/// Decides every small question afresh from what lies open, so that it needs no memory.
pub struct Captain;

impl Bot<Warlords> for Captain {
    fn answer(&mut self, game: &Warlords, view: &View, seat: Seat, answers: &[Answer]) -> Answer {
        answer(&Eyes { game, board: &view.board, seat, answers, mood: Mood::CALM, named: named(view) })
    }
}

/// What he answers. Whatever was thought of: only a legal answer is given.
pub(super) fn answer(eyes: &Eyes<'_>) -> Answer {
    decide(eyes).filter(|answer| eyes.answers.contains(answer)).unwrap_or_else(|| eyes.harmless())
}

fn decide(eyes: &Eyes<'_>) -> Option<Answer> {
    match eyes.board.frame() {
        Frame::PickInitiative => eyes.answers.first().copied(),
        Frame::PickKingdom(_) => setup::kingdom(eyes),
        Frame::PlaceStart(_) => setup::place(eyes),
        Frame::Divide(Divide { kind, .. }) => setup::divide(eyes, kind),
        Frame::TurnStart => Some(Answer::Say(Word::PlayOn)),
        Frame::Manoeuvre => {
            cards::play(eyes).or_else(|| ransom::begin(eyes)).or_else(|| moves::begin_attack(eyes))
        }
        Frame::March => moves::march(eyes),
        Frame::Battles => cards::play(eyes).or_else(|| battle::next(eyes)),
        Frame::Cards(_) => cards::in_battle(eyes),
        Frame::Losses(Losses { side, left }) => battle::losses(eyes, side, left),
        Frame::Decide => Some(battle::decide(eyes)),
        Frame::Retreat | Frame::Surplus(_) => battle::way_back(eyes),
        Frame::RetreatTo(_) | Frame::SurplusTo(_) | Frame::TurnEnd => eyes.most_of_cheapest(),
        Frame::Muster => cards::play(eyes).or_else(|| recruit::muster(eyes)),
        Frame::MusterAt(_) => recruit::muster_here(eyes),
        Frame::Prison(_) => eyes.best_fief(|f| -f64::from(eyes.threat(f))),
        Frame::Return(_) => deploy::best_place(eyes),
        Frame::Partner(_) => ransom::begin(eyes),
        Frame::Deal => ransom::deal(eyes),
        Frame::Redeploy => cards::play(eyes).or_else(|| moves::begin_redeployment(eyes)),
        Frame::Tax(_) | Frame::Dice(_) => cards::play(eyes),
        Frame::Vassals(_) => Some(Answer::Say(Word::Pay)),
        Frame::Recruit(_) => cards::play(eyes).or_else(|| recruit::buy(eyes)),
        Frame::Keeping(_) => eyes.answers.first().copied(),
        Frame::Deploy(_) => cards::play(eyes).or_else(|| deploy::place(eyes)),
        Frame::DeployInto(into) => deploy::into(eyes, into.fief),
        Frame::Merchant(_) => recruit::merchant(eyes),
        Frame::Target(target) => cards::target(eyes, target.card),
        Frame::Obey(obey) => Some(cards::obey(eyes, obey.card)),
        Frame::Part(part) => cards::part(eyes, part.card),
        Frame::Effect(CardChoice { card, part, target, .. }) => cards::effect(eyes, card, part, target),
        Frame::Over
        | Frame::Turns(_)
        | Frame::Round
        | Frame::Roll(_)
        | Frame::Toll(_)
        | Frame::Settled
        | Frame::Pope(_) => None,
    }
}
