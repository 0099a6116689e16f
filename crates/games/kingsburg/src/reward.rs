//! Phase 3: King's Reward.

use crate::calendar::Point;
use crate::content::Moment;
use crate::effects::moments;
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Bundle;
use crate::rules;
use table::{Chance, Next, Seat, SeatSet, Sink};

/// KB-REWARD-01, KB-REWARD-02: whoever has the most buildings gains 1 VP, each of several who tie. With no building
/// anywhere everybody ties (KB-R-26). Then the phase is over (KB-REWARD-03).
#[inline(never)]
pub fn give<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &play.state.board;
    let seats = board.seats;
    let most = Seat::all(seats).map(|s| board.player(s).built.count()).max();
    let got: SeatSet = Seat::all(seats).filter(|s| Some(board.player(*s).built.count()) == most).collect();
    let rule = if got.len() == 1 { rules::KB_REWARD_01 } else { rules::KB_REWARD_02 };
    for seat in got.iter() {
        play.gain(seat, Bundle::vp(1), rule);
    }
    play.goto(Frame::At(Point::Phase));
    moments::fire(play, Moment::NoReward, SeatSet::all(seats).without(got), 0);
    moments::fire(play, Moment::Reward, got, 0);
    Next::Go
}
