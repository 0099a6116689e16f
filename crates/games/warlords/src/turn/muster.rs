//! A move begins: soldiers of a fief get ready to go.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::{Army, Troop};
use crate::board::{Board, Phase};
use crate::content::{FiefId, Fiefs};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use crate::turn::paths::{Group, Mover, can_attack, most_room, reach};
use crate::turn::{March, targets};
use table::{Chance, Next, Seat, Sink};

/// Is there an unmoved soldier for this mover?
#[inline]
fn has_movers(unmoved: &Army, mover: Mover) -> bool {
    let u = &unmoved.0;
    match mover {
        Mover::Foot => u[0] | u[1] | u[2] | u[5] | u[6] | u[7] != 0,
        Mover::Knights => u[3] | u[8] != 0,
        Mover::Warlord | Mover::LongMarch => u[4] != 0,
        Mover::Wagons => !unmoved.is_empty(),
    }
}

pub(super) fn list(game: &Warlords, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let (own, attack) = (board.fiefs(seat), board.phase == Phase::Manoeuvre);
    let targets = targets(game, board, seat);
    let near = &game.scenario.near;
    // From a fief at the front an attack is one step away.
    let front: Fiefs = own.iter().filter(|f| !near[*f].and(targets).is_empty()).collect();
    for fief in own.iter() {
        let unmoved = board.unmoved(fief);
        if unmoved.is_empty() {
            continue;
        }
        for mover in Mover::ALL {
            if !has_movers(&unmoved, mover) || (mover == Mover::LongMarch && !marches(board, fief)) {
                continue;
            }
            let steps = reach(&game.content, board, mover);
            let can_go = if attack {
                front.has(fief)
                    || (steps > 1 && !near[fief].and(front).is_empty())
                    || (steps > 2 && can_attack(&game.scenario, own, targets, fief, steps))
            } else {
                most_room(&game.content, &game.scenario, board, own, fief, steps) > 0
            };
            if can_go {
                answers.push(Answer::Muster { fief, mover });
            }
        }
    }
}

/// Every muster that could be written down.
pub(super) fn candidates(answers: &mut Vec<Answer>) {
    answers.extend(FiefId::all().flat_map(|fief| Mover::ALL.map(|mover| Answer::Muster { fief, mover })));
}

fn marches(board: &Board, fief: FiefId) -> bool {
    board.long_march.is_some_and(|(at, _)| at == fief)
}

pub(super) fn judge(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    fief: FiefId,
    mover: Mover,
) -> Result<(), Reason> {
    let own = board.fiefs(seat);
    let attack = board.phase == Phase::Manoeuvre;
    let rule = if attack { rules::WE_MANEUVER_02 } else { rules::WE_REDEPLOY_01 };
    if !own.has(fief) {
        return Err(Reason::NotYours { rule, fief });
    }
    if mover == Mover::Wagons || (mover == Mover::LongMarch && !marches(board, fief)) {
        return Err(Reason::NoLongMarch { fief });
    }
    let unmoved = board.unmoved(fief);
    if !has_movers(&unmoved, mover) {
        let moved = has_movers(&board.armies[fief], mover);
        let rule = if moved { rules::WE_REDEPLOY_02 } else { rule };
        return Err(Reason::NobodyToMove { rule, fief });
    }
    let steps = reach(&game.content, board, mover);
    let can_go = if attack {
        can_attack(&game.scenario, own, targets(game, board, seat), fief, steps)
    } else {
        most_room(&game.content, &game.scenario, board, own, fief, steps) > 0
    };
    let rule = if attack { rules::WE_R_08 } else { rules::WE_REDEPLOY_06 };
    if can_go { Ok(()) } else { Err(Reason::NowhereToGo { rule, fief }) }
}

/// Soldiers of a fief get ready: a led group has its Warlord from the start.
pub(super) fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    mover: Mover,
) -> Next {
    let steps = reach(&play.game.content, play.board(), mover);
    let board = play.board_mut();
    board.group = Group { army: Army::NONE, mover, at: fief, steps, path: Fiefs::one(fief), extra: 0 };
    if mover.is_led() {
        board.armies[fief].remove(Troop::WARLORD, 1);
        board.group.army.add(Troop::WARLORD, 1);
    }
    if mover == Mover::LongMarch {
        board.long_march = None;
    }
    play.push(March)
}
