//! Does an eliminated player come back?

use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::Player;
use crate::elimination::fall::out;
use crate::elimination::{NewRuler, rulers};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// An eliminated player comes back if he wishes (CK-ELIM-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Comeback {
    /// Who.
    pub player: Player,
}

decision!(Comeback);

impl Decision for Comeback {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-comeback"), rules::CK_ELIM_06)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        if !rulers(game, &state.board, self.player).is_empty() {
            answers.push(Answer::Say(Word::Return));
        }
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            Ok(())
        } else if answer == Answer::Say(Word::Return) {
            let nobody = rulers(game, &state.board, self.player).is_empty();
            if nobody { Err(Reason::NoneLeft { rule: rules::CK_R_104 }) } else { Ok(()) }
        } else {
            Err(Reason::NotAsked { rule: rules::CK_ELIM_06 })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        if answer == Answer::Say(Word::Return) {
            return play.goto(NewRuler { player });
        }
        play.pop();
        out(play, player);
        crate::trophies::check(play);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let is_fallen = play.board().house(self.player).status == crate::board::Status::Fallen;
        if is_fallen { Next::Ask } else { play.pop() }
    }
}
