//! The end of a game.

use crate::{Rule, SeatSet, Stack};
use serde::Serialize;

/// The end of a game.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Which seats won: several when the victory is shared, none in a game that nobody at the table won. A shared
    /// victory counts as an equal part for each wherever wins are counted; a game that nobody won counts as a win for
    /// nobody.
    pub winners: SeatSet,
    /// What counts for victory, seat by seat.
    pub scores: Stack<i32, 8>,
    /// The sides that are no seats: dynasties that the rules themselves play, a bank.
    #[serde(skip_serializing_if = "is_empty")]
    pub sides: Stack<Side, 8>,
    /// The rule that ended the game.
    pub by: Rule,
}

/// A side of the game in which nobody sits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Side {
    /// The key of its name.
    pub name: &'static str,
    /// What counts for victory.
    pub score: i32,
    /// Did this side win?
    pub won: bool,
}

fn is_empty(sides: &Stack<Side, 8>) -> bool {
    sides.is_empty()
}

impl Standing {
    /// The end of a game in which all sides are seats.
    #[must_use]
    pub fn of_seats(winners: SeatSet, scores: impl IntoIterator<Item = i32>, by: Rule) -> Standing {
        Standing { winners, scores: scores.into_iter().collect(), sides: Stack::new(), by }
    }

    /// Which part of the victory each seat has, by its place: equal parts of one for all winners, and nothing for
    /// anybody in a game that nobody at the table won.
    #[must_use]
    pub fn shares(&self) -> [f64; 8] {
        let mut shares = [0.0; 8];
        let part = 1.0 / f64::from(self.winners.len().max(1));
        self.winners.iter().for_each(|winner| shares[winner.index()] = part);
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn a_shared_victory_is_shared_out() {
        let standing = |winners| Standing::of_seats(winners, [3, 1, 3], Rule("X-1"));
        let two: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(standing(two).shares(), [0.5, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(standing(SeatSet::EMPTY).shares(), [0.0; 8], "nobody won");
    }
}
