//! Season a: the turn order.

use super::influence::Influence;
use crate::board::MAX_SEATS;
use crate::content::First;
use crate::effects::open_cards;
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use table::{Chance, Next, SeatSet, Sink};

/// KB-ORDER-01, KB-ORDER-02: lowest total first, or highest if the Fate card says so; ties as they stood before (KB-ORDER-03),
/// at first as they were drawn (KB-ORDER-04). It stays so until the next roll (KB-ORDER-05). Only final dice count
/// (KB-ORDERING-05, KB-ORDERING-06).
#[inline(never)]
pub fn set<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let content = play.content();
    let board = &mut play.state.board;
    let first = open_cards(board).map(|id| content.source(id).first).find(|f| *f == First::Highest);
    let mut totals = [0i16; MAX_SEATS];
    for (total, player) in totals.iter_mut().zip(&board.players) {
        *total = i16::from(player.dice.total());
        if first.is_some() {
            *total = -*total;
        }
    }
    // A stable insertion sort: no allocation, and ties keep their place.
    for i in 1..usize::from(board.seats) {
        let mut j = i;
        while j > 0 && totals[board.order[j - 1].index()] > totals[board.order[j].index()] {
            board.order.swap(j - 1, j);
            j -= 1;
        }
    }
    let (order, seats) = (board.order, board.seats);
    play.tell(Event::OrderSet { order, seats });
    play.goto(Frame::Influence(Influence { place: 0, passed: SeatSet::EMPTY }))
}
