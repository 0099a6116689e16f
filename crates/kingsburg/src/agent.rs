//! Phase 5: King's Agent.

use crate::event::Event;
use crate::flow::{Next, Play};
use table::{Chance, Sink};

/// KB-ENVOY-11: an unused Agent comes back first; then KB-ENVOY-01 to KB-ENVOY-03: the poorest takes him, nobody if
/// several are.
pub fn assign<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &mut play.state.board;
    if let Some(seat) = board.agent.take() {
        play.sink.emit(Event::AgentReturned { seat });
    }
    board.agent = board.poorest().only();
    play.sink.emit(match board.agent {
        Some(seat) => Event::AgentTaken { seat },
        None => Event::AgentStays,
    });
    play.next_phase()
}
