//! The roles of all footsoldiers are announced before any check (p.14).

use super::invasion::{Part, Role, is_by_sea, judge_target};
use super::{Event, Kind, NextAttack, Reason as No};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Message, Next, Prompt, Sink};

/// One footsoldier after another is told to attack or to support (CK-INVADE-02, CK-INVADE-04, CK-D-20).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Announce;

decision!(Announce);

/// Footsoldiers without a role.
fn idle(state: &State) -> Territories {
    let invasion = state.board.invasion();
    state.board.mobilised(invasion.invader).without(invasion.busy())
}

/// Of those adjacent only by the Navy just one may be used against a target (CK-FLEET-03, CK-R-72).
fn judge_sea(game: &Crusader, state: &State, from: TerritoryId, target: TerritoryId) -> Result<(), Reason> {
    let others = state.board.invasion().soldiers(target);
    if is_by_sea(game, from, target) && others.iter().any(|other| is_by_sea(game, other, target)) {
        return Err(No::OneByNavy { territory: target }.into());
    }
    Ok(())
}

/// One attack from each territory (CK-INVADE-02); who supports takes part in no other attack of the same action (CK-SUPPORT-02).
fn judge_idle(state: &State, from: TerritoryId, part: Part) -> Result<(), Reason> {
    let rule = match state.board.invasion().roles.iter().find(|role| role.from == from) {
        Some(role) if role.part == Part::Attack && part == Part::Attack => rules::CK_INVADE_02,
        Some(_) => rules::CK_SUPPORT_02,
        None => return Ok(()),
    };
    Err(No::Busy { rule, territory: from }.into())
}

fn judge_attack(
    game: &Crusader,
    state: &State,
    from: TerritoryId,
    target: TerritoryId,
) -> Result<(), Reason> {
    let invasion = state.board.invasion();
    if invasion.kind == Kind::Counter {
        return Err(No::OneCounterattack.into());
    }
    judge_idle(state, from, Part::Attack)?;
    judge_target(game, state, invasion.invader, from, target)?;
    // CK-INVADE-03: the same target only once.
    if invasion.targets().has(target) {
        return Err(No::AttackedOnce { territory: target }.into());
    }
    judge_sea(game, state, from, target)
}

fn judge_support(
    game: &Crusader,
    state: &State,
    from: TerritoryId,
    target: TerritoryId,
) -> Result<(), Reason> {
    let invasion = state.board.invasion();
    judge_idle(state, from, Part::Support)?;
    if !invasion.targets().has(target) {
        return Err(No::NoAttack { territory: target }.into());
    }
    judge_target(game, state, invasion.invader, from, target)?;
    // CK-R-77: an annexation needs no support.
    if state.board.land_pacts[invasion.invader.index()].has(target) {
        return Err(No::NoAttack { territory: target }.into());
    }
    judge_sea(game, state, from, target)
}

impl Decision for Announce {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.invasion().invader
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let roles = state.board.invasion().roles.len() as u8;
        prompt(Message::new("prompt-announce").with("roles", roles), rules::CK_INVADE_04)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let invasion = state.board.invasion();
        let reach = |from| game.reach(&state.board, invasion.invader, from);
        for from in idle(state) {
            let targets =
                reach(from).iter().filter(|target| judge_attack(game, state, from, *target).is_ok());
            answers.extend(targets.map(|target| Answer::Attack { from, target }));
        }
        for from in idle(state) {
            let targets = invasion.targets();
            let targets = targets.iter().filter(|target| judge_support(game, state, from, *target).is_ok());
            answers.extend(targets.map(|target| Answer::Support { from, target }));
        }
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if let Answer::Attack { from, target } = answer {
            judge_attack(game, state, from, target)
        } else if let Answer::Support { from, target } = answer {
            judge_support(game, state, from, target)
        } else if answer == Answer::Done {
            Ok(())
        } else {
            Err(Reason::NotAsked { rule: rules::CK_INVADE_04 })
        }
    }

    fn candidates(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        let board = &state.board;
        for from in board.footsoldiers.or(board.lands(board.invasion().invader)) {
            answers.extend(TerritoryId::all().map(|target| Answer::Attack { from, target }));
            answers.extend(TerritoryId::all().map(|target| Answer::Support { from, target }));
        }
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = play.board().invasion().invader;
        let role = if let Answer::Attack { from, target } = answer {
            Role { from, target, part: Part::Attack }
        } else if let Answer::Support { from, target } = answer {
            Role { from, target, part: Part::Support }
        } else {
            return play.goto(NextAttack);
        };
        play.board_mut().invasion_mut().roles.push(role);
        let Role { from, target, part } = role;
        play.tell(
            match part {
                Part::Attack => Event::AttackAnnounced { player, from, target },
                Part::Support => Event::SupportAnnounced { player, from, target },
            }
            .into(),
        );
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut idle = idle(play.state).iter();
        let can = |from: TerritoryId| {
            let board = play.board();
            let reach = game_reach(play, from);
            reach.iter().any(|target| judge_attack(play.game, play.state, from, target).is_ok())
                || board
                    .invasion()
                    .targets()
                    .iter()
                    .any(|t| judge_support(play.game, play.state, from, t).is_ok())
        };
        if idle.any(can) { Next::Ask } else { play.goto(NextAttack) }
    }
}

fn game_reach<C: Chance, S: Sink<Told>>(play: &Play<'_, C, S>, from: TerritoryId) -> Territories {
    play.game.reach(play.board(), play.board().invasion().invader, from)
}
