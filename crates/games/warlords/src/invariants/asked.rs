//! Whom each step in progress asks, and about what.

use super::Wrong;
use crate::battle::{BattleCards, MusterAt, RetreatTo, Side, Surplus, SurplusTo};
use crate::board::{Board, Status};
use crate::flow::Frame;
use crate::group::{Deploy, DeployInto, Dice, Keeping, Merchant, Pope, Recruit, TaxCards, Vassals};
use crate::ransom::Partner;
use crate::rules;
use crate::setup::{Divide, PickKingdom, PlaceStart};
use crate::turn::Turns;
use crate::warlords::{Prison, Return};
use table::{Seat, SeatSet, Window};

/// WE-INV-35: every step asks those whom it concerns about what there is.
pub(super) fn check(board: &Board, wrong: &mut Wrong) {
    for (n, frame) in board.frames.iter().enumerate() {
        let below = n.checked_sub(1).and_then(|n| board.frames.get(n)).copied().and_then(window);
        for what in [goes_round(board, *frame), asks(board, *frame, below)].into_iter().flatten() {
            wrong.at(format!("frames[{n}]"), what, rules::WE_INV_35);
        }
        in_turn(board, n, *frame, wrong);
    }
}

/// Those who are asked one after another, if a step goes round.
fn window(frame: Frame) -> Option<Window> {
    if let Frame::PickKingdom(PickKingdom(window))
    | Frame::PlaceStart(PlaceStart(window))
    | Frame::Divide(Divide { window, .. })
    | Frame::Turns(Turns(window))
    | Frame::Cards(BattleCards(window))
    | Frame::Partner(Partner(window))
    | Frame::Pope(Pope(window))
    | Frame::Tax(TaxCards(window))
    | Frame::Vassals(Vassals { window, .. })
    | Frame::Recruit(Recruit(window))
    | Frame::Deploy(Deploy(window))
    | Frame::Dice(Dice(window))
    | Frame::Merchant(Merchant(window)) = frame
    {
        Some(window)
    } else {
        None
    }
}

/// The two sides of the battle, as far as they are players.
fn sides(board: &Board) -> SeatSet {
    Side::BOTH.into_iter().filter_map(|side| board.side_seat(side)).collect()
}

/// What is wrong with those who are asked one after another.
fn goes_round(board: &Board, frame: Frame) -> Option<String> {
    let window = window(frame)?;
    let has_start = |seat: Seat| {
        let fiefs = board.fiefs(seat);
        !fiefs.and(board.castles).is_empty() && !fiefs.without(board.castles).is_empty()
    };
    let strange = |seat: Seat| {
        if let Frame::Cards(_) = frame {
            !sides(board).has(seat)
        } else if let Frame::Partner(_) = frame {
            seat == board.active
        } else if let Frame::PlaceStart(_) = frame {
            board.player(seat).home.is_none()
        } else if let Frame::Divide(_) = frame {
            !has_start(seat)
        } else {
            false
        }
    };
    if window.left().len() as usize != window.iter().count() {
        return Some("a seat is asked twice".to_owned());
    }
    window.iter().find(|seat| strange(*seat)).map(|seat| format!("seat {seat} is not concerned"))
}

/// WE-GROUP-03, WE-TURN-01: they come in the order of initiative, and who has had his turn has no other in this round. Cards of a
/// battle and talks go between two.
fn in_turn(board: &Board, n: usize, frame: Frame, wrong: &mut Wrong) {
    let Some(window) = window(frame) else { return };
    if matches!(frame, Frame::Cards(_) | Frame::Partner(_)) {
        return;
    }
    let field = format!("frames[{n}]");
    if !window.iter().is_sorted_by_key(|seat| board.place(seat)) {
        wrong.at(&field, "they do not come in the order of initiative", rules::WE_GROUP_03);
    }
    let has_had = |seat: &Seat| board.place(*seat) <= board.place(board.active);
    if let (Frame::Turns(_), true) = (frame, board.phase.is_turn())
        && let Some(seat) = window.iter().find(has_had)
    {
        wrong.at(&field, format!("seat {seat} has had his turn"), rules::WE_TURN_01);
    }
}

/// What is wrong with what one is asked about; `below` are those whom the step below asks.
fn asks(board: &Board, frame: Frame, below: Option<Window>) -> Option<String> {
    let routes = board.routes[board.battle.fief];
    let (fits, what) = if let Frame::RetreatTo(RetreatTo(fief)) = frame {
        (routes.has(fief), format!("nobody came through {fief:?}"))
    } else if let Frame::Surplus(Surplus(fief)) = frame {
        (fief == board.battle.fief, format!("the battle is not in {fief:?}"))
    } else if let Frame::SurplusTo(SurplusTo { from, to }) = frame {
        (from == board.battle.fief && routes.has(to), format!("no way back from {from:?} to {to:?}"))
    } else if let Frame::MusterAt(MusterAt(fief)) = frame {
        (board.castles_of(board.active).has(fief), format!("{fief:?} is no castle of seat {}", board.active))
    } else if let Frame::Prison(Prison { captor, owner }) = frame {
        let fight = captor != owner && sides(board).has(captor) && sides(board).has(owner);
        let holds = !board.castles_of(captor).is_empty();
        (fight && holds, format!("seat {captor} has not captured a Warlord of seat {owner}"))
    } else if let Frame::Return(Return { owner, .. }) = frame {
        (board.player(owner).status != Status::Eliminated, format!("seat {owner} is out"))
    } else if let Frame::Keeping(Keeping { seat, fief }) | Frame::DeployInto(DeployInto { seat, fief }) =
        frame
    {
        let on_turn = below.and_then(|window| window.seat()) == Some(seat);
        (on_turn && board.fiefs(seat).has(fief), format!("{fief:?} is not of him who is asked"))
    } else {
        return None;
    };
    (!fits).then_some(what)
}
