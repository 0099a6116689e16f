//! Children are born (CK-CULTURE-04).

use super::verbs::event_token;
use super::{Event, Reason as Why};
use crate::answer::{Answer, written};
use crate::board::{Row, State};
use crate::content::{CharacterId, Player, Token, TraitId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, modifiers, people, rules, tokens};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Run, Sink};

/// So many children are born to a ruler, with the event token of a trait or a random one. They lie on top afterwards.
pub fn born<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    count: u8,
    token: Option<TraitId>,
) {
    play.push(Births { player, left: count, token });
}

/// Children are born, one after another: each takes the lowest free slot, as far as there is one (CK-R-13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Births {
    /// To whom.
    pub player: Player,
    /// How many more.
    pub left: u8,
    /// With this event token; none: with a random one.
    pub token: Option<TraitId>,
}

impl Run<Crusader> for Births {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let player = self.player;
        let full = play.board().house(player).family.free_slot(Row::Children).is_none();
        if self.left == 0 || full || !play.board().plays(player) {
            return play.pop();
        }
        play.goto(Births { left: self.left - 1, ..self });
        let Some(who) = people::draw(play, player.culture(), None) else { return Next::Go };
        play.board_mut().house_mut(player).family.welcome(Row::Children, who);
        play.tell(Event::ChildBorn { player, who }.into());
        match self.token {
            Some(what) => {
                if let Some((from, token)) = event_token(play.game, play.state, what) {
                    tokens::lay(play, from, token, who);
                    play.tell(Event::TraitGiven { player, who, token }.into());
                }
                Next::Go
            }
            None => random(play, player, who),
        }
    }
}

/// One random token, or several of which one is kept (CK-D-41).
fn random<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, who: CharacterId) -> Next {
    let mut new = 0;
    for _ in 0..modifiers::birth_tokens(play.game, play.board(), player) {
        let Some(token) = tokens::lay_random(play, who) else { break };
        play.tell(Event::TraitGiven { player, who, token }.into());
        new += 1;
    }
    if new > 1 { play.push(KeepTrait { player, who, new, keep: 1 }) } else { Next::Go }
}

/// Of some tokens that were drawn for somebody, the owner keeps some; the others go back to the General bag.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepTrait {
    /// Whose family.
    pub player: Player,
    /// On whom they lie, the last ones.
    pub who: CharacterId,
    /// How many of them are new.
    pub new: u8,
    /// How many of those are kept.
    pub keep: u8,
}

decision!(KeepTrait);

impl KeepTrait {
    /// The new tokens: those that were laid last.
    fn fresh(self, state: &State) -> impl Iterator<Item = Token> {
        let there = state.board.tokens_on(self.who).count();
        state.board.tokens_on(self.who).skip(there.saturating_sub(self.new.into()))
    }
}

impl Decision for KeepTrait {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-give-back").with("who", self.who), rules::CK_GOLDEN_01)
    }

    /// Which goes back; alike ones are one answer.
    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        let start = answers.len();
        answers.extend(self.fresh(state).map(Answer::Token));
        answers[start..].sort_unstable();
        answers.dedup();
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Token(token) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_GOLDEN_01 });
        };
        let drawn = self.fresh(state).any(|new| new == token);
        if drawn { Ok(()) } else { Err(Why::NotDrawn { who: self.who }.into()) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Token::all().map(Answer::Token));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Token(token) = answer else { return Next::Ask };
        let (player, who) = (self.player, self.who);
        tokens::lift_one(play, who, token, tokens::home(token));
        play.tell(Event::TraitReturned { player, who, token }.into());
        if self.new - 1 > self.keep { play.goto(KeepTrait { new: self.new - 1, ..self }) } else { play.pop() }
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // With the last territory of a dynasty its children are gone.
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}
