//! The map: who controls a fief and who stands in it.

use super::{MOST_SOLDIERS, Wrong};
use crate::Warlords;
use crate::battle::Side;
use crate::board::{Board, Phase};
use crate::content::{FiefId, Fiefs};
use crate::rules;
use table::Seat;

/// Armies are small enough to be counted. What comes after relies on it.
pub(super) fn are_countable(board: &Board) -> bool {
    let recruits = board.players.iter().map(|p| &p.recruits);
    let all = board.armies.0.iter().chain(&board.attacks.0).chain(recruits).chain([&board.group.army]);
    all.flat_map(|army| army.0).map(u32::from).sum::<u32>() <= MOST_SOLDIERS
}

/// WE-INV-01, WE-R-71: a fief in play is one player's or the peasants'.
pub(super) fn owners(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let mut taken = Fiefs::NONE;
    for (seat, own) in board.owned.into_iter().enumerate() {
        let field = format!("owned[{seat}]");
        if seat >= usize::from(board.seats) && !own.is_empty() {
            wrong.at(&field, format!("there is no seat {seat}"), rules::WE_INV_01);
        }
        for fief in own.without(game.scenario.fiefs).iter() {
            wrong.at(&field, format!("{fief:?} is not in play"), rules::WE_R_71);
        }
        for fief in own.and(taken).iter() {
            wrong.at(&field, format!("{fief:?} is another's too"), rules::WE_INV_01);
        }
        taken = taken.or(own);
    }
}

/// WE-INV-01, WE-INV-08, WE-INV-12: soldiers stand in fiefs of theirs, and no more of them have moved than stand there.
pub(super) fn armies(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    for fief in FiefId::all() {
        let (army, marked) = (&board.armies[fief], &board.marked[fief]);
        let field = format!("armies.{fief:?}");
        if !army.is_empty() && !game.scenario.fiefs.has(fief) {
            wrong.at(&field, "the fief is not in play", rules::WE_R_71);
        } else if !army.is_empty() && board.holder(fief).is_none() {
            wrong.at(&field, "soldiers stand in a fief of the peasants", rules::WE_INV_01);
        }
        if army.0.iter().zip(marked.0).any(|(n, moved)| moved > *n) {
            wrong.at(format!("marked.{fief:?}"), "more than stand there", rules::WE_INV_12);
        }
        let on_turn = board.phase.is_turn() && board.holder(fief) == Some(board.active);
        let limit = game.content.fiefs[fief.index()].limit;
        if !on_turn && board.phase != Phase::Over && !board.castles.has(fief) && army.total() > limit {
            let what = format!("{} soldiers, {limit} at most", army.total());
            wrong.at(&field, what, rules::WE_INV_08);
        }
    }
}

/// WE-INV-02: outside of one's own turn a fief holds a soldier; one whose defenders have just fallen is empty until its
/// battle is settled.
pub(super) fn empty_fiefs(board: &Board, wrong: &mut Wrong) {
    if matches!(board.phase, Phase::Setup | Phase::Over) {
        return;
    }
    for seat in Seat::all(board.seats) {
        let on_turn = board.phase.is_turn() && board.active == seat;
        let fought_over = |fief: FiefId| board.battle.round > 0 && fief == board.battle.fief;
        for fief in board.fiefs(seat).iter().filter(|f| board.armies[*f].is_empty() && !fought_over(*f)) {
            if !on_turn {
                wrong.at(format!("armies.{fief:?}"), format!("no soldier of seat {seat}"), rules::WE_INV_02);
            }
        }
    }
}

/// WE-INV-12: who has moved has done so in his turn; in Recruit mercenaries that were paid are marked.
pub(super) fn marks(board: &Board, wrong: &mut Wrong) {
    for fief in FiefId::all().filter(|f| !board.marked[*f].is_empty()) {
        let field = format!("marked.{fief:?}");
        match board.phase {
            Phase::Manoeuvre | Phase::Battles | Phase::Redeployment => {
                if !board.fiefs(board.active).has(fief) {
                    wrong.at(field, "it is not the turn of who stands there", rules::WE_INV_12);
                }
            }
            Phase::Recruit => {
                if board.marked[fief].has_own() {
                    wrong.at(field, "only mercenaries are paid", rules::WE_MERC_02);
                }
            }
            Phase::Setup
            | Phase::Pope
            | Phase::Taxes
            | Phase::Deploy
            | Phase::Initiative
            | Phase::Merchant => wrong.at(field, "nobody has moved in this phase", rules::WE_INV_12),
            Phase::Over => {}
        }
    }
}

/// Is somebody left on both sides of the battle?
pub(super) fn both_stand(board: &Board) -> bool {
    Side::BOTH.into_iter().all(|side| board.side_total(side) > 0)
}
