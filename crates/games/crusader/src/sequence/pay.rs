//! Footsoldiers are paid (p.6).

use crate::Crusader;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{lands, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// One gold for each mobilised territory, or its footsoldier goes and Unrest comes (CK-UPKEEP-02, CK-UPKEEP-03, CK-INFANTRY-04). Knights cost
/// nothing (CK-KNIGHT-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayTroops {
    /// Who pays.
    pub player: Player,
}

decision!(PayTroops);

impl PayTroops {
    fn cost(self, state: &State) -> u8 {
        state.board.mobilised(self.player).len() as u8
    }
}

impl Decision for PayTroops {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        prompt(Message::new("prompt-pay-troops").with("cost", self.cost(state)), rules::CK_UPKEEP_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        if self.cost(state) <= state.board.house(self.player).gold {
            answers.push(Answer::Say(Word::Pay));
        }
        answers.extend(state.board.mobilised(self.player).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let (cost, gold) = (self.cost(state), state.board.house(self.player).gold);
        if answer == Answer::Say(Word::Pay) {
            let is_rich = cost <= gold;
            return if is_rich {
                Ok(())
            } else {
                Err(Reason::Gold { rule: rules::CK_UPKEEP_02, cost, gold })
            };
        }
        let Answer::Territory(territory) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_UPKEEP_02 });
        };
        let is_there = state.board.mobilised(self.player).has(territory);
        if is_there { Ok(()) } else { Err(Reason::NotYours { rule: rules::CK_UPKEEP_03, territory }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        if let Answer::Territory(territory) = answer {
            lands::remove_footsoldier(play, territory, rules::CK_UPKEEP_03);
            lands::add_unrest(play, territory, rules::CK_UPKEEP_03);
            return Next::Go;
        }
        play.pay(self.player, self.cost(play.state), rules::CK_UPKEEP_02);
        play.pop()
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.cost(play.state) == 0 { play.pop() } else { Next::Ask }
    }
}
