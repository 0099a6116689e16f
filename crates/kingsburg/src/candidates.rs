//! Everything that could be answered, legal or not: what "why not?" can be asked about.

use crate::answer::{Answer, Die, Placement};
use crate::board::{ADVISORS, Board, COLOURED, Dice, MAX_WHITE};
use crate::content::BuildingId;
use crate::flow::Frame;
use crate::goods::{Goods, SUPPLY};
use crate::seasons::influence::takes_first_of_equals;
use table::Seat;

/// More goods than any single question asks for.
const MOST_GOODS: u16 = 5;

/// All candidates of this moment.
pub fn all(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend([Answer::Pass, Answer::Token, Answer::Look]);
    for n in 1..=MOST_GOODS {
        SUPPLY.each_pick(n, |goods: Goods| answers.push(Answer::Goods(goods)));
    }
    let dice = &board.player(seat).dice;
    for building in (0..BuildingId::COUNT).map(BuildingId) {
        match board.frame() {
            Frame::Reroll { .. } => {
                answers.push(Answer::Reroll { building, die: Die::All });
                for face in 1..=6 {
                    answers.push(Answer::Reroll { building, die: Die::Coloured(face) });
                    answers.push(Answer::Reroll { building, die: Die::White(face) });
                }
            }
            Frame::Begin
            | Frame::Aid { .. }
            | Frame::Influence { .. }
            | Frame::Help { .. }
            | Frame::Gift { .. }
            | Frame::Build { .. }
            | Frame::SeasonEnd { .. }
            | Frame::Mercenaries { .. }
            | Frame::Battle { .. }
            | Frame::Over => answers.push(Answer::Build(building)),
        }
    }
    if let Frame::Influence { .. } = board.frame() {
        placements(dice, answers);
    }
}

/// All groups of dice in hand, with and without token, Market and Agent, on every advisor.
fn placements(dice: &Dice, answers: &mut Vec<Answer>) {
    let made_of =
        |faces: &[u8], left: u8, mask: u8| mask & !left == 0 && takes_first_of_equals(faces, left, mask);
    for coloured in 0..1u8 << COLOURED {
        for white in 0..1u8 << MAX_WHITE {
            if !made_of(&dice.coloured, dice.coloured_left, coloured)
                || !made_of(&dice.white, dice.white_left, white)
            {
                continue;
            }
            for advisor in 1..=ADVISORS {
                for variant in 0..12u8 {
                    let (plus2, agent, shift) =
                        (variant & 1 == 1, variant >> 1 & 1 == 1, (variant / 4) as i8 - 1);
                    answers.push(Answer::Place(Placement { coloured, white, plus2, shift, advisor, agent }));
                }
            }
        }
    }
}
