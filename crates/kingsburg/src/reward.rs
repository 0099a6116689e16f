//! Phase 3: King's Reward.

use crate::event::Event;
use crate::flow::{Next, Play};
use crate::goods::Bundle;
use table::{Chance, Rule, Seat, Sink};

/// KB-REWARD-01, KB-REWARD-02: whoever has the most buildings gains 1 VP, each of several who tie. With no building
/// anywhere everybody ties (KB-R-26).
pub fn give<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &play.state.board;
    let seats = board.seats;
    let most = Seat::all(seats).map(|s| board.player(s).built.count()).max();
    for seat in Seat::all(seats) {
        if Some(play.state.board.player(seat).built.count()) == most {
            play.gain(seat, Bundle::vp(1), Rule("KB-REWARD-01"));
        }
    }
    play.next_phase()
}
