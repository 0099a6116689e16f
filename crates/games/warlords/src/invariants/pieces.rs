//! Pieces: soldiers of each set, and captives.

use super::Wrong;
use crate::Warlords;
use crate::army::{Kind, Troop};
use crate::board::{Board, Status};
use crate::flow::Frame;
use crate::rules;
use crate::warlords::{Prison, Return};
use table::Seat;

/// Warlords of a player who are on their way to a prison or home.
fn between_places(board: &Board, seat: Seat) -> u16 {
    let his = |frame: &&Frame| matches!(frame, Frame::Prison(Prison { owner, .. }) | Frame::Return(Return { owner, .. }) if *owner == seat);
    board.frames.iter().filter(his).count() as u16
}

/// WE-INV-04: nobody has more pieces than his sets hold.
pub(super) fn soldiers(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    for seat in Seat::all(board.seats) {
        let player = board.player(seat);
        let army = board.on_map(seat).plus(&player.recruits);
        for kind in Kind::ALL {
            let Some(limit) = game.content.soldier(kind).limit else { continue };
            let captive =
                if kind == Kind::Warlord { board.captives_of(seat) + between_places(board, seat) } else { 0 };
            let (used, limit) = (army.of(Troop::own(kind)) + captive, limit * u16::from(player.sets));
            if used > limit {
                let what = format!("seat {seat} has {used} of {}, {limit} at most", kind.word());
                wrong.at("armies", what, rules::WE_INV_04);
            }
        }
    }
}

/// WE-INV-20: a captive is held in a castle of another player.
pub(super) fn captives(board: &Board, wrong: &mut Wrong) {
    for (n, captive) in board.captives.iter().enumerate() {
        let field = format!("captives[{n}]");
        let (prison, owner) = (captive.prison, captive.owner);
        match board.holder(prison) {
            None => wrong.at(field, format!("{prison:?} is nobody's"), rules::WE_INV_20),
            Some(captor) if captor == owner => {
                wrong.at(field, format!("{prison:?} is seat {owner}'s own"), rules::WE_INV_20);
            }
            Some(_) if !board.castles.has(prison) => {
                wrong.at(field, format!("there is no castle in {prison:?}"), rules::WE_INV_20);
            }
            Some(_) => {}
        }
        if board.player(owner).status == Status::Eliminated {
            wrong.at(format!("captives[{n}]"), format!("seat {owner} is out"), rules::WE_INV_32);
        }
    }
    if !board.captives.is_sorted() {
        wrong.at("captives", "they are sorted by prison and owner", rules::WE_INV_20);
    }
}
