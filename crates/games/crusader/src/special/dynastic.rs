//! A player's part of the Dynastic Phase begins: a Marriage attempt or an adoption, or neither.

use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason as Why;
use crate::special::{Target, Titles, adopt, judge_adopt, judge_suitor, suitors};
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Who is to marry, or is a child adopted (CK-DYNASTIC-01)? Both are optional (CK-DYNASTIC-03), and one of them is all there is in a
/// Round (CK-R-01, CK-ADOPT-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dynastic {
    /// Whose part it is.
    pub player: Player,
}

decision!(Dynastic);

impl Decision for Dynastic {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-dynastic"), rules::CK_DYNASTIC_01)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        let start = answers.len();
        answers.push(Answer::Done);
        if judge_adopt(&state.board, self.player).is_ok() {
            answers.push(Answer::Say(Word::Adopt));
        }
        answers.extend(suitors(&state.board.house(self.player).family).map(Answer::Person));
        answers[start..].sort_unstable();
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Why> {
        if answer == Answer::Done {
            Ok(())
        } else if answer == Answer::Say(Word::Adopt) {
            judge_adopt(&state.board, self.player)
        } else if let Answer::Person(who) = answer {
            judge_suitor(&state.board.house(self.player).family, who)
        } else {
            Err(Why::NotAsked { rule: rules::CK_DYNASTIC_01 })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        if let Answer::Person(who) = answer {
            return play.goto(Target { player, who });
        }
        if answer == Answer::Say(Word::Adopt) {
            adopt(play, player);
        }
        play.goto(Titles::of(player))
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who fell and is out has no family to think of.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}
