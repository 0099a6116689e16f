//! Phase 5: King's Agent.

use crate::content::Moment;
use crate::effects::moments;
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use table::{Chance, SeatSet, Sink};

/// KB-ENVOY-11: an unused Agent comes back first; then KB-ENVOY-01 to KB-ENVOY-03: the poorest takes him, nobody if
/// several are.
#[inline(never)]
pub fn assign<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &mut play.state.board;
    if let Some(seat) = board.agent.take() {
        play.sink.emit(Event::AgentReturned { seat });
    }
    board.agent = board.poorest().only();
    let got = board.agent.map_or(SeatSet::EMPTY, SeatSet::one);
    let others = SeatSet::all(board.seats).without(got);
    play.sink.emit(match board.agent {
        Some(seat) => Event::AgentTaken { seat },
        None => Event::AgentStays,
    });
    play.goto(Frame::At(Point::Phase));
    moments::fire(play, Moment::NoAgent, others, 0);
    moments::fire(play, Moment::Agent, got, 0);
    Next::Go
}
