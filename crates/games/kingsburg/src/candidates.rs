//! Everything that could be answered, legal or not: what "why not?" can be asked about.

use crate::Kingsburg;
use crate::answer::{Answer, BuildRight, Change, Construction, Placement};
use crate::board::{ADVISORS, Board, COLOURED, LINES, MAX_WHITE, REQUESTS, Right, State};
use crate::content::{BuildingId, Content, Deck, GovernorId, SourceId, Step};
use crate::flow::Frame;
use crate::goods::{Good, Goods, SUPPLY};
use crate::seasons::influence::takes_first_of_equals;
use crate::seasons::{build, roll};
use crate::setup::auction;
use table::{Game, Seat};

/// More goods than any single question asks for.
const MOST_GOODS: u16 = 5;

/// All candidates of this moment, the legal ones among them.
pub fn all(game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let (content, board) = (game.components(), &state.board);
    answers.extend([Answer::Pass, Answer::Accept, Answer::Token]);
    answers.extend([Answer::Look(Deck::Invaders), Answer::Look(Deck::Valley)]);
    for n in 1..=MOST_GOODS {
        SUPPLY.each_pick(n, |goods: Goods| answers.push(Answer::Goods(goods)));
    }
    match board.frame() {
        Frame::Reroll { .. } => changes(content, board, seat, answers),
        // All legal ones are among them, and they are many: no need to add and sort.
        Frame::Influence { .. } => return placements(content, board, seat, answers),
        Frame::Build { .. } => {
            for building in BuildingId::all() {
                let paid = build::price(content, board, seat, building).goods;
                for right in [BuildRight::Turn, BuildRight::Agent, BuildRight::Extra] {
                    answers.push(Answer::Build(Construction { building, right, paid }));
                }
            }
        }
        Frame::Mercenaries { .. } => {
            for tokens in 1..=3 {
                answers.push(Answer::Hire { goods: Goods::NONE, tokens });
                SUPPLY.each_pick(1, |goods| answers.push(Answer::Hire { goods, tokens }));
            }
        }
        Frame::Effect { pc, .. } => {
            let options = match content.step(pc) {
                Step::Choose { options, .. } => options.len(),
                Step::Split(pool) => pool.len(),
                _ => 0,
            };
            let masks = (1..1u16 << options).filter(|mask| mask.count_ones() <= 2);
            answers.extend(masks.map(|mask| Answer::Pick(mask as u8)));
            answers.extend(BuildingId::all().map(|id| Answer::Build(Construction::free(id))));
            people(board, answers);
        }
        Frame::Moment(_) => answers.extend((0..SourceId::COUNT as u8).map(|n| Answer::Use(SourceId(n)))),
        Frame::Lines { .. } => {
            let drawn = board.player(seat).drawn;
            let there = |mask: &u8| (0..2).any(|i| mask >> i & 1 == 1 && drawn[i].is_some());
            answers.extend((1..=3).filter(there).map(Answer::Lines));
        }
        Frame::Draft { .. } => answers.extend((0..LINES as u8).map(Answer::Line)),
        Frame::Governors { .. } | Frame::Name { .. } => {
            answers.extend(GovernorId::all().map(Answer::Governor));
        }
        Frame::Bid(_) => answers.extend((0..=auction::MOST + 1).map(Answer::Bid)),
        Frame::Requests { .. } => answers.extend((0..=REQUESTS as u8).map(Answer::Request)),
        Frame::Aid { .. }
        | Frame::OwnDie { .. }
        | Frame::Battle { .. }
        | Frame::Begin
        | Frame::Help { .. }
        | Frame::At(_)
        | Frame::Over => {
            let paid = |building| build::price(content, board, seat, building).goods;
            let turn = |building| Construction { building, right: BuildRight::Turn, paid: paid(building) };
            answers.extend(BuildingId::all().map(|id| Answer::Build(turn(id))));
        }
    }
    game.list(state, seat, answers);
    answers.sort_unstable();
    answers.dedup();
}

/// Other players, and what could be given to them or taken of them.
fn people(board: &Board, answers: &mut Vec<Answer>) {
    for seat in Seat::all(board.seats) {
        answers.push(Answer::Player(seat));
        for good in Good::ALL {
            answers.extend([Answer::Rob { seat, good }, Answer::Give { seat, good }]);
        }
    }
}

/// Everything that any component could do with dice.
fn changes(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let dice = &board.player(seat).dice;
    for by in (0..SourceId::COUNT as u8).map(SourceId) {
        match &content.source(by).dice_change {
            Some(change) => {
                roll::each_change(dice, &change.how, |change| answers.push(Answer::Dice { by, change }));
                for face in 1..=6 {
                    answers.push(Answer::Dice { by, change: Change::Coloured(face) });
                    answers.push(Answer::Dice { by, change: Change::White(face) });
                }
            }
            None if by.0 < BuildingId::COUNT => answers.push(Answer::Dice { by, change: Change::All }),
            None => {}
        }
    }
}

/// All groups of dice in hand, with and without token and Market, by every right, on every advisor.
fn placements(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let dice = &board.player(seat).dice;
    let made_of =
        |faces: &[u8], left: u8, mask: u8| mask & !left == 0 && takes_first_of_equals(faces, left, mask);
    let rights: &[Right] = if board.fate.is_some() || board.player(seat).governor.is_some() {
        &[Right::Free, Right::Agent, Right::Deal, Right::Card]
    } else {
        &[Right::Free, Right::Agent]
    };
    // Two buildings together can shift a group by two.
    let shifts =
        if board.player(seat).built.and(content.at.shift.buildings).count() > 1 { -2..=2i8 } else { -1..=1 };
    for coloured in 0..1u8 << COLOURED {
        for white in 0..1u8 << MAX_WHITE {
            if !made_of(&dice.coloured, dice.coloured_left, coloured)
                || !made_of(&dice.white, dice.white_left, white)
            {
                continue;
            }
            for advisor in 1..=ADVISORS {
                for &right in rights {
                    for plus2 in [false, true] {
                        answers.extend(shifts.clone().map(|shift| {
                            Answer::Place(Placement { coloured, white, plus2, shift, advisor, right })
                        }));
                    }
                }
            }
        }
    }
}
