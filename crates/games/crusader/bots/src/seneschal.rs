//! A seneschal: a fast heuristic that marries, expands, defends and crusades.

use super::eyes::Eyes;
use super::temper::Temper;
use super::{cards, court, family, intrigue, purse, war};
use bots::Bot;
use crusader::Crusader;
use crusader::answer::{Answer, Word};
use crusader::flow::Frame;
use crusader::view::View;
use table::Seat;

/// Decides every small question afresh from what he sees, so that he needs no memory.
pub struct Seneschal {
    /// How he weighs things.
    pub temper: &'static Temper,
}

impl Bot<Crusader> for Seneschal {
    fn answer(&mut self, game: &Crusader, view: &View, seat: Seat, answers: &[Answer]) -> Answer {
        answer(&Eyes::told(game, view, seat, answers, self.temper))
    }

    fn act(&mut self, game: &Crusader, view: &View, seat: Seat, acts: &[Answer]) -> Option<Answer> {
        purse::trade(&Eyes::told(game, view, seat, acts, self.temper))
    }
}

/// What he answers. Whatever was thought of: only a legal answer is given.
pub(super) fn answer(eyes: &Eyes<'_>) -> Answer {
    decide(eyes).filter(|answer| eyes.answers.contains(answer)).unwrap_or_else(|| eyes.harmless())
}

/// What he thinks of, legal or not.
pub(super) fn decide(eyes: &Eyes<'_>) -> Option<Answer> {
    match eyes.board.frame() {
        Frame::FreeCastle(_) => eyes.best_land(|land| 1.0 + eyes.exposure(land) as f64),
        Frame::BonusDeck(_) => cards::bonus(eyes),
        Frame::DrawHand(_) => cards::hand(eyes),
        Frame::PickPair => cards::pick(eyes),
        Frame::Actions(_) => cards::action(eyes),
        Frame::PayTroops(_) => eyes.say(Word::Pay).or_else(|| war::least(eyes)),
        Frame::Demobilise(_) => war::demobilise(eyes),
        Frame::DropToken(_) => family::worst_token(eyes),
        Frame::Invest => purse::invest(eyes),
        Frame::Sabotage(_) => purse::sabotage(eyes),
        Frame::Sacrifice => purse::sacrifice(eyes),
        Frame::Castles(_) => court::castles(eyes),
        Frame::Buy(_) => court::buy(eyes),
        Frame::Displace(_) | Frame::Surplus(_) => court::displace(eyes),
        Frame::NameVictim => court::leader(eyes),
        Frame::Choosing(_) => court::choose(eyes),
        Frame::KeepTrait(_) => family::worst_token(eyes),
        Frame::Calm(_) | Frame::Spread(_) => eyes.best_land(|_| 1.0),
        Frame::Plots(_) => intrigue::plot(eyes),
        Frame::Aim(_) => intrigue::aim(eyes),
        Frame::Overthrow(_) => intrigue::overthrow(eyes),
        Frame::Dynastic(_) => family::dynastic(eyes),
        Frame::Target(target) => family::court(eyes, target.who),
        Frame::Terms(_) => family::terms(eyes),
        Frame::Consent => family::consent(eyes),
        Frame::Titles(_) => family::titles(eyes),
        Frame::Mobilise(_) => war::mobilise(eyes),
        Frame::Announce => war::announce(eyes),
        Frame::NextAttack => eyes.best_land(|target| eyes.prize(target)),
        Frame::CallPartners => war::call(eyes),
        Frame::Called => eyes.say(Word::Support),
        Frame::Spoils => war::spoils(eyes),
        Frame::Counter(_) => eyes.best_land(|target| eyes.prize(target) - eyes.temper.counter),
        Frame::Release(_) | Frame::Crisis(_) => war::least(eyes),
        Frame::Send(_) => family::send(eyes),
        Frame::Shield(_) => eyes.answers.first().copied(),
        Frame::Save(_) => eyes.say(Word::Use),
        Frame::Comeback(_) => eyes.say(Word::Return),
        Frame::NewRuler(_) => eyes.answers.first().copied(),
        Frame::NewLand(_) => eyes.best_land(|land| 1.0 + war::room(eyes, land)),
        Frame::Over | crusader::asks_nobody!() => None,
    }
}
