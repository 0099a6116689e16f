//! Which legal answers there are, frame by frame, and why others are not legal.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::State;
use crate::flow::Frame;
use crate::reason::Reason;
use crate::{battle, cards, group, ransom, setup, turn, warlords};
use table::{Rule, Seat};

/// Adds all legal answers.
#[inline]
pub(crate) fn list(game: &Warlords, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let board = &state.board;
    match board.frame() {
        Frame::PickInitiative => group::initiative::list_pick(board, answers),
        Frame::PickKingdom(_) => setup::list_kingdom(game, board, answers),
        Frame::PlaceStart(_) => setup::list_place(game, board, seat, answers),
        Frame::Divide { kind, .. } => setup::list_divide(game, board, seat, kind, answers),
        Frame::TurnStart => turn::list_start(answers),
        Frame::Manoeuvre | Frame::Redeploy => turn::list_moves(game, state, seat, answers),
        Frame::March => turn::march::list(game, board, seat, answers),
        Frame::Battles => turn::list_battles(game, state, seat, answers),
        Frame::Cards(_) | Frame::Tax(_) => cards::list_window(game, state, seat, answers),
        Frame::Losses { side, left } => battle::casualties::list(board, side, left, answers),
        Frame::Decide => battle::retreat::list_decision(answers),
        Frame::Retreat => battle::retreat::list(game, board, answers),
        Frame::RetreatTo(_) => battle::retreat::list_to(board, answers),
        Frame::Muster => battle::capture::list_muster(game, state, seat, answers),
        Frame::MusterAt(_) => battle::capture::list_muster_at(game, board, seat, answers),
        Frame::Surplus(_) => battle::retreat::list_surplus(board, answers),
        Frame::SurplusTo { from, .. } => battle::retreat::list_surplus_to(game, board, from, answers),
        Frame::Prison { .. } | Frame::Return { .. } => warlords::list_castles(board, seat, answers),
        Frame::Partner(_) => ransom::list_partner(game, board, seat, answers),
        Frame::Deal => ransom::list(game, state, answers),
        Frame::TurnEnd => turn::end::list(game, board, seat, answers),
        Frame::Vassals { .. } => group::taxes::list_vassals(answers),
        Frame::Recruit(_) => group::recruit::list(game, state, seat, answers),
        Frame::Keeping { fief, .. } => group::recruit::list_keep(game, board, seat, fief, answers),
        Frame::Deploy(_) => group::deploy::list(game, state, seat, answers),
        Frame::DeployInto { fief, .. } => group::deploy::list_into(game, board, seat, fief, answers),
        Frame::Dice(_) => group::initiative::list(game, state, seat, answers),
        Frame::Merchant(_) => group::merchant::list(answers),
        Frame::Target { card, by } => cards::list_target(game, board, by, card, answers),
        Frame::Obey { .. } => cards::list_obey(answers),
        Frame::Part { card, by } => cards::list_part(game, board, by, card, answers),
        Frame::Effect { .. } => cards::effects::list(game, board, answers),
        Frame::Over
        | Frame::Turns(_)
        | Frame::Round
        | Frame::Roll(_)
        | Frame::Toll(_)
        | Frame::Settled
        | Frame::Pope(_) => {}
    }
}

/// Is the answer legal? If not, why?
pub(crate) fn judge(game: &Warlords, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let board = &state.board;
    match board.frame() {
        Frame::PickInitiative => group::initiative::judge_pick(board, answer),
        Frame::PickKingdom(_) => setup::judge_kingdom(game, board, answer),
        Frame::PlaceStart(_) => setup::judge_place(game, board, seat, answer),
        Frame::Divide { kind, .. } => setup::judge_divide(game, board, seat, kind, answer),
        Frame::TurnStart => turn::judge_start(answer),
        Frame::Manoeuvre | Frame::Redeploy => turn::judge_moves(game, state, seat, answer),
        Frame::March => turn::march::judge(game, board, seat, answer),
        Frame::Battles => turn::judge_battles(game, state, seat, answer),
        Frame::Cards(_) => cards::judge_window(game, state, seat, answer, Rule("WE-R-59")),
        Frame::Losses { side, left } => battle::casualties::judge(board, side, left, answer),
        Frame::Decide => battle::retreat::judge_decision(answer),
        Frame::Retreat => battle::retreat::judge(game, board, answer),
        Frame::RetreatTo(_) => battle::retreat::judge_to(board, answer),
        Frame::Muster => battle::capture::judge_muster(game, state, seat, answer),
        Frame::MusterAt(_) => battle::capture::judge_muster_at(game, board, seat, answer),
        Frame::Surplus(_) => battle::retreat::judge_surplus(board, answer),
        Frame::SurplusTo { from, .. } => battle::retreat::judge_surplus_to(game, board, from, answer),
        Frame::Prison { .. } => warlords::judge_castles(board, seat, answer, Rule("WE-CAPTURE-02")),
        Frame::Return { .. } => warlords::judge_castles(board, seat, answer, Rule("WE-CAPTURE-05")),
        Frame::Partner(_) => ransom::judge_partner(game, board, seat, answer),
        Frame::Deal => ransom::judge(game, state, answer),
        Frame::TurnEnd => turn::end::judge(game, board, seat, answer),
        Frame::Tax(_) => cards::judge_window(game, state, seat, answer, Rule("WE-TAX-01")),
        Frame::Vassals { .. } => group::taxes::judge_vassals(answer),
        Frame::Recruit(_) => group::recruit::judge(game, state, seat, answer),
        Frame::Keeping { fief, .. } => group::recruit::judge_keep(game, board, seat, fief, answer),
        Frame::Deploy(_) => group::deploy::judge(game, state, seat, answer),
        Frame::DeployInto { fief, .. } => group::deploy::judge_into(game, board, seat, fief, answer),
        Frame::Dice(_) => group::initiative::judge(game, state, seat, answer),
        Frame::Merchant(_) => group::merchant::judge(answer),
        Frame::Target { card, by } => cards::judge_target(game, board, by, card, answer),
        Frame::Obey { .. } => cards::judge_obey(answer),
        Frame::Part { card, by } => cards::judge_part(game, board, by, card, answer),
        Frame::Effect { .. } => cards::effects::judge(game, board, answer),
        Frame::Over
        | Frame::Turns(_)
        | Frame::Round
        | Frame::Roll(_)
        | Frame::Toll(_)
        | Frame::Settled
        | Frame::Pope(_) => Err(Reason::NotAsked { rule: Rule("WE-VICTORY-03") }),
    }
}
