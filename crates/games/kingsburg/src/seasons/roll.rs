//! Season a: count and roll the dice. Then they may be changed ([`super::reroll`]) and set the turn order
//! ([`super::order`]).

use super::reroll::Reroll;
use crate::board::{Board, COLOURED, Dice, Due, MAX_WHITE, Phase};
use crate::calendar::Point;
use crate::content::{Content, Moment};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use table::{Chance, Next, Seat, Sink};

/// KB-AID-03, KB-AID-04, KB-BLD-13, KB-R-15, VR-02: three coloured dice, the die of the King's Aid in Spring, and those
/// of buildings and governors; then what else changes their number.
#[inline(never)]
pub fn count<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for seat in Seat::all(play.state.board.seats) {
        let white = white_dice(play.content(), &play.state.board, seat);
        play.state.board.player_mut(seat).due = Due { coloured: COLOURED as u8, white };
    }
    play.moment(Moment::BeforeRoll, Point::Roll)
}

/// White dice that are his without anybody's doing, also of what was built since the last roll (KB-R-35). There is no limit (KB-CLAR-06) but what content can give.
#[must_use]
pub fn white_dice(content: &Content, board: &Board, seat: Seat) -> u8 {
    let season = board.phase.season().unwrap_or(0);
    let player = board.player(seat);
    let owned = player.built.and(content.at.white_dice.buildings);
    let from_buildings: u8 = owned.iter().map(|id| content.building(id).white_dice[season]).sum();
    let from_governor = player.governor.map_or(0, |g| content.source(g.source()).white_dice[season]);
    let from_king = u8::from(board.phase == Phase::Spring && board.aid_die == Some(seat));
    (from_buildings + from_governor + from_king).min(MAX_WHITE as u8)
}

/// KB-ROLL-01, KB-ROLL-02, KB-R-15: all roll all dice they are entitled to.
#[inline(never)]
pub fn roll_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for seat in Seat::all(play.state.board.seats) {
        let due = play.state.board.player(seat).due;
        let mut dice = Dice::default();
        play.chance.dice(6, &mut dice.coloured[..usize::from(due.coloured)]);
        play.chance.dice(6, &mut dice.white[..usize::from(due.white)]);
        dice.settle();
        play.state.board.player_mut(seat).dice = dice;
        play.tell(Event::Rolled { seat, coloured: dice.coloured, white: dice.white });
    }
    play.goto(Frame::Reroll(Reroll { place: 0 }))
}
