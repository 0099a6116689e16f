//! The next card is turned up (WK-ACT-01 to WK-ACT-03).

use super::{
    Action, BaronCard, DraftSoldiers, Mobilize, MusterTroops, SpecialPhases, UpgradeDefenses, Versatile,
};
use crate::Knights;
use crate::actions::events::ImportantEvent;
use crate::actions::expeditions::StartExpedition;
use crate::board::{DECK, Phase};
use crate::content::{ActionCard, NeutralCard, Span};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::glory;
use crate::rules;
use crate::upkeep::VictoryCheck;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Rule, Run, Seat, Sink, Window};

/// The top card of the current stack, which is no card in particular until it is turned up (WK-ACT-20, CG-BACT-01, CG-NACT-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextCard;

impl Run<Knights> for NextCard {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let stack = usize::from(play.board().stack);
        if stack == 3 {
            // WK-ACT-19
            play.board_mut().phase = Phase::Upkeep;
            play.tell(Event::UpkeepBegan);
            return play.goto(VictoryCheck);
        }
        let barons: u8 = play.board().laid[stack].iter().take(usize::from(play.game.seats)).sum();
        let neutral = play.board().neutral_laid[stack];
        if barons + neutral == 0 {
            play.board_mut().stack += 1;
            return Next::Go;
        }
        play.board_mut().action = Action::default();
        play.board_mut().in_force.end(Span::Move);
        let mut drawn = play.chance.draw(usize::from(barons + neutral));
        for seat in Seat::all(play.game.seats) {
            let hand = play.state.secret(seat).plan.stacks[stack];
            if let Some(card) = hand.iter().nth(drawn) {
                return baron_card(play, seat, card);
            }
            drawn -= usize::from(hand.len());
        }
        neutral_card(play)
    }
}

/// A Baron's card leaves his stack.
fn baron_card<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: ActionCard) -> Next {
    let stack = usize::from(play.board().stack);
    play.state.secrets[seat.index()].plan.stacks[stack].remove(card);
    play.board_mut().laid[stack][seat.index()] -= 1;
    turn_up(play, seat, card)
}

/// A Baron's card is carried out by him (WK-ACT-04).
pub(crate) fn turn_up<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    card: ActionCard,
) -> Next {
    let board = play.board_mut();
    board.baron_mut(seat).cards.remove(card);
    board.action = Action { card: Some(card), seat, ..Action::default() };
    play.tell(Event::CardTurned { seat, card });
    play.push(SpecialPhases);
    match card {
        ActionCard::LevyTaxes | ActionCard::RallySupport | ActionCard::ServeChurch => {
            play.push(BaronCard { seat, card })
        }
        ActionCard::DraftSoldiers => play.push(DraftSoldiers { seat }),
        ActionCard::MobilizeForces => play.push(Mobilize { seat }),
        ActionCard::VersatileStrategy => play.push(Versatile { seat }),
        ActionCard::ForcedMarch => play.push(glory::ForcedMarch { seat, is_free: true }),
        ActionCard::EnrichMind => play.push(glory::EnrichMind { seat }),
    }
}

/// A Neutral card, any of those that were not turned up in this round (WK-PLAN-07).
fn neutral_card<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let stack = usize::from(play.board().stack);
    play.board_mut().neutral_laid[stack] -= 1;
    let total: u8 = play.board().neutrals.iter().sum();
    let mut drawn = play.chance.draw(usize::from(total)) as u8;
    let mut card = NeutralCard::ImportantEvent;
    for each in NeutralCard::EACH {
        let count = play.board().neutrals[each as usize];
        if drawn < count {
            card = each;
            break;
        }
        drawn -= count;
    }
    turn_up_neutral(play, card)
}

/// A Neutral card is carried out (WK-ACT-06, WK-ACT-07, WK-NEUT-01, CG-NACT-14, CG-NACT-16, CG-NACT-23).
pub(crate) fn turn_up_neutral<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: NeutralCard,
) -> Next {
    play.board_mut().neutrals[card as usize] -= 1;
    play.tell(Event::NeutralTurned { card });
    play.push(SpecialPhases);
    let all = Window::of(play.board().in_order());
    match card {
        NeutralCard::ImportantEvent => play.push(ImportantEvent),
        NeutralCard::FundExpeditions => play.push(StartExpedition),
        NeutralCard::UpgradeDefenses => play.push(UpgradeDefenses(all)),
        NeutralCard::MusterTroops => play.push(MusterTroops(all)),
        NeutralCard::UncertainTimes => {
            shuffle_fate(play, rules::WK_NEUT_16);
            Next::Go
        }
        NeutralCard::Research => play.push(glory::Research),
        NeutralCard::PressingAgenda => glory::pressing_agenda(play),
        NeutralCard::AssembleTroops => glory::assemble_troops(play),
        // Each in his turn hires a Garrison, or recruits Levies, besides (CG-NACT-15, CG-NACT-17).
        NeutralCard::UpgradeDefensesCg => play.push(UpgradeDefenses(all)),
        NeutralCard::MusterForces => play.push(MusterTroops(all)),
        NeutralCard::UncertainTimesCg => {
            shuffle_fate(play, rules::CG_NACT_21);
            play.push(glory::SwapAdvancement)
        }
    }
}

/// The Fate deck is shuffled (WK-FATE-08).
fn shuffle_fate<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, rule: Rule) {
    play.state.fate.shuffle(DECK, play.chance);
    play.tell(Event::FateShuffled { rule });
}
