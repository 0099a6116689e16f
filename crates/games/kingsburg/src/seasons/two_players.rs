//! The extra rule for two players: neutral dice close advisors.

use crate::board::{Board, Group};
use crate::event::Event;
use crate::flow::Play;
use crate::rules;
use table::{Chance, Sink, Stack};

/// Where the five neutral dice lie, by advisor and as bits, KB-2P-01 to KB-2P-04: three dice go on the advisor of their sum, then
/// two; if that is the same advisor, each of the two goes on the advisor of its own face, and the second of two equal dice is
/// not used.
#[must_use]
pub fn places(dice: [u8; 5]) -> Stack<(u8, u8), 3> {
    let [a, b, c, d, e] = dice;
    let (three, two) = (a + b + c, d + e);
    let mut places = Stack::new();
    places.push((three, 0b00111));
    if two != three {
        places.push((two, 0b11000));
        return places;
    }
    places.push((d, 0b01000));
    if d != e {
        places.push((e, 0b10000));
    }
    places
}

/// Do the neutral groups lie where the neutral dice fall?
pub(crate) fn lie_where_they_fall(board: &Board) -> bool {
    let neutral = board.court.iter().filter(|g| g.seat.is_none());
    let mut lie: Vec<_> = neutral.map(|g| (g.advisor, g.coloured)).collect();
    let mut fall = places(board.neutral).to_vec();
    lie.sort_unstable();
    fall.sort_unstable();
    lie == fall
}

/// KB-2P-01: the dice are rolled, and lie where they fall.
pub fn place_neutral_dice<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let dice: [u8; 5] = std::array::from_fn(|_| play.chance.die(6));
    play.state.board.neutral = dice;
    let places = places(dice);
    for &(advisor, dice) in places.iter() {
        let rule = match dice {
            0b00111 => rules::KB_2P_01,
            0b11000 => rules::KB_2P_02,
            _ if places.len() == 2 => rules::KB_2P_04,
            _ => rules::KB_2P_03,
        };
        let board = &mut play.state.board;
        // KB-2P-05, KB-R-45: closed, but for the Agent.
        board.influenced |= 1 << advisor;
        board.court.push(Group { advisor, coloured: dice, ..Group::default() });
        play.tell(Event::NeutralDice { advisor, rule });
    }
}
