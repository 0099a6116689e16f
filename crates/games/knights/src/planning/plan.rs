//! Cards are picked for the three stacks, in secret and all at once (WK-PLAN-01, WK-PLAN-05).

use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Hand, Plan, State};
use crate::content::ActionCard;
use crate::event::Event;
use crate::flow::{Play, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Everybody plans. Two picks for each stack, or fewer (WK-PLAN-02, WK-PLAN-03); who is ready may plan anew until all are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Planning;

/// So many picks make a plan.
pub(crate) const PICKS: u8 = 6;

/// The cards that a Baron has in his hand: what lies in an area is not there (WK-PLAN-04).
pub(crate) fn in_hand(state: &State, seat: Seat) -> Hand {
    let laid = state.secret(seat).plan.stacks;
    laid.into_iter().fold(state.board.baron(seat).cards, Hand::without)
}

/// Who still thinks. Who has no card at all is ready.
fn thinking(state: &State) -> SeatSet {
    let thinks =
        |seat: &Seat| state.secret(*seat).plan.at < PICKS && !state.board.baron(*seat).cards.is_empty();
    state.board.playing().filter(thinks).collect()
}

/// May a Baron who is ready plan anew? Others must still be thinking.
pub(crate) fn may_plan_again(state: &State, seat: Seat) -> bool {
    state.board.frame() == Planning.into()
        && state.secret(seat).plan.at == PICKS
        && !thinking(state).is_empty()
}

impl Step<Knights> for Planning {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        Waiting::sealed(thinking(state))
    }

    fn prompt(&self, _: &Knights, state: &State, seat: Seat) -> Prompt {
        let plan = state.secret(seat).plan;
        let message =
            Message::new("prompt-plan").with("stack", plan.at / 2 + 1).with("pick", plan.at % 2 + 1);
        prompt(message, rules::WK_PLAN_01)
    }

    fn list(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let plan = &state.secret(seat).plan;
        if plan.at == PICKS {
            return;
        }
        let hand = in_hand(state, seat);
        let legal = |card: &ActionCard| hand.of(*card) > 0;
        answers.push(Answer::Done);
        answers.extend(ActionCard::EACH.into_iter().filter(legal).map(Answer::Card));
    }

    fn judge(&self, _: &Knights, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let plan = &state.secret(seat).plan;
        if answer == Answer::Say(Word::Again) && may_plan_again(state, seat) {
            return Ok(());
        }
        if plan.at == PICKS {
            return Err(Reason::NotAsked { rule: rules::WK_PLAN_01 });
        }
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Card(card) = answer else { return Err(Reason::NotAsked { rule: rules::WK_PLAN_01 }) };
        if in_hand(state, seat).of(card) == 0 { Err(Reason::NotInHand { card }) } else { Ok(()) }
    }

    fn candidates(&self, _: &Knights, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(ActionCard::EACH.map(Answer::Card));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let plan = &mut play.state.secrets[seat.index()].plan;
        if let Answer::Card(card) = answer {
            plan.stacks[usize::from(plan.at / 2).min(2)].add(card);
            plan.at += 1;
            let stack = plan.at.div_ceil(2);
            play.tell(Event::Planned { seat, card, stack });
        } else if answer == Answer::Say(Word::Again) {
            *plan = Plan::default();
            play.tell(Event::PlansAnew { seat });
            return Next::Ask;
        } else {
            // No more on this stack.
            plan.at = (plan.at / 2 + 1) * 2;
        }
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if thinking(play.state).is_empty() { super::lay(play) } else { Next::Ask }
    }
}
