//! Phase 5: King's Agent.

use crate::calendar::Point;
use crate::content::Moment;
use crate::effects::moments;
use crate::event::Event;
use crate::flow::{Frame, Play};
use table::{Chance, Next, SeatSet, Sink};

/// KB-ENVOY-11: an unused Agent comes back first; then KB-ENVOY-01 to KB-ENVOY-03: the poorest takes him, nobody if
/// several are.
#[inline(never)]
pub fn assign<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if let Some(seat) = play.state.board.agent.take() {
        play.tell(Event::AgentReturned { seat });
    }
    let board = &mut play.state.board;
    let agent = board.poorest().only();
    board.agent = agent;
    let got = agent.map_or(SeatSet::EMPTY, SeatSet::one);
    let others = SeatSet::all(board.seats).without(got);
    play.tell(match agent {
        Some(seat) => Event::AgentTaken { seat },
        None => Event::AgentStays,
    });
    play.goto(Frame::At(Point::Phase));
    moments::fire(play, Moment::NoAgent, others, 0);
    moments::fire(play, Moment::Agent, got, 0);
    Next::Go
}
