//! The extra rule for two players: neutral dice close advisors.

use crate::board::Group;
use crate::event::Event;
use crate::flow::Play;
use crate::rules;
use table::{Chance, Rule, Sink};

/// KB-2P-01 to KB-2P-04: three dice go on the advisor of their sum, then two; if that is the same advisor, each of
/// the two goes on the advisor of its own face, and the second of two equal dice is not used.
pub fn place_neutral_dice<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let dice: [u8; 5] = std::array::from_fn(|_| play.chance.die(6));
    play.state.board.neutral = dice;
    let [a, b, c, d, e] = dice;
    let (three, two) = (a + b + c, d + e);
    place(play, three, 0b00111, rules::KB_2P_01);
    if two != three {
        place(play, two, 0b11000, rules::KB_2P_02);
    } else if d == e {
        place(play, d, 0b01000, rules::KB_2P_04);
    } else {
        place(play, d, 0b01000, rules::KB_2P_03);
        place(play, e, 0b10000, rules::KB_2P_03);
    }
}

fn place<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, advisor: u8, dice: u8, rule: Rule) {
    let board = &mut play.state.board;
    // KB-2P-05, KB-R-45: closed, but for the Agent.
    board.influenced |= 1 << advisor;
    board.court.push(Group { advisor, coloured: dice, ..Group::default() });
    play.tell(Event::NeutralDice { advisor, rule });
}
