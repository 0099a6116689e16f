//! A fourth development of a kind: one of the others goes (p.12).

use super::Event;
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{DevelopmentId, Developments, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{rules, trophies};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Sink};

/// Developments of a kind on one Family Board (CK-DEVELOP-05).
pub const MOST_OF_KIND: u32 = 3;

/// One of the three that he had is discarded for the new one (CK-DEVELOP-06, CK-R-60).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Displace {
    /// Who gets it.
    pub player: Player,
    /// What he gets.
    pub development: DevelopmentId,
    /// From whom; from nobody: from the display.
    pub from: Option<Player>,
}

decision!(Displace);

/// A player gets a development from another, or from the display. If it is the fourth of its kind he chooses what goes: that decision
/// lies on top afterwards.
pub fn acquire<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    development: DevelopmentId,
    from: Option<Player>,
) {
    let step = Displace { player, development, from };
    if step.options(play.game, play.state).len() >= MOST_OF_KIND {
        play.push(step);
    } else {
        step.hand_over(play);
    }
}

/// A development of a player goes to the discard pile.
pub fn discard<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    development: DevelopmentId,
    rule: Rule,
) {
    if play.board().owns(player, development) {
        let board = play.board_mut();
        board.house_mut(player).developments.remove(development);
        board.development_discards[development.index()] += 1;
        play.tell(Event::DevelopmentLost { player, development, rule }.into());
        trophies::check(play);
    }
}

impl Displace {
    /// The ones of the same kind that he has.
    fn options(self, game: &Crusader, state: &State) -> Developments {
        let kind = game.components().development(self.development).kind;
        game.components().of_kind(kind).and(state.board.house(self.player).developments)
    }

    fn hand_over<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) {
        let Displace { player, development, from } = self;
        let board = play.board_mut();
        match from {
            Some(other) => board.house_mut(other).developments.remove(development),
            None => {
                if let Some(at) = board.display.iter().position(|shown| *shown == development) {
                    board.display.remove(at);
                }
            }
        }
        board.house_mut(player).developments.insert(development);
        match from {
            Some(from) => play.tell(Event::DevelopmentCame { player, development, from }.into()),
            None => play.tell(Event::DevelopmentBought { player, development }.into()),
        }
        trophies::check(play);
    }
}

impl Decision for Displace {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-displace").with("development", self.development), rules::CK_DEVELOP_06)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(self.options(game, state).iter().map(Answer::Development));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Development(development) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_DEVELOP_06 });
        };
        match development {
            _ if self.options(game, state).has(development) => Ok(()),
            _ => Err(Reason::NotOffered { rule: rules::CK_DEVELOP_06 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::developments(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        play.pop();
        if let Answer::Development(development) = answer {
            // The new one comes before the old one goes: nobody loses a trophy by it.
            self.hand_over(play);
            discard(play, self.player, development, rules::CK_DEVELOP_06);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // It is settled before any trade (CK-R-23): nothing has changed since it was found to be the fourth.
        if self.options(play.game, play.state).len() >= MOST_OF_KIND { Next::Ask } else { play.pop() }
    }
}
