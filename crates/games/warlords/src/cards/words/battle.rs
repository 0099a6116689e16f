//! Dice and hits of the battle at hand. What lasts is put in force and summed when dice are rolled.

use crate::Warlords;
use crate::battle::{Losses, stepped};
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::in_force::{Change, HORIZON, Scope, Span, Stat};
use crate::cards::verb::{Aim, Verb, only_at};
use crate::content::vocabulary::{AbsorbHits, BaseDie, DieStep, ExtraDice, StrikeFirst, Timing, WhoseSide};
use crate::event::{Cause, Event};
use crate::flow::{OnBoard, Play};
use effects::Until;
use table::{Chance, Sink};

/// To the end of the present battle round, or of the one after it.
fn rounds(ends: u8) -> Until<Span> {
    Until::End { of: Span::BattleRound, ends }
}

impl Verb for DieStep {
    fn unfit(&self, timing: Timing) -> Option<String> {
        let bad = !(1..=HORIZON).contains(&self.rounds) || !(-2..=2).contains(&self.step);
        bad.then(|| "a die step for too many rounds".to_owned())
            .or_else(|| only_at(Timing::Battle, timing, "DieStep"))
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.side(board, self.side).is_some_and(|side| {
            (0..self.rounds).any(|ahead| {
                let steps = board.die_steps(side, ahead);
                let base = board.base_die(&game.content, side);
                stepped(base, steps + i32::from(self.step)) != stepped(base, steps)
            })
        })
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        if let Some(side) = choice.aim().side(play.board(), self.side) {
            let change = Change { stat: Stat::DieSteps, amount: self.step.into(), scope: Scope::Side(side) };
            play.board_mut().put(change, rounds(self.rounds));
        }
    }
}

impl Verb for BaseDie {
    fn unfit(&self, timing: Timing) -> Option<String> {
        let bad = ![8, 10, 12].contains(&self.die);
        bad.then(|| format!("there is no d{}", self.die))
            .or_else(|| only_at(Timing::Battle, timing, "BaseDie"))
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.side(board, self.side).is_some_and(|side| {
            let now = board.base_die(&game.content, side);
            if self.side == WhoseSide::Own { now < self.die } else { now > self.die }
        })
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        if let Some(side) = choice.aim().side(play.board(), self.side) {
            play.board_mut().battle.base[side as usize] = self.die;
        }
    }
}

impl Verb for ExtraDice {
    fn unfit(&self, timing: Timing) -> Option<String> {
        let bad = !(1..=HORIZON).contains(&self.rounds);
        bad.then(|| "dice for too many rounds".to_owned())
            .or_else(|| only_at(Timing::Battle, timing, "ExtraDice"))
    }

    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        let own = aim.side(board, WhoseSide::Own);
        own.is_some_and(|own| self.kinds.iter().any(|k| board.side_army(own).of_kind(k.kind()) > 0))
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        let Some(side) = choice.aim().side(play.board(), WhoseSide::Own) else { return };
        for letter in &self.kinds {
            let scope = Scope::Soldiers(side, letter.kind());
            let change = Change { stat: Stat::ExtraDice, amount: self.per.into(), scope };
            play.board_mut().put(change, rounds(self.rounds));
        }
    }
}

impl Verb for AbsorbHits {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Battle, timing, "AbsorbHits")
    }

    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.side(board, WhoseSide::Own).is_some()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        if let Some(side) = choice.aim().side(play.board(), WhoseSide::Own) {
            let change = Change { stat: Stat::IgnoredHits, amount: self.n.into(), scope: Scope::Side(side) };
            play.board_mut().put(change, rounds(1));
        }
    }
}

impl Verb for StrikeFirst {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Battle, timing, "StrikeFirst")
    }

    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.side(board, WhoseSide::Enemy).is_some_and(|enemy| board.side_total(enemy) > 0)
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        if let Some(side) = choice.aim().side(play.board(), WhoseSide::Enemy) {
            let fief = play.board().battle.fief;
            play.tell(Event::Hit { fief, side, hits: self.n, ignored: 0, cause: Cause::Card });
            play.push(Losses { side, left: self.n });
        }
    }
}
