//! With the fourth Age token a token may leave the bag (p.7).

use super::Event;
use super::ageing::OLDEST;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Token};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, rules, tokens};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The owner may remove one token of his choice from his bag (CK-AGE-02); it goes where it belongs (CK-AGE-03, CK-R-20).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropToken {
    /// Whose bag.
    pub player: Player,
}

decision!(DropToken);

impl Decision for DropToken {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-drop-token"), rules::CK_AGE_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(state.tokens.kinds(tokens::bag(self.player)).map(Answer::Token));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Token(token) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_AGE_02 });
        };
        match token {
            _ if state.tokens.count(tokens::bag(self.player), token) > 0 => Ok(()),
            _ => Err(Reason::NotOffered { rule: rules::CK_AGE_02 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Token::all().map(Answer::Token));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        if let Answer::Token(token) = answer {
            tokens::leave_bag(play, self.player, token);
            play.tell(Event::TokenDropped { player: self.player, token, rule: rules::CK_AGE_02 }.into());
        }
        play.pop()
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // The bag of who has traded his last territory away is empty; who has come back since has a King without Age tokens.
        let is_old = play.board().house(self.player).family.age >= OLDEST;
        if play.board().plays(self.player) && is_old { Next::Ask } else { play.pop() }
    }
}
