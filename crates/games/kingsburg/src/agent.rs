//! Phase 5: King's Agent.

use crate::calendar::Point;
use crate::content::Moment;
use crate::effects::moments;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::rules;
use table::{Chance, Next, SeatSet, Sink};

/// KB-ENVOY-11, KB-R-31: an unused Agent comes back first; then the poorest takes him (KB-ENVOY-01, KB-ENVOY-02), nobody if
/// several are (KB-ENVOY-03). Then the phase is over (KB-ENVOY-13).
#[inline(never)]
pub fn assign<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if let Some(seat) = play.state.board.agent.take() {
        play.tell(Event::AgentReturned { seat });
    }
    let board = &mut play.state.board;
    let agent = board.poorest().only();
    let rule = if board.do_goods_decide() { rules::KB_ENVOY_02 } else { rules::KB_ENVOY_01 };
    board.agent = agent;
    let got = agent.map_or(SeatSet::EMPTY, SeatSet::one);
    let others = SeatSet::all(board.seats).without(got);
    play.tell(match agent {
        Some(seat) => Event::AgentTaken { seat, rule },
        None => Event::AgentStays,
    });
    play.goto(Frame::At(Point::Phase));
    moments::fire(play, Moment::NoAgent, others, 0);
    moments::fire(play, Moment::Agent, got, 0);
    Next::Go
}
