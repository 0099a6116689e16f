//! Phase 1: Planning (p.7). Six cards in secret, two for each stack.

mod plan;

pub use plan::Planning;
pub(crate) use plan::{PICKS, in_hand, may_plan_again};

use crate::Knights;
use crate::actions::NextCard;
use crate::board::{Hand, Phase, Plan};
use crate::content::{Edition, NeutralCard};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// A round begins (WK-ROUND-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewRound;

impl Knights {
    /// The Neutral cards in play (CG-SETUP-09, CG-SETUP-10).
    pub(crate) fn neutral_cards(&self) -> [u8; 11] {
        let mut neutrals = [0; 11];
        for card in NeutralCard::EACH {
            if self.has_neutral(card) {
                neutrals[card as usize] = self.content.neutrals[card as usize];
            }
        }
        neutrals
    }

    fn has_neutral(&self, card: NeutralCard) -> bool {
        let replaced = matches!(
            card,
            NeutralCard::UpgradeDefenses | NeutralCard::MusterTroops | NeutralCard::UncertainTimes
        );
        let edition = match card {
            NeutralCard::ImportantEvent
            | NeutralCard::FundExpeditions
            | NeutralCard::UpgradeDefenses
            | NeutralCard::MusterTroops
            | NeutralCard::UncertainTimes => Edition::Base,
            NeutralCard::Research
            | NeutralCard::PressingAgenda
            | NeutralCard::AssembleTroops
            | NeutralCard::UpgradeDefensesCg
            | NeutralCard::MusterForces
            | NeutralCard::UncertainTimesCg => Edition::Cg,
        };
        if self.options.for_glory { !replaced } else { edition == Edition::Base }
    }

    /// Neutral cards on each stack (WK-PLAN-06, CG-SETUP-23).
    pub(crate) fn neutral_per_stack(&self) -> u8 {
        let numbers = &self.content.numbers;
        if self.options.for_glory { numbers.neutral_per_stack_cg } else { numbers.neutral_per_stack }
    }
}

impl Run<Knights> for NewRound {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let count = play.board().playing().count() as u8;
        let board = play.board_mut();
        board.round += 1;
        board.phase = Phase::Planning;
        board.count = count;
        let round = board.round;
        for secret in &mut play.state.secrets {
            secret.plan = Plan::default();
        }
        play.tell(Event::RoundBegan { round });
        play.goto(Planning)
    }
}

/// All are ready: the plans are laid, Neutral cards are dealt, the stacks are shuffled (WK-PLAN-06 to WK-PLAN-08). A stack is not
/// put in an order: which of its cards comes is drawn when it comes (WK-PLAN-09, CG-SETUP-24, CG-R-50).
fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for seat in Seat::all(play.game.seats) {
        let plan = play.state.secret(seat).plan;
        for (stack, hand) in plan.stacks.iter().enumerate() {
            play.board_mut().laid[stack][seat.index()] = hand.len();
        }
        if !play.board().baron(seat).is_out {
            let [first, second, third] = plan.stacks.map(Hand::len);
            play.tell(Event::PlanLaid { seat, first, second, third });
        }
    }
    let mut neutrals = play.game.neutral_cards();
    if play.board().pressing {
        // CG-R-18
        neutrals[NeutralCard::PressingAgenda as usize] = 0;
    }
    let each = play.game.neutral_per_stack();
    let there: u8 = neutrals.iter().sum();
    let board = play.board_mut();
    board.neutrals = neutrals;
    // Fewer than there are places for only in a pack that has fewer cards.
    board.neutral_laid = [0, 1, 2].map(|stack| each.min(there.saturating_sub(stack * each)));
    board.stack = 0;
    board.phase = Phase::Actions;
    play.goto(NextCard)
}
