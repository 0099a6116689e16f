//! Whose move a state is due to, where the server does not say.

use std::collections::VecDeque;

/// How many moves some seat may be behind.
const KEPT: usize = 64;

/// Who moved at which state. One moves at a time, but may do so before all seats have heard of the move before.
#[derive(Default)]
pub struct Movers(VecDeque<(u32, usize)>);

impl Movers {
    /// A seat moves at this state.
    pub fn moves(&mut self, at: u32, seat: usize) {
        self.0.truncate(KEPT - 1);
        self.0.push_front((at, seat));
    }

    /// Who moved last before this state.
    pub fn before(&self, state: u32) -> Option<usize> {
        self.0.iter().find(|(at, _)| *at < state).map(|(_, seat)| *seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_due_to_the_move_before_it() {
        let mut movers = Movers::default();
        assert_eq!(movers.before(1), None);
        movers.moves(0, 3);
        movers.moves(1, 2);
        assert_eq!((movers.before(1), movers.before(2)), (Some(3), Some(2)));
    }
}
