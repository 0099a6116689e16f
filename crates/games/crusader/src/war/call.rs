//! Partners are called for support (p.14).

use super::{Called, Clash};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Players};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Message, Next, Prompt, Sink};

/// The invader chooses which of his partners he calls, before he puts gold on the check (CK-PACTSUPPORT-01, CK-R-53).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CallPartners;

decision!(CallPartners);

/// Partners with a territory next to the target who are not called yet. No footsoldier is needed there (CK-PACTSUPPORT-03).
fn eligible(game: &Crusader, state: &State) -> Players {
    let board = &state.board;
    let invasion = board.invasion();
    let partners = board.pacts[invasion.invader.index()].without(invasion.called);
    let is_near = |partner: &Player| !game.lands_next_to(board, *partner, invasion.target).is_empty();
    partners.iter().filter(is_near).collect()
}

impl Decision for CallPartners {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.invasion().invader
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let target = state.board.invasion().target;
        prompt(Message::new("prompt-call-partners").with("territory", target), rules::CK_PACTSUPPORT_01)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(eligible(game, state).iter().map(Answer::Player));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Player(player) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_PACTSUPPORT_01 });
        };
        match player {
            _ if eligible(game, state).has(player) => Ok(()),
            _ => Err(Reason::NotOffered { rule: rules::CK_PACTSUPPORT_01 }),
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::players(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Player(player) = answer else { return answers(play) };
        play.board_mut().invasion_mut().called.insert(player);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if eligible(play.game, play.state).is_empty() { answers(play) } else { Next::Ask }
    }
}

/// They answer in play order (CK-R-53), then comes the check.
fn answers<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    play.goto(Clash::Check);
    play.push(Called)
}
