//! Effects without a choice: gold, dice of a battle, truces, excommunications lifted.

use crate::battle::Losses;
use crate::board::{Board, Shift};
use crate::cards::possible;
use crate::content::vocabulary::{Effect, Who, WhoseSide};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use table::{Chance, Seat, SeatSet, Sink};

/// Effects without a choice.
pub(crate) fn carry_out<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    what: &Effect,
    by: Seat,
    target: Seat,
) {
    let side = |board: &Board, whose: WhoseSide| {
        possible::side_of(board, by).map(|own| if whose == WhoseSide::Own { own } else { own.other() })
    };
    match what {
        Effect::GainGold { who, n } => {
            let seats = whom(play.board(), *who, by, target);
            for seat in seats.iter() {
                play.gain(seat, (*n).into(), rules::WE_CARD_09);
            }
        }
        Effect::LoseGold { who, n } => {
            for seat in whom(play.board(), *who, by, target).iter() {
                play.pay(seat, (*n).into(), rules::WE_CARD_14);
            }
        }
        Effect::TaxShift { n, .. } => play.board_mut().shifts.push(Shift { from: target, to: by, n: *n }),
        Effect::DieStep { side: whose, step, rounds } => {
            if let Some(side) = side(play.board(), *whose) {
                for ahead in 0..usize::from(*rounds) {
                    play.board_mut().battle.steps[side as usize][ahead] += step;
                }
            }
        }
        Effect::BaseDie { side: whose, die } => {
            if let Some(side) = side(play.board(), *whose) {
                play.board_mut().battle.base[side as usize] = *die;
            }
        }
        Effect::ExtraDice { kinds, per, rounds } => {
            if let Some(side) = side(play.board(), WhoseSide::Own) {
                for ahead in 0..usize::from(*rounds) {
                    for kind in kinds {
                        play.board_mut().battle.extra[side as usize][ahead][kind.kind().index()] += per;
                    }
                }
            }
        }
        Effect::AbsorbHits { n } => {
            if let Some(side) = side(play.board(), WhoseSide::Own) {
                play.board_mut().battle.absorb[side as usize] += n;
            }
        }
        Effect::StrikeFirst { n } => {
            if let Some(side) = side(play.board(), WhoseSide::Enemy) {
                let fief = play.board().battle.fief;
                play.tell(Event::Hit { fief, side, hits: *n, ignored: 0 });
                play.push(Losses { side, left: *n });
            }
        }
        Effect::NoAttack { .. } => {
            play.board_mut().truces[target.index()].insert(by);
            play.tell(Event::Truce { seat: by, with: target });
        }
        Effect::InitiativeDie { die, bonus } => {
            let player = play.board_mut().player_mut(by);
            player.die = *die;
            player.die_bonus = *bonus;
            play.tell(Event::BetterDie { seat: by, die: *die });
        }
        Effect::LiftExcommunication { n } => {
            for _ in 0..*n {
                let board = play.board_mut();
                let player = board.player_mut(by);
                let one = player.excommunications.first();
                player.excommunications = player.excommunications.without(one);
                board.discards = board.discards.or(one);
            }
            let count = play.board().player(by).excommunications.len() as u8;
            play.tell(Event::Absolved { seat: by, count });
        }
        // These ask first.
        Effect::CancelCastleBonus { .. }
        | Effect::PlaceSoldiers { .. }
        | Effect::RemoveSoldiers { .. }
        | Effect::Upgrade { .. }
        | Effect::TurnSoldiers { .. }
        | Effect::ExtraMove { .. }
        | Effect::ReleaseWarlord { .. }
        | Effect::CastleWork
        | Effect::All { .. }
        | Effect::Choose { .. } => {}
    }
}

fn whom(board: &Board, who: Who, by: Seat, target: Seat) -> SeatSet {
    match who {
        Who::Own => SeatSet::one(by),
        Who::Opponent | Who::MostCastles => SeatSet::one(target),
        Who::OthersInGrace => possible::in_grace(board, by),
    }
}
