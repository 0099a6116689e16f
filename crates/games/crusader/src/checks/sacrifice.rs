//! A critical token was drawn (p.9).

use crate::Crusader;
use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::checks::Event;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{rules, tokens};
use table::{Chance, Message, Next, Prompt, Sink};

/// The critical token counts as the other colour (CK-CRIT-03), or is sacrificed: then it counts as its own and leaves the bag for good
/// (CK-SACRIFICE-01, CK-SACRIFICE-04). It is decided at once (CK-R-31).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sacrifice;

decision!(Sacrifice);

const ANSWERS: [Answer; 2] = [Answer::Say(Word::Sacrifice), Answer::Say(Word::Keep)];

impl Decision for Sacrifice {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.check.who
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let token = state.board.check.critical.unwrap_or_default();
        let (key, rule) = if token.is_green() {
            ("prompt-sacrifice-green", rules::CK_SACRIFICE_01)
        } else {
            ("prompt-sacrifice-red", rules::CK_SACRIFICE_04)
        };
        prompt(Message::new(key).with("token", token), rule)
    }

    fn list(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Crusader, _: &State, answer: Answer) -> Result<(), Reason> {
        let is_asked = ANSWERS.contains(&answer);
        if is_asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::CK_R_31 }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Some(token) = play.board_mut().check.critical.take() else { return play.pop() };
        let player = play.board().check.who;
        let is_sacrificed = answer == Answer::Say(Word::Sacrifice);
        if is_sacrificed {
            play.state.tokens.take(tokens::DRAWN, token, tokens::home(token));
            play.tell(Event::Sacrificed { player, token }.into());
        }
        // Sacrificed it counts as its own colour, kept as the other: for this one draw (CK-SACRIFICE-02).
        if token.is_green() == is_sacrificed {
            play.board_mut().check.hits += 1;
        }
        play.pop()
    }
}
