//! Counterattack (p.15): the defender answers with an Invade of his own.

use super::invasion::{Invasion, Part, Role, may_aim};
use super::{Announce, Event, Kind};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The defender may Invade one of the territories that took part in the failed attack, from the territory that was attacked (CK-COUNTER-01,
/// CK-COUNTER-02, CK-R-76).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counter {
    /// The defender.
    pub player: Player,
}

decision!(Counter);

impl Counter {
    /// What he can reach of it under his own rules. Territories that gave Pact support are among them (CK-COUNTER-03).
    fn options(self, game: &Crusader, state: &State) -> Territories {
        let invasion = state.board.invasion();
        let is_target = |target: &_| may_aim(game, state, self.player, invasion.target, *target);
        invasion.involved.iter().filter(is_target).collect()
    }
}

impl Decision for Counter {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let from = state.board.invasion().target;
        prompt(Message::new("prompt-counter").with("territory", from), rules::CK_COUNTER_01)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(self.options(game, state).iter().map(Answer::Territory));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_COUNTER_01 });
        };
        match territory {
            _ if self.options(game, state).has(territory) => Ok(()),
            _ => Err(Reason::Unsuitable { rule: rules::CK_COUNTER_02, territory }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(target) = answer else { return play.pop() };
        let (player, from) = (self.player, play.board().invasion().target);
        play.tell(Event::Counterattacked { player, from, target }.into());
        let mut invasion = Invasion { kind: Kind::Counter, ..Invasion::of(player) };
        invasion.roles.push(Role { from, target, part: Part::Attack });
        play.board_mut().invasions.push(invasion);
        // CK-COUNTER-05: all normal rules, own support first.
        play.goto(Announce)
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.options(play.game, play.state).is_empty() { play.pop() } else { Next::Ask }
    }
}
