//! What a position leaves out and what follows from the rest.

use crate::Warlords;
use crate::board::{Board, Phase, Status};
use crate::flow::Frame;
use crate::group::{Deploy, Dice, Merchant, Pope, Recruit, TaxCards, taxes, victory};
use crate::invariants;
use crate::turn::Turns;
use serde_json::Value;
use table::{Seat, Window};

/// Fills in what was not given in the board as it is written.
pub(super) fn complete(game: &Warlords, board: &mut Board, written: &Value) {
    let given = |field: &str| written.get(field).is_some();
    if !given("phase") && given("frames") {
        board.phase = phase_of(board).unwrap_or(board.phase);
    }
    if board.phase != Phase::Setup {
        if !given("order") {
            board.order = Seat::all(board.seats).collect();
        }
        if !given("round") {
            board.round = 1;
        }
        if !given("frames") {
            begin(board);
        }
    }
    // Who acts first holds card 1.
    if board.order.iter().all(|seat| board.player(*seat).initiative == 0) {
        let order = board.order;
        for (place, seat) in (1..).zip(order.iter()) {
            board.player_mut(*seat).initiative = place;
        }
    }
    // Nobody holds a majority while castles are being placed.
    if board.crown.holder.is_none() && board.phase != Phase::Setup {
        board.crown.holder = victory::majority(board);
    }
    // Whoever has the majority in another's turn has had it since that began: nobody gains castles in the turn of another (WE-R-40).
    if !given("crown") && board.phase.is_turn() {
        board.crown.through = board.crown.holder.is_some_and(|holder| holder != board.active);
    }
    let begins_deploy = board.phase == Phase::Deploy && !given("frames");
    if board.phase == Phase::Recruit || begins_deploy {
        whole_kingdoms(game, board, written);
    }
    board.captives.sort_unstable();
    // Whoever holds an attacked fief is attacked; what was captured in this round is dated and was not begun in it.
    let attacked = board.pending();
    let holders = attacked.iter().filter_map(|fief| board.holder(fief)).filter(|seat| *seat != board.active);
    board.attacked = board.attacked.union(holders.collect());
    board.dated = board.dated.or(board.begun);
    board.captured = board.captured.or(board.dated.without(board.begun));
    // Whoever is out has left his set to another.
    board.players.iter_mut().filter(|p| p.status == Status::Eliminated).for_each(|p| p.sets = 0);
    let lancers = game.components().numbers.bonus_lancers;
    for player in board.players.iter_mut().filter(|p| !p.whole.is_empty() && p.bonus_left == 0) {
        player.bonus_left = if board.phase == Phase::Deploy { lancers } else { 0 };
    }
}

/// WE-R-30: kingdoms that were whole in the Tax phase still are, since nothing has changed hands.
fn whole_kingdoms(game: &Warlords, board: &mut Board, written: &Value) {
    for seat in board.playing().iter() {
        if written.pointer(&format!("/players/{seat}/whole")).is_none() {
            let whole = taxes::whole_kingdoms(game.components(), &game.scenario, board, seat);
            board.player_mut(seat).whole = whole;
        }
    }
}

/// The phase of the innermost step that belongs to one only.
fn phase_of(board: &Board) -> Option<Phase> {
    board.frames.iter().rev().find_map(|frame| match invariants::phases(*frame) {
        [only] => Some(*only),
        // A turn that is about to begin comes after the Merchant cards.
        _ => matches!(frame, Frame::Turns(_)).then_some(Phase::Merchant),
    })
}

/// The phase begins with whoever acts in it; of a turn, for him whose turn it is, and those after him have theirs next.
fn begin(board: &mut Board) {
    let all = Window::of(board.in_order());
    let place = board.place(board.active);
    let later = Window::of(board.in_order().filter(|seat| board.place(*seat) > place));
    let turn = |step: Frame| [Frame::Turns(Turns(later)), step].into_iter().collect();
    board.frames = match board.phase {
        // Where an attack was declared the turn has begun: who has no castle was asked before whether he surrenders (WE-R-52).
        Phase::Manoeuvre if !board.pending().is_empty() => turn(Frame::Manoeuvre),
        Phase::Manoeuvre => turn(Frame::TurnStart),
        Phase::Battles => turn(Frame::Battles),
        Phase::Redeployment => turn(Frame::Redeploy),
        Phase::Pope => [Frame::Pope(Pope(all))].into_iter().collect(),
        Phase::Taxes => [Frame::Tax(TaxCards(all))].into_iter().collect(),
        Phase::Recruit => [Frame::Recruit(Recruit(all))].into_iter().collect(),
        Phase::Deploy => [Frame::Deploy(Deploy(all))].into_iter().collect(),
        Phase::Initiative => [Frame::Dice(Dice(all))].into_iter().collect(),
        Phase::Merchant => [Frame::Merchant(Merchant(all))].into_iter().collect(),
        Phase::Setup | Phase::Over => return,
    };
}
