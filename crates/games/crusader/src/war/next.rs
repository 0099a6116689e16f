//! The invader picks the next attack (p.14).

use super::invasion::may_aim;
use super::{Event, Onset};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Message, Next, Prompt, Sink};

/// Which of the announced attacks comes next (CK-R-73). One whose footsoldier is gone, or whose target no longer meets the requirements, is
/// cancelled.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NextAttack;

decision!(NextAttack);

/// The attacks that are still to be made.
fn left(state: &State) -> Territories {
    let invasion = state.board.invasion();
    invasion.targets().without(invasion.done)
}

impl Decision for NextAttack {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.invasion().invader
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-next-attack"), rules::CK_R_73)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(left(state).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_R_73 });
        };
        match territory {
            _ if left(state).has(territory) => Ok(()),
            _ => Err(Reason::NotOffered { rule: rules::CK_R_73 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(target) = answer else { return Next::Ask };
        let invasion = play.board_mut().invasion_mut();
        invasion.done.insert(target);
        invasion.target = target;
        play.push(Onset)
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        for target in left(play.state) {
            if !stands(play, target) {
                let player = play.board().invasion().invader;
                play.board_mut().invasion_mut().done.insert(target);
                play.tell(Event::AttackCancelled { player, target }.into());
            }
        }
        if left(play.state).is_empty() {
            play.board_mut().invasions.pop();
            return play.pop();
        }
        Next::Ask
    }
}

/// Can the attack on a target still be made?
fn stands<C: Chance, S: Sink<Told>>(play: &Play<'_, C, S>, target: TerritoryId) -> bool {
    let invasion = play.board().invasion();
    let attacker = invasion.attacker(target);
    attacker.is_some_and(|from| may_aim(play.game, play.state, invasion.invader, from, target))
        && play.board().plays(invasion.invader)
}
