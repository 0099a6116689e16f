//! A group on the way: who may join it and stay behind, where it may go and stop.

use crate::Warlords;
use crate::army::Troop;
use crate::board::{Board, Phase};
use crate::content::{FiefId, Fiefs};
use crate::reason::Reason;
use crate::rules;
use crate::turn::paths::{Group, Mover, can_attack, most_room};
use crate::turn::targets;
use table::{Amount, Rule, Seat};

/// The most soldiers on Hired Wagons.
const WAGONS: u16 = 6;

/// How many more may join: all, unless there would be no place for them at the end.
pub(super) fn join_limit(game: &Warlords, board: &Board, own: Fiefs) -> u16 {
    let group = &board.group;
    let size = group.army.total();
    let by_wagons = if group.mover == Mover::Wagons { WAGONS - size.min(WAGONS) } else { u16::MAX };
    if board.phase == Phase::Manoeuvre || (!group.at_start() && board.room(&game.content, group.at) >= size) {
        return by_wagons;
    }
    let room = most_room(&game.content, &game.scenario, board, own, group.at, group.steps);
    by_wagons.min(room.saturating_sub(size))
}

/// Whoever starts together, and a Warlord on the way, can be joined (WE-WARLORD-01, WE-WARLORD-02); those who join
/// him go as far as he still goes (WE-WARLORD-05).
pub(super) fn can_be_joined(group: &Group) -> bool {
    group.at_start() || group.mover.is_led()
}

/// A Warlord's company can stay behind on the way, but not before an attack (WE-R-10).
pub(super) fn can_be_left(board: &Board) -> bool {
    board.phase != Phase::Manoeuvre && !board.group.at_start() && board.group.mover.is_led()
}

/// Who may still join here, and how many of them.
pub(super) fn may_join(board: &Board, troop: Troop, limit: u16) -> u16 {
    let group = &board.group;
    if !group.mover.takes(troop) || !can_be_joined(group) {
        return 0;
    }
    (board.armies[group.at].of(troop) - board.marked[group.at].of(troop)).min(limit)
}

/// How many of the company may stay here (WE-R-10).
pub(super) fn may_leave(game: &Warlords, board: &Board, troop: Troop) -> u16 {
    let group = &board.group;
    if !can_be_left(board) {
        return 0;
    }
    let leader = u16::from(troop == Troop::WARLORD);
    (group.army.of(troop).saturating_sub(leader)).min(board.room(&game.content, group.at))
}

/// Where the group can go next.
pub(super) fn next_fiefs(game: &Warlords, board: &Board, seat: Seat) -> Fiefs {
    let (group, own) = (&board.group, board.fiefs(seat));
    if group.steps == 0 || group.army.is_empty() {
        return Fiefs::NONE;
    }
    let near = game.scenario.near[group.at];
    let left = group.steps - 1;
    if board.phase == Phase::Manoeuvre {
        let targets = targets(game, board, seat);
        let through = near.and(own).iter().filter(|f| can_attack(&game.scenario, own, targets, *f, left));
        return through.collect::<Fiefs>().or(near.and(targets));
    }
    let size = group.army.total();
    let fits = |fief: FiefId| {
        board.room(&game.content, fief) >= size
            || most_room(&game.content, &game.scenario, board, own, fief, left) >= size
    };
    near.and(own).iter().filter(|f| fits(*f)).collect()
}

/// May the group stop where it is?
pub(super) fn may_stop(game: &Warlords, board: &Board) -> bool {
    let group = &board.group;
    board.phase == Phase::Redeployment
        && !group.at_start()
        && board.room(&game.content, group.at) >= group.army.total()
}

/// May the group stop here?
pub(super) fn judge_stop(game: &Warlords, board: &Board) -> Result<(), Reason> {
    let group = &board.group;
    if may_stop(game, board) {
        Ok(())
    } else if board.phase == Phase::Manoeuvre {
        Err(Reason::Compulsory { rule: rules::WE_R_08 })
    } else if group.at_start() {
        Err(Reason::Compulsory { rule: rules::WE_REDEPLOY_01 })
    } else {
        Err(Reason::Full { fief: group.at, rule: rules::WE_R_23 })
    }
}

/// May these join the group?
pub(super) fn judge_joining(
    game: &Warlords,
    board: &Board,
    seat: Seat,
    troop: Troop,
    amount: Amount,
) -> Result<(), Reason> {
    let group = &board.group;
    let most = may_join(board, troop, join_limit(game, board, board.fiefs(seat)));
    if amount.of(most).is_some() {
        return Ok(());
    }
    let here = board.armies[group.at].of(troop);
    let rule = if !group.mover.takes(troop) || !can_be_joined(group) {
        rules::WE_WARLORD_01
    } else if here > 0 && board.marked[group.at].of(troop) == here {
        rules::WE_WARLORD_04
    } else {
        rules::WE_MANEUVER_02
    };
    Err(Reason::TooMany { rule, most })
}

/// Fiefs that look like neighbours on the map and are none, as a note says (p.4).
const APART: [([&str; 2], Rule); 2] = [
    (["champagne", "aquitaine"], rules::WE_MANEUVER_06),
    (["burgundy", "france_fief"], rules::WE_MANEUVER_07),
];

/// The rule by which nobody goes from one to the other: the note, or else that a step leads to the next fief and no further.
fn why_apart(one: FiefId, other: FiefId) -> Rule {
    let both = [one.word(), other.word()];
    let noted = APART.iter().find(|(pair, _)| both.iter().all(|word| pair.contains(word)));
    noted.map_or(rules::WE_MANEUVER_02, |(_, rule)| *rule)
}

/// May the group go there?
pub(super) fn judge_step(game: &Warlords, board: &Board, seat: Seat, fief: FiefId) -> Result<(), Reason> {
    let group = &board.group;
    if next_fiefs(game, board, seat).has(fief) {
        return Ok(());
    }
    if !game.scenario.fiefs.has(fief) {
        return Err(Reason::OutOfPlay { fief });
    }
    if !game.scenario.near[group.at].has(fief) {
        return Err(Reason::NotAdjacent { rule: why_apart(group.at, fief), from: group.at, to: fief });
    }
    if group.army.is_empty() {
        return Err(Reason::NobodyToMove { rule: rules::WE_MANEUVER_01, fief: group.at });
    }
    let own = board.fiefs(seat).has(fief);
    match (board.phase, own) {
        (Phase::Manoeuvre, true) => Err(Reason::NowhereToGo { rule: rules::WE_R_08, fief }),
        (Phase::Manoeuvre, false) => Err(Reason::Truce { fief }),
        (_, false) => Err(Reason::NotYours { rule: rules::WE_REDEPLOY_06, fief }),
        (_, true) => Err(Reason::Full { fief, rule: rules::WE_R_23 }),
    }
}
