//! A castellan: a fast heuristic that besieges what it can, guards what it has, and votes its interest.

use super::eyes::Eyes;
use super::temper::Temper;
use super::{assembly, battle, events, expeditions, glory, orders, plan, realm, setup, troops};
use bots::Bot;
use knights::Knights;
use knights::answer::{Answer, Word};
use knights::flow::Frame;
use knights::view::View;
use table::Seat;

/// Decides every small question afresh from what he sees, so that he needs no memory.
pub struct Castellan {
    /// How he weighs things.
    pub temper: &'static Temper,
}

impl Bot<Knights> for Castellan {
    fn answer(&mut self, game: &Knights, view: &View, seat: Seat, answers: &[Answer]) -> Answer {
        answer(&Eyes::new(game, &view.board, &view.own, seat, answers, self.temper))
    }

    fn act(&mut self, game: &Knights, view: &View, seat: Seat, acts: &[Answer]) -> Option<Answer> {
        events::miracle(&Eyes::new(game, &view.board, &view.own, seat, acts, self.temper))
    }
}

/// What he answers. Whatever was thought of: only a legal answer is given.
pub(super) fn answer(eyes: &Eyes<'_>) -> Answer {
    decide(eyes).filter(|answer| eyes.answers.contains(answer)).unwrap_or_else(|| eyes.harmless())
}

/// What he thinks of, legal or not.
pub(super) fn decide(eyes: &Eyes<'_>) -> Option<Answer> {
    match eyes.board.frame() {
        Frame::FirstTroops(_) => setup::first_troops(eyes),
        Frame::PlaceStrongholds(_) => setup::stronghold(eyes),
        Frame::PlaceNobles(_) => setup::noble(eyes),
        Frame::Planning(_) => plan::pick(eyes),
        Frame::BaronCard(_) | Frame::EnrichMind(_) => eyes.say(Word::Yes),
        Frame::ChooseArea(_) => plan::area(eyes),
        Frame::DraftSoldiers(_) => troops::marker(eyes),
        Frame::Versatile(_) => orders::versatile(eyes),
        Frame::VersatileMove(_) => orders::versatile_move(eyes),
        Frame::VersatileBattle(_) => orders::versatile_battle(eyes),
        Frame::Mobilize(_) => orders::mobilize(eyes),
        Frame::Mobilizing(mobilizing) => orders::mobilizing(eyes, mobilizing.area),
        Frame::ImportantEvent(_) => events::drawer(eyes),
        Frame::DrawnEvent(event) => events::cancel(eyes, &event),
        Frame::StartExpedition(_) => expeditions::expedition(eyes),
        Frame::Invest(_) => expeditions::invest(eyes),
        Frame::Bless(bless) => expeditions::bless(eyes, bless.expedition),
        Frame::ChooseVoyage(_) => expeditions::voyage_result(eyes),
        Frame::Funds(_) => eyes.say(Word::Yes),
        Frame::UpgradeDefenses(_) => realm::defences(eyes),
        Frame::MusterTroops(_) => troops::muster(eyes),
        Frame::Wages(_) => troops::wages(eyes),
        Frame::NameActing(_) => assembly::acting(eyes),
        Frame::Propose(_) => assembly::propose(eyes),
        Frame::OrderAgendas(_) => assembly::order(eyes),
        Frame::WrittenVotes(_) => assembly::write(eyes),
        Frame::Ballot(_) => assembly::ballot(eyes),
        Frame::DeclareVotes(_) | Frame::Tie(_) => assembly::voice(eyes),
        Frame::Refuse(refuse) => assembly::refuse(eyes, refuse.agenda),
        Frame::ChargeDiscard(_) => assembly::drop_charge(eyes),
        Frame::OfficeTo(_) => assembly::office(eyes),
        Frame::Draft(_) | Frame::Several(_) => troops::hire(eyes),
        Frame::Assign(assign) => troops::assign(eyes, assign.troop.kind()),
        Frame::AskLeave(_) => eyes.say(Word::No),
        Frame::Collect(collect) => troops::collect(eyes, collect.noble),
        Frame::Declare(declare) => battle::declare(eyes, declare.area),
        Frame::BattleLeave(_) => battle::leave(eyes),
        Frame::Commit(_) => battle::commit(eyes),
        Frame::Commander(_) => battle::commander(eyes),
        Frame::Discards(_) => battle::discard(eyes),
        Frame::Withdraw(_) => battle::withdraw(eyes),
        Frame::Casualties(_) => battle::casualty(eyes),
        Frame::Raze(_) => battle::keep(eyes),
        Frame::Tribute(_) => battle::tribute(eyes),
        Frame::Death(_) => troops::least(eyes),
        Frame::Retreat(retreat) => battle::retreat(eyes, retreat.noble),
        Frame::Triggers(_) => events::use_card(eyes),
        Frame::Carry(carry) => events::carry(eyes, &carry),
        Frame::ForcedMarch(march) => glory::march(eyes, march),
        Frame::BuyAdvancements(_) | Frame::BuyDrawn(_) => glory::buy(eyes),
        Frame::MakeRoom(_) => glory::make_room(eyes),
        Frame::Research(_) => glory::research(eyes),
        Frame::SwapAdvancement(_) => glory::swap(eyes),
        Frame::HireGarrison(_) => glory::garrison(eyes),
        Frame::RecruitLevies(_) => glory::levy(eyes),
        Frame::Peek(_) => eyes.answers.first().copied(),
        Frame::Revolts(_) => realm::next_revolt(eyes),
        Frame::RevoltAt(revolt) => realm::revolt(eyes, revolt.city, revolt.unrest),
        Frame::Returns(returns) => setup::returns(eyes, returns.stage),
        Frame::Over
        | Frame::NewRound(_)
        | Frame::NextCard(_)
        | Frame::Allocate(_)
        | Frame::SpecialPhases(_)
        | Frame::Voyages(_)
        | Frame::Landed(_)
        | Frame::Taxation(_)
        | Frame::Convene(_)
        | Frame::Motions(_)
        | Frame::NextAgenda(_)
        | Frame::Passed(_)
        | Frame::Enact(_)
        | Frame::AssemblyEnd(_)
        | Frame::Moving(_)
        | Frame::DrawFate(_)
        | Frame::Reveal(_)
        | Frame::Tally(_)
        | Frame::Victories(_)
        | Frame::Aftermath(_)
        | Frame::StrongholdFalls(_)
        | Frame::KingsArmy(_)
        | Frame::VictoryCheck(_)
        | Frame::Influence(_)
        | Frame::Landing(_)
        | Frame::RoundEnd(_) => None,
    }
}
